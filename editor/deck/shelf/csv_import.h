// SPDX-License-Identifier: MIT
//
// A deck from a plain table: name, copies, type, value, boost, fighter, text. Numbers and names become cards; what the
// text says is kept as a note beside an empty effect, because a sentence has to be composed to be played. Separators
// are found out, headers may be in any of our languages, rows that make no sense are reported and left out.
#pragma once

#include "engine/core/content.h"

#include <QList>
#include <QString>

#include <optional>

namespace champclos::editor {

struct CsvProblem {
    int line = 0; ///< of the file, from 1; 0: about the whole table
    QString text;
    friend bool operator==(const CsvProblem &, const CsvProblem &) = default;
};

struct CsvResult {
    std::optional<DeckDef> deck; ///< if at least one row was a card
    QList<CsvProblem> problems;
    int cards = 0;  ///< different ones
    int copies = 0; ///< all together
};

/// `language` is the one of the names; `title` the name of the deck, usually the file's.
CsvResult importCsv(const QByteArray &table, Language language, const QString &title);

/// The fields of each line, with the line it starts on. Quotes, doubled quotes and line breaks within quotes are
/// understood. Only for importCsv and its tests.
struct CsvRow {
    int line = 1;
    QStringList fields;
    friend bool operator==(const CsvRow &, const CsvRow &) = default;
};
/// `openQuote`: the line of a quotation mark that is never closed, if there is one.
QList<CsvRow> csvRows(const QString &text, QChar separator, int *openQuote = nullptr);
QChar csvSeparator(const QString &text);

} // namespace champclos::editor
