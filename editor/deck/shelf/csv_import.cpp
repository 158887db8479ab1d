// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/csv_import.h"

#include "engine/io/deck_check.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>

namespace champclos::editor {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::CsvImport)
};

enum Column { Name, Copies, Type, Value, Boost, Fighter, Text, Immediately, During, After, En, Fr, De, kColumns };
constexpr int kPlainColumns = Text + 1; ///< those of a table without header

struct ColumnWords {
    Column column;
    const char16_t *words; ///< separated by spaces; compared without accents
};
constexpr ColumnWords kColumnWords[] = {
    {Name, u"name title card nom carte titre karte kartenname titel"},
    {Copies, u"copies count quantity qty number amount exemplaires quantite nombre anzahl exemplare kopien"},
    {Type, u"type kind typ art kartentyp"},
    {Value, u"value strength attack valeur force wert starke kampfwert"},
    {Boost, u"boost bonus"},
    {Fighter, u"fighter character who playedby combattant personnage qui kampfer figur wer"},
    {Text, u"text effect texte effet ability regeltext wirkung effekt scheme stratageme planung"},
    {Immediately, u"immediately immediate immediatement sofort"},
    {During, u"during duringcombat pendant pendantlecombat wahrend wahrenddeskampfs"},
    {After, u"after aftercombat apres apreslecombat nach nachdemkampf"},
    {En, u"nameen nameenglish englishname nomen nomanglais nameenglisch"},
    {Fr, u"namefr namefrench frenchname nomfr nomfrancais namefranzosisch"},
    {De, u"namede namegerman germanname nomde nomallemand namedeutsch"},
};
bool isAmong(const QString &word, const char16_t *words) {
    return QString::fromUtf16(words).split(u' ').contains(word);
}

std::optional<Column> columnOf(const QString &title) {
    for (const ColumnWords &entry : kColumnWords)
        if (isAmong(plainWord(title).remove(u'-'), entry.words))
            return entry.column;
    return std::nullopt;
}

/// Latin-1, with the letters and quotation marks that Windows puts where Latin-1 has control characters.
QString fromWindows(const QByteArray &bytes) {
    static constexpr char16_t kSigns[] = u"€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
    static_assert(std::size(kSigns) == 33);
    QString text = QString::fromLatin1(bytes);
    for (QChar &sign : text)
        if (sign.unicode() >= 0x80 && sign.unicode() < 0xA0)
            sign = QChar(kSigns[sign.unicode() - 0x80]);
    return text;
}

QString decoded(const QByteArray &bytes) {
    QStringDecoder decoder(QStringConverter::Utf8);
    const QString text = decoder.decode(bytes);
    // Spreadsheets of the West that do not write UTF-8 write this.
    QString result = decoder.hasError() ? fromWindows(bytes) : text;
    if (result.startsWith(QChar(0xFEFF)))
        result.remove(0, 1);
    return result;
}

class Import {
public:
    Import(Language language, const QString &title) : m_language(language), m_builder(language, title) {}

    ImportResult run(const QList<CsvRow> &rows) {
        QList<CsvRow> data = rows;
        data.removeIf([](const CsvRow &row) {
            return std::all_of(row.fields.begin(), row.fields.end(),
                               [](const QString &f) { return f.trimmed().isEmpty(); });
        });
        if (data.isEmpty()) {
            report(0, Texts::tr("the table is empty"));
            return m_builder.finished();
        }
        if (readHeader(data.first()))
            data.removeFirst();
        if (m_place[Name] < 0 || m_place[Type] < 0) {
            report(rows.first().line, Texts::tr("the columns “name” and “type” are required"));
            return m_builder.finished();
        }
        reportMissingColumns();
        for (const CsvRow &row : data)
            readCard(row);
        if (!m_builder.hasCards())
            report(0, Texts::tr("no row describes a card"));
        return m_builder.finished();
    }

private:
    void report(int line, const QString &text) { m_builder.remark(line, text); }
    /// The row is no card; which one and why.
    void leaveOut(const CsvRow &row, const QString &why) {
        report(row.line, Texts::tr("“%1” was left out: %2").arg(field(row, Name), why));
    }

    /// False if the first row is no header: then the columns are in our own order.
    bool readHeader(const CsvRow &row) {
        m_place.fill(-1);
        int known = 0;
        for (int index = 0; index < row.fields.size(); ++index)
            if (const auto column = columnOf(row.fields[index]); column && m_place[*column] < 0) {
                m_place[*column] = index;
                ++known;
            }
        constexpr std::array kNames = {En, Fr, De};
        if (m_place[Name] < 0) // the column of the language that is read, or the first there is
            for (const Column column : {kNames[static_cast<std::size_t>(m_language)], En, Fr, De})
                if (m_place[Name] < 0)
                    m_place[Name] = m_place[column];
        if (known >= 2) {
            m_columns = static_cast<int>(row.fields.size());
            return true;
        }
        for (int column = 0; column < kPlainColumns; ++column)
            m_place[column] = column;
        return false;
    }

    /// What every card has then is said, so that nobody takes it for the numbers of the table.
    void reportMissingColumns() {
        if (m_place[Copies] < 0)
            report(0, Texts::tr("there is no “copies” column: every card counts once"));
        if (m_place[Value] < 0)
            report(0, Texts::tr("there is no “value” column: every value is 0"));
        if (m_place[Boost] < 0)
            report(0, Texts::tr("there is no “boost” column: no card has one"));
    }

    QString field(const CsvRow &row, Column column) const {
        const int place = m_place[column];
        return place >= 0 && place < row.fields.size() ? row.fields[place].simplified() : QString();
    }

    static bool isNothing(const QString &cell) {
        return cell.isEmpty() || cell == QStringLiteral("-") || cell == QStringLiteral("–");
    }

    /// The number of a cell; nothing and a report if it is none or out of range.
    std::optional<int> number(const CsvRow &row, Column column, const QString &title, io::NumberRange range,
                              int fallback) {
        const QString cell = field(row, column);
        QString text = cell;
        if (isNothing(cell))
            return fallback;
        if (text.startsWith(u'+') || text.startsWith(u'x', Qt::CaseInsensitive) || text.startsWith(u'×'))
            text.remove(0, 1);
        bool isNumber = false;
        const int value = text.trimmed().toInt(&isNumber);
        if (isNumber && value >= range.least && value <= range.most)
            return value;
        leaveOut(row,
                 Texts::tr("%1: “%2” is not a number from %3 to %4").arg(title, cell).arg(range.least).arg(range.most));
        return std::nullopt;
    }

    void readCard(const CsvRow &row) {
        ForeignCard card;
        card.line = row.line;
        card.name = field(row, Name);
        if (card.name.isEmpty())
            return report(row.line, Texts::tr("the card has no name"));
        const std::optional<CardType> type = cardTypeOf(field(row, Type));
        if (!type)
            return leaveOut(row, field(row, Type).isEmpty()
                                     ? Texts::tr("the card type is missing")
                                     : Texts::tr("“%1” is not a card type").arg(field(row, Type)));
        const auto copies = number(row, Copies, Texts::tr("copies"), io::kCopiesRange, 1);
        const auto value = number(row, Value, Texts::tr("value"), io::kValueRange, 0);
        const auto boost = number(row, Boost, Texts::tr("boost"), io::kBoostRange, 0);
        if (!copies || !value || !boost)
            return;
        if (m_columns > 0 && row.fields.size() > m_columns &&
            !row.fields.mid(m_columns).join(QString()).trimmed().isEmpty())
            report(
                row.line,
                Texts::tr(
                    "“%1”: there are more cells than columns; a text that contains a separator needs quotation marks")
                    .arg(card.name));
        card.type = *type;
        card.copies = *copies;
        card.value = *value;
        if (!isNothing(field(row, Boost)))
            card.boost = *boost;
        for (const auto &[column, language] :
             {std::pair{En, Language::En}, std::pair{Fr, Language::Fr}, std::pair{De, Language::De}})
            card.names.in(language) = field(row, column).left(static_cast<int>(io::kMaxTitleLength)).toStdString();
        card.fighter = field(row, Fighter);
        card.note = windowNote(field(row, Immediately), field(row, During), field(row, After), field(row, Text));
        m_builder.addCard(card);
    }

    Language m_language;
    DeckBuilder m_builder;
    std::array<int, kColumns> m_place{};
    int m_columns = 0; ///< of the header; 0: there is none
};

} // namespace

QChar csvSeparator(const QString &text) {
    QChar best = u',';
    int most = 0;
    for (const QChar separator : {QChar(u','), QChar(u';'), QChar(u'\t')}) {
        const QList<CsvRow> rows = csvRows(text, separator);
        const auto first = std::find_if(rows.begin(), rows.end(), [](const CsvRow &row) {
            return !row.fields.join(QString()).trimmed().isEmpty();
        });
        const int columns = first != rows.end() ? static_cast<int>(first->fields.size()) : 0;
        if (columns > most) {
            most = columns;
            best = separator;
        }
    }
    return best;
}

QList<CsvRow> csvRows(const QString &text, QChar separator, int *openQuote) {
    QList<CsvRow> rows;
    CsvRow row;
    QString field;
    bool isQuoted = false;
    int line = 1;
    int quoteLine = 0;
    const auto endField = [&] {
        row.fields.append(field);
        field.clear();
    };
    const auto endRow = [&] {
        endField();
        rows.append(row);
        row = {line + 1, {}};
    };
    for (int index = 0; index < text.size(); ++index) {
        const QChar sign = text[index];
        if (isQuoted && sign == u'"' && index + 1 < text.size() && text[index + 1] == u'"') {
            field += sign;
            ++index;
        } else if (sign == u'"' && (isQuoted || field.trimmed().isEmpty())) {
            field = isQuoted ? field : QString();
            isQuoted = !isQuoted;
            quoteLine = line;
        } else if (!isQuoted && sign == separator) {
            endField();
        } else if (!isQuoted && (sign == u'\n' || sign == u'\r')) {
            if (sign == u'\r' && index + 1 < text.size() && text[index + 1] == u'\n')
                ++index;
            endRow();
            ++line;
        } else {
            line += sign == u'\n' ? 1 : 0;
            field += sign;
        }
    }
    if (!field.isEmpty() || !row.fields.isEmpty())
        endRow();
    if (isQuoted && openQuote != nullptr)
        *openQuote = quoteLine;
    return rows;
}

ImportResult importCsv(const QByteArray &table, Language language, const QString &title) {
    const QString text = decoded(table);
    int openQuote = 0;
    const QList<CsvRow> rows = csvRows(text, csvSeparator(text), &openQuote);
    ImportResult result = Import(language, title).run(rows);
    if (openQuote > 0)
        result.remarks.append({openQuote, Texts::tr("a quotation mark is opened and never closed")});
    return result;
}

} // namespace champclos::editor
