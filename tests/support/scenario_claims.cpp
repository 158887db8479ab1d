// SPDX-License-Identifier: MIT
#include "tests/support/scenario_claims.h"

#include "engine/core/observation.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/names.h"
#include "engine/rules/values.h"
#include "tests/support/words.h"

#include <algorithm>

namespace champclos::test {

namespace {

using Words = std::vector<std::string>;

std::string text(const Words &words) { return words.empty() ? "none" : joined(words); }

std::string differs(const std::string &what, const std::string &is, const std::string &wanted) {
    return is == wanted ? "" : what + " is \"" + is + "\", not \"" + wanted + "\"";
}

Words cardsOf(const Match &match, SeatId owner, const CardStack &stack) {
    Words names;
    for (CardId card : stack)
        names.push_back(card ? cardName(match, owner, card) : "?");
    return names;
}

Words topFirst(Words words) {
    std::reverse(words.begin(), words.end());
    return words;
}

Words sorted(Words words) {
    std::sort(words.begin(), words.end());
    return words;
}

Words handOf(const Match &match, SeatId owner, CardSet hand) {
    Words names;
    hand.forEach([&](CardId card) { names.push_back(cardName(match, owner, card)); });
    return names;
}

template <class List> Words sideCards(const Match &match, SeatId owner, const List &cards) {
    Words names;
    const auto &side = match.seat(owner).deck.sideDeck;
    for (const std::uint8_t card : cards)
        names.push_back(side && card < side->cards.size() ? side->cards[card].id : "?");
    return names;
}

bool isPileWord(const std::string &word) { return word == "pile" || word == "cauldron" || word == "line"; }

/// The cards in a place as its words name them, or nothing if there is no such place. Hands are sorted.
/// Of a state or of an observation.
template <class State>
std::optional<Words> cardsIn(const Match &match, const State &state, SeatId seat, const std::string &place) {
    const SeatState &cards = state.seat(seat);
    if (place == "hand")
        return sorted(handOf(match, seat, cards.hand));
    if (place == "draw")
        return topFirst(cardsOf(match, seat, cards.deck));
    if (place == "discard")
        return cardsOf(match, seat, cards.discard);
    if (isPileWord(place))
        return cardsOf(match, seat, cards.pile);
    if (place == "glamour draw")
        return topFirst(sideCards(match, seat, cards.sideDeck));
    if (place == "glamour discard")
        return sideCards(match, seat, cards.sideDiscard);
    return std::nullopt;
}

SeatId seatFrom(const Match &match, const std::string &word) {
    return isNumber(word) && std::stoi(word) >= 1 && std::stoi(word) <= match.seatCount ? SeatId(std::stoi(word) - 1)
                                                                                        : SeatId::none();
}

/// Splits `glamour draw 2` into place and seat.
struct PlaceOfSeat {
    std::string place;
    SeatId seat;
};
PlaceOfSeat placeOfSeat(const Match &match, Words words) {
    if (words.size() < 2)
        return {};
    const SeatId seat = seatFrom(match, words.back());
    words.pop_back();
    return {joined(words), seat};
}

Words wantedCards(const std::string &value, bool isHand) {
    Words words = wordsOf(value);
    if (words == Words{"none"})
        words.clear();
    return isHand ? sorted(words) : words;
}

template <class State> std::string tokenOf(const Match &match, const State &state, SeatId seat) {
    const auto &token = match.seat(seat).deck.token;
    const std::uint8_t side = state.seat(seat).tokenSide;
    return token && side < 2 ? token->sides[side].id : "none";
}

template <class State> std::string glamourOf(const Match &match, const State &state, SeatId seat) {
    const auto &deck = match.seat(seat).deck.sideDeck;
    const std::uint8_t card = state.seat(seat).sideCard;
    return deck && card < deck->cards.size() ? deck->cards[card].id : "none";
}

std::string fighterDifference(const Match &match, const GameState &state, FighterId fighter, const Words &words) {
    const FighterState &it = state.fighter(fighter);
    if (words.size() == 2 && words[1] == "defeated")
        return differs(words[0], state.alive.contains(fighter) ? "alive" : "defeated", "defeated");
    if (words.size() == 3 && words[1] == "health")
        return differs("the health of " + words[0], std::to_string(it.health), words[2]);
    if (words.size() == 3 && words[1] == "at")
        return differs("the space of " + words[0], it.space ? spaceName(match, it.space) : "none", words[2]);
    return "of a fighter one can say: health N, at SPACE, defeated";
}

Words winnersOf(const GameState &state) {
    Words names;
    state.winners.forEach([&](SeatId seat) { names.push_back(std::to_string(seat.value() + 1)); });
    return names;
}

std::string pendingText(const GameState &state) {
    if (state.pending.kind == DecisionKind::None)
        return "nobody";
    return std::to_string(state.pending.seat.value() + 1) + " " +
           kDecisionKindNames[static_cast<std::size_t>(state.pending.kind)];
}

} // namespace

std::string differenceFrom(const Match &match, const GameState &state, const std::string &clause) {
    if (const std::size_t colon = clause.find(": "); colon != std::string::npos) { // hand 1: feint snark
        const PlaceOfSeat where = placeOfSeat(match, wordsOf(clause.substr(0, colon)));
        const auto cards = where.seat ? cardsIn(match, state, where.seat, where.place) : std::nullopt;
        if (!cards)
            return "there is no place \"" + clause.substr(0, colon) + "\"";
        return differs(clause.substr(0, colon), text(*cards),
                       text(wantedCards(clause.substr(colon + 2), where.place == "hand")));
    }
    Words words = wordsOf(clause);
    if (words.empty())
        return "an empty clause";
    if (const FighterId fighter = findFighter(match, words[0]))
        return fighterDifference(match, state, fighter, words);
    if (words.size() >= 4 && words[words.size() - 2] == "count") { // hand 1 count 4
        const std::string wanted = words.back();
        words.resize(words.size() - 2);
        const PlaceOfSeat where = placeOfSeat(match, words);
        const auto cards = where.seat ? cardsIn(match, state, where.seat, where.place) : std::nullopt;
        return cards ? differs(joined(words) + " count", std::to_string(cards->size()), wanted)
                     : "there is no place \"" + joined(words) + "\"";
    }
    if (words[0] == "winner" || words[0] == "winners")
        return differs("the winner", text(winnersOf(state)), text({words.begin() + 1, words.end()}));
    if (words.size() == 1 && (words[0] == "drawn" || words[0] == "unfinished"))
        return differs("the game", state.isDrawn() ? "drawn" : state.isOver() ? "won" : "unfinished", words[0]);
    if (words.size() == 3 && words[0] == "quiet" && words[1] == "turns")
        return differs("the number of turns without a change", std::to_string(state.quietTurns), words[2]);
    if (words.size() == 2 && words[0] == "actions")
        return differs("the number of actions left", std::to_string(state.actionsLeft), words[1]);
    if (words.size() == 2 && words[0] == "turn")
        return differs("the seat whose turn it is", std::to_string(state.turnSeat.value() + 1), words[1]);
    if (words.size() == 3 && words[0] == "turn" && words[1] == "number")
        return differs("the number of the turn", std::to_string(state.turnNumber), words[2]);
    if (words.size() == 3 && seatFrom(match, words[1])) {
        const SeatId seat = seatFrom(match, words[1]);
        if (words[0] == "token")
            return differs("the token of seat " + words[1], tokenOf(match, state, seat), words[2]);
        if (words[0] == "glamour")
            return differs("the glamour of seat " + words[1], glamourOf(match, state, seat), words[2]);
        if (words[0] == "syllables")
            return differs("the syllables of seat " + words[1], std::to_string(syllablesOf(match, state, seat)),
                           words[2]);
    }
    return "nothing is known about \"" + clause + "\"";
}

namespace {

/// The cards of a place as one seat sees them, ? for each that it does not know.
std::optional<Words> cardsSeen(const Match &match, const Observation &view, SeatId seat, const std::string &place) {
    auto cards = cardsIn(match, view, seat, place);
    if (cards && place == "hand") {
        cards->resize(view.handCount[static_cast<std::size_t>(seat.value())], "?");
        *cards = sorted(*cards);
    }
    return cards;
}

std::string combatCardSeen(const Match &match, const Combat &combat, CardId card, Side side, bool isHidden) {
    return card ? cardName(match, seatOf(combat.side(side).fighter), card) : isHidden ? "?" : "none";
}

} // namespace

std::string differenceSeen(const Match &match, const GameState &state, SeatId viewer, const std::string &clause) {
    const Observation view = observe(match, state, viewer);
    const std::size_t colon = clause.find(": ");
    if (colon == std::string::npos)
        return "an observation is \"hand 1: feint ? ?\"";
    const std::string what = clause.substr(0, colon);
    const std::string value = trimmed(clause.substr(colon + 2));
    const Combat &combat = view.combat();
    if (what == "attack card")
        return differs(
            what,
            combatCardSeen(match, combat, combat.side(Side::Attacker).card, Side::Attacker, view.hasHiddenAttackCard),
            value);
    if (what == "boost card")
        return differs(what, combatCardSeen(match, combat, combat.boostCard, Side::Attacker, view.hasHiddenBoost),
                       value);
    const PlaceOfSeat where = placeOfSeat(match, wordsOf(what));
    const auto cards = where.seat ? cardsSeen(match, view, where.seat, where.place) : std::nullopt;
    if (!cards)
        return "there is no place \"" + what + "\"";
    return differs(what, text(*cards), text(wantedCards(value, where.place == "hand")));
}

std::string observationText(const Match &match, const GameState &state, SeatId viewer) {
    const Observation view = observe(match, state, viewer);
    std::string result;
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId seat(index);
        result += "  seen by " + std::to_string(viewer.value() + 1) + ": seat " + std::to_string(index + 1);
        for (const char *place : {"hand", "draw", "discard", "pile", "glamour draw", "glamour discard"}) {
            auto cards = cardsSeen(match, view, seat, place);
            if (!cards || cards->empty())
                continue;
            if (std::count(cards->begin(), cards->end(), "?") == static_cast<std::ptrdiff_t>(cards->size()))
                *cards = {std::to_string(cards->size()) + " unknown"};
            result += std::string(" | ") + place + ": " + joined(*cards);
        }
        if (match.seat(seat).deck.token)
            result += " | token " + tokenOf(match, view, seat);
        if (match.seat(seat).deck.sideDeck)
            result += " | glamour " + glamourOf(match, view, seat);
        result += "\n";
    }
    if (const Combat &combat = view.combat(); combat.isActive)
        result +=
            "  seen by " + std::to_string(viewer.value() + 1) + ": attack card " +
            combatCardSeen(match, combat, combat.side(Side::Attacker).card, Side::Attacker, view.hasHiddenAttackCard) +
            "\n";
    return result;
}

std::string situation(const Match &match, const GameState &state) {
    std::string result = "  asks: " + pendingText(state) + "\n";
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId seat(index);
        result += "  seat " + std::to_string(index + 1) + ":";
        match.seat(seat).allFighters.forEach([&](FighterId fighter) {
            const FighterState &it = state.fighter(fighter);
            result += " " + fighterName(match, fighter) +
                      (it.space ? " at " + spaceName(match, it.space) + " " + std::to_string(it.health) : " defeated") +
                      ",";
        });
        for (const char *place : {"hand", "draw", "discard", "pile"})
            if (const auto cards = cardsIn(match, state, seat, place); cards && !cards->empty())
                result += std::string("\n    ") + place + ": " + joined(*cards);
        result += "\n";
    }
    ActionList actions;
    legalActions(match, state, actions);
    for (const Action &action : actions)
        result += "  legal: " + actionText(match, state, action) + "\n";
    return result;
}

} // namespace champclos::test
