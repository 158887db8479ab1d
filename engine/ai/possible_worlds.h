// SPDX-License-Identifier: MIT
//
// Everything that may come of an answer, for somebody who does not see all cards: instead of dealing every hand and
// every order of every deck, a hidden card is decided on only when it is about to be seen, once for each kind of card
// that it may be. Exact for what an Observation knows; where a text makes that too intricate it says so and is not to
// be relied upon. It does not judge anything: that is for the solver (solver.h). Duels only.
#pragma once

#include "engine/core/match.h"
#include "engine/core/observation.h"
#include "engine/core/state.h"

#include <functional>
#include <vector>

namespace champclos::ai {

class PossibleWorlds {
public:
    /// Gives up once it has tried so many answers.
    PossibleWorlds(const Match &match, SeatId viewer, std::uint64_t mostAnswers);

    /// Called with a state in which the viewer could be; false: enough seen.
    using VisitState = std::function<bool(const GameState &before, const GameState &after)>;
    using VisitAnswer = std::function<bool(const GameState &world, const Action &answer)>;

    /// Every state that `action` may lead to, over all that the viewer cannot know in `world`; `before` is the world in
    /// which it does. False if a visit was.
    bool forEachOutcome(const GameState &world, const Action &action, const VisitState &visit);

    /// Every answer that the other seat may give to the question of `world`, each with a world in which it has the card
    /// for it. False if a visit was.
    bool forEachAnswer(const GameState &world, const VisitAnswer &visit);

    /// A world like all others that the viewer cannot tell from this one, always the same of them.
    GameState typical(const GameState &world) const;

    /// True once something was met that cannot be told exactly, or there was too much of it.
    bool isTooIntricate() const { return m_isTooIntricate; }
    std::uint64_t played() const { return m_played; } ///< answers tried so far

private:
    /// What is decided on while an answer is tried again and again.
    struct Settled {
        PerSeat<CardSet> cards{};
        bool isSideCard = false;
        bool isChance = false;
    };
    bool decide(const GameState &world, const Action &action, const Settled &settled, const VisitState &visit);
    bool decideChance(const GameState &world, const Action &action, const Settled &settled, const VisitState &visit);
    bool decideCard(const GameState &world, const Action &action, const Settled &settled, SeatId owner, CardId shown,
                    const VisitState &visit);
    bool decideSideCard(const GameState &world, const Action &action, const Settled &settled, SeatId owner,
                        const VisitState &visit);
    CardSet hiddenCards(const GameState &state, SeatId owner) const;
    bool isPossible(const GameState &world, SeatId owner) const;
    bool giveUp();

    const Match &m_match;
    SeatId m_viewer;
    std::uint64_t m_mostAnswers;
    bool m_isTooIntricate = false;
    std::uint64_t m_played = 0;
};

/// Puts each of two cards of a seat wherever the other one was.
void swapCards(GameState &state, SeatId owner, CardId one, CardId other);

} // namespace champclos::ai
