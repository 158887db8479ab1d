// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/csv_import.h"

#include "editor/deck/document/deck_fields.h"
#include "engine/core/ids.h"
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

enum Column { Name, Copies, Type, Value, Boost, Fighter, Text, kColumns };

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
    {Text, u"text effect texte effet ability regeltext wirkung effekt"},
};
struct TypeWords {
    CardType type;
    const char16_t *words;
};
constexpr TypeWords kTypeWords[] = {
    {CardType::Attack, u"attack attaque angriff offense att"},
    {CardType::Defense, u"defense defence verteidigung abwehr def"},
    {CardType::Versatile, u"versatile polyvalente polyvalent vielseitig vielseitige versatil ver"},
    {CardType::Scheme, u"scheme stratageme planung plan manigance sch"},
};
constexpr const char16_t *kAnyWords = u"any all anyone both tous toutes tout beliebig alle jeder -";

/// Lower case, without accents and anything but letters and digits, so that spelling does not matter.
QString plain(const QString &text) {
    QString result;
    for (const QChar sign : text.toLower().normalized(QString::NormalizationForm_KD))
        if (sign.isLetterOrNumber() || sign == u'-')
            result += sign;
    return result;
}

bool isAmong(const QString &word, const char16_t *words) {
    return QString::fromUtf16(words).split(u' ').contains(word);
}

std::optional<Column> columnOf(const QString &title) {
    for (const ColumnWords &entry : kColumnWords)
        if (isAmong(plain(title), entry.words))
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
    Import(Language language, const QString &title) : m_language(language) {
        m_deck = emptyDeck();
        const std::string name = title.trimmed().toStdString();
        setField(m_deck, std::string("name.") + codeOf(language), title);
        for (const Language other : kLanguages)
            m_deck.name.in(other) = name;
        m_deck.id = freeId(idFrom(name), "deck", {});
        m_deck.fighters.clear();
    }

    CsvResult run(const QList<CsvRow> &rows) {
        QList<CsvRow> data = rows;
        data.removeIf([](const CsvRow &row) {
            return std::all_of(row.fields.begin(), row.fields.end(),
                               [](const QString &f) { return f.trimmed().isEmpty(); });
        });
        if (data.isEmpty()) {
            report(0, Texts::tr("the table is empty"));
            return std::move(m_result);
        }
        if (readHeader(data.first()))
            data.removeFirst();
        if (m_place[Name] < 0 || m_place[Type] < 0) {
            report(rows.first().line, Texts::tr("the columns “name” and “type” are required"));
            return std::move(m_result);
        }
        reportMissingColumns();
        for (const CsvRow &row : data)
            readCard(row);
        finish();
        return std::move(m_result);
    }

private:
    void report(int line, const QString &text) { m_result.problems.append({line, text}); }
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
        if (known >= 2) {
            m_columns = static_cast<int>(row.fields.size());
            return true;
        }
        for (int column = 0; column < kColumns; ++column)
            m_place[static_cast<std::size_t>(column)] = column;
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
        CardDef card;
        const QString name = field(row, Name);
        if (name.isEmpty())
            return report(row.line, Texts::tr("the card has no name"));
        if (m_deck.cards.size() >= kMaxCardsPerDeck)
            return leaveOut(row, Texts::tr("a deck has at most %1 different cards").arg(kMaxCardsPerDeck));
        const auto *type = std::find_if(std::begin(kTypeWords), std::end(kTypeWords), [&](const TypeWords &entry) {
            return isAmong(plain(field(row, Type)), entry.words);
        });
        if (type == std::end(kTypeWords))
            return leaveOut(row, field(row, Type).isEmpty()
                                     ? Texts::tr("the card type is missing")
                                     : Texts::tr("“%1” is not a card type").arg(field(row, Type)));
        card.type = type->type;
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
                    .arg(name));
        card.copies = *copies;
        card.value = card.type == CardType::Scheme ? 0 : *value;
        if (!isNothing(field(row, Boost)))
            card.boost = *boost;
        card.name.in(m_language) = name.toStdString();
        std::vector<std::string> taken;
        for (const CardDef &other : m_deck.cards)
            taken.push_back(other.id);
        card.id = freeId(idFrom(card.name.in(m_language)), "card", taken);
        readFighter(card, field(row, Fighter));
        card.note = field(row, Text).left(static_cast<int>(io::kMaxNoteLength)).toStdString();
        m_deck.cards.push_back(std::move(card));
    }

    void readFighter(CardDef &card, const QString &name) {
        if (name.isEmpty() || isAmong(plain(name), kAnyWords))
            return;
        for (const FighterDef &fighter : m_deck.fighters)
            if (plain(QString::fromStdString(fighter.name.in(m_language).name)) == plain(name)) {
                card.playedBy = {fighter.id};
                return;
            }
        addFighter(name);
        card.playedBy = {m_deck.fighters.back().id};
    }

    /// The first name is the hero's unless another one is the deck's.
    void addFighter(const QString &name) {
        addEntry(m_deck, "fighters");
        FighterDef &fighter = m_deck.fighters.back();
        for (const Language language : kLanguages)
            fighter.name.in(language).name = name.toStdString();
        std::vector<std::string> taken;
        for (const FighterDef &other : m_deck.fighters)
            if (&other != &fighter)
                taken.push_back(other.id);
        fighter.id = freeId(idFrom(name.toStdString()), "fighter", taken);
    }

    void finish() {
        if (m_deck.cards.empty()) {
            report(0, Texts::tr("no row describes a card"));
            return;
        }
        if (m_deck.fighters.empty())
            addFighter(QString::fromStdString(m_deck.name.in(m_language)));
        const auto isHero = [&](const FighterDef &fighter) {
            return plain(QString::fromStdString(fighter.name.in(m_language).name)) ==
                   plain(QString::fromStdString(m_deck.name.in(m_language)));
        };
        const auto hero = std::find_if(m_deck.fighters.begin(), m_deck.fighters.end(), isHero);
        if (hero != m_deck.fighters.end())
            std::rotate(m_deck.fighters.begin(), hero, hero + 1);
        const FighterDef usualHero = emptyDeck().fighters.front();
        for (FighterDef &fighter : m_deck.fighters) {
            const bool isFirst = &fighter == &m_deck.fighters.front();
            fighter.role = isFirst ? Role::Hero : Role::Sidekick;
            fighter.health = fighter.maxHealth = isFirst ? usualHero.health : 6;
        }
        for (const CardDef &card : m_deck.cards)
            m_result.copies += card.copies;
        m_result.cards = static_cast<int>(m_deck.cards.size());
        m_result.deck = std::move(m_deck);
    }

    Language m_language;
    DeckDef m_deck;
    CsvResult m_result;
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

CsvResult importCsv(const QByteArray &table, Language language, const QString &title) {
    const QString text = decoded(table);
    int openQuote = 0;
    const QList<CsvRow> rows = csvRows(text, csvSeparator(text), &openQuote);
    CsvResult result = Import(language, title).run(rows);
    if (openQuote > 0)
        result.problems.append({openQuote, Texts::tr("a quotation mark is opened and never closed")});
    return result;
}

} // namespace champclos::editor
