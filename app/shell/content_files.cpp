// SPDX-License-Identifier: MIT
#include "app/shell/content_files.h"

#include "app/base/text.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace champclos::app {

namespace {

bool save(const ContentFile &content, const std::string &path, io::Diagnostics &diagnostics) {
    return content.deck ? io::saveDeck(path, *content.deck, diagnostics)
                        : io::saveBattlefield(path, *content.board, diagnostics);
}

/// The id, or the first with a number after it of which there is no file yet; the number is 1 if it is free as it is.
std::pair<QString, int> freeId(const QString &folder, const QString &id) {
    QString free = id;
    int number = 1;
    while (QFileInfo::exists(folder + u'/' + free + QStringLiteral(".json")))
        free = id + u'-' + QString::number(++number);
    return {free, number};
}

} // namespace

QString ContentFile::author() const { return qt(deck ? deck->author : board->author); }
QString ContentFile::licence() const { return qt(deck ? deck->licence : board->licence); }
QString ContentFile::id() const { return qt(deck ? deck->id : board->id); }

std::optional<io::ContentKind> kindOfContent(const QString &path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray start = file.read(4096);
    const qsizetype deck = start.indexOf("\"champclos-deck\"");
    const qsizetype board = start.indexOf("\"champclos-battlefield\"");
    if (deck < 0 && board < 0)
        return std::nullopt;
    return board < 0 || (deck >= 0 && deck < board) ? io::ContentKind::Deck : io::ContentKind::Battlefield;
}

ContentFile readContent(io::ContentKind kind, const QString &path) {
    ContentFile content{.kind = kind, .path = path};
    io::Diagnostics ignored;
    if (kind == io::ContentKind::Deck) {
        content.deck = io::loadDeck(utf8(path), content.diagnostics);
        content.isPlayable = content.deck.has_value();
        if (!content.deck)
            content.deck = io::loadDeckDraft(utf8(path), ignored);
    } else {
        content.board = io::loadBattlefield(utf8(path), content.diagnostics);
        content.isPlayable = content.board.has_value();
        if (!content.board)
            content.board = io::loadBattlefieldDraft(utf8(path), ignored);
    }
    return content;
}

QString copyInto(const QString &folder, const ContentFile &content, bool isNamedAnew, io::Diagnostics &diagnostics) {
    ContentFile copy = content;
    QDir().mkpath(folder);
    const auto [id, number] = freeId(folder, isNamedAnew ? content.id() + QStringLiteral("-copy") : content.id());
    std::string &place = copy.deck ? copy.deck->id : copy.board->id;
    place = utf8(id);
    LocalizedText &name = copy.deck ? copy.deck->name : copy.board->name;
    if (isNamedAnew)
        for (const Language language : kLanguages)
            if (!name.in(language).empty())
                name.in(language) += ' ' + std::to_string(number + 1);
    const QString path = folder + u'/' + id + QStringLiteral(".json");
    return save(copy, utf8(path), diagnostics) ? path : QString();
}

bool rename(const ContentFile &content, Language language, const QString &name, io::Diagnostics &diagnostics) {
    ContentFile changed = content;
    LocalizedText &names = changed.deck ? changed.deck->name : changed.board->name;
    const std::string before = names.in(language);
    for (const Language each : kLanguages)
        if (each == language || names.in(each) == before || names.in(each).empty())
            names.in(each) = utf8(name);
    return save(changed, utf8(content.path), diagnostics);
}

} // namespace champclos::app
