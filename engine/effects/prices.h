// SPDX-License-Identifier: MIT
//
// "You may discard 2 cards. If you do, …": a price is paid whole or not at all, so before anybody is asked for it each
// part is tried against what would be left by then. Each verb says in its row what it takes (verbs.h). Cards are
// counted, never looked at: nobody learns from the silence what a hand holds.
#pragma once

#include "engine/effects/verbs.h"

namespace champclos {

class Price {
public:
    explicit Price(const EffectView &view);

    /// Whether these instructions can be carried out whole, one after the other.
    bool canPay(std::size_t first, std::size_t end);

    // What verbs take, and what they leave.
    int amountOf(const EffectView &view) const; ///< what only an earlier part will tell is taken for nothing
    bool takeFromHand(const EffectView &view, SeatId player, int count); ///< false if they are not there
    void draw(const EffectView &view, int count);
    void addDiscarded(SeatId owner, int count);
    int &countAt(PlaceRef place); ///< of the player whose text it is
    void nameCard() { m_isCardNamed = true; }
    void namePlayer() { m_isPlayerNamed = true; }
    bool isCardNamed() const { return m_isCardNamed; } ///< "that card" will be another one than now
    /// Whom a pick will bring is not known yet; that there is somebody to pick was asked before.
    static bool isPicked(const EffectView &view, std::uint8_t selector);
    static bool isSomebody(const EffectView &view) {
        return isPicked(view, view.op.fighters) || !view.fighters().isEmpty();
    }

private:
    bool canPayOptions(const Op &op, std::size_t pc) const;

    const Match &m_match;
    const GameState &m_state;
    const Frame &m_frame;
    const std::vector<Op> &m_ops;
    // What will be left, and whether "that card" and "that player" will be others than now.
    PerSeat<int> m_hands{};
    int m_deck = 0;
    int m_discard = 0;
    int m_pile = 0;
    bool m_isCardNamed = false;
    bool m_isPlayerNamed = false;
};

} // namespace champclos
