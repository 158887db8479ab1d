// SPDX-License-Identifier: MIT
#include "app/play/game_result.h"

#include "app/play/card_words.h"
#include "app/play/table_texts.h"
#include "engine/text/text.h"

#include <algorithm>
#include <map>

namespace champclos::app {

namespace {

/// What a hit is counted for: a card of a seat, its abilities, or an empty deck.
struct Source {
    int seat = -1;
    int card = -1; ///< CardKind; -1: an ability; -2: no card left to draw
    friend auto operator<=>(const Source &, const Source &) = default;
};
struct Hits {
    int damage = 0;
    int hits = 0;
    int defeats = 0;
};

/// Follows the events and says whose doing a hit is.
class Blame {
public:
    void follow(const SeenEvent &event) {
        if (event.kind == EventKind::CombatRevealed && event.card)
            m_attack = {event.seat.value(), event.card.value()};
        else if ((event.kind == EventKind::EffectStarted || event.kind == EventKind::SchemePlayed) && event.card)
            m_effect = {event.seat.value(), event.card.value()};
        else if (event.kind == EventKind::SpellCast || event.kind == EventKind::TurnStarted)
            m_effect = {event.seat.value(), -1};
        else if (event.kind == EventKind::CardDiscarded && event.fromPlace == CardPlace::Combat)
            m_effect = {m_turn, -1}; // what comes after the cards are put away is an ability
        if (event.kind == EventKind::TurnStarted)
            m_turn = event.seat.value();
    }
    Source of(const SeenEvent &hit) const {
        if (hit.source == DamageSource::Exhaustion)
            return {seatOf(hit.fighter).value(), -2};
        return hit.source == DamageSource::Combat ? m_attack : m_effect;
    }

private:
    Source m_attack;
    Source m_effect;
    int m_turn = -1;
};

} // namespace

void GameResult::countHealth(const io::GameRecord &record, Language language) {
    const Match &match = *record.match;
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId seat(index);
        QVariantList points;
        int last = -1;
        for (std::size_t step = 0; step < record.states.size(); ++step) {
            const GameState &state = record.states[step];
            int health = 0;
            match.seat(seat).heroes.forEach([&](FighterId fighter) { health += state.fighter(fighter).health; });
            m_maxHealth = std::max(m_maxHealth, health);
            if (health == last && step + 1 < record.states.size())
                continue;
            last = health;
            points.push_back(QVariantMap{{"turn", static_cast<int>(state.turnNumber)}, {"health", health}});
        }
        m_series.push_back(QVariantMap{{"seat", index},
                                       {"name", qt(text::seatName(match, seat, language))},
                                       {"team", static_cast<int>(match.teamOf(seat))},
                                       {"points", points}});
    }
}

/// Only what somebody had to lose is counted.
void GameResult::countDamage(const io::GameRecord &record, SeatId viewer, Language language) {
    const Match &match = *record.match;
    Blame blame;
    std::map<Source, Hits> found;
    Source last;
    GameState before = record.states.front();
    for (std::size_t action = 1; action < record.states.size(); ++action)
        for (const Step &step : record.stepsOf(action)) {
            const SeenEvent event = cut(match, step.event, viewer);
            blame.follow(event);
            if (event.kind == EventKind::DamageDealt) {
                last = blame.of(event);
                Hits &hits = found[last];
                hits.damage += before.fighter(event.fighter).health - step.after.fighter(event.fighter).health;
                ++hits.hits;
            } else if (event.kind == EventKind::FighterDefeated) {
                ++found[last].defeats;
            }
            before = step.after;
        }
    std::vector<std::pair<Source, Hits>> sorted(found.begin(), found.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto &left, const auto &right) { return left.second.damage > right.second.damage; });
    for (const auto &[source, hits] : sorted) {
        if (source.seat < 0 || hits.damage == 0)
            continue;
        const SeatId seat(source.seat);
        const QString what = source.card >= 0    ? qt(text::cardName(match, seat, CardKind(source.card), language))
                             : source.card == -1 ? TableTexts::tr("Ability")
                                                 : TableTexts::tr("Empty deck");
        m_damage.push_back(QVariantMap{{"seat", source.seat},
                                       {"name", qt(text::seatName(match, seat, language))},
                                       {"source", what},
                                       {"kind", source.card},
                                       {"damage", hits.damage},
                                       {"hits", hits.hits},
                                       {"defeats", hits.defeats}});
    }
}

void GameResult::count(const io::GameRecord &record, SeatId viewer, Language language) {
    const Match &match = *record.match;
    const GameState &state = record.now();
    m_series.clear();
    m_damage.clear();
    m_winners.clear();
    m_maxHealth = 0;
    m_turns = state.turnNumber;
    m_isViewerWinner = viewer && state.winners.contains(viewer);
    state.winners.forEach([&](SeatId seat) { m_winners.push_back(seat.value()); });
    m_title =
        qt(text::logLine(match, {.kind = EventKind::GameOver, .cause = state.cause, .seats = state.winners}, language));
    QString last; // who fell last decided it
    if (!record.actions.empty())
        for (const Step &step : record.stepsOf(record.actions.size()))
            if (step.event.kind == EventKind::FighterDefeated)
                last = qt(text::logLine(match, cut(match, step.event, viewer), language));
    if (state.cause == Cause::Conceded) {
        last.clear();
        (state.conceded - state.winners).forEach([&](SeatId seat) {
            last += (last.isEmpty() ? QString() : QStringLiteral(" ")) +
                    qt(text::logLine(match, {.kind = EventKind::Conceded, .seat = seat}, language));
        });
    }
    if (state.isDrawn()) {
        m_title = qt(text::prompt(match, observe(match, state, viewer), language));
        last =
            TableTexts::tr("In the last three turns of each player, no card changed its place and no health changed.");
    }
    m_causeText = last + u' ' + TableTexts::tr("The game took %n turn(s).", "", m_turns);
    countHealth(record, language);
    countDamage(record, viewer, language);
    Q_EMIT changed();
}

} // namespace champclos::app
