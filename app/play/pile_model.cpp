// SPDX-License-Identifier: MIT
#include "app/play/pile_model.h"

#include "app/play/table_texts.h"
#include "engine/text/text.h"

#include <algorithm>
#include <map>

namespace champclos::app {

namespace {

enum Column { Kind, Face, Name, Type, TypeText, Value, Boost, Count, Order, Text, Marks };
const QList<QByteArray> kRoles = {"kind",  "face",  "name",  "type", "typeText", "value",
                                  "boost", "count", "order", "text", "marks"};

} // namespace

PileModel::PileModel(QObject *parent) : RowModel(kRoles, parent) {}

void PileModel::show(const Match &match, const CardTexts &cards, const Observation &seen, Language language) {
    m_match = &match;
    m_cards = &cards;
    m_seen = seen;
    m_language = language;
    rebuild();
}

void PileModel::setSeat(int seat) {
    m_seat = seat;
    rebuild();
}
void PileModel::setPlace(const QString &place) {
    m_place = place;
    rebuild();
}
void PileModel::setSort(const QString &sort) {
    m_sort = sort;
    rebuild();
}

QString PileModel::title() const {
    if (m_match == nullptr || m_seat < 0 || m_seat >= m_match->seatCount)
        return {};
    const SeatId seat(m_seat);
    const QString name = qt(text::seatName(*m_match, seat, m_language));
    if (m_place == u"deckList")
        return TableTexts::tr("Deck of %1").arg(name);
    const DeckDef &deck = m_match->seat(seat).deck;
    if (m_place == u"pile" && deck.pile) {
        QString pile = qt(deck.pile->name.in(m_language).name);
        if (!pile.isEmpty())
            pile[0] = pile[0].toUpper();
        return QStringLiteral("%1 · %2").arg(pile, name);
    }
    return TableTexts::tr("Discard pile of %1").arg(name);
}

void PileModel::rebuild() {
    std::vector<Row> rows;
    m_cardCount = 0;
    if (m_match != nullptr && m_seat >= 0 && m_seat < m_match->seatCount) {
        const SeatId seat(m_seat);
        const SeatTables &tables = m_match->seat(seat);
        std::map<int, std::pair<int, int>> found; // kind: how many, and which is the newest
        if (m_place == u"deckList") {
            for (std::size_t kind = 0; kind < tables.deck.cards.size(); ++kind)
                found[static_cast<int>(kind)] = {tables.deck.cards[kind].copies, static_cast<int>(kind)};
        } else {
            const CardStack &stack = m_place == u"pile" ? m_seen.seat(seat).pile : m_seen.seat(seat).discard;
            for (int place = 0; place < stack.size(); ++place) {
                auto &[count, order] = found[tables.kind(stack[place]).value()];
                ++count;
                order = -place; // the newest first
            }
        }
        for (const auto &[kind, facts] : found) {
            const CardTexts::Entry &card = m_cards->of(seat, CardKind(kind), m_language);
            rows.push_back({kind, card.face, card.name, card.type, card.typeText, card.value, card.boost, facts.first,
                            facts.second, card.text, card.marks});
            m_cardCount += facts.first;
        }
    }
    const int column = m_sort == u"name" ? Name : m_sort == u"type" ? Type : m_sort == u"value" ? Value : Order;
    std::stable_sort(rows.begin(), rows.end(), [&](const Row &left, const Row &right) {
        if (column == Name)
            return QString::localeAwareCompare(left[Name].toString(), right[Name].toString()) < 0;
        if (column == Type)
            return left[Type].toString() < right[Type].toString();
        if (column == Value)
            return left[Value].toInt() > right[Value].toInt();
        return left[Order].toInt() < right[Order].toInt();
    });
    assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace champclos::app
