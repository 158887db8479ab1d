// SPDX-License-Identifier: MIT
#include "engine/effects/prices.h"

#include <algorithm>

namespace champclos {

Price::Price(const EffectView &view)
    : m_match(view.match), m_state(view.state), m_frame(view.frame),
      m_ops(view.match.seat(view.frame.seat).program.ops) {
    const SeatState &seat = m_state.seat(m_frame.seat);
    for (std::size_t player = 0; player < kMaxSeats; ++player)
        m_hands[player] = m_state.seats[player].hand.size();
    m_deck = seat.deck.size();
    m_discard = seat.discard.size();
    m_pile = seat.pile.size();
}

bool Price::canPay(std::size_t first, std::size_t end) {
    for (std::size_t pc = first; pc < end && m_ops[pc].code != OpCode::End;) {
        const Op &op = m_ops[pc];
        const bool isAnotherMay = op.isOptional && pc != first;
        if (op.code == OpCode::AskMay || op.code == OpCode::CheckPrice || op.code == OpCode::Jump || isAnotherMay) {
            pc = op.jump; // what else may be done need not be done
        } else if (op.code == OpCode::JumpUnless) {
            pc = isTrue(m_match, m_state, m_frame, conditionOf(op)) ? pc + 1 : op.jump;
        } else if (op.code == OpCode::PickOption) {
            if (!canPayOptions(op, pc))
                return false;
            pc = op.jump;
        } else {
            const auto canPay = verbOf(op).canPay;
            if (canPay != nullptr && !canPay(*this, EffectView{m_match, m_state, m_frame, op}))
                return false;
            ++pc;
        }
    }
    return true;
}

bool Price::canPayOptions(const Op &op, std::size_t pc) const {
    int payable = 0;
    for (std::size_t option = 0; option < optionCount(op); ++option) {
        const std::size_t begin = m_ops[pc + 1 + option].jump;
        payable += Price(*this).canPay(begin, m_ops.size()) ? 1 : 0;
    }
    return payable >= op.count;
}

int Price::amountOf(const EffectView &view) const {
    const AmountRef ref = m_match.seat(m_frame.seat).program.amounts[view.op.amount].ref;
    return m_isCardNamed && (ref == AmountRef::ThatBoost || ref == AmountRef::ThatMany) ? 0 : view.amount();
}

bool Price::takeFromHand(const EffectView &view, SeatId player, int count) {
    if (view.op.player == PlayerRef::ThatPlayer && m_isPlayerNamed)
        return true; // whoever that will be
    if (!player)
        return false;
    int &hand = m_hands[player];
    hand -= count;
    m_isCardNamed = true;
    return hand >= 0;
}

void Price::draw(const EffectView &view, int count) {
    const int drawn = std::min(count, m_deck);
    if (const SeatId player = view.player())
        m_hands[player] += drawn;
    m_deck -= view.op.player == PlayerRef::You ? drawn : 0;
}

void Price::addDiscarded(SeatId owner, int count) {
    if (owner == m_frame.seat)
        (m_match.seat(owner).isPileForAll ? m_pile : m_discard) += count;
}

int &Price::countAt(PlaceRef place) {
    switch (place) {
    case PlaceRef::Hand:
        break;
    case PlaceRef::Deck:
    case PlaceRef::DeckTop:
    case PlaceRef::DeckBottom:
        return m_deck;
    case PlaceRef::DiscardPile:
        return m_discard;
    case PlaceRef::Pile:
        return m_pile;
    }
    return m_hands[m_frame.seat];
}

bool Price::isPicked(const EffectView &view, std::uint8_t selector) {
    return view.match.seat(view.frame.seat).program.fighters[selector].group == GroupRef::Picked;
}

bool canPay(const EffectView &first) {
    const std::size_t begin = first.frame.pc + 1u;
    return Price(first).canPay(begin, begin + priceLength(first.op));
}

} // namespace champclos
