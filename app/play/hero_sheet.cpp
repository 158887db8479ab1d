// SPDX-License-Identifier: MIT
#include "app/play/hero_sheet.h"

#include "app/play/table_texts.h"
#include "engine/core/array_by.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

const QList<QByteArray> kRoles = {"kind",  "face",  "name", "type",   "typeText", "value",
                                  "boost", "marks", "text", "copies", "seen",     "accessibleText"};
enum Column { Kind, Face, Name, Type, TypeText, Value };

QString capital(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

void addStack(const CardStack &stack, CardSet &cards) {
    for (CardId card : stack)
        if (card)
            cards.insert(card);
}

} // namespace

CardSet seenCards(const Match &match, const Observation &seen, SeatId owner) {
    const SeatState &seat = seen.seat(owner);
    if (owner == seen.viewer) { // whatever does not lie in the deck went through the own hands
        CardSet inDeck;
        addStack(seat.deck, inDeck);
        if (inDeck.size() == seat.deck.size())
            return match.seat(owner).allCards - inDeck;
    }
    CardSet cards = seat.hand;
    if (seen.viewer)
        cards |= seat.knownTo[seen.viewer];
    for (const CardStack *stack : {&seat.deck, &seat.discard, &seat.pile})
        addStack(*stack, cards);
    const Combat &combat = seen.combat();
    if (combat.isActive) {
        for (const CombatSide &side : combat.sides)
            if (side.card && seatOf(side.fighter) == owner)
                cards.insert(side.card);
        if (combat.boostCard && seatOf(combat.side(Side::Attacker).fighter) == owner)
            cards.insert(combat.boostCard);
    }
    for (const Frame &frame : seen.frames()) // a scheme that is being played
        if (frame.card && frame.seat == owner)
            cards.insert(frame.card);
    return cards;
}

HeroSheet::HeroSheet(QObject *parent) : QObject(parent), m_cards(new RowModel(kRoles, this)) {}

void HeroSheet::show(const Match &match, const CardTexts &cards, const Observation &seen, Language language) {
    m_match = &match;
    m_texts = &cards;
    m_seen = seen;
    m_language = language;
    if (m_seat >= 0) // nobody looks at it before
        write();
}

QString HeroSheet::rule() const {
    return m_match != nullptr && m_seat >= 0 ? QStringLiteral("deck:") + qt(deck().id) : QString();
}

void HeroSheet::setSeat(int seat) {
    m_seat = m_match != nullptr && seat >= 0 && seat < m_match->seatCount ? seat : -1;
    write();
}

void HeroSheet::setSort(const QString &sort) {
    m_sort = sort;
    write();
}

void HeroSheet::write() {
    if (m_match != nullptr && m_seat >= 0 && m_seat < m_match->seatCount) {
        m_name = qt(text::seatName(*m_match, SeatId(m_seat), m_language));
        m_character = characterFaceOf(deck(), m_language);
        m_abilities.clear();
        for (const std::string &ability : text::abilityText(deck(), m_language))
            m_abilities.push_back(qt(ability));
        writeRules();
        writeCards();
    }
    Q_EMIT changed();
}

QVariantMap HeroSheet::tokenRule(const TokenDef &token) const {
    const std::uint8_t up = m_seen.seat(SeatId(m_seat)).tokenSide;
    QVariantList entries;
    for (std::size_t side = 0; side < token.sides.size(); ++side)
        entries.push_back(QVariantMap{{"name", qt(token.sides[side].name.in(m_language))},
                                      {"needs", QString()},
                                      {"text", qt(text::sideText(deck(), static_cast<int>(side), m_language).text)},
                                      {"isReady", side == up},
                                      {"state", side == up ? TableTexts::tr("This side is up.") : QString()}});
    return {{"title", capital(qt(token.name.in(m_language).name))}, {"now", QString()}, {"entries", entries}};
}

QVariantMap HeroSheet::sideDeckRule(const SideDeckDef &sideDeck) const {
    const SeatState &state = m_seen.seat(SeatId(m_seat));
    QVariantList entries;
    for (std::size_t card = 0; card < sideDeck.cards.size(); ++card) {
        const bool isUp = state.sideCard == card;
        const bool isSpent = std::any_of(state.sideDiscard.begin(), state.sideDiscard.end(),
                                         [card](std::uint8_t spent) { return spent == card; });
        entries.push_back(QVariantMap{{"name", qt(sideDeck.cards[card].name.in(m_language))},
                                      {"needs", QString()},
                                      {"text", qt(text::sideCardText(deck(), static_cast<int>(card), m_language))},
                                      {"isReady", isUp},
                                      {"state", isUp      ? TableTexts::tr("Face up now.")
                                                : isSpent ? TableTexts::tr("Discarded.")
                                                          : QString()}});
    }
    return {{"title", capital(qt(sideDeck.name.in(m_language).name))}, {"now", QString()}, {"entries", entries}};
}

QVariantList HeroSheet::spellEntries(const PileDef &pile, const QStringList &held) const {
    QVariantList entries;
    const auto nameOf = [&](const std::string &id) {
        for (const PileDef::Ingredient &ingredient : pile.ingredients)
            if (ingredient.id == id)
                return qt(ingredient.name.in(m_language));
        return qt(id);
    };
    for (std::size_t index = 0; index < pile.spells.size(); ++index) {
        const PileDef::Spell &spell = pile.spells[index];
        QStringList needs;
        QStringList missing;
        for (const std::string &id : spell.needs) {
            needs.push_back(nameOf(id));
            if (!held.contains(nameOf(id)))
                missing.push_back(nameOf(id));
        }
        entries.push_back(QVariantMap{
            {"name", qt(spell.name.in(m_language))},
            {"needs", needs.join(QStringLiteral(" + "))},
            {"text", qt(text::spellText(deck(), static_cast<int>(index), m_language))},
            {"isReady", missing.isEmpty()},
            {"state", missing.isEmpty()
                          ? TableTexts::tr("Ready: all it needs is there.")
                          : TableTexts::tr("Missing: %1", "ingredients").arg(missing.join(QStringLiteral(", ")))}});
    }
    return entries;
}

QVariantMap HeroSheet::pileRule(const PileDef &pile) const {
    const SeatId owner(m_seat);
    const SeatTables &tables = m_match->seat(owner);
    QStringList held;
    QStringList now;
    std::vector<QStringList> cards(pile.ingredients.size()); // by ingredient
    for (CardId card : m_seen.seat(owner).pile) {
        const KindFacts &facts = tables.facts(card);
        const QString name = m_texts->of(owner, tables.kind(card), m_language).name;
        if (facts.ingredient < cards.size())
            cards[facts.ingredient].push_back(name);
        else
            now.push_back(name);
    }
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (cards[index].isEmpty())
            continue;
        held.push_back(qt(pile.ingredients[index].name.in(m_language)));
        const qsizetype count = cards[index].size();
        cards[index].removeDuplicates();
        now.push_back(
            QStringLiteral("%1 %2 (%3)").arg(count).arg(held.back(), cards[index].join(QStringLiteral(", "))));
    }
    return {{"title", capital(qt(pile.name.in(m_language).name))},
            {"now", now.isEmpty() ? TableTexts::tr("Now in it: nothing.")
                                  : TableTexts::tr("Now in it: %1.").arg(now.join(QStringLiteral(", ")))},
            {"entries", spellEntries(pile, held)}};
}

void HeroSheet::writeRules() {
    m_rules.clear();
    if (deck().token)
        m_rules.push_back(tokenRule(*deck().token));
    if (deck().sideDeck)
        m_rules.push_back(sideDeckRule(*deck().sideDeck));
    if (deck().pile)
        m_rules.push_back(pileRule(*deck().pile));
}

void HeroSheet::writeCards() {
    const SeatId owner(m_seat);
    const SeatTables &tables = m_match->seat(owner);
    ListBy<CardKind, int> seen(deck().cards.size(), 0);
    seenCards(*m_match, m_seen, owner).forEach([&](CardId card) { ++seen[tables.kind(card)]; });
    std::vector<RowModel::Row> rows;
    m_total = m_seenCount = 0;
    for (std::size_t kind = 0; kind < deck().cards.size(); ++kind) {
        const CardTexts::Entry &card = m_texts->of(owner, CardKind(static_cast<int>(kind)), m_language);
        m_total += card.copies;
        m_seenCount += seen[kind];
        rows.push_back(
            {static_cast<int>(kind), card.face, card.name, card.type, card.typeText, card.value, card.boost, card.marks,
             QString(card.text).replace(u'\n', u' '), card.copies, seen[kind],
             TableTexts::tr("%1, %2, %3 of %4 seen").arg(card.name, card.typeText).arg(seen[kind]).arg(card.copies)});
    }
    std::stable_sort(rows.begin(), rows.end(), [this](const RowModel::Row &left, const RowModel::Row &right) {
        if (m_sort == u"name")
            return QString::localeAwareCompare(left[Name].toString(), right[Name].toString()) < 0;
        const QStringList order = {QStringLiteral("attack"), QStringLiteral("versatile"), QStringLiteral("defense"),
                                   QStringLiteral("scheme")};
        const auto rank = [&](const RowModel::Row &row) { return order.indexOf(row[Type].toString()); };
        return rank(left) != rank(right) ? rank(left) < rank(right) : left[Value].toInt() > right[Value].toInt();
    });
    m_cards->assign(std::move(rows));
}

} // namespace champclos::app
