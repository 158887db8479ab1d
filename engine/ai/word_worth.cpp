// SPDX-License-Identifier: MIT
#include "engine/ai/word_worth.h"

#include "engine/effects/operands.h"
#include "engine/effects/verbs.h"

#include <algorithm>
#include <iterator>

namespace champclos::ai {

namespace {

// In points of hero health.
constexpr float kCard = 1.1F;       ///< drawn, or taken from somebody
constexpr float kChosenCard = 1.5F; ///< the best of several
constexpr float kNamedCard = 2.2F;  ///< the one card a deck searches for
constexpr float kBuriedCard = 0.4F; ///< put back into a deck or a pile
constexpr float kLook = 0.2F;
constexpr float kDamage = 0.9F;
constexpr float kRecovered = 0.8F;
constexpr float kNewHealth = 0.6F;
constexpr float kMove = 0.15F;
constexpr float kStep = 0.08F; ///< a space of a move
constexpr float kPlace = 0.6F;
constexpr float kReturn = 0.9F;    ///< of a sidekick, if one has fallen
constexpr float kReturnAll = 1.4F; ///< of all that have
constexpr float kCancel = 0.7F;
constexpr float kAction = 1.1F;
constexpr float kTurnEnded = -0.5F;
constexpr float kSpell = 1.5F;
constexpr float kSide = 0.3F; ///< a token turned, a side card, two fighters swapped
// In points of a card's value.
constexpr float kBlow = 4.0F; ///< of an attack that is warded off as a whole
constexpr float kWard = 1.5F; ///< of a defense that is
constexpr float kBoost = 2.2F;

constexpr float kSomeAmount = 2; ///< of an amount that depends on the game

TextWorth ofCards(const Said &verb, float each) {
    const float sign = verb.op.player == PlayerRef::You ? 1.0F : -1.0F;
    return {sign * each * verb.amount(), 0};
}

TextWorth ofPut(const Said &verb) {
    const auto cards = cardsOf(verb.op);
    const float sign = cards == CardsRef::OpposingCard ? -1.0F : 1.0F;
    const float many = cards == CardsRef::AllFrom || cards == CardsRef::AnyNumberFrom ? 2.0F : 1.0F;
    switch (targetOf(verb.op)) {
    case PlaceRef::Hand:
        return {sign * many * kCard, 0};
    case PlaceRef::Deck:
    case PlaceRef::DeckTop:
    case PlaceRef::DeckBottom:
    case PlaceRef::Pile:
        return {sign * many * kBuriedCard, 0};
    case PlaceRef::DiscardPile:
        return {};
    }
    return {};
}

TextWorth warded(const Said &verb) { return {0, verb.as == PlayedAs::Defense ? kBlow : kWard}; }
TextWorth boosted(const Said & /*verb*/) { return {-0.8F * kCard, kBoost}; }

struct WorthRow {
    OpCode code;
    float points = 0;                               ///< always the same
    TextWorth (*worth)(const Said &verb) = nullptr; ///< or as it is said
};

// clang-format off
constexpr WorthRow kRows[] = {
    {OpCode::End},
    {OpCode::Jump},
    {OpCode::JumpUnless},
    {OpCode::AskMay},
    {OpCode::CheckPrice},
    {OpCode::Repeat},
    {OpCode::PickOption},
    {OpCode::OptionEntry},
    {OpCode::PickFighters},
    {OpCode::PickSpace},
    {OpCode::PickPlayer},
    {OpCode::Draw, 0, [](const Said &verb) { return ofCards(verb, kCard); }},
    {OpCode::DiscardChosen, 0, [](const Said &verb) { return ofCards(verb, -0.8F * kCard); }},
    {OpCode::DiscardRandom, 0, [](const Said &verb) { return ofCards(verb, -kCard); }},
    {OpCode::DiscardTop, 0, [](const Said &verb) { return ofCards(verb, -0.3F * kCard); }},
    {OpCode::LookAtHand, kLook},
    {OpCode::ChooseFromHand, kChosenCard},
    {OpCode::Search, kNamedCard},
    {OpCode::LookAtTop, 0, [](const Said &verb) { return TextWorth{kChosenCard * takenCount(verb.op), 0}; }},
    {OpCode::ShowTopCard, kLook},
    {OpCode::Put, 0, ofPut},
    {OpCode::Damage, 0, [](const Said &verb) { return TextWorth{kDamage * verb.amount() * verb.aversion(), 0}; }},
    {OpCode::Recover, 0, [](const Said &verb) { return TextWorth{kRecovered * verb.amount(), 0}; }},
    {OpCode::SetHealth, 0, [](const Said &verb) { return TextWorth{kNewHealth * verb.amount(), 0}; }},
    {OpCode::MoveFighters, 0, [](const Said &verb) { return TextWorth{kMove + kStep * verb.amount(), 0}; }},
    {OpCode::PlaceFighters, kPlace},
    {OpCode::ReturnFighters, 0, [](const Said &verb) { return TextWorth{isAll(verb.op) ? kReturnAll : kReturn, 0}; }},
    {OpCode::Swap, kSide},
    {OpCode::CancelEffects, kCancel},
    {OpCode::IgnoreValue, 0, warded},
    {OpCode::SetValue, 0, [](const Said &verb) { return TextWorth{0, verb.amount() - static_cast<float>(verb.printedValue)}; }},
    {OpCode::AddValue, 0, [](const Said &verb) { return TextWorth{0, verb.amount()}; }},
    {OpCode::PreventDamage, 0, warded},
    {OpCode::BoostValue, 0, boosted},
    {OpCode::BoostFaceDown, 0, boosted},
    {OpCode::GainActions, 0, [](const Said &verb) { return TextWorth{kAction * verb.amount(), 0}; }},
    {OpCode::EndTurn, kTurnEnded},
    {OpCode::TurnToken, kSide},
    {OpCode::ChooseSide, kSide},
    {OpCode::TurnUpSideCard, kSide},
    {OpCode::DiscardSideCard, -kSide},
    {OpCode::ReturnSideCard, kSide},
    {OpCode::CastSpell, kSpell},
};
// clang-format on

constexpr bool areRowsInOrder() {
    for (std::size_t index = 0; index < std::size(kRows); ++index)
        if (static_cast<std::size_t>(kRows[index].code) != index)
            return false;
    return std::size(kRows) == kOpCodes;
}
static_assert(areRowsInOrder(), "each verb has its worth, in the order of OpCode");

} // namespace

float Said::amount() const {
    if (op.amount == kNoIndex)
        return 1;
    const AmountExpr &amount = program.amounts[op.amount];
    return amount.ref == AmountRef::Number ? amount.number : kSomeAmount;
}

float Said::aversionTo(std::uint8_t selector, std::uint8_t chosenBy) const {
    if (selector == kNoIndex)
        return 0;
    const FighterSelector &fighters = program.fighters[selector];
    switch (fighters.group) {
    case GroupRef::Picked:
        return chosenBy == kNoIndex ? 0 : std::max(0.9F, aversionTo(chosenBy, kNoIndex));
    case GroupRef::YourFighter:
    case GroupRef::YourHeroes:
    case GroupRef::Named:
    case GroupRef::Yours:
        return -1;
    case GroupRef::OpposingFighter:
        return 1;
    case GroupRef::Opposing:
        return fighters.adjacentTo != kNoIndex || fighters.inZoneOf != kNoIndex || fighters.inChosenSpaces ? 0.9F
                                                                                                           : 1.3F;
    case GroupRef::Attacker:
        return as == PlayedAs::Attack ? -1.0F : 1.0F;
    case GroupRef::All:
        return fighters.except != kNoIndex || fighters.adjacentTo != kNoIndex ? 0.6F : 0.3F;
    case GroupRef::InCombat:
        return 0.1F;
    }
    return 0;
}

TextWorth worthOf(const Said &verb) {
    const WorthRow &row = kRows[static_cast<std::size_t>(verb.op.code)];
    return row.worth != nullptr ? row.worth(verb) : TextWorth{row.points, 0};
}

} // namespace champclos::ai
