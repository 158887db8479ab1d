// SPDX-License-Identifier: MIT
#include "app/shell/save_list.h"

#include "app/play/card_words.h"
#include "app/play/table_texts.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRandomGenerator>

namespace champclos::app {

namespace {

constexpr int kKeptFinished = 50;
constexpr int kMostListed = 200;

QFileInfoList filesIn(const QString &folder) {
    return QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
}

} // namespace

SaveListModel::SaveListModel(QObject *parent)
    : RowModel({"path", "title", "heroes", "emblems", "board", "turn", "toPlay", "when", "ago", "isOver", "isDamaged",
                "stateText", "accessibleText"},
               parent) {}

QString SaveListModel::newPath(const QString &folder) {
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    for (;;) {
        const QString path = QStringLiteral("%1/game-%2-%3.json")
                                 .arg(folder, stamp)
                                 .arg(QRandomGenerator::global()->bounded(0x10000), 4, 16, QLatin1Char('0'));
        if (!QFile::exists(path))
            return path;
    }
}

void SaveListModel::tidy(const QString &folder) {
    const QFileInfoList files = filesIn(folder);
    if (files.size() <= kKeptFinished) // nothing to read through at every start
        return;
    int finished = 0;
    for (const QFileInfo &file : files)
        if (const GameSummary summary = summaryOf(file.absoluteFilePath());
            summary.problem.isEmpty() && summary.isOver && ++finished > kKeptFinished)
            QFile::remove(file.absoluteFilePath());
}

QString SaveListModel::agoOf(const QDateTime &when) const {
    const qint64 minutes = when.secsTo(QDateTime::currentDateTimeUtc()) / 60;
    if (minutes < 1)
        return TableTexts::tr("just now");
    if (minutes < 60)
        return TableTexts::tr("%n minute(s) ago", "", static_cast<int>(minutes));
    if (minutes < 24 * 60)
        return TableTexts::tr("%n hour(s) ago", "", static_cast<int>(minutes / 60));
    if (minutes < 7 * 24 * 60)
        return TableTexts::tr("%n day(s) ago", "", static_cast<int>(minutes / (24 * 60)));
    return QLocale().toString(when.toLocalTime().date(), QLocale::ShortFormat);
}

RowModel::Row SaveListModel::rowOf(const GameSummary &summary, const ContentLibrary &library) const {
    QStringList heroes;
    QVariantList emblems;
    QStringList winners;
    for (std::size_t seat = 0; seat < summary.decks.size(); ++seat) {
        const QString deck = qt(summary.decks[seat]);
        heroes.push_back(library.deckName(deck));
        if (const DeckDef *found = library.findDeck(deck)) {
            const EmblemValues emblem = emblemOf(*found);
            emblems.push_back(QVariantMap{{"emblem", emblem.id},
                                          {"emblemField", emblem.field},
                                          {"emblemCharge", emblem.charge},
                                          {"health", seat < summary.health.size() ? summary.health[seat] : -1}});
        }
    }
    for (int winner : summary.winners)
        winners.push_back(heroes.value(winner));
    const QString board = library.battlefieldName(qt(summary.battlefield));
    const QString title =
        heroes.size() == 4
            ? TableTexts::tr("%1 and %2 against %3 and %4").arg(heroes[0], heroes[2], heroes[1], heroes[3])
            : TableTexts::tr("%1 against %2").arg(heroes.value(0), heroes.value(1));
    const QString ago = agoOf(summary.savedAt);
    const QString state =
        summary.isDrawn     ? TableTexts::tr("drawn", "a game without a winner")
        : summary.isOver    ? TableTexts::tr("won by %1").arg(winners.join(QStringLiteral(", ")))
        : summary.turn == 0 ? TableTexts::tr("before the first turn")
                            : TableTexts::tr("turn %1, %2 to play").arg(summary.turn).arg(heroes.value(summary.toPlay));
    return {summary.path,
            title,
            heroes,
            emblems,
            board,
            summary.turn,
            summary.toPlay,
            summary.savedAt,
            ago,
            summary.isOver,
            !summary.problem.isEmpty(),
            state,
            QStringLiteral("%1, %2, %3, %4").arg(title, board, state, ago)};
}

void SaveListModel::read(const QString &folder, const ContentLibrary &library) {
    std::vector<Row> rows;
    for (const QFileInfo &file : filesIn(folder)) {
        if (static_cast<int>(rows.size()) == kMostListed)
            break;
        auto &[seen, summary] = m_known[file.absoluteFilePath()];
        if (seen != file.lastModified()) {
            seen = file.lastModified();
            summary = summaryOf(file.absoluteFilePath());
        }
        rows.push_back(rowOf(summary, library));
    }
    assign(std::move(rows));
}

QVariantMap SaveListModel::newestUnfinished() const {
    for (int row = 0; row < count(); ++row)
        if (!value(row, "isOver").toBool() && !value(row, "isDamaged").toBool())
            return at(row);
    return {};
}

} // namespace champclos::app
