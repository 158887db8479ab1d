// SPDX-License-Identifier: MIT
//
// Decisions as prompts and answers as labels. A prompt says what to do and, where a card asks, which one.
#include "engine/effects/operands.h"
#include "engine/effects/origin.h"
#include "engine/text/asking.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

#include <algorithm>

namespace champclos::text {

namespace {

/// What the player has to do, in a few words.
class Question {
public:
    Question(const Match &match, const Observation &observation, Language language)
        : m_seen(observation), m_words(match, language), m_asking(askingEffect(match, observation.frames(), language)),
          m_op(askingOp(match, observation.frames())) {}

    std::string ask() const {
        switch (m_seen.pending().kind) {
        case DecisionKind::None:
            if (!m_seen.isOver()) // in the middle of an action
                return {};
            return m_seen.isDrawn() ? say(QT_TRANSLATE_NOOP("prompts", "The game is a draw."))
                                    : say(QT_TRANSLATE_NOOP("prompts", "The game is over."));
        case DecisionKind::ChooseAction:
            return say(QT_TRANSLATE_NOOP("prompts", "Choose an action: maneuver, scheme, or attack ({n} left)."),
                       Slots().with("n", m_words.count(m_seen.actionsLeft())));
        case DecisionKind::ChooseBoost:
            return boost();
        case DecisionKind::ChooseMove:
            return m_op == nullptr
                       ? say(QT_TRANSLATE_NOOP("prompts", "You may move each of your fighters once, in any order."))
                       : say(QT_TRANSLATE_NOOP("prompts", "Choose a move."));
        case DecisionKind::ChoosePlacement:
            return placement();
        case DecisionKind::ChooseDefense:
            return say(QT_TRANSLATE_NOOP(
                           "prompts",
                           "{attacker} {attacker?attacks/attack} {defender}. Choose a card to defend with, or none."),
                       Slots()
                           .with("attacker", m_words.fighter(m_seen.combat().side(Side::Attacker).fighter))
                           .with("defender", m_words.fighter(m_seen.combat().side(Side::Defender).fighter)));
        case DecisionKind::ChooseDiscard:
            return m_op == nullptr
                       ? say(QT_TRANSLATE_NOOP("prompts",
                                               "You have more than {n} cards in hand: choose a card to discard."),
                             Slots().with("n", m_words.count(kHandLimit)))
                       : say(QT_TRANSLATE_NOOP("prompts", "Choose a card to discard."));
        case DecisionKind::ChooseCard:
            return card();
        case DecisionKind::ChooseFighter:
            return say(QT_TRANSLATE_NOOP("prompts", "Choose a fighter."));
        case DecisionKind::ChooseSpace:
            return say(QT_TRANSLATE_NOOP("prompts", "Choose a space."));
        case DecisionKind::ChooseOption:
            return option();
        case DecisionKind::ChooseYesNo:
            return m_asking.wish.empty() ? say(QT_TRANSLATE_NOOP("prompts", "Do you want to use this effect?"))
                                         : say(QT_TRANSLATE_NOOP("prompts", "Do you want to {what}?"),
                                               Slots().with("what", m_asking.wish));
        }
        return {};
    }

    const Asking &asking() const { return m_asking; }
    /// The question says all that the sentence does.
    bool isComplete() const {
        return m_op != nullptr && (m_op->code == OpCode::BoostValue || m_op->code == OpCode::BoostFaceDown);
    }
    bool isAboutSides() const { return m_op != nullptr && m_op->code == OpCode::ChooseSide; }

private:
    std::string say(const char *source, const Slots &holes = {}) const {
        return m_words.filledIn("prompts", source, holes);
    }

    std::string boost() const {
        if (m_op == nullptr)
            return say(QT_TRANSLATE_NOOP("prompts", "You may discard a card to boost your move."));
        return m_op->code == OpCode::BoostFaceDown
                   ? say(QT_TRANSLATE_NOOP("prompts", "You may play a card face down to boost your attack."))
                   : say(QT_TRANSLATE_NOOP("prompts", "You may boost this card by discarding another one."));
    }
    std::string placement() const {
        if (m_op == nullptr)
            return say(QT_TRANSLATE_NOOP("prompts", "Place your fighters on the battlefield."));
        return m_op->code == OpCode::ReturnFighters
                   ? say(QT_TRANSLATE_NOOP("prompts", "Choose a space for the returning fighter."))
                   : say(QT_TRANSLATE_NOOP("prompts", "Choose a space to place the fighter in."));
    }
    std::string card() const {
        if (m_op != nullptr && m_op->code == OpCode::LookAtTop)
            return say(QT_TRANSLATE_NOOP(
                "prompts", "Choose the cards to take, then the order of the others: the first goes on top."));
        if (m_op != nullptr && m_op->code == OpCode::Put && cardsOf(*m_op) == CardsRef::AnyNumberFrom)
            return say(QT_TRANSLATE_NOOP("prompts", "Choose any number of cards, one at a time."));
        return say(QT_TRANSLATE_NOOP("prompts", "Choose a card."));
    }
    std::string option() const {
        if (m_op != nullptr && m_op->code == OpCode::Draw)
            return say(QT_TRANSLATE_NOOP("prompts", "How many cards do you draw?"));
        if (m_op != nullptr && m_op->code == OpCode::PickPlayer)
            return say(QT_TRANSLATE_NOOP("prompts", "Choose an opponent."));
        if (m_op != nullptr && m_op->code == OpCode::CastSpell)
            return say(QT_TRANSLATE_NOOP("prompts", "Choose a spell."));
        if (m_op != nullptr && m_op->code == OpCode::ReturnSideCard)
            return say(QT_TRANSLATE_NOOP("prompts", "Choose a card."));
        return say(QT_TRANSLATE_NOOP("prompts", "Choose an option."));
    }

    const Observation &m_seen;
    MatchWords m_words;
    Asking m_asking;
    const Op *m_op;
};

/// The name of something and what it does; the name alone if it does nothing by itself.
std::string named(const Part &part, Language language) {
    return part.text.empty() ? part.label : joined(part, language);
}

/// The same of a card or a spell, whose name is a title.
std::string titled(Part part, Language language) {
    part.label = inQuotes(part.label, language);
    return named(part, language);
}

std::string optionLabel(const Match &match, const Observation &observation, const Action &action, Language language) {
    if (action.owner)
        return seatName(match, action.owner, language);
    const Op *op = askingOp(match, observation.frames());
    if (op == nullptr)
        return std::to_string(action.option);
    const DeckDef &deck = match.seat(observation.frames().back().seat).deck;
    const std::size_t index = action.option;
    if (op->code == OpCode::ChooseSide && deck.token && index < 2)
        return named(sideText(deck, action.option, language), language);
    if (op->code == OpCode::ReturnSideCard && deck.sideDeck && index < deck.sideDeck->cards.size())
        return titled(sideCardTexts(deck, language)[index], language);
    if (op->code == OpCode::CastSpell && deck.pile && index < deck.pile->spells.size()) {
        Part spell = spellTexts(deck, language)[index];
        spell.label = deck.pile->spells[index].name.in(language);
        return titled(std::move(spell), language);
    }
    const std::string text =
        op->code == OpCode::PickOption
            ? optionText(match, observation.frames(), observation.pending().seat, action.option - 1, language)
            : std::string();
    return text.empty() ? std::to_string(action.option) : text;
}

/// Who asks: a title in quotation marks, or the player whose ability it is.
std::string titleOf(const Asking &asking, Language language) {
    return asking.isAbility ? asking.name : inQuotes(asking.name, language);
}

/// Where a text begins to tell what each option does: the answers say that themselves. Sides of a token are named in
/// the first sentence, the options of a choice follow on lines of their own.
std::optional<std::size_t> optionsIn(const std::string &effect, bool isAboutSides) {
    if (isAboutSides)
        return std::min(effect.find(". "), effect.size() - 1) + 1;
    const std::size_t list = effect.find('\n');
    return list == std::string::npos ? std::nullopt : std::optional(list);
}

/// "Choose one:" without the list that would follow is "Choose one."
std::string withoutList(std::string text) {
    if (!text.ends_with(':'))
        return text;
    text.pop_back();
    if (text.ends_with("\u00A0"))
        text.resize(text.size() - std::string_view("\u00A0").size());
    return text + '.';
}

/// What others read meanwhile. An effect is about one fighter or a few, the rules are about all of a seat.
std::string waitingText(const MatchWords &words, const Decision &pending, bool isEffect, bool isOwnAbility) {
    const auto say = [&](const char *source) {
        return words.filledIn("prompts", source, Slots().with("who", words.seat(pending.seat)));
    };
    switch (pending.kind) {
    case DecisionKind::None:
        return say(QT_TRANSLATE_NOOP("prompts", "The game is over."));
    case DecisionKind::ChooseAction:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing an action."));
    case DecisionKind::ChooseBoost:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} deciding whether to boost."));
    case DecisionKind::ChooseMove:
        return isEffect
                   ? say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing a move."))
                   : say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} moving {who?his/her/its/their} fighters."));
    case DecisionKind::ChoosePlacement:
        return isEffect
                   ? say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} placing a fighter."))
                   : say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} placing {who?his/her/its/their} fighters."));
    case DecisionKind::ChooseDefense:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing a defense."));
    case DecisionKind::ChooseDiscard:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing a card to discard."));
    case DecisionKind::ChooseCard:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing a card."));
    case DecisionKind::ChooseFighter:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing a fighter."));
    case DecisionKind::ChooseSpace:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing a space."));
    case DecisionKind::ChooseOption:
        return say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} choosing an option."));
    case DecisionKind::ChooseYesNo:
        return isOwnAbility
                   ? say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} deciding whether to use an ability."))
                   : say(QT_TRANSLATE_NOOP("prompts", "{who} {who?is/are} deciding whether to use this effect."));
    }
    return {};
}

} // namespace

std::string prompt(const Match &match, const Observation &observation, Language language) {
    const Question question(match, observation, language);
    const Decision &pending = observation.pending();
    const MatchWords words(match, language);
    if (pending.kind == DecisionKind::None) // whatever was under way asks nothing any more
        return question.ask();
    const bool isYours = observation.viewer == pending.seat;
    const Asking &asking = question.asking();
    const bool isOwnAbility = asking.isAbility && observation.frames().back().seat == pending.seat;
    const std::string text = isYours ? question.ask() : waitingText(words, pending, !asking.name.empty(), isOwnAbility);
    if (asking.name.empty() || (!isYours && isOwnAbility)) // "Hamlet: Hamlet chooses"
        return text;
    const std::string title = titleOf(asking, language);
    Slots holes;
    holes.with("card", title).with("text", finished(text));
    const auto briefly = [&](const std::string &said) {
        return words.filledIn("prompts", QT_TRANSLATE_NOOP("prompts", "{card}: {text}"),
                              Slots().with("card", title).with("text", finished(said)));
    };
    std::string effect = asking.sentence;
    if (!isYours || effect.empty() || question.isComplete())
        return briefly(text);
    const SeatId owner = observation.frames().back().seat;
    const bool isOwn = owner == pending.seat;
    if (const auto options = optionsIn(effect, question.isAboutSides())) {
        effect = withoutList(effect.substr(0, *options));
        if (isOwn)
            return briefly(effect);
    }
    if (!isOwn)
        effect = quotedFrom(words, owner, effect);
    else if (pending.kind == DecisionKind::ChooseYesNo)
        return words.filledIn("prompts", QT_TRANSLATE_NOOP("prompts", "{card}: {effect} {text}"),
                              holes.with("effect", finished(effect)));
    return words.filledIn("prompts", QT_TRANSLATE_NOOP("prompts", "{card}: {text} ({effect})"),
                          holes.with("effect", finished(effect)));
}

std::string refusalText(const Match &match, const Observation &observation, Reason reason, Language language) {
    std::string text = reasonText(reason, language);
    if (reason != Reason::NotAChoice && reason != Reason::SpaceNotNamed)
        return text;
    const Asking asking = askingEffect(match, observation.frames(), language);
    if (asking.sentence.empty() || asking.sentence.find('\n') != std::string::npos)
        return text;
    const MatchWords words(match, language);
    const SeatId owner = observation.frames().back().seat;
    const std::string sentence =
        owner == observation.viewer ? asking.sentence : quotedFrom(words, owner, asking.sentence);
    return text + ' ' +
           words.filledIn("prompts", QT_TRANSLATE_NOOP("prompts", "{card}: {text}"),
                          Slots().with("card", titleOf(asking, language)).with("text", finished(sentence)));
}

std::string actionLabel(const Match &match, const Observation &observation, const Action &action, Language language) {
    const MatchWords words(match, language);
    Slots holes;
    if (action.fighter)
        holes.with("fighter", words.fighter(action.fighter))
            .with("title", fighterTitle(match, action.fighter, language));
    if (action.target)
        holes.with("target", words.fighter(action.target));
    if (action.space)
        holes.with("space", words.space(action.space));
    if (action.card && action.owner)
        holes.with("card", words.card(action.owner, action.card));
    const auto say = [&](const char *source) { return words.filledIn("actions", source, holes); };
    const auto name = [&] {
        return action.card && action.owner ? cardName(match, action.owner, action.card, language) : std::string();
    };
    switch (action.kind) {
    case ActionKind::Maneuver:
        return say(QT_TRANSLATE_NOOP("actions", "Maneuver"));
    case ActionKind::Scheme:
        return say(QT_TRANSLATE_NOOP("actions", "{title}: play {card}"));
    case ActionKind::Attack:
        return say(QT_TRANSLATE_NOOP("actions", "{title}: attack {target} with {card}"));
    case ActionKind::Boost:
        return action.card ? say(QT_TRANSLATE_NOOP("actions", "Boost with {card}"))
                           : say(QT_TRANSLATE_NOOP("actions", "No boost"));
    case ActionKind::Move:
        return say(QT_TRANSLATE_NOOP("actions", "Move {fighter} to {space}"));
    case ActionKind::Place:
        return say(QT_TRANSLATE_NOOP("actions", "Place {fighter} in {space}"));
    case ActionKind::Defend:
        return action.card ? say(QT_TRANSLATE_NOOP("actions", "Defend with {card}"))
                           : say(QT_TRANSLATE_NOOP("actions", "No defense card"));
    case ActionKind::Discard:
        return action.card ? say(QT_TRANSLATE_NOOP("actions", "Discard {card}"))
                           : say(QT_TRANSLATE_NOOP("actions", "Discard nothing"));
    case ActionKind::Card:
        return action.card ? name() : say(QT_TRANSLATE_NOOP("actions", "No card"));
    case ActionKind::Fighter:
        return action.fighter ? fighterTitle(match, action.fighter, language)
                              : say(QT_TRANSLATE_NOOP("actions", "No fighter"));
    case ActionKind::Space:
        return say(QT_TRANSLATE_NOOP("actions", "{space}"));
    case ActionKind::Option:
        return optionLabel(match, observation, action, language);
    case ActionKind::Done:
        return say(QT_TRANSLATE_NOOP("actions", "Done"));
    case ActionKind::Yes:
        return say(QT_TRANSLATE_NOOP("actions", "Yes"));
    case ActionKind::Concede:
        return words.filledIn("actions", QT_TRANSLATE_NOOP("actions", "{who}: concede"),
                              holes.with("who", words.seat(action.owner)));
    case ActionKind::No: // to what may be done at once: "No" alone would not say to what
        switch (observation.pending().kind) {
        case DecisionKind::ChooseBoost:
            return say("No boost");
        case DecisionKind::ChooseDefense:
            return say("No defense card");
        case DecisionKind::ChooseDiscard:
            return say("Discard nothing");
        case DecisionKind::ChooseCard:
            return say("No card");
        case DecisionKind::ChooseFighter:
            return say("No fighter");
        case DecisionKind::None:
        case DecisionKind::ChooseAction:
        case DecisionKind::ChooseMove:
        case DecisionKind::ChoosePlacement:
        case DecisionKind::ChooseSpace:
        case DecisionKind::ChooseOption:
        case DecisionKind::ChooseYesNo:
            break;
        }
        return say(QT_TRANSLATE_NOOP("actions", "No"));
    }
    return {};
}

std::string adviceLabel(const Match &match, const Observation &observation, const Action &action, Language language) {
    const MatchWords words(match, language);
    Slots holes;
    if (action.fighter)
        holes.with("fighter", words.fighter(action.fighter));
    if (action.card && action.owner)
        holes.with("card", words.card(action.owner, action.card));
    const auto say = [&](const char *source) { return words.filledIn("actions", source, holes); };
    if (action.kind == ActionKind::Move && action.space)
        return say(QT_TRANSLATE_NOOP("actions", "Move {fighter} to the marked space."));
    if (action.kind == ActionKind::Place)
        return say(QT_TRANSLATE_NOOP("actions", "Place {fighter} in the marked space."));
    if (action.kind == ActionKind::Card && action.card && action.owner)
        return say(QT_TRANSLATE_NOOP("actions", "Choose {card}."));
    if (action.kind == ActionKind::Fighter && action.fighter)
        return say(QT_TRANSLATE_NOOP("actions", "Choose {fighter}."));
    if (action.kind == ActionKind::Space && action.space)
        return say(QT_TRANSLATE_NOOP("actions", "Choose the marked space."));
    const std::string label = actionLabel(match, observation, action, language);
    if (action.kind == ActionKind::Done) { // the word alone would say that something is
        holes.with("card", inQuotes(label, language));
        return say("Choose {card}.");
    }
    for (const char *end : {".", "!", "?", "…", "!”", "?”"}) // of some cards the name ends with one
        if (label.ends_with(end))
            return label;
    return label + '.';
}

} // namespace champclos::text
