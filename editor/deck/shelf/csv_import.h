// SPDX-License-Identifier: MIT
//
// A deck from a plain table: name, copies, type, value, boost, fighter, text; the name in further languages and the
// text of each window may have columns of their own. Separators are found out, headers may be in any of our languages,
// rows that make no sense are reported and left out. And a deck as such a table, for those who think in spreadsheets.
#pragma once

#include "editor/deck/shelf/deck_builder.h"

namespace champclos::editor {

/// `language` is the one of the names; `title` the name of the deck, usually the file's.
ImportResult importCsv(const QByteArray &table, Language language, const QString &title);

/// The cards of a deck with their texts as they are in `language`; what is only a note so far is given as that. It can
/// be imported again.
QByteArray exportCsv(const DeckDef &deck, Language language);
/// The headings, and a row of each type of card to write over.
QByteArray csvTemplate(Language language);

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
