// SPDX-License-Identifier: MIT
//
// "You may discard 2 cards. If you do, …": a price is paid whole or not at all, so before anybody is asked for it each
// part is tried against what would be left by then. Cards are counted, never looked at: nobody learns from the silence
// what a hand holds.
#include "engine/effects/verbs.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <array>

namespace champclos {

namespace {

class Price {
public:
    explicit Price(const EffectView &view)
        : m_match(view.match), m_state(view.state), m_frame(view.frame),
          m_ops(view.match.seat(view.frame.seat).program.ops) {
        const SeatState &seat = m_state.seat(m_frame.seat);
        for (std::size_t player = 0; player < kMaxSeats; ++player)
            m_hands[player] = m_state.seats[player].hand.size();
        m_deck = seat.deck.size();
        m_discard = seat.discard.size();
        m_pile = seat.pile.size();
    }

    bool canPay(std::size_t first, std::size_t end) {
        for (std::size_t pc = first; pc < end && m_ops[pc].code != OpCode::End;) {
            const Op &op = m_ops[pc];
            const EffectView view{m_match, m_state, m_frame, op};
            const bool isAnotherMay = op.isOptional && pc != first;
            if (op.code == OpCode::AskMay || op.code == OpCode::CheckPrice || op.code == OpCode::Jump || isAnotherMay)
                pc = op.jump; // what else may be done need not be done
            else if (op.code == OpCode::JumpUnless)
                pc = isTrue(m_match, m_state, m_frame, op.amount) ? pc + 1 : op.jump;
            else if (op.code == OpCode::PickOption ? !canPayOptions(op, pc) : !canDo(view))
                return false;
            else
                pc = op.code == OpCode::PickOption ? op.jump : pc + 1;
        }
        return true;
    }

private:
    bool canPayOptions(const Op &op, std::size_t pc) const {
        int payable = 0;
        for (std::size_t option = 0; option < op.others; ++option) {
            const std::size_t begin = m_ops[pc + 1 + option].jump;
            payable += Price(*this).canPay(begin, m_ops.size()) ? 1 : 0;
        }
        return payable >= op.count;
    }

    /// How many a word asks for; what only an earlier part will tell is taken for nothing.
    int amountOf(const EffectView &view) const {
        const AmountRef ref = m_match.seat(m_frame.seat).program.amounts[view.op.amount].ref;
        return m_isCardNamed && (ref == AmountRef::ThatBoost || ref == AmountRef::ThatMany) ? 0 : view.amount();
    }

    bool takeFromHand(const EffectView &view, SeatId player, int count) {
        if (view.op.player == PlayerRef::ThatPlayer && m_isPlayerNamed)
            return true; // whoever that will be
        if (!player)
            return false;
        int &hand = m_hands[static_cast<std::size_t>(player.value())];
        hand -= count;
        m_isCardNamed = true;
        return hand >= 0;
    }
    void discarded(SeatId owner, int count) {
        if (owner == m_frame.seat)
            (m_match.seat(owner).isPileForAll ? m_pile : m_discard) += count;
    }
    int &countAt(PlaceRef place) {
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
        return m_hands[static_cast<std::size_t>(m_frame.seat.value())];
    }

    bool canPut(const EffectView &view) {
        const auto cards = static_cast<CardsRef>(view.op.fighters);
        if (cards == CardsRef::AllFrom || cards == CardsRef::AnyNumberFrom)
            return true;
        if (cards == CardsRef::CardFrom || cards == CardsRef::FirstCardOf) {
            if (--countAt(static_cast<PlaceRef>(view.op.others)) < 0)
                return false;
            ++countAt(static_cast<PlaceRef>(view.op.spaces));
        } else if (!(cards == CardsRef::ThatCard && m_isCardNamed) && !champclos::canPut(view)) {
            return false;
        }
        m_isCardNamed = true;
        return true;
    }

    /// Whom a pick will bring is not known yet; that there is somebody to pick was asked before.
    bool isPicked(std::uint8_t selector) const {
        return m_match.seat(m_frame.seat).program.fighters[selector].group == GroupRef::Picked;
    }
    bool isSomebody(const EffectView &view) const { return isPicked(view.op.fighters) || !view.fighters().isEmpty(); }
    bool canHurt(const EffectView &view) const {
        bool found = isPicked(view.op.fighters);
        view.fighters().forEach([&](FighterId fighter) {
            found = found || !hasPermission(m_match, m_state, fighter, Modifier::NoEffectDamage);
        });
        return found;
    }

    bool canDo(const EffectView &view) {
        const SeatState &seat = m_state.seat(m_frame.seat);
        switch (view.op.code) {
        case OpCode::PickFighters: {
            const int kept = view.op.flagA ? 1 : 0; // whom the choice before it will have picked
            return candidatesOf(view).size() >= view.op.count - kept;
        }
        case OpCode::PickSpace:
            return !spacesOf(m_match, m_state, m_frame, view.op.spaces).isEmpty();
        case OpCode::Draw: {
            const int count = std::min(amountOf(view), m_deck);
            if (const SeatId player = view.player())
                m_hands[static_cast<std::size_t>(player.value())] += count;
            m_deck -= view.op.player == PlayerRef::You ? count : 0;
            return true;
        }
        case OpCode::DiscardChosen:
        case OpCode::DiscardRandom: {
            const int count = amountOf(view);
            discarded(view.player(), count);
            return takeFromHand(view, view.player(), count);
        }
        case OpCode::DiscardTop: {
            const int count = amountOf(view);
            m_deck -= count;
            discarded(m_frame.seat, count);
            m_isCardNamed = true;
            return m_deck >= 0;
        }
        case OpCode::ChooseFromHand:
            return takeFromHand(view, view.player(), 1);
        case OpCode::LookAtTop:
            return m_deck >= view.op.count;
        case OpCode::ShowTopCard:
            m_isCardNamed = true;
            return m_deck > 0;
        case OpCode::Put:
            return canPut(view);
        case OpCode::Damage:
            return canHurt(view);
        case OpCode::Recover:
        case OpCode::SetHealth:
            return isSomebody(view);
        case OpCode::MoveFighters:
            return isPicked(view.op.fighters) || !withoutHeld(m_state, view.fighters()).isEmpty();
        case OpCode::PlaceFighters:
            return isPicked(view.op.fighters) || canPlace(view);
        case OpCode::ReturnFighters:
            return canReturn(view);
        case OpCode::Swap:
            return isPicked(view.op.fighters) || isPicked(view.op.others) || canSwap(view);
        case OpCode::BoostValue:
        case OpCode::BoostFaceDown:
            return m_state.combat.isActive && (view.op.code != OpCode::BoostFaceDown || canBoostFaceDown(view)) &&
                   takeFromHand(view, m_frame.seat, 1);
        case OpCode::GainActions:
            return m_state.turnSeat == m_frame.seat;
        case OpCode::TurnUpSideCard:
            return seat.sideCard == SeatState::kNoSide && !seat.sideDeck.isEmpty();
        case OpCode::DiscardSideCard:
            return seat.sideCard != SeatState::kNoSide;
        case OpCode::ReturnSideCard:
            return !seat.sideDiscard.isEmpty();
        case OpCode::CastSpell:
            return canCastSpell(view);
        case OpCode::LookAtHand:
            return takeFromHand(view, view.player(), 0);
        case OpCode::PickPlayer:
            m_isPlayerNamed = true;
            return true;
        case OpCode::End:
        case OpCode::Jump:
        case OpCode::JumpUnless:
        case OpCode::AskMay:
        case OpCode::CheckPrice:
        case OpCode::Repeat:
        case OpCode::PickOption:
        case OpCode::OptionEntry:
        case OpCode::Search: // looking for it is all that is asked
        case OpCode::CancelEffects:
        case OpCode::IgnoreValue:
        case OpCode::SetValue:
        case OpCode::AddValue:
        case OpCode::PreventDamage:
        case OpCode::EndTurn:
        case OpCode::TurnToken:
        case OpCode::ChooseSide:
            return true;
        }
        return true;
    }

    const Match &m_match;
    const GameState &m_state;
    const Frame &m_frame;
    const std::vector<Op> &m_ops;
    // What will be left, and whether "that card" and "that player" will be others than now.
    std::array<int, kMaxSeats> m_hands{};
    int m_deck = 0;
    int m_discard = 0;
    int m_pile = 0;
    bool m_isCardNamed = false;
    bool m_isPlayerNamed = false;
};

} // namespace

bool canPay(const EffectView &first, int count) {
    const std::size_t begin = first.frame.pc + 1u;
    return Price(first).canPay(begin, begin + static_cast<std::size_t>(count));
}

} // namespace champclos
