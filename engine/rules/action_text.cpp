// SPDX-License-Identifier: MIT
#include "engine/rules/action_text.h"

#include "engine/effects/expressions.h"
#include "engine/effects/origin.h"
#include "engine/rules/names.h"

#include <vector>

namespace champclos {

namespace {

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t begin = text.find_first_not_of(" \t");
        if (begin == std::string_view::npos)
            break;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

/// Fills an action word by word and keeps the first problem.
class Parser {
public:
    Parser(const Match &match, const GameState &state) : m_match(match), m_state(state) {}

    ParsedAction parse(std::string_view text) {
        const auto words = wordsOf(text);
        if (words.empty())
            return {std::nullopt, "an action is missing"};
        if (!fill(words) && m_problem.empty())
            m_problem = "\"" + shortened(text) + "\" is not an action";
        if (!m_problem.empty())
            return {std::nullopt, m_problem};
        return {m_action, {}};
    }

private:
    static std::string shortened(std::string_view text) {
        constexpr std::size_t kMost = 60;
        if (text.size() <= kMost)
            return std::string(text);
        std::size_t end = kMost;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) // not inside a character
            --end;
        return std::string(text.substr(0, end)) + "…";
    }
    bool kind(ActionKind kind) {
        m_action.kind = kind;
        return true;
    }
    bool fighter(std::string_view word, FighterId &into) {
        into = findFighter(m_match, word);
        if (!into)
            m_problem = "there is no fighter \"" + shortened(word) + "\"";
        return static_cast<bool>(into);
    }
    bool space(std::string_view word) {
        m_action.space = findSpace(m_match, word);
        if (!m_action.space)
            m_problem = "there is no space \"" + shortened(word) + "\"";
        return static_cast<bool>(m_action.space);
    }
    bool card(std::string_view word, SeatId owner) {
        m_action.owner = owner;
        m_action.card = owner ? findCard(m_match, owner, word) : CardKind::none();
        if (!m_action.card)
            m_problem = "there is no card \"" + shortened(word) + "\" in that deck";
        return static_cast<bool>(m_action.card);
    }
    /// A card as the answer to `asked`. While something else is asked it may be of any deck: an action, but not now.
    bool answer(std::string_view word, SeatId owner, DecisionKind asked) {
        for (int seat = 0; m_state.pending.kind != asked && seat < m_match.seatCount; ++seat)
            if (!owner || !findCard(m_match, owner, word))
                owner = SeatId(seat);
        return card(word, owner);
    }
    bool answerOrNone(std::string_view word, DecisionKind asked) {
        m_action.owner = m_state.pending.seat;
        return word == kNoneWord || answer(word, m_state.pending.seat, asked);
    }
    bool seat(std::string_view word) {
        for (int seat = 0; seat < m_match.seatCount; ++seat)
            if (word == std::to_string(seat + 1))
                m_action.owner = SeatId(seat);
        if (!m_action.owner)
            m_problem = "there is no seat \"" + shortened(word) + "\"";
        return m_action.owner && kind(ActionKind::Concede);
    }
    bool option(std::string_view word) {
        for (int number = 0; number < 64; ++number) {
            Action candidate{.kind = ActionKind::Option, .option = static_cast<std::uint8_t>(number)};
            if (const Op *op = askingOp(m_match, m_state.frames); op != nullptr && op->code == OpCode::PickPlayer) {
                if (number >= m_match.seatCount)
                    break;
                candidate = Action{.kind = ActionKind::Option, .owner = SeatId(number)};
            }
            if (optionName(m_match, m_state, candidate) == word) {
                m_action = candidate;
                return true;
            }
        }
        m_problem = "there is no option \"" + shortened(word) + "\" here";
        return false;
    }

    bool fill(const std::vector<std::string_view> &words) {
        const std::string_view verb = words[0];
        const std::size_t count = words.size();
        if (verb == "maneuver")
            return count == 1 && kind(ActionKind::Maneuver);
        if (verb == "done")
            return count == 1 && kind(ActionKind::Done);
        if (verb == "yes")
            return count == 1 && kind(ActionKind::Yes);
        if (verb == "no")
            return count == 1 && kind(ActionKind::No);
        if (verb == "concede")
            return count == 2 && seat(words[1]);
        if (verb == "scheme")
            return count == 4 && words[2] == "by" && kind(ActionKind::Scheme) && fighter(words[3], m_action.fighter) &&
                   card(words[1], seatOf(m_action.fighter));
        if (verb == "attack")
            return count == 6 && words[2] == "x" && words[4] == "with" && kind(ActionKind::Attack) &&
                   fighter(words[1], m_action.fighter) && fighter(words[3], m_action.target) &&
                   card(words[5], seatOf(m_action.fighter));
        if (verb == "boost")
            return count == 2 && kind(ActionKind::Boost) && answerOrNone(words[1], DecisionKind::ChooseBoost);
        if (verb == "defend")
            return count == 2 && kind(ActionKind::Defend) && answerOrNone(words[1], DecisionKind::ChooseDefense);
        if (verb == "discard")
            return count == 2 && kind(ActionKind::Discard) &&
                   answer(words[1], m_state.pending.seat, DecisionKind::ChooseDiscard);
        if (verb == "card")
            return count == 2 && kind(ActionKind::Card) &&
                   answer(words[1], cardOwner(m_match, m_state), DecisionKind::ChooseCard);
        if (verb == "move" || verb == "place")
            return count == 4 && words[2] == ">" && kind(verb == "move" ? ActionKind::Move : ActionKind::Place) &&
                   fighter(words[1], m_action.fighter) && space(words[3]);
        if (verb == "fighter")
            return count == 2 && kind(ActionKind::Fighter) && fighter(words[1], m_action.fighter);
        if (verb == "space")
            return count == 2 && kind(ActionKind::Space) && space(words[1]);
        if (verb == "option")
            return count == 2 && option(words[1]);
        return false;
    }

    const Match &m_match;
    const GameState &m_state;
    Action m_action;
    std::string m_problem;
};

} // namespace

SeatId cardOwner(const Match &match, const GameState &state) {
    const Op *op = askingOp(match, state.frames);
    if (op != nullptr && op->code == OpCode::ChooseFromHand)
        return playerOf(state, state.frames.back(), op->player);
    return state.pending.seat;
}

std::string optionName(const Match &match, const GameState &state, const Action &action) {
    const Op *op = askingOp(match, state.frames);
    if (action.owner)
        return "seat-" + std::to_string(action.owner.value() + 1);
    const std::size_t index = action.option;
    if (op != nullptr) {
        const DeckDef &deck = match.seat(state.frames.back().seat).deck;
        if (op->code == OpCode::ChooseSide && deck.token && index < 2)
            return deck.token->sides[index].id;
        if (op->code == OpCode::ReturnSideCard && deck.sideDeck && index < deck.sideDeck->cards.size())
            return deck.sideDeck->cards[index].id;
        if (op->code == OpCode::CastSpell && deck.pile && index < deck.pile->spells.size())
            return deck.pile->spells[index].id;
    }
    return std::to_string(action.option);
}

std::string actionText(const Match &match, const GameState &state, const Action &action) {
    const auto fighter = [&](FighterId id) { return fighterName(match, id); };
    const auto card = [&] { return action.card ? cardName(match, action.owner, action.card) : std::string(kNoneWord); };
    switch (action.kind) {
    case ActionKind::Maneuver:
        return "maneuver";
    case ActionKind::Scheme:
        return "scheme " + card() + " by " + fighter(action.fighter);
    case ActionKind::Attack:
        return "attack " + fighter(action.fighter) + " x " + fighter(action.target) + " with " + card();
    case ActionKind::Boost:
        return "boost " + card();
    case ActionKind::Move:
        return "move " + fighter(action.fighter) + " > " + spaceName(match, action.space);
    case ActionKind::Place:
        return "place " + fighter(action.fighter) + " > " + spaceName(match, action.space);
    case ActionKind::Defend:
        return "defend " + card();
    case ActionKind::Discard:
        return "discard " + card();
    case ActionKind::Card:
        return "card " + card();
    case ActionKind::Fighter:
        return "fighter " + fighter(action.fighter);
    case ActionKind::Space:
        return "space " + spaceName(match, action.space);
    case ActionKind::Option:
        return "option " + optionName(match, state, action);
    case ActionKind::Done:
        return "done";
    case ActionKind::Yes:
        return "yes";
    case ActionKind::No:
        return "no";
    case ActionKind::Concede:
        return "concede " + std::to_string(action.owner.value() + 1);
    }
    return {};
}

ParsedAction parseAction(const Match &match, const GameState &state, std::string_view text) {
    return Parser(match, state).parse(text);
}

} // namespace champclos
