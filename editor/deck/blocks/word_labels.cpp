// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/word_labels.h"

#include "editor/document/language.h"
#include "engine/core/array_by.h"
#include "engine/text/text.h"

#include <QCoreApplication>

#include <iterator>
#include <string_view>

namespace champclos::editor {

namespace {

struct WordLabel {
    Word word;
    const char *text;
};
struct OperandLabel {
    const char *key;
    const char *text;
    const char *word = nullptr; ///< only of this word; null: of every word
};

// clang-format off
constexpr WordLabel kWordLabels[] = {
    {Word::Draw, QT_TRANSLATE_NOOP("vocabulary", "draw")},
    {Word::Discard, QT_TRANSLATE_NOOP("vocabulary", "discard")},
    {Word::DiscardTop, QT_TRANSLATE_NOOP("vocabulary", "discard from the deck")},
    {Word::LookAtHand, QT_TRANSLATE_NOOP("vocabulary", "look at a hand")},
    {Word::ChooseFromHand, QT_TRANSLATE_NOOP("vocabulary", "choose from a hand")},
    {Word::Search, QT_TRANSLATE_NOOP("vocabulary", "search for a card")},
    {Word::LookAtTop, QT_TRANSLATE_NOOP("vocabulary", "look at top cards")},
    {Word::LookAtTopCard, QT_TRANSLATE_NOOP("vocabulary", "look at the top card")},
    {Word::RevealTopCard, QT_TRANSLATE_NOOP("vocabulary", "reveal the top card")},
    {Word::Put, QT_TRANSLATE_NOOP("vocabulary", "put cards")},
    {Word::Damage, QT_TRANSLATE_NOOP("vocabulary", "deal damage")},
    {Word::Recover, QT_TRANSLATE_NOOP("vocabulary", "recover")},
    {Word::SetHealth, QT_TRANSLATE_NOOP("vocabulary", "set health")},
    {Word::Move, QT_TRANSLATE_NOOP("vocabulary", "move")},
    {Word::Place, QT_TRANSLATE_NOOP("vocabulary", "place")},
    {Word::Return, QT_TRANSLATE_NOOP("vocabulary", "return")},
    {Word::Swap, QT_TRANSLATE_NOOP("vocabulary", "swap spaces")},
    {Word::CancelEffects, QT_TRANSLATE_NOOP("vocabulary", "cancel effects")},
    {Word::IgnoreValue, QT_TRANSLATE_NOOP("vocabulary", "ignore the value")},
    {Word::ValueIs, QT_TRANSLATE_NOOP("vocabulary", "set the value")},
    {Word::AddValue, QT_TRANSLATE_NOOP("vocabulary", "add to the value")},
    {Word::PreventDamage, QT_TRANSLATE_NOOP("vocabulary", "prevent damage")},
    {Word::BoostValue, QT_TRANSLATE_NOOP("vocabulary", "boost")},
    {Word::BoostFaceDown, QT_TRANSLATE_NOOP("vocabulary", "boost face down")},
    {Word::GainActions, QT_TRANSLATE_NOOP("vocabulary", "gain actions")},
    {Word::EndTurn, QT_TRANSLATE_NOOP("vocabulary", "end the turn")},
    {Word::If, QT_TRANSLATE_NOOP("vocabulary", "if…")},
    {Word::May, QT_TRANSLATE_NOOP("vocabulary", "may…")},
    {Word::Choose, QT_TRANSLATE_NOOP("vocabulary", "choose…")},
    {Word::ChooseSpace, QT_TRANSLATE_NOOP("vocabulary", "choose a space")},
    {Word::TurnToken, QT_TRANSLATE_NOOP("vocabulary", "flip the token")},
    {Word::ChooseSide, QT_TRANSLATE_NOOP("vocabulary", "choose the side")},
    {Word::TurnUpSideCard, QT_TRANSLATE_NOOP("vocabulary", "reveal a side card")},
    {Word::DiscardSideCard, QT_TRANSLATE_NOOP("vocabulary", "discard the side card")},
    {Word::ReturnSideCard, QT_TRANSLATE_NOOP("vocabulary", "return a side card")},
    {Word::CastSpell, QT_TRANSLATE_NOOP("vocabulary", "cast spells")},

    {Word::YourFighter, QT_TRANSLATE_NOOP("vocabulary", "your fighter")},
    {Word::OpposingFighter, QT_TRANSLATE_NOOP("vocabulary", "the opposing fighter")},
    {Word::AttackingFighter, QT_TRANSLATE_NOOP("vocabulary", "the attacking fighter")},
    {Word::YourHero, QT_TRANSLATE_NOOP("vocabulary", "your hero")},
    {Word::Named, QT_TRANSLATE_NOOP("vocabulary", "a fighter by name")},
    {Word::Each, QT_TRANSLATE_NOOP("vocabulary", "each of")},
    {Word::One, QT_TRANSLATE_NOOP("vocabulary", "one of")},
    {Word::Some, QT_TRANSLATE_NOOP("vocabulary", "several of")},

    {Word::AllFighters, QT_TRANSLATE_NOOP("vocabulary", "all fighters")},
    {Word::YourFighters, QT_TRANSLATE_NOOP("vocabulary", "your fighters")},
    {Word::OpposingFighters, QT_TRANSLATE_NOOP("vocabulary", "the opposing fighters")},
    {Word::CombatFighters, QT_TRANSLATE_NOOP("vocabulary", "the fighters in this combat")},
    {Word::NamedGroup, QT_TRANSLATE_NOOP("vocabulary", "your fighters named")},

    {Word::WonCombat, QT_TRANSLATE_NOOP("vocabulary", "you won the combat")},
    {Word::LostCombat, QT_TRANSLATE_NOOP("vocabulary", "you lost the combat")},
    {Word::Adjacent, QT_TRANSLATE_NOOP("vocabulary", "is adjacent")},
    {Word::BeganElsewhere, QT_TRANSLATE_NOOP("vocabulary", "began this turn elsewhere")},
    {Word::IsHero, QT_TRANSLATE_NOOP("vocabulary", "is a hero")},
    {Word::IsNamed, QT_TRANSLATE_NOOP("vocabulary", "is a particular fighter")},
    {Word::OpposingCardIs, QT_TRANSLATE_NOOP("vocabulary", "the opponent’s card is")},
    {Word::HealthAtMost, QT_TRANSLATE_NOOP("vocabulary", "health at most")},
    {Word::NoFighter, QT_TRANSLATE_NOOP("vocabulary", "there is none of")},
    {Word::TookDamage, QT_TRANSLATE_NOOP("vocabulary", "took damage this turn")},
    {Word::SideIs, QT_TRANSLATE_NOOP("vocabulary", "the token shows")},
    {Word::SomeoneDefeated, QT_TRANSLATE_NOOP("vocabulary", "a fighter was defeated")},

    {Word::Number, QT_TRANSLATE_NOOP("vocabulary", "a number")},
    {Word::CombatDamage, QT_TRANSLATE_NOOP("vocabulary", "the combat damage")},
    {Word::ThatBoost, QT_TRANSLATE_NOOP("vocabulary", "that card’s boost")},
    {Word::ThatMany, QT_TRANSLATE_NOOP("vocabulary", "as many as were put")},
    {Word::CardsIn, QT_TRANSLATE_NOOP("vocabulary", "cards in")},
    {Word::Ingredients, QT_TRANSLATE_NOOP("vocabulary", "different ingredients")},
    {Word::ZonesOf, QT_TRANSLATE_NOOP("vocabulary", "zones of")},
    {Word::CountOf, QT_TRANSLATE_NOOP("vocabulary", "number of")},
    {Word::DiscardedSideCards, QT_TRANSLATE_NOOP("vocabulary", "discarded side cards")},

    {Word::AnySpace, QT_TRANSLATE_NOOP("vocabulary", "any space")},
    {Word::ZoneOf, QT_TRANSLATE_NOOP("vocabulary", "the zone of")},
    {Word::AdjacentTo, QT_TRANSLATE_NOOP("vocabulary", "adjacent to")},
    {Word::ZonesWithout, QT_TRANSLATE_NOOP("vocabulary", "zones without")},
    {Word::BesideChosenSpace, QT_TRANSLATE_NOOP("vocabulary", "adjacent to the chosen space")},

    {Word::You, QT_TRANSLATE_NOOP("vocabulary", "you")},
    {Word::Opponent, QT_TRANSLATE_NOOP("vocabulary", "your opponent")},
    {Word::AnOpponent, QT_TRANSLATE_NOOP("vocabulary", "an opponent of your choice")},
    {Word::ThatPlayer, QT_TRANSLATE_NOOP("vocabulary", "that player")},

    {Word::ThisCard, QT_TRANSLATE_NOOP("vocabulary", "this card")},
    {Word::ThatCard, QT_TRANSLATE_NOOP("vocabulary", "that card")},
    {Word::OpposingCard, QT_TRANSLATE_NOOP("vocabulary", "the opponent’s card")},
    {Word::CardFrom, QT_TRANSLATE_NOOP("vocabulary", "a card from")},
    {Word::FirstCardOf, QT_TRANSLATE_NOOP("vocabulary", "the first card of")},
    {Word::AnyNumberFrom, QT_TRANSLATE_NOOP("vocabulary", "any number from")},
    {Word::AllFrom, QT_TRANSLATE_NOOP("vocabulary", "all cards from")},

    {Word::Hand, QT_TRANSLATE_NOOP("vocabulary", "the hand")},
    {Word::Deck, QT_TRANSLATE_NOOP("vocabulary", "the deck, shuffled")},
    {Word::DeckTop, QT_TRANSLATE_NOOP("vocabulary", "the top of the deck")},
    {Word::DeckBottom, QT_TRANSLATE_NOOP("vocabulary", "the bottom of the deck")},
    {Word::DiscardPile, QT_TRANSLATE_NOOP("vocabulary", "the discard pile")},
    {Word::Pile, QT_TRANSLATE_NOOP("vocabulary", "the pile")},
};

// The first that fits counts. An empty text: the word says it already.
constexpr OperandLabel kOperandLabels[] = {
    {"damage", QT_TRANSLATE_NOOP("vocabulary", "how much"), "damage"},
    {"recover", QT_TRANSLATE_NOOP("vocabulary", "how much"), "recover"},
    {"setHealth", QT_TRANSLATE_NOOP("vocabulary", "to"), "setHealth"},
    {"valueIs", QT_TRANSLATE_NOOP("vocabulary", "to"), "valueIs"},
    {"addValue", QT_TRANSLATE_NOOP("vocabulary", "how much"), "addValue"},
    {"draw", QT_TRANSLATE_NOOP("vocabulary", "how many"), "draw"},
    {"discard", QT_TRANSLATE_NOOP("vocabulary", "how many"), "discard"},
    {"discardTop", QT_TRANSLATE_NOOP("vocabulary", "how many"), "discardTop"},
    {"gainActions", QT_TRANSLATE_NOOP("vocabulary", "how many"), "gainActions"},
    {"castSpell", QT_TRANSLATE_NOOP("vocabulary", "how many"), "castSpell"},
    {"lookAtTop", QT_TRANSLATE_NOOP("vocabulary", "how many"), "lookAtTop"},
    {"take", QT_TRANSLATE_NOOP("vocabulary", "take")},
    {"choose", QT_TRANSLATE_NOOP("vocabulary", "how many"), "choose"},
    {"some", QT_TRANSLATE_NOOP("vocabulary", "how many"), "some"},
    {"times", QT_TRANSLATE_NOOP("vocabulary", "times at most")},
    {"upTo", QT_TRANSLATE_NOOP("vocabulary", "at most"), "move"},
    {"upTo", QT_TRANSLATE_NOOP("vocabulary", "or fewer"), "draw"},
    {"lookAtHand", QT_TRANSLATE_NOOP("vocabulary", "of"), "lookAtHand"},
    {"chooseFromHand", QT_TRANSLATE_NOOP("vocabulary", "of"), "chooseFromHand"},
    {"into", QT_TRANSLATE_NOOP("vocabulary", "into")},
    {"search", QT_TRANSLATE_NOOP("vocabulary", "which"), "search"},
    {"put", QT_TRANSLATE_NOOP("vocabulary", "which cards"), "put"},
    {"to", QT_TRANSLATE_NOOP("vocabulary", "to whom"), "damage"},
    {"to", QT_TRANSLATE_NOOP("vocabulary", "to whom"), "adjacent"},
    {"fighter", QT_TRANSLATE_NOOP("vocabulary", "who")},
    {"move", QT_TRANSLATE_NOOP("vocabulary", "who"), "move"},
    {"place", QT_TRANSLATE_NOOP("vocabulary", "who"), "place"},
    {"return", QT_TRANSLATE_NOOP("vocabulary", "who"), "return"},
    {"swap", QT_TRANSLATE_NOOP("vocabulary", "who"), "swap"},
    {"with", QT_TRANSLATE_NOOP("vocabulary", "with")},
    {"in", QT_TRANSLATE_NOOP("vocabulary", "where")},
    {"chooseSpace", QT_TRANSLATE_NOOP("vocabulary", "where"), "chooseSpace"},
    {"through", QT_TRANSLATE_NOOP("vocabulary", "through opponents")},
    {"empty", QT_TRANSLATE_NOOP("vocabulary", "an empty space")},
    {"other", QT_TRANSLATE_NOOP("vocabulary", "another space"), "place"},
    {"other", QT_TRANSLATE_NOOP("vocabulary", "without this card"), "cardsIn"},
    {"held", QT_TRANSLATE_NOOP("vocabulary", "held there this turn")},
    {"all", QT_TRANSLATE_NOOP("vocabulary", "all with that name")},
    {"random", QT_TRANSLATE_NOOP("vocabulary", "at random")},
    {"free", QT_TRANSLATE_NOOP("vocabulary", "without ingredients")},
    {"if", "", "if"},
    {"then", QT_TRANSLATE_NOOP("vocabulary", "then"), "if"},
    {"else", QT_TRANSLATE_NOOP("vocabulary", "otherwise"), "if"},
    {"may", QT_TRANSLATE_NOOP("vocabulary", "do"), "may"},
    {"then", QT_TRANSLATE_NOOP("vocabulary", "if done"), "may"},
    {"otherwise", QT_TRANSLATE_NOOP("vocabulary", "if not done"), "may"},
    {"of", QT_TRANSLATE_NOOP("vocabulary", "option"), "choose"},
    {"of", QT_TRANSLATE_NOOP("vocabulary", "of"), "some"},
    {"who", QT_TRANSLATE_NOOP("vocabulary", "which player")},
    {"named", QT_TRANSLATE_NOOP("vocabulary", "name"), "named"},
    {"namedGroup", QT_TRANSLATE_NOOP("vocabulary", "name"), "namedGroup"},
    {"each", "", "each"},
    {"one", "", "one"},
    {"adjacentTo", "", "adjacentTo"},
    {"adjacentTo", QT_TRANSLATE_NOOP("vocabulary", "adjacent to")},
    {"inZoneOf", QT_TRANSLATE_NOOP("vocabulary", "in the zone of")},
    {"except", QT_TRANSLATE_NOOP("vocabulary", "except")},
    {"inChosenSpaces", QT_TRANSLATE_NOOP("vocabulary", "in the chosen spaces")},
    {"adjacent", QT_TRANSLATE_NOOP("vocabulary", "who"), "adjacent"},
    {"beganElsewhere", QT_TRANSLATE_NOOP("vocabulary", "who"), "beganElsewhere"},
    {"isHero", QT_TRANSLATE_NOOP("vocabulary", "who"), "isHero"},
    {"isNamed", QT_TRANSLATE_NOOP("vocabulary", "who"), "isNamed"},
    {"opposingCardIs", "", "opposingCardIs"},
    {"healthAtMost", "", "healthAtMost"},
    {"noFighter", "", "noFighter"},
    {"tookDamage", QT_TRANSLATE_NOOP("vocabulary", "who"), "tookDamage"},
    {"sideIs", "", "sideIs"},
    {"number", "", "number"},
    {"cardsIn", "", "cardsIn"},
    {"tagged", QT_TRANSLATE_NOOP("vocabulary", "with the tag")},
    {"named", QT_TRANSLATE_NOOP("vocabulary", "named"), "cardsIn"},
    {"zonesOf", "", "zonesOf"},
    {"countOf", "", "countOf"},
    {"zoneOf", "", "zoneOf"},
    {"zonesWithout", "", "zonesWithout"},
    {"cardFrom", "", "cardFrom"},
    {"firstCardOf", "", "firstCardOf"},
    {"anyNumberFrom", "", "anyNumberFrom"},
    {"allFrom", "", "allFrom"},
};

constexpr EnumNames<Sort, kSortNames.size()> kSortLabels = {
    QT_TRANSLATE_NOOP("vocabulary", "action"),
    QT_TRANSLATE_NOOP("vocabulary", "to whom"),
    QT_TRANSLATE_NOOP("vocabulary", "group of fighters"),
    QT_TRANSLATE_NOOP("vocabulary", "condition"),
    QT_TRANSLATE_NOOP("vocabulary", "how much"),
    QT_TRANSLATE_NOOP("vocabulary", "spaces"),
    QT_TRANSLATE_NOOP("vocabulary", "player"),
    QT_TRANSLATE_NOOP("vocabulary", "cards"),
    QT_TRANSLATE_NOOP("vocabulary", "place of cards"),
    QT_TRANSLATE_NOOP("vocabulary", "actions"),
    QT_TRANSLATE_NOOP("vocabulary", "options"),
    QT_TRANSLATE_NOOP("vocabulary", "addition"),
    QT_TRANSLATE_NOOP("vocabulary", "number"),
    QT_TRANSLATE_NOOP("vocabulary", "fighter"),
    QT_TRANSLATE_NOOP("vocabulary", "card"),
    QT_TRANSLATE_NOOP("vocabulary", "tag"),
    QT_TRANSLATE_NOOP("vocabulary", "side"),
    QT_TRANSLATE_NOOP("vocabulary", "card type"),
};
static_assert(kSortLabels.back() != nullptr);

constexpr EnumNames<Timing, kTimings> kTimingLabels = {
    QT_TRANSLATE_NOOP("vocabulary", "immediately"),
    QT_TRANSLATE_NOOP("vocabulary", "during combat"),
    QT_TRANSLATE_NOOP("vocabulary", "after combat"),
    QT_TRANSLATE_NOOP("vocabulary", "as a scheme"),
    QT_TRANSLATE_NOOP("vocabulary", "when it completes the line"),
};
static_assert(kTimingLabels.back() != nullptr);

constexpr EnumNames<Trigger, kTriggers> kTriggerLabels = {
    QT_TRANSLATE_NOOP("vocabulary", "your fighters are placed"),
    QT_TRANSLATE_NOOP("vocabulary", "your turn starts"),
    QT_TRANSLATE_NOOP("vocabulary", "your turn ends"),
    QT_TRANSLATE_NOOP("vocabulary", "you maneuver"),
    QT_TRANSLATE_NOOP("vocabulary", "you attack"),
    QT_TRANSLATE_NOOP("vocabulary", "you are attacked"),
    QT_TRANSLATE_NOOP("vocabulary", "one of your combats ends"),
    QT_TRANSLATE_NOOP("vocabulary", "your attack is over"),
    QT_TRANSLATE_NOOP("vocabulary", "you have played a scheme"),
};
static_assert(kTriggerLabels.back() != nullptr);

constexpr EnumNames<Modifier, kModifiers> kModifierLabels = {
    QT_TRANSLATE_NOOP("vocabulary", "higher attack value"),
    QT_TRANSLATE_NOOP("vocabulary", "higher defense value"),
    QT_TRANSLATE_NOOP("vocabulary", "higher move value"),
    QT_TRANSLATE_NOOP("vocabulary", "more cards per maneuver"),
    QT_TRANSLATE_NOOP("vocabulary", "moves through opponents"),
    QT_TRANSLATE_NOOP("vocabulary", "only combat damage"),
};
static_assert(kModifierLabels.back() != nullptr);
// clang-format on

QString said(const char *source) {
    return *source == '\0' ? QString() : QCoreApplication::translate("vocabulary", source);
}

/// "boostFaceDown" as "boost face down".
QString spelledOut(const char *key) {
    QString text;
    for (const QChar sign : QString::fromUtf8(key))
        text += sign.isUpper() ? QStringLiteral(" ") + sign.toLower() : QString(sign);
    return text;
}

const char *findLabel(Word word) {
    for (const WordLabel &label : kWordLabels)
        if (label.word == word)
            return label.text;
    return nullptr;
}

const char *findLabel(Word word, int operand) {
    const WordRow &row = rowOf(word);
    const std::string_view key = row.operands()[operand].key;
    for (const OperandLabel &label : kOperandLabels)
        if (key == label.key && (label.word == nullptr || std::string_view(row.key) == label.word))
            return label.text;
    return nullptr;
}

template <class List> QString listedName(const List &list, const std::string &id) {
    for (const auto &named : list)
        if (named.id == id)
            return qt(named.name.in(currentLanguage()));
    return qt(id);
}

} // namespace

bool hasLabel(Word word) { return findLabel(word) != nullptr; }
bool hasLabel(Word word, int operand) { return findLabel(word, operand) != nullptr; }

QString wordLabel(Word word) {
    const char *label = findLabel(word);
    return label != nullptr ? said(label) : spelledOut(rowOf(word).key);
}

QString operandLabel(Word word, int operand) {
    const char *label = findLabel(word, operand);
    return label != nullptr ? said(label) : spelledOut(rowOf(word).operands()[operand].key);
}

QString sortLabel(Sort sort) { return said(kSortLabels[sort]); }
QString timingChoice(Timing timing) { return said(kTimingLabels[timing]); }
QString triggerChoice(Trigger trigger) { return said(kTriggerLabels[trigger]); }
QString modifierChoice(Modifier modifier) { return said(kModifierLabels[modifier]); }

QString nameIn(const DeckDef &deck, Sort sort, const std::string &id) {
    if (sort == Sort::CardName)
        return listedName(deck.cards, id);
    if (sort == Sort::TagName)
        return listedName(deck.tags, id);
    if (sort == Sort::SideName && deck.token)
        return listedName(deck.token->sides, id);
    if (sort == Sort::TypeName) {
        for (std::size_t type = 0; type < kCardTypeNames.size(); ++type)
            if (id == kCardTypeNames[type])
                return qt(text::cardTypeName(static_cast<CardType>(type), currentLanguage()));
        return qt(id);
    }
    for (const FighterDef &fighter : deck.fighters)
        if (fighter.id == id) {
            const Noun &noun = fighter.name.in(currentLanguage());
            if (noun.name.empty())
                return qt(id);
            return qt(sort == Sort::Group && fighter.count > 1 && !noun.plural.empty() ? noun.plural : noun.name);
        }
    return qt(id);
}

} // namespace champclos::editor
