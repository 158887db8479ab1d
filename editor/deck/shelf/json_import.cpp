// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/json_import.h"

#include "engine/io/deck_check.h"
#include "engine/io/json.h"
#include "engine/text/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>
#include <map>

namespace champclos::editor {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::JsonImport)
};

using io::JsonValue;

QString textAt(const JsonValue &object, std::string_view key) {
    const JsonValue &value = object[key];
    if (value.isNumber())
        return QString::fromStdString(io::writeNumber(value.number()));
    return QString::fromStdString(value.string());
}

/// Programs write numbers as numbers or as text, and nothing as null, "" or "-".
std::optional<int> numberAt(const JsonValue &object, std::string_view key) {
    bool isNumber = false;
    const double number = textAt(object, key).trimmed().toDouble(&isNumber);
    if (!isNumber || std::abs(number) > 1000 || number != std::floor(number))
        return std::nullopt;
    return static_cast<int>(number);
}

bool flagAt(const JsonValue &object, std::string_view key) {
    return object[key].boolean() || object[key].string() == "true";
}

/// What cards of all foreign files share: numbers in their ranges, each change said.
class CardReader {
public:
    CardReader(DeckBuilder &builder, int line, const QString &name) : m_builder(builder), m_line(line), m_name(name) {}

    int within(std::optional<int> number, io::NumberRange range, int fallback, const QString &what) {
        if (!number)
            return fallback;
        if (*number >= range.least && *number <= range.most)
            return *number;
        const int nearest = std::clamp(*number, range.least, range.most);
        m_builder.remark(m_line, Texts::tr("“%1”: %2 %3 is not possible; it is %4 now")
                                     .arg(m_name.left(40), what)
                                     .arg(*number)
                                     .arg(nearest));
        return nearest;
    }

    CardType type(const QString &word, CardType fallback) {
        if (const std::optional<CardType> type = cardTypeOf(word))
            return *type;
        if (!word.trimmed().isEmpty())
            m_builder.remark(
                m_line,
                Texts::tr("“%1”: “%2” is not a card type; it is versatile now").arg(m_name.left(40), word.left(20)));
        return fallback;
    }

private:
    DeckBuilder &m_builder;
    int m_line;
    QString m_name;
};

// ---- deck makers: { hero, sidekick, extraCharacters, cards }

bool isMakerDeck(const JsonValue &value) { return value["cards"].isArray() && value["hero"].isObject(); }

class MakerReader {
public:
    MakerReader(const JsonValue &deck, Language language, const QString &title)
        : m_deck(deck), m_builder(language, title) {}

    ImportResult read() {
        addCharacters(m_deck);
        if (const std::optional<int> move = numberAt(m_deck["hero"], "move"))
            m_builder.setMove(*move);
        for (const JsonValue &more : m_deck["extraCharacters"].items())
            addCharacters(more);
        for (const JsonValue &card : m_deck["cards"].items())
            addCard(card);
        if (!m_builder.hasCards())
            m_builder.remark(0, Texts::tr("the file has no card"));
        addRules();
        return m_builder.finished();
    }

private:
    void addCharacters(const JsonValue &from) {
        const JsonValue &hero = from["hero"];
        if (const QString name = textAt(hero, "name"); !name.isEmpty())
            m_builder.addFighter({name, numberAt(hero, "hp").value_or(0), flagAt(hero, "isRanged"), 1});
        const JsonValue &sidekick = from["sidekick"];
        const int count = numberAt(sidekick, "quantity").value_or(1);
        if (const QString name = textAt(sidekick, "name"); !name.isEmpty() && count > 0)
            m_builder.addFighter(
                {name, numberAt(sidekick, "hp").value_or(count > 1 ? 1 : 0), flagAt(sidekick, "isRanged"), count});
    }

    void addCard(const JsonValue &from) {
        ForeignCard card;
        card.line = from.position().line;
        card.name = textAt(from, "title").simplified();
        if (card.name.isEmpty())
            return m_builder.remark(card.line, Texts::tr("a card without a name was left out"));
        CardReader reader(m_builder, card.line, card.name);
        card.type = reader.type(textAt(from, "type"), CardType::Versatile);
        card.copies = reader.within(numberAt(from, "quantity"), io::kCopiesRange, 1, Texts::tr("copies"));
        card.value = reader.within(numberAt(from, "value"), io::kValueRange, 0, Texts::tr("value"));
        if (const std::optional<int> boost = numberAt(from, "boost"))
            card.boost = reader.within(boost, io::kBoostRange, 0, Texts::tr("boost"));
        card.fighter = textAt(from, "characterName");
        card.note = windowNote(textAt(from, "immediateText"), textAt(from, "duringText"), textAt(from, "afterText"),
                               textAt(from, "basicText"));
        m_builder.addCard(card);
    }

    /// Abilities and special rules have no place in a deck before they are composed: they wait with the first card.
    void addRules() {
        QStringList rules;
        for (const JsonValue &rule : m_deck["ruleCards"].items())
            rules << QStringLiteral("%1: %2").arg(textAt(rule, "title"), textAt(rule, "content"));
        if (const QString ability = textAt(m_deck["hero"], "specialAbility"); !ability.trimmed().isEmpty())
            rules.prepend(Texts::tr("Ability of the hero: %1").arg(ability));
        if (rules.isEmpty() || !m_builder.hasCards())
            return;
        m_builder.addToFirstNote(rules.join(u' '));
        m_builder.remark(0, Texts::tr("The hero’s ability and special rules stand in the note of the first card until "
                                      "you compose them."));
    }

    const JsonValue &m_deck;
    DeckBuilder m_builder;
};

// ---- tabletop simulators: { ObjectStates: [ { Name: "DeckCustom", DeckIDs, ContainedObjects } ] }

bool isDeckObject(const JsonValue &object) { return object["DeckIDs"].isArray(); }

/// The deck with the most cards: a box may hold several, and bags hold boxes.
const JsonValue *largestDeck(const JsonValue &value) {
    const JsonValue *best = isDeckObject(value) ? &value : nullptr;
    for (const char *key : {"ObjectStates", "ContainedObjects"})
        for (const JsonValue &child : value[key].items())
            if (const JsonValue *found = largestDeck(child);
                found != nullptr && (best == nullptr || (*found)["DeckIDs"].size() > (*best)["DeckIDs"].size()))
                best = found;
    return best;
}

class TabletopReader {
public:
    TabletopReader(const JsonValue &deck, Language language, const QString &title)
        : m_deck(deck),
          m_builder(language,
                    textAt(deck, "Nickname").simplified().isEmpty() ? title : textAt(deck, "Nickname").simplified()) {}

    ImportResult read() {
        for (const JsonValue &id : m_deck["DeckIDs"].items())
            ++m_copies[id.integer()];
        for (const JsonValue &card : m_deck["ContainedObjects"].items())
            count(card);
        if (m_order.empty()) // only a sheet of pictures
            for (const auto &[id, copies] : m_copies)
                m_order.push_back({Texts::tr("Card %1").arg(m_order.size() + 1), {}, {}, copies, 0});
        for (const Found &found : m_order)
            add(found);
        if (!m_builder.hasCards())
            m_builder.remark(0, Texts::tr("the file has no card"));
        else if (m_hasGuessed)
            m_builder.remark(0, Texts::tr("Where the file does not say them, cards are versatile with value 0: look at "
                                          "the pictures and set types and numbers."));
        return m_builder.finished();
    }

private:
    struct Found {
        QString name;
        QString text;
        QString facts;
        int copies = 0;
        int line = 0;
    };

    void count(const JsonValue &card) {
        QString name = textAt(card, "Nickname").simplified();
        if (name.isEmpty())
            name = Texts::tr("Card %1").arg(card["CardID"].integer() % 100 + 1);
        for (Found &found : m_order)
            if (found.name == name) {
                ++found.copies;
                return;
            }
        if (m_order.size() <= kMaxCardsPerDeck) // one more, so that it is said
            m_order.push_back({name, textAt(card, "Description"), textAt(card, "GMNotes"), 1, card.position().line});
    }

    /// "type: attack", "Boost 2": as authors of such files write it, ours among them.
    static QString factOf(const QString &text, const char *key) {
        const QRegularExpression pattern(QStringLiteral("\\b%1\\s*[:=]?\\s*([\\p{L}\\d+-]+)").arg(QLatin1String(key)),
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::UseUnicodePropertiesOption);
        return pattern.match(text.left(2000)).captured(1);
    }
    static std::optional<int> number(const QString &text, const char *key) {
        bool isNumber = false;
        const int value = factOf(text, key).toInt(&isNumber);
        return isNumber && std::abs(value) <= 1000 ? std::optional(value) : std::nullopt;
    }

    void add(const Found &found) {
        ForeignCard card;
        card.line = found.line;
        card.name = found.name;
        CardReader reader(m_builder, found.line, found.name);
        card.copies = reader.within(found.copies, io::kCopiesRange, 1, Texts::tr("copies"));
        const QString type = factOf(found.facts, "type");
        m_hasGuessed = m_hasGuessed || !cardTypeOf(type) || !number(found.facts, "value");
        card.type = cardTypeOf(type).value_or(CardType::Versatile);
        card.value = reader.within(number(found.facts, "value"), io::kValueRange, 0, Texts::tr("value"));
        if (const std::optional<int> boost = number(found.facts, "boost"))
            card.boost = reader.within(boost, io::kBoostRange, 0, Texts::tr("boost"));
        card.note = found.text.simplified();
        m_builder.addCard(card);
    }

    const JsonValue &m_deck;
    DeckBuilder m_builder;
    std::map<std::int64_t, int> m_copies;
    std::vector<Found> m_order;
    bool m_hasGuessed = false;
};

QString nameOf(const JsonValue &root, const JsonValue &deck, const QString &title) {
    for (const QString &name : {textAt(root, "name"), textAt(deck, "name"), textAt(deck["hero"], "name")})
        if (!name.simplified().isEmpty())
            return name.simplified();
    return title;
}

} // namespace

ImportResult importJson(const QByteArray &file, Language language, const QString &title) {
    ImportResult refused;
    io::Diagnostics diagnostics;
    const std::string_view text(file.constData(), static_cast<std::size_t>(file.size()));
    const std::optional<JsonValue> root = io::parseJson(text, diagnostics, {.maxBytes = kMaxForeignBytes});
    if (!root) {
        for (const io::Diagnostic &diagnostic : diagnostics)
            refused.remarks.append({static_cast<int>(diagnostic.position.line),
                                    QString::fromStdString(text::diagnosticMessage(diagnostic, language))});
        return refused;
    }
    for (const JsonValue *deck : {&*root, &(*root)["deck_data"], &(*root)["deck"], &(*root)["data"]})
        if (isMakerDeck(*deck))
            return MakerReader(*deck, language, nameOf(*root, *deck, title)).read();
    if (const JsonValue *deck = largestDeck(*root))
        return TabletopReader(*deck, language, title).read();
    refused.remarks.append(
        {0, Texts::tr(
                "this is neither the deck of a deck maker (hero and cards) nor a saved deck of a tabletop simulator")});
    return refused;
}

} // namespace champclos::editor
