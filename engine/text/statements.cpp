// SPDX-License-Identifier: MIT
//
// The plain statements of sentences.h, one template each, or a few where the operands make a difference.
#include "engine/text/sentences.h"

#include <QtGlobal>

#include <array>

namespace champclos::text {

namespace {

constexpr const char *kThatMany = QT_TRANSLATE_NOOP("units", "that many cards");

/// By destination: of your own cards, then the same said of one that belongs to somebody else.
std::array<const char *, 2> putTexts(Word into) {
    switch (into) {
    case Word::Hand:
        return {QT_TRANSLATE_NOOP("effects", "return {cards} to your hand"),
                QT_TRANSLATE_NOOP("effects", "return {cards} to its owner’s hand")};
    case Word::DeckTop:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} on top of your deck"),
                QT_TRANSLATE_NOOP("effects", "put {cards} on top of its owner’s deck")};
    case Word::DeckBottom:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} on the bottom of your deck"),
                QT_TRANSLATE_NOOP("effects", "put {cards} on the bottom of its owner’s deck")};
    case Word::DiscardPile:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} into your discard pile"),
                QT_TRANSLATE_NOOP("effects", "put {cards} into its owner’s discard pile")};
    case Word::Pile:
        return {QT_TRANSLATE_NOOP("effects", "put {cards} into your {pile}"),
                QT_TRANSLATE_NOOP("effects", "put {cards} into its owner’s pile")};
    default: // NOLINT: Deck
        return {QT_TRANSLATE_NOOP("effects", "shuffle {cards} into your deck"),
                QT_TRANSLATE_NOOP("effects", "shuffle {cards} into its owner’s deck")};
    }
}

const char *chosenTexts(Word into, bool isYours) {
    if (isYours) {
        switch (into) {
        case Word::DeckTop:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and put it on top of your deck");
        case Word::DeckBottom:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and put it on the bottom of your deck");
        case Word::Deck:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and shuffle it into your deck");
        case Word::Pile:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and put it into your {pile}");
        case Word::Hand:
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand");
        default: // NOLINT: DiscardPile
            return QT_TRANSLATE_NOOP("effects", "choose 1 card from your hand and discard it");
        }
    }
    switch (into) {
    case Word::DeckTop:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player puts it on top of their deck");
    case Word::DeckBottom:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player puts it on the bottom of their deck");
    case Word::Deck:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player shuffles it into their deck");
    case Word::Hand:
        return QT_TRANSLATE_NOOP("effects", "look at {hand} and choose 1 card");
    case Word::Pile:
        return QT_TRANSLATE_NOOP("effects",
                                 "look at {hand} and choose 1 card; that player puts it into their own pile");
    default: // NOLINT: DiscardPile
        return QT_TRANSLATE_NOOP("effects", "look at {hand} and choose 1 card; that player discards it");
    }
}

/// Whose fighters a term can stand for.
enum class Belonging : std::uint8_t { Yours, Theirs, Anybody };

Belonging belongingOf(const Term &fighters) {
    switch (fighters.word) {
    case Word::YourFighter:
    case Word::YourHero:
    case Word::Named:
        return Belonging::Yours;
    case Word::OpposingFighter:
        return Belonging::Theirs;
    default: // NOLINT: one of a group, or whoever attacks
        break;
    }
    const Term *group = termOf(fighters, fighters.word == Word::Some ? "of" : rowOf(fighters.word).key);
    const Word word = group != nullptr ? group->word : Word::AllFighters;
    return word == Word::YourFighters || word == Word::NamedGroup ? Belonging::Yours
           : word == Word::OpposingFighters                       ? Belonging::Theirs
                                                                  : Belonging::Anybody;
}

bool isOpposingCardNamed(const Term *before) {
    return before != nullptr && (before->word == Word::CancelEffects || before->word == Word::IgnoreValue ||
                                 before->word == Word::OpposingCardIs);
}

} // namespace

std::string Sentences::amountOf(const AmountPhrase &amount, const char *unit, const char *thatMany) const {
    if (amount.isThatMany && thatMany != nullptr)
        return m_phrases.translated("units", thatMany);
    return m_phrases.filledIn("units", unit, Slots().with("n", m_phrases.filled(amount.number.value_or(1))));
}

std::string Sentences::cardStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    switch (term.word) {
    case Word::Draw: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "draw"));
        holes.with("amount", amountOf(amount, QT_TRANSLATE_NOOP("units", "{n} {n?card/cards}"), kThatMany));
        holes.with("per", amount.number || amount.isThatMany ? std::string() : amount.per);
        holes.flag("upTo", hasFlag(term, "upTo"));
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "[draw|draw|{who} draws] {?upTo:up to }{amount}{per}"),
                        holes, mode, adverb);
    }
    case Word::Discard: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "discard"));
        holes.with("amount", amountOf(amount,
                                      hasFlag(term, "random") ? QT_TRANSLATE_NOOP("units", "{n} random {n?card/cards}")
                                                              : QT_TRANSLATE_NOOP("units", "{n} {n?card/cards}"),
                                      kThatMany));
        holes.with("per", amount.number || amount.isThatMany ? std::string() : amount.per);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "[discard|discard|{who} discards] {amount}{per}"), holes,
                        mode, adverb);
    }
    case Word::DiscardTop: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "discardTop"));
        holes.with("n", m_phrases.filled(amount.number.value_or(1))).with("per", amount.per);
        if (amount.number)
            return byPlayer(term, QT_TRANSLATE_NOOP("effects", "discard the top {n?card/{n} cards} of your deck"),
                            holes, mode, adverb);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "discard 1 card from the top of your deck{per}"), holes,
                        mode, adverb);
    }
    case Word::LookAtHand:
        holes.with("hand", m_phrases.filled(m_phrases.hand(*termOf(term, "lookAtHand"))));
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "look at {hand}"), holes, mode, adverb);
    case Word::ChooseFromHand:
        return chooseFromHand(term, mode, adverb);
    case Word::Search:
        holes.with("card", m_phrases.quotedCard(term.arguments.front().name));
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "search your deck and discard pile for {card} and take it into "
                                                     "your hand; if you searched your deck, shuffle it"),
                        holes, mode, adverb);
    case Word::LookAtTop: {
        const int count = term.arguments[0].number;
        const int take = term.arguments[1].number;
        holes.with("n", m_phrases.filled(count)).with("take", m_phrases.filled(take));
        holes.with("others", m_phrases.filled(count - take));
        if (take >= count)
            return byPlayer(term,
                            QT_TRANSLATE_NOOP("effects", "take the top {n?card/{n} cards} of your deck into your hand"),
                            holes, mode, adverb);
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects",
                                          "look at the top {n} cards of your deck, take {take} of them into your hand "
                                          "and put the {others?other/others} back on top{others?/ in any order}"),
                        holes, mode, adverb);
    }
    case Word::LookAtTopCard:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "look at the top card of your deck"), holes, mode, adverb);
    case Word::RevealTopCard:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "reveal the top card of your deck"), holes, mode, adverb);
    default: // NOLINT: Put
        return put(term, mode, adverb);
    }
}

std::string Sentences::chooseFromHand(const Term &term, Mode mode, const std::string &adverb) {
    const Term &owner = *termOf(term, "chooseFromHand");
    Slots holes;
    holes.with("hand", m_phrases.filled(m_phrases.hand(owner))).with("pile", m_phrases.filled(m_phrases.pile()));
    return byPlayer(term, chosenTexts(termOf(term, "into")->word, owner.word == Word::You), holes, mode, adverb);
}

std::string Sentences::putting(const Term &term, Mode mode, const std::string &adverb) {
    const Term &cards = *termOf(term, "put");
    const Term &into = *termOf(term, "into");
    Slots holes;
    holes.with("cards", m_phrases.filled(m_phrases.cards(cards))).with("pile", m_phrases.filled(m_phrases.pile()));
    const auto &owner = m_phrases.discourse().owner;
    const bool isTheirs = cards.word == Word::OpposingCard || owner.has_value();
    if (owner && cards.word != Word::OpposingCard && (into.word == Word::Hand || into.word == Word::Pile))
        return byPlayer(term,
                        into.word == Word::Hand ? QT_TRANSLATE_NOOP("effects", "put {cards} into {owner:poss} hand")
                                                : QT_TRANSLATE_NOOP("effects", "put {cards} into {owner:poss} {pile}"),
                        holes.with("owner", m_phrases.filled(*owner)), mode, adverb);
    if (isTheirs && into.word == Word::Hand && isOpposingCardNamed(m_phrases.discourse().previous))
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "return it to its owner’s hand"), holes, mode, adverb);
    if (cards.word == Word::ThatCard && into.word == Word::Hand &&
        (m_phrases.discourse().cardNamedBy == Word::LookAtTopCard ||
         m_phrases.discourse().cardNamedBy == Word::RevealTopCard))
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "put {cards} into your hand"), holes, mode, adverb);
    return byPlayer(term, putTexts(into.word)[isTheirs ? 1 : 0], holes, mode, adverb);
}

// Who looks through a deck shuffles it.
std::string Sentences::put(const Term &term, Mode mode, const std::string &adverb) {
    const std::string text = putting(term, mode, adverb);
    const Term &cards = *termOf(term, "put");
    const Term *from = cards.word == Word::FirstCardOf ? nullptr : termOf(cards, rowOf(cards.word).key);
    const Word into = termOf(term, "into")->word;
    if (from == nullptr || from->word != Word::Deck || into == Word::Deck)
        return text;
    const bool isEnd = into == Word::DeckTop || into == Word::DeckBottom;
    return m_phrases.filledIn("effects",
                              isEnd ? QT_TRANSLATE_NOOP("effects", "{done}; shuffle the rest of your deck first")
                                    : QT_TRANSLATE_NOOP("effects", "{done}; shuffle your deck afterwards"),
                              Slots().with("done", text));
}

std::string Sentences::fighterStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    const auto who = [&](std::string_view key) {
        const Term &fighters = *termOf(term, key);
        holes.with("who", m_phrases.filled(m_phrases.fighters(fighters)));
        holes.flag("each", fighters.word == Word::Some && fighters.arguments.front().number > 1);
    };
    const auto amount = [&](std::string_view key, const char *unit) {
        const AmountPhrase phrase = m_phrases.amount(*termOf(term, key));
        holes.with("amount", amountOf(phrase, unit, nullptr)).with("per", phrase.number ? std::string() : phrase.per);
    };
    // A measure that is not counted one by one: "damage equal to".
    const auto isMeasure = [&](std::string_view key) {
        const Word word = termOf(term, key)->word;
        return word == Word::CombatDamage || word == Word::ThatBoost;
    };
    switch (term.word) {
    case Word::Damage:
        who("to");
        if (isMeasure("damage"))
            return byPlayer(term, QT_TRANSLATE_NOOP("effects", "deal damage to {?each:each of }{who} equal to {value}"),
                            holes.with("value", m_phrases.filled(m_phrases.amount(*termOf(term, "damage")).equal)),
                            mode, adverb);
        amount("damage", QT_TRANSLATE_NOOP("units", "{n} damage"));
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "deal {amount} to {?each:each of }{who}{per}"), holes, mode,
                        adverb);
    case Word::Recover:
        who("fighter");
        if (isMeasure("recover"))
            return statement(
                QT_TRANSLATE_NOOP("effects", "[|have {who} recover health{?each: each} equal to {value}|{who} "
                                             "{who?recovers/recover} health{?each: each} equal to {value}]"),
                holes.with("value", m_phrases.filled(m_phrases.amount(*termOf(term, "recover")).equal)), mode, adverb);
        amount("recover", QT_TRANSLATE_NOOP("units", "{n} health"));
        return statement(QT_TRANSLATE_NOOP("effects", "[|have {who} recover {amount}{?each: each}{per}|{who} "
                                                      "{who?recovers/recover} {amount}{?each: each}{per}]"),
                         holes, mode, adverb);
    case Word::SetHealth: {
        who("fighter");
        holes.with("value", m_phrases.filled(m_phrases.amount(*termOf(term, "setHealth")).equal));
        const Term *before = m_phrases.discourse().previous;
        const Term *spokenOf =
            before != nullptr && before->word == Word::HealthAtMost ? termOf(*before, "fighter") : nullptr;
        if (spokenOf != nullptr && *spokenOf == *termOf(term, "fighter"))
            return byPlayer(term, QT_TRANSLATE_NOOP("effects", "set {who?his/her/its/their} health to {value}"), holes,
                            mode, adverb);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "set the health of {who} to {value}"), holes, mode, adverb);
    }
    case Word::Move:
        who("move");
        amount("upTo", QT_TRANSLATE_NOOP("units", "{n} {n?space/spaces}"));
        holes.flag("through", hasFlag(term, "through"));
        return byPlayer(
            term,
            QT_TRANSLATE_NOOP("effects",
                              "move {who} up to {amount}{?each: each}{per}{?through:, even through opposing fighters}"),
            holes, mode, adverb);
    case Word::Place: {
        who("place");
        holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "in"), hasFlag(term, "empty"),
                                                             hasFlag(term, "other"), termOf(term, "place"))));
        holes.flag("held", hasFlag(term, "held"));
        return byPlayer(
            term,
            QT_TRANSLATE_NOOP("effects",
                              "place {who} in {space}{?held:; {who?he/she/it/they} cannot leave that space this turn}"),
            holes, mode, adverb);
    }
    case Word::Return:
        return returned(term, mode, adverb);
    case Word::Swap:
        who("swap");
        return swapped(term, holes, mode, adverb);
    default: // NOLINT: ChooseSpace
        holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "chooseSpace"), false, false, nullptr)));
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "choose {space}"), holes, mode, adverb);
    }
}

std::string Sentences::swapped(const Term &term, Slots holes, Mode mode, const std::string &adverb) {
    const Belonging one = belongingOf(*termOf(term, "swap"));
    const Belonging other = belongingOf(*termOf(term, "with"));
    const auto canBothBe = [&](Belonging side) {
        return (one == side || one == Belonging::Anybody) && (other == side || other == Belonging::Anybody);
    };
    const Discourse &discourse = m_phrases.discourse();
    const bool canBeAttacked =
        (discourse.isDefense && canBothBe(Belonging::Yours)) || (discourse.isAttack && canBothBe(Belonging::Theirs));
    const bool isOnePlayer = one == Belonging::Yours && other == Belonging::Yours;
    holes.with("whom", m_phrases.filled(m_phrases.fighters(*termOf(term, "with"))));
    holes.flag("attacked", canBeAttacked);
    if (canBeAttacked && !isOnePlayer)
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "swap {who} with {whom}; if one of them was attacked and both "
                                                     "belong to the same player, the other becomes the defender"),
                        holes, mode, adverb);
    return byPlayer(
        term,
        QT_TRANSLATE_NOOP(
            "effects",
            "swap {who} with {whom}{?attacked:; if one of them was attacked, the other becomes the defender}"),
        holes, mode, adverb);
}

std::string Sentences::returned(const Term &term, Mode mode, const std::string &adverb) {
    const std::string &name = term.arguments.front().name;
    const FighterDef *fighter = m_phrases.fighterDef(name);
    Slots holes;
    holes.with("space", m_phrases.filled(m_phrases.space(*termOf(term, "in"), false, false, nullptr)));
    holes.with("who", m_phrases.filled(m_phrases.named(name)));
    if (fighter == nullptr || fighter->count == 1)
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "return {who}, if defeated, to {space}"), holes, mode,
                        adverb);
    holes.with("noun", m_phrases.filled(fighter->name.in(m_phrases.language())));
    if (hasFlag(term, "all"))
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "return each defeated {noun} to {space}"), holes, mode,
                        adverb);
    return byPlayer(term, QT_TRANSLATE_NOOP("effects", "return one defeated {noun} to {space}"), holes, mode, adverb);
}

std::string Sentences::combatStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    switch (term.word) {
    case Word::CancelEffects:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "cancel all effects of your opponent’s card"), holes, mode,
                        adverb);
    case Word::IgnoreValue:
        return byPlayer(term,
                        isOpposingCardNamed(m_phrases.discourse().previous)
                            ? QT_TRANSLATE_NOOP("effects", "ignore its value")
                            : QT_TRANSLATE_NOOP("effects", "ignore the value of your opponent’s card"),
                        holes, mode, adverb);
    case Word::ValueIs: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "valueIs"));
        holes.with("value", m_phrases.filled(amount.equal));
        return statement(
            amount.number
                ? QT_TRANSLATE_NOOP(
                      "effects",
                      "[|change the value of this card to {value}|the value of this card is {value} instead]")
                : QT_TRANSLATE_NOOP(
                      "effects", "[|make the value of this card equal to {value}|the value of this card is {value}]"),
            holes, mode, adverb);
    }
    case Word::AddValue: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "addValue"));
        if (termOf(term, "addValue")->word == Word::ThatBoost || termOf(term, "addValue")->word == Word::CombatDamage)
            return byPlayer(term, QT_TRANSLATE_NOOP("effects", "add {value} to the value of this card"),
                            holes.with("value", m_phrases.filled(amount.equal)), mode, adverb);
        holes.with("n", m_phrases.filled(amount.number.value_or(1)))
            .with("per", amount.number ? std::string() : amount.per);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "add {n} to the value of this card{per}"), holes, mode,
                        adverb);
    }
    case Word::PreventDamage:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "prevent all combat damage"), holes, mode, adverb);
    case Word::BoostValue:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "boost this card"), holes, mode, adverb);
    case Word::BoostFaceDown:
        return byPlayer(term,
                        QT_TRANSLATE_NOOP(
                            "effects",
                            "play 1 card from your hand face down with the attack card and add its boost to the value "
                            "of the attack; if the effects of the attack card are canceled, this boost does not count"),
                        holes, mode, adverb);
    case Word::GainActions: {
        const AmountPhrase amount = m_phrases.amount(*termOf(term, "gainActions"));
        holes.with("amount", amountOf(amount, QT_TRANSLATE_NOOP("units", "{n} {n?action/actions}"), nullptr));
        holes.with("per", amount.number ? std::string() : amount.per);
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "gain {amount}{per}"), holes, mode, adverb);
    }
    default: // NOLINT: EndTurn
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "end the turn"), holes, mode, adverb);
    }
}

std::string Sentences::pileStatement(const Term &term, Mode mode, const std::string &adverb) {
    Slots holes;
    holes.with("token", m_phrases.filled(m_phrases.token()));
    holes.with("noun", m_phrases.filled(m_phrases.sideCard()));
    holes.with("pile", m_phrases.filled(m_phrases.pile()));
    switch (term.word) {
    case Word::TurnToken:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "change your {token}"), holes, mode, adverb);
    case Word::ChooseSide:
        if (m_phrases.deck().token)
            for (std::size_t side = 0; side < 2; ++side)
                holes.with(side == 0 ? "first" : "second",
                           m_phrases.deck().token->sides[side].name.in(m_phrases.language()));
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "choose your {token}: {first} or {second}"), holes, mode,
                        adverb);
    case Word::TurnUpSideCard:
        return byPlayer(
            term, QT_TRANSLATE_NOOP("effects", "turn up the top card of your {noun} deck if no {noun} is face up"),
            holes, mode, adverb);
    case Word::DiscardSideCard:
        return byPlayer(term, QT_TRANSLATE_NOOP("effects", "discard your {noun}"), holes, mode, adverb);
    case Word::ReturnSideCard:
        return byPlayer(
            term, QT_TRANSLATE_NOOP("effects", "put one of your discarded {noun:pl} on the bottom of your {noun} deck"),
            holes, mode, adverb);
    default: // NOLINT: CastSpell
        holes.with("n", m_phrases.filled(term.arguments.front().number));
        if (hasFlag(term, "free"))
            return byPlayer(term,
                            QT_TRANSLATE_NOOP("effects", "cast {n?any spell/{n} different spells}; no ingredients are "
                                                         "needed and your {pile} is not discarded"),
                            holes, mode, adverb);
        return byPlayer(term,
                        QT_TRANSLATE_NOOP("effects", "cast {n?one spell/{n} different spells} whose ingredients are in "
                                                     "your {pile}, then discard all cards from your {pile}"),
                        holes, mode, adverb);
    }
}

} // namespace champclos::text
