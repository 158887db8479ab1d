// SPDX-License-Identifier: MIT
#include "engine/ai/explain.h"

#include "engine/ai/ahead.h"
#include "engine/ai/determinize.h"
#include "engine/ai/outcome.h"
#include "engine/ai/search.h"
#include "engine/rules/targeting.h"
#include "engine/rules/values.h"

#include <algorithm>
#include <optional>

namespace champclos::ai {

namespace {

constexpr int kHintMilliseconds = 400;
constexpr std::size_t kCandidates = 3;

/// Looks for what speaks for one action, the weightiest first. Numbers are what may happen, not what will.
class Motives {
public:
    Motives(const Match &match, const Observation &observation, const ActionList &legal, const Action &action,
            std::uint64_t seed)
        : m_match(match), m_state(dealt(match, observation, seed)), m_legal(legal), m_action(action),
          m_seat(observation.viewer), m_own(match.seat(m_seat).allFighters), m_friends(friendsOf(match, m_seat)),
          m_enemies(match.opposingFightersOf(m_seat)), m_after(outcomeOf(match, observation, action, seed)),
          m_otherwise(otherwise(observation, seed)) {}

    std::optional<Reason> reason() const {
        using Step = std::optional<Reason> (Motives::*)() const;
        for (const Step step :
             {&Motives::winning, &Motives::defeating, &Motives::surviving, &Motives::pile, &Motives::damaging,
              &Motives::preventing, &Motives::returning, &Motives::healing, &Motives::escaping, &Motives::threatening,
              &Motives::taking, &Motives::sparing, &Motives::drawing, &Motives::moving, &Motives::keeping,
              &Motives::feeding, &Motives::staying})
            if (const std::optional<Reason> found = (this->*step)())
                return found;
        return std::nullopt;
    }

private:
    static GameState dealt(const Match &match, const Observation &observation, std::uint64_t seed) {
        Rng rng(seed);
        return determinize(match, observation, rng);
    }
    static FighterSet friendsOf(const Match &match, SeatId seat) {
        FighterSet fighters;
        match.friendsOf(seat).forEach([&](SeatId id) { fighters |= match.seat(id).allFighters; });
        return fighters;
    }

    static bool isPassive(const Action &action) {
        switch (action.kind) {
        case ActionKind::Boost:
        case ActionKind::Defend:
        case ActionKind::Discard:
        case ActionKind::Card:
            return !action.card;
        case ActionKind::Fighter:
            return !action.fighter;
        case ActionKind::Done:
        case ActionKind::No:
            return true;
        case ActionKind::Maneuver:
        case ActionKind::Scheme:
        case ActionKind::Attack:
        case ActionKind::Move:
        case ActionKind::Place:
        case ActionKind::Space:
        case ActionKind::Option:
        case ActionKind::Yes:
        case ActionKind::Concede:
            return false;
        }
        return false;
    }

    /// What the action is compared with: doing nothing, if that is an answer, or the position as it is.
    Outcome otherwise(const Observation &observation, std::uint64_t seed) const {
        const auto nothing = std::find_if(m_legal.begin(), m_legal.end(), isPassive);
        if (m_state.pending.kind != DecisionKind::ChooseMove && nothing != m_legal.end() && !isPassive(m_action))
            return outcomeOf(m_match, observation, *nothing, seed);
        return outcomeOfPlaces(m_match, m_state);
    }

    /// Who does it: the fighter of the action, or of the combat under way.
    FighterId actor() const {
        if (m_action.fighter && m_own.contains(m_action.fighter))
            return m_action.fighter;
        if (m_state.combat.isActive)
            for (const CombatSide &side : m_state.combat.sides)
                if (m_own.contains(side.fighter))
                    return side.fighter;
        return FighterId::none();
    }
    FighterId opponentInCombat() const {
        if (m_state.combat.isActive)
            for (const CombatSide &side : m_state.combat.sides)
                if (m_enemies.contains(side.fighter))
                    return side.fighter;
        return FighterId::none();
    }
    /// The member for whom `worth` is highest, if it is above 0.
    template <class Worth> static FighterId most(FighterSet fighters, Worth worth) {
        FighterId found;
        double best = 0;
        fighters.forEach([&](FighterId fighter) {
            if (const double is = worth(fighter); is > best) {
                best = is;
                found = fighter;
            }
        });
        return found;
    }
    static double share(int count, const Outcome &outcome) { return static_cast<double>(count) / outcome.deals; }
    int rounded(int sum) const { return (sum + m_after.deals / 2) / m_after.deals; }

    std::optional<Reason> winning() const {
        if (!m_after.isLikely(m_after.wins) || share(m_otherwise.wins, m_otherwise) >= share(m_after.wins, m_after))
            return std::nullopt;
        const FighterId loser = most(m_enemies, [&](FighterId enemy) { return m_after.of(enemy).defeated; });
        return Reason{.motive = Motive::Wins, .fighter = actor(), .other = loser};
    }

    std::optional<Reason> defeating() const {
        const FighterId loser = most(m_enemies, [&](FighterId enemy) {
            const int count = m_after.of(enemy).defeated;
            return m_after.isLikely(count) ? share(count, m_after) - share(m_otherwise.of(enemy).defeated, m_otherwise)
                                           : 0.0;
        });
        if (!loser)
            return std::nullopt;
        return Reason{.motive = Motive::Defeats, .fighter = actor(), .other = loser};
    }

    std::optional<Reason> surviving() const {
        const FighterId saved = most(m_friends, [&](FighterId fighter) {
            const int count = m_otherwise.of(fighter).defeated;
            return m_otherwise.isLikely(count)
                       ? share(count, m_otherwise) - share(m_after.of(fighter).defeated, m_after) - 0.1
                       : 0.0;
        });
        if (!saved)
            return std::nullopt;
        return Reason{.motive = Motive::Survives, .fighter = saved, .other = opponentInCombat()};
    }

    std::optional<Reason> pile() const {
        const SeatTables &tables = m_match.seat(m_seat);
        if (!tables.hasPile)
            return std::nullopt;
        const Frame &frame = m_state.frames.back();
        const bool isSpell = m_action.kind == ActionKind::Option && frame.kind == FrameKind::Effect &&
                             m_match.seat(frame.seat).program.ops[frame.pc].code == OpCode::CastSpell;
        const bool isVerse =
            tables.syllableGoal > 0 && playsCombatCard() &&
            syllablesOf(m_match, m_state, m_seat) + tables.facts(m_action.card).syllables == tables.syllableGoal;
        if (!isSpell && !isVerse)
            return std::nullopt;
        return Reason{.motive = Motive::CompletesPile, .seat = m_seat};
    }

    bool playsCombatCard() const {
        return m_action.card && (m_action.kind == ActionKind::Attack || m_action.kind == ActionKind::Defend);
    }

    std::optional<Reason> damaging() const {
        const auto more = [&](FighterId enemy) {
            return share(m_after.of(enemy).lost, m_after) - share(m_otherwise.of(enemy).lost, m_otherwise);
        };
        const FighterId hurt = most(m_enemies, [&](FighterId enemy) { return more(enemy) - 0.3; });
        if (!hurt)
            return std::nullopt;
        return Reason{
            .motive = Motive::Damages, .fighter = actor(), .other = hurt, .number = m_after.of(hurt).mostLost};
    }

    std::optional<Reason> preventing() const {
        const auto saved = [&](FighterId fighter) {
            return share(m_otherwise.of(fighter).lost, m_otherwise) - share(m_after.of(fighter).lost, m_after);
        };
        const FighterId spared = most(m_friends, [&](FighterId fighter) { return saved(fighter) - 0.4; });
        if (!spared)
            return std::nullopt;
        return Reason{.motive = Motive::Prevents,
                      .fighter = spared,
                      .other = opponentInCombat(),
                      .number = static_cast<int>(saved(spared) + 0.9)};
    }

    std::optional<Reason> returning() const {
        if (m_state.turnNumber == 0) // who is placed for the first time does not come back
            return std::nullopt;
        const FighterId back = most(m_friends, [&](FighterId fighter) {
            return share(m_after.of(fighter).returned, m_after) - share(m_otherwise.of(fighter).returned, m_otherwise);
        });
        if (!back)
            return std::nullopt;
        return Reason{.motive = Motive::Returns, .fighter = back};
    }

    std::optional<Reason> healing() const {
        const FighterId healed = most(m_friends, [&](FighterId fighter) {
            return share(m_after.of(fighter).gained, m_after) - share(m_otherwise.of(fighter).gained, m_otherwise) -
                   0.4;
        });
        if (!healed)
            return std::nullopt;
        const int health = std::max(1, rounded(m_after.of(healed).gained));
        return Reason{.motive = Motive::Heals, .fighter = healed, .number = health};
    }

    /// Cards the other side loses.
    std::optional<Reason> taking() const {
        for (int index = 0; index < m_match.seatCount; ++index) {
            const SeatId seat(index);
            if (!m_match.opponentsOf(m_seat).contains(seat) ||
                m_action.kind == ActionKind::Attack) // who defends with a card has less of them
                continue;
            const int lost = -rounded(m_after.cardsOf(seat)) + m_otherwise.cardsOf(seat) / m_otherwise.deals;
            if (lost > 0)
                return Reason{.motive = Motive::TakesCards, .seat = seat, .number = lost};
        }
        return std::nullopt;
    }

    /// The card that an action takes out of the hand does not count against it.
    std::optional<Reason> drawing() const {
        if (m_action.kind == ActionKind::Maneuver) { // what is spent on a boost later is another decision
            const int drawn = std::min(maneuverDraw(m_match, m_state, m_seat), m_state.seat(m_seat).deck.size());
            return drawn > 0 ? std::optional(Reason{.motive = Motive::Draws, .number = drawn}) : std::nullopt;
        }
        const bool isSpent = m_action.kind == ActionKind::Scheme || m_action.kind == ActionKind::Attack;
        const int more = rounded(m_after.cardsOf(m_seat) + (isSpent ? m_after.deals : 0)) -
                         m_otherwise.cardsOf(m_seat) / m_otherwise.deals;
        if (more <= 0 || isPassive(m_action))
            return std::nullopt;
        return Reason{.motive = Motive::Draws, .number = more};
    }

    std::optional<Reason> sparing() const {
        if (m_action.kind != ActionKind::Discard || !m_action.card || m_action.owner != m_seat)
            return std::nullopt;
        return Reason{.motive = Motive::SparesCards, .seat = m_seat, .card = m_action.card};
    }

    /// Positions speak for moves of any kind, not for what a combat happens to leave behind.
    bool isAboutPlaces() const {
        return m_action.kind != ActionKind::Attack && m_action.kind != ActionKind::Defend &&
               m_action.kind != ActionKind::Discard && !isPassive(m_action);
    }
    /// Where a single fighter is moved, what counts is that one and those it meets.
    FighterSet concerned(FighterSet fighters) const {
        if (m_action.kind != ActionKind::Move && m_action.kind != ActionKind::Place)
            return fighters;
        FighterSet one;
        one.insert(m_action.fighter);
        return fighters & one;
    }

    std::optional<Reason> escaping() const {
        if (!isAboutPlaces())
            return std::nullopt;
        const Outcome now = places();
        const FighterId safe = most(concerned(m_friends), [&](FighterId fighter) {
            const bool isBetter = m_otherwise.of(fighter).inDanger * 2 > m_otherwise.deals &&
                                  now.of(fighter).inDanger * 4 <= now.deals && !m_after.of(fighter).defeated;
            return isBetter ? (m_match.fighter(fighter).isHero ? 2.0 : 1.0) : 0.0;
        });
        if (!safe)
            return std::nullopt;
        return Reason{.motive = Motive::Escapes, .fighter = safe, .other = m_otherwise.of(safe).danger};
    }

    std::optional<Reason> threatening() const {
        if (!isAboutPlaces())
            return std::nullopt;
        const Outcome now = places();
        const CardSet attacks = m_state.seat(m_seat).hand & m_match.seat(m_seat).attackCards;
        const FighterId armed = most(concerned(m_own), [&](FighterId fighter) {
            const bool isBetter = now.of(fighter).hasTarget * 2 > now.deals &&
                                  m_otherwise.of(fighter).hasTarget * 4 <= m_otherwise.deals &&
                                  attacks.intersects(m_match.fighter(fighter).playable);
            return isBetter ? (m_match.fighter(fighter).isHero ? 2.0 : 1.0) : 0.0;
        });
        if (!armed)
            return std::nullopt;
        return Reason{.motive = Motive::Threatens, .fighter = armed, .other = now.of(armed).target};
    }

    /// Where everybody stands right after a move; after anything else, when it is settled.
    Outcome places() const {
        const bool isMove = m_action.kind == ActionKind::Move || m_action.kind == ActionKind::Place;
        if (!isMove || !m_action.space)
            return m_after;
        GameState moved = m_state;
        FighterState &fighter = moved.fighter(m_action.fighter);
        fighter.space = m_action.space;
        return outcomeOfPlaces(m_match, moved);
    }

    std::optional<Reason> moving() const {
        const bool isMove = m_action.kind == ActionKind::Move || m_action.kind == ActionKind::Place;
        if (!isMove || !m_own.contains(m_action.fighter))
            return std::nullopt;
        const SpaceId from = m_state.fighter(m_action.fighter).space;
        const FighterId foe = nearest(from ? from : m_action.space);
        if (!foe)
            return std::nullopt;
        const int now = m_match.board.distance(m_action.space, m_state.fighter(foe).space);
        if (!from)
            return Reason{
                .motive = now > 3 ? Motive::KeepsAway : Motive::Approaches, .fighter = m_action.fighter, .other = foe};
        const int before = m_match.board.distance(from, m_state.fighter(foe).space);
        if (now < before)
            return Reason{.motive = Motive::Approaches, .fighter = m_action.fighter, .other = foe};
        if (now > before)
            return Reason{.motive = Motive::KeepsAway, .fighter = m_action.fighter, .other = foe};
        return std::nullopt;
    }

    FighterId nearest(SpaceId space) const {
        return most(m_enemies & m_state.alive, [&](FighterId enemy) {
            const SpaceId at = m_state.fighter(enemy).space;
            return at ? 1.0 + kMaxSpaces - m_match.board.distance(space, at) : 0.0;
        });
    }

    std::optional<Reason> keeping() const {
        const bool couldSpend = m_action.kind == ActionKind::Boost || m_action.kind == ActionKind::Defend ||
                                m_action.kind == ActionKind::Discard;
        if (!couldSpend || m_action.card)
            return std::nullopt;
        return Reason{.motive = Motive::KeepsCards};
    }

    /// Who is not moved although it could be.
    std::optional<Reason> staying() const {
        const bool isStill = m_action.kind == ActionKind::Move &&
                             m_action.space == m_state.fighter(m_action.fighter).space &&
                             m_own.contains(m_action.fighter);
        if (!isStill && (m_action.kind != ActionKind::Done || m_state.pending.kind != DecisionKind::ChooseMove))
            return std::nullopt;
        const FighterSet waiting =
            isStill ? FighterSet::of(m_action.fighter) : m_state.frames.back().waiting & m_own & m_state.alive;
        const Outcome here = outcomeOfPlaces(m_match, m_state);
        const CardSet attacks = m_state.seat(m_seat).hand & m_match.seat(m_seat).attackCards;
        const auto weight = [&](FighterId fighter) { return m_match.fighter(fighter).isHero ? 2.0 : 1.0; };
        const FighterId armed = most(waiting, [&](FighterId fighter) {
            const bool canAttack =
                here.of(fighter).hasTarget > 0 && attacks.intersects(m_match.fighter(fighter).playable);
            return canAttack ? weight(fighter) : 0.0;
        });
        if (armed)
            return Reason{.motive = Motive::StaysArmed, .fighter = armed, .other = here.of(armed).target};
        const FighterId safe =
            most(waiting, [&](FighterId fighter) { return here.of(fighter).inDanger == 0 ? weight(fighter) : 0.0; });
        return safe ? std::optional(Reason{.motive = Motive::StaysSafe, .fighter = safe}) : std::nullopt;
    }

    std::optional<Reason> feeding() const {
        const SeatTables &tables = m_match.seat(m_seat);
        if (!tables.hasPile || !m_action.card || m_action.owner != m_seat)
            return std::nullopt;
        const KindFacts &facts = tables.facts(m_action.card);
        const bool isLine = tables.syllableGoal > 0 && playsCombatCard() && facts.syllables > 0 &&
                            syllablesOf(m_match, m_state, m_seat) + facts.syllables < tables.syllableGoal;
        const CardStack &held = m_state.seat(m_seat).pile;
        const bool isIngredient = facts.ingredient != kNoIndex && m_action.kind != ActionKind::Card &&
                                  std::none_of(held.begin(), held.end(), [&](CardId card) {
                                      return tables.facts(card).ingredient == facts.ingredient;
                                  });
        if (!isLine && !isIngredient)
            return std::nullopt;
        return Reason{.motive = Motive::FeedsPile, .seat = m_seat};
    }

    const Match &m_match;
    const GameState m_state; ///< one that the seat cannot tell from the real one
    const ActionList &m_legal;
    const Action &m_action;
    SeatId m_seat;
    FighterSet m_own;
    FighterSet m_friends;
    FighterSet m_enemies;
    Outcome m_after;
    Outcome m_otherwise;
};

} // namespace

Reason reasonFor(const Match &match, const Observation &observation, const ActionList &legal, const Action &action,
                 std::uint64_t seed) {
    if (legal.size() == 1)
        return {.motive = Motive::OnlyAction};
    const std::optional<Reason> found = Motives(match, observation, legal, action, seed).reason();
    return found ? *found : reasonAhead(match, observation, legal, action, seed);
}

Explanation explain(const Match &match, const Observation &observation, const ActionList &legal, const Budget &budget,
                    std::uint64_t seed) {
    Explanation explanation;
    if (legal.size() == 1) {
        explanation.candidates.push_back({legal[0], 0.0, 0});
        explanation.reason.motive = Motive::OnlyAction;
        return explanation;
    }
    SearchOptions options = strongOptions();
    options.iterations = budget.iterations;
    options.milliseconds = budget.iterations > 0 || budget.milliseconds > 0 ? budget.milliseconds : kHintMilliseconds;
    options.stop = budget.stop;
    Rng rng(seed);
    const SearchResult result = Searcher().search(match, observation, legal, options, rng);
    for (const Estimate &estimate : result.estimates)
        if (explanation.candidates.size() < kCandidates && (estimate.visits > 0 || explanation.candidates.empty()))
            explanation.candidates.push_back({estimate.action, estimate.winRate, estimate.visits});
    const Action &best = explanation.candidates.front().action;
    explanation.reason = reasonFor(match, observation, legal, best, seed);
    explanation.cost = costOf(match, observation, best, seed);
    explanation.before = chanceNow(match, observation, seed);
    return explanation;
}

} // namespace champclos::ai
