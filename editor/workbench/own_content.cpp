// SPDX-License-Identifier: MIT
#include "editor/workbench/own_content.h"

#include "editor/document/language.h"
#include "engine/io/battlefield_check.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"

#include <QDir>
#include <QStandardPaths>

namespace champclos::editor {

namespace {

QString ownFolder(const char *name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + QLatin1String(name);
}

/// Of the files in a folder and the ids of the program, those that `read` gives without an error.
template <class Read>
QList<Choice> playable(const QString &folder, const std::vector<std::string> &ids, const Read &read) {
    std::vector<std::string> references;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time))
        references.push_back(file.absoluteFilePath().toStdString());
    references.insert(references.end(), ids.begin(), ids.end());
    QList<Choice> choices;
    for (const std::string &reference : references) {
        io::Diagnostics diagnostics;
        const auto content = read(reference, diagnostics);
        if (!content)
            continue;
        io::check(*content, diagnostics);
        if (!diagnostics.hasErrors())
            choices.append({qt(reference), qt(content->name.in(currentLanguage()))});
    }
    return choices;
}

} // namespace

QString ownBattlefieldFolder() { return ownFolder("battlefields"); }

QString ownDeckFolder() { return ownFolder("decks"); }

QList<Choice> playableBattlefields() {
    const io::Library library;
    return playable(ownBattlefieldFolder(), library.battlefieldIds(),
                    [&](const std::string &reference, io::Diagnostics &diagnostics) {
                        return library.battlefield(reference, diagnostics);
                    });
}

QList<Choice> playableDecks() {
    const io::Library library;
    return playable(ownDeckFolder(), library.deckIds(),
                    [&](const std::string &reference, io::Diagnostics &diagnostics) {
                        return library.deck(reference, diagnostics);
                    });
}

} // namespace champclos::editor
