// SPDX-License-Identifier: MIT
#include "engine/ai/deciding.h"

#include "engine/core/step.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cmath>

namespace champclos::ai {

namespace {

constexpr double kOfExhaustion = 0.03; ///< what a point of health lost to an empty deck weighs
constexpr double kOfSidekick = 0.06;   ///< what a sidekick weighs at least
constexpr double kLeast = 0.05;        ///< less decides nothing
constexpr double kOfWinner = 0.5;      ///< a mistake of who won in the end decided less
constexpr int kMostMistakes = 2;       ///< a game is more than its mistakes

/// Looks for everything that may have decided a game.
class Search {
public:
    Search(const PastGame &game, const Review &review)
        : m_game(game), m_review(review), m_exhausted(static_cast<std::size_t>(game.match.seatCount), kNone) {}

    std::vector<Deciding> found() {
        for (std::size_t place = 0; place < m_review.judgements.size(); ++place)
            addMistake(place);
        for (std::size_t step = 0; step < m_game.actions.size(); ++step)
            follow(step);
        addEnding();
        return choose();
    }

private:
    static constexpr std::size_t kNone = ~std::size_t(0);

    void addMistake(std::size_t place) {
        const Judgement &judgement = m_review.judgements[place];
        const SeatSet winners = m_game.states.back().winners;
        if (judgement.verdict() < Verdict::Doubtful || judgement.turn == 0)
            return;
        m_found.push_back({.kind = Deciding::Kind::Mistake,
                           .step = judgement.step,
                           .turn = judgement.turn,
                           .seat = judgement.seat,
                           .number = static_cast<int>(std::lround(judgement.loss() * 100)),
                           .judgement = place,
                           .weight = judgement.loss() * (winners.contains(judgement.seat) ? kOfWinner : 1.0)});
    }

    /// By how much the chances of a seat changed with an action; what it was asked in between included.
    double swing(SeatId seat, std::size_t step) const {
        const double before = prospectAt(m_review, seat, step);
        for (const Prospect &prospect : m_review.prospects)
            if (prospect.seat == seat && prospect.step > step && prospect.effort > 0)
                return std::abs(prospect.chance - before);
        return 0;
    }

    void follow(std::size_t step) {
        GameState state = m_game.states[step];
        const int turn = state.turnNumber;
        GameState before = state;
        StepLog steps;
        apply(m_game.match, state, m_game.actions[step], &steps);
        for (const Step &one : steps) {
            const Event &event = one.event;
            if (event.kind == EventKind::CombatRevealed) {
                m_attacker = event.seat;
                m_attack = kindOf(event.seat, event.card);
            } else if (event.kind == EventKind::EffectStarted || event.kind == EventKind::SchemePlayed) {
                m_actor = event.seat;
                m_effect = kindOf(event.seat, event.card);
            } else if (event.kind == EventKind::DamageDealt) {
                addDamage(event, before, one.after, step, turn);
            } else if (event.kind == EventKind::FighterDefeated) {
                addDefeat(event, step, turn);
            }
            before = one.after;
        }
    }

    CardKind kindOf(SeatId seat, CardId card) const { return card ? m_game.match.seat(seat).kind(card) : CardKind(); }

    void addDamage(const Event &event, const GameState &before, const GameState &after, std::size_t step, int turn) {
        const int lost = before.fighter(event.fighter).health - after.fighter(event.fighter).health;
        const SeatId victim = seatOf(event.fighter);
        if (event.source == DamageSource::Exhaustion)
            return addExhaustion(victim, lost, step, turn);
        if (!m_game.match.fighter(event.fighter).isHero || lost < 2)
            return;
        const bool isBlow = event.source == DamageSource::Combat;
        const SeatId actor = isBlow ? m_attacker : m_actor;
        if (!actor || !m_game.match.opponentsOf(victim).contains(actor))
            return;
        m_found.push_back({.kind = isBlow ? Deciding::Kind::Blow : Deciding::Kind::Effect,
                           .step = step,
                           .turn = turn,
                           .seat = actor,
                           .fighter = event.fighter,
                           .card = isBlow ? m_attack : m_effect,
                           .number = lost,
                           .weight = swing(victim, step)});
    }

    void addExhaustion(SeatId seat, int lost, std::size_t step, int turn) {
        std::size_t &place = m_exhausted[static_cast<std::size_t>(seat.value())];
        if (place == kNone) {
            place = m_found.size();
            m_found.push_back({.kind = Deciding::Kind::Exhaustion, .step = step, .turn = turn, .seat = seat});
        }
        m_found[place].number += lost;
        m_found[place].weight += kOfExhaustion * lost;
    }

    void addDefeat(const Event &event, std::size_t step, int turn) {
        m_lastFallen = event.fighter;
        if (m_game.match.fighter(event.fighter).isHero)
            return;
        m_found.push_back({.kind = Deciding::Kind::Defeat,
                           .step = step,
                           .turn = turn,
                           .seat = seatOf(event.fighter),
                           .fighter = event.fighter,
                           .weight = std::max(kOfSidekick, swing(seatOf(event.fighter), step) / 2)});
    }

    void addEnding() {
        const GameState &end = m_game.states.back();
        if (!end.isOver())
            return;
        Deciding ending{.kind = Deciding::Kind::Ending,
                        .step = m_game.actions.empty() ? 0 : m_game.actions.size() - 1,
                        .turn = end.turnNumber,
                        .fighter = m_lastFallen,
                        .weight = kLeast};
        if (m_lastFallen)
            ending.seat = seatOf(m_lastFallen);
        if (end.cause == Cause::Conceded) {
            ending.kind = Deciding::Kind::Concession;
            ending.seat = (end.conceded - end.winners).first();
            ending.weight = 1;
        } else if (end.isDrawn()) {
            ending.kind = Deciding::Kind::Standstill;
            ending.weight = 1;
        }
        m_found.push_back(ending);
    }

    /// One thing for each turn, so that a blow and the mistake that let it in are not told twice.
    std::vector<Deciding> choose() {
        std::stable_sort(m_found.begin(), m_found.end(),
                         [](const Deciding &left, const Deciding &right) { return left.weight > right.weight; });
        std::vector<Deciding> told;
        int mistakes = 0;
        for (const Deciding &one : m_found) {
            const bool isMistake = one.kind == Deciding::Kind::Mistake;
            const bool isTold = std::any_of(told.begin(), told.end(), [&](const Deciding &other) {
                return other.turn == one.turn && other.kind != Deciding::Kind::Exhaustion &&
                       one.kind != Deciding::Kind::Exhaustion;
            });
            if (told.size() == kTold || one.weight < kLeast || isTold || (isMistake && mistakes == kMostMistakes))
                continue;
            told.push_back(one);
            mistakes += isMistake ? 1 : 0;
        }
        std::stable_sort(told.begin(), told.end(),
                         [](const Deciding &left, const Deciding &right) { return left.step < right.step; });
        return told;
    }

    const PastGame &m_game;
    const Review &m_review;
    std::vector<Deciding> m_found;
    std::vector<std::size_t> m_exhausted; ///< by seat: its place in m_found
    SeatId m_attacker;
    SeatId m_actor;
    CardKind m_attack;
    CardKind m_effect;
    FighterId m_lastFallen;
};

} // namespace

std::vector<Deciding> whatDecided(const PastGame &game, const Review &review) { return Search(game, review).found(); }

} // namespace champclos::ai
