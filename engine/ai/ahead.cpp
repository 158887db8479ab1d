// SPDX-License-Identifier: MIT
#include "engine/ai/ahead.h"

#include "engine/ai/determinize.h"
#include "engine/ai/outcome.h"
#include "engine/ai/search.h"

#include <algorithm>
#include <memory>

namespace champclos::ai {

namespace {

constexpr int kOthers = 4;      ///< answers that are compared with
constexpr double kLeast = 0.15; ///< points of health: less is not worth a word
constexpr double kCard = 0.5;   ///< what a card is worth beside them
constexpr int kChanceDeals = 40;

/// Keeps the difference that weighs most.
class Weightiest {
public:
    void consider(double worth, const Reason &reason) {
        if (worth <= m_worth)
            return;
        m_worth = worth;
        m_reason = reason;
    }
    const Reason &reason() const { return m_reason; }

private:
    double m_worth = kLeast;
    Reason m_reason{.motive = Motive::HardlyMatters};
};

double perDeal(int sum, const Outcome &outcome) { return static_cast<double>(sum) / outcome.deals; }

Outcome othersOf(const Match &match, const Observation &observation, const ActionList &legal, const Action &action,
                 std::uint64_t seed) {
    Outcome sum;
    const int step = std::max(1, legal.size() / kOthers);
    for (int index = 0; index < legal.size(); index += step)
        if (legal[index] != action)
            sum.add(outcomeOfRound(match, observation, legal[index], seed));
    return sum;
}

} // namespace

Reason reasonAhead(const Match &match, const Observation &observation, const ActionList &legal, const Action &action,
                   std::uint64_t seed) {
    const Outcome others = othersOf(match, observation, legal, action, seed);
    if (others.deals == 0)
        return {.motive = Motive::HardlyMatters};
    const Outcome own = outcomeOfRound(match, observation, action, seed);
    const SeatId viewer = observation.viewer;
    const FighterSet enemies = match.opposingFightersOf(viewer);
    const auto loss = [](const Outcome &outcome, FighterId fighter) {
        return perDeal(outcome.of(fighter).lost - outcome.of(fighter).gained, outcome);
    };
    const auto cards = [&](SeatId seat) {
        return kCard * (perDeal(own.cardsOf(seat), own) - perDeal(others.cardsOf(seat), others));
    };
    Weightiest found;
    match.everybody().forEach([&](FighterId fighter) {
        const double saved = loss(others, fighter) - loss(own, fighter);
        if (enemies.contains(fighter))
            found.consider(-saved, {.motive = Motive::HurtsSoon, .other = fighter});
        else
            found.consider(saved, {.motive = Motive::SavesSoon, .fighter = fighter});
    });
    found.consider(cards(viewer), {.motive = Motive::MoreCardsSoon});
    match.opponentsOf(viewer).forEach(
        [&](SeatId seat) { found.consider(-cards(seat), {.motive = Motive::FewerCardsSoon, .seat = seat}); });
    return found.reason();
}

std::optional<Reason> costOf(const Match &match, const Observation &observation, const Action &action,
                             std::uint64_t seed) {
    if (action.kind == ActionKind::Boost && action.card)
        return Reason{.motive = Motive::Costs, .seat = action.owner, .card = action.card};
    const bool isMove = action.kind == ActionKind::Move || action.kind == ActionKind::Place;
    if (!isMove || !match.seat(observation.viewer).allFighters.contains(action.fighter))
        return std::nullopt;
    Rng rng(seed);
    GameState state = determinize(match, observation, rng);
    if (!state.fighter(action.fighter).space || outcomeOfPlaces(match, state).of(action.fighter).inDanger > 0)
        return std::nullopt;
    state.fighter(action.fighter).space = action.space;
    const Outcome::OfFighter there = outcomeOfPlaces(match, state).of(action.fighter);
    if (there.inDanger == 0)
        return std::nullopt;
    return Reason{.motive = Motive::Exposes, .fighter = action.fighter, .other = there.danger};
}

double chanceNow(const Match &match, const Observation &observation, std::uint64_t seed) {
    const SearchOptions options = strongOptions();
    const auto buffer = std::make_unique<ActionList>();
    Rng rng(seed);
    GameState state;
    double sum = 0;
    for (int deal = 0; deal < kChanceDeals; ++deal) {
        determinizeInto(match, observation, rng, state);
        sum += playout(match, state, observation.viewer, options, rng, *buffer);
    }
    return sum / kChanceDeals;
}

} // namespace champclos::ai
