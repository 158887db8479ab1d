// SPDX-License-Identifier: MIT
//
// Mostly prose. A moment, a modifier or a word that names a card and has no row here does not compile or fails the test
// of the page.
#include "engine/io/effects_guide.h"

#include "engine/core/state.h"
#include "engine/effects/vocabulary.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/flow_check.h"
#include "engine/io/json.h"
#include "engine/io/picture_check.h"
#include "engine/io/term_check.h"
#include "engine/rules/values.h"

#include <array>
#include <string_view>

namespace champclos::io {

namespace {

std::string code(std::string_view text) { return "`" + std::string(text) + "`"; }

std::string row(std::initializer_list<std::string> cells) {
    std::string line = "|";
    for (const std::string &cell : cells)
        line += " " + cell + " |";
    return line + "\n";
}

std::string block(const JsonValue &value) { return "```json\n" + writeJson(value) + "```\n\n"; }

// ---- moments

struct MomentText {
    const char *when;
    const char *there;
};

MomentText textOf(Timing timing) {
    switch (timing) {
    case Timing::Immediately:
        return {"when both cards have been revealed",
                "nothing has been dealt yet; what is canceled here does not come"};
    case Timing::During:
        return {"after the `immediately` texts of both cards, before the damage",
                "values can still change; who wins is not known"};
    case Timing::After:
        return {
            "after the combat damage",
            "damage and winner are known. A fighter defeated in the combat has left the battlefield: its card's text "
            "still resolves, but what needs its space finds none. Both cards still lie in the combat"};
    case Timing::Scheme:
        return {"when the scheme is played",
                "the card is in no hand and no pile until its text is done; then it goes to the discard pile, unless "
                "its text has put it elsewhere"};
    case Timing::Completion:
        return {"when the card has joined the line after a combat and the line has exactly its goal of syllables",
                "the card and the others lie in the line, which is discarded afterwards; damage and winner are still "
                "known. Also if the effects of the card were canceled"};
    }
    return {};
}

MomentText textOf(Trigger trigger) {
    switch (trigger) {
    case Trigger::WhenPlaced:
        return {"in the setup, when all your fighters stand, before the next player places theirs",
                "hands are drawn; fighters of later players are not there yet"};
    case Trigger::StartOfTurn:
        return {"at the start of your turn, before its first action",
                "what happened \"this turn\" (damage taken, spaces that cannot be left, where fighters began) has just "
                "been forgotten"};
    case Trigger::EndOfTurn:
        return {"after the last action of your turn, also if a text has ended it, before the hand limit",
                "an action gained now is lost"};
    case Trigger::OnManeuver:
        return {"in your maneuver, after drawing and boosting, before the first move",
                "the move value is counted afterwards"};
    case Trigger::OnAttack:
        return {"when you attack: your card lies face down, the defender has not chosen yet",
                "both fighters are known, neither card is"};
    case Trigger::WhenAttacked:
        return {"when one of your fighters is attacked, after the attacker's `onAttack`, before you choose a card",
                "both fighters are known, neither card is"};
    case Trigger::AfterCombat:
        return {"after the `after` texts of both cards, for both players of the combat, the defender first",
                "damage and winner are known, both cards still lie in the combat. Also if your fighter was defeated. "
                "Not if a text has ended the turn in the combat"};
    case Trigger::AfterAttack:
        return {"when you have attacked and both cards are in their piles, lines completed",
                "damage, winner and both fighters are still known; the cards have left, so there is no `opposingCard`. "
                "Not if the turn was ended"};
    case Trigger::AfterScheme:
        return {"when your scheme is resolved and in its pile", "not if the scheme has ended the turn"};
    }
    return {};
}

std::string moments() {
    std::string text =
        "## Moments\n\nWhen a text is resolved, and what is there at that moment. Of the two cards of a combat the "
        "defender's text comes first in each window, whole.\n\n| key of a card | when | what is there "
        "|\n|---|---|---|\n";
    for (std::size_t timing = 0; timing < kTimings; ++timing) {
        const MomentText moment = textOf(static_cast<Timing>(timing));
        text += row({code(kWindowKeys[timing]), moment.when, moment.there});
    }
    text += "\nA spell (`do`) is resolved when it is cast; the cards it needed lie in the pile until it is done.\n\n"
            "| `when` of an ability | when | what is there |\n|---|---|---|\n";
    for (std::size_t trigger = 0; trigger < kTriggers; ++trigger) {
        const MomentText moment = textOf(static_cast<Trigger>(trigger));
        text += row({code(kTriggerNames[trigger]), moment.when, moment.there});
    }
    text += "\nSeveral abilities of one moment are resolved in the order of the list, those of the side card that is "
            "face up after those of the deck. Where a text ends the turn, nothing of what was still to come is "
            "resolved, but the cards of a combat go to their piles and the end of the turn comes as always.\n\n";
    return text;
}

/// A moment as the linter tells them apart, and how a deck writes it.
struct MomentName {
    Moment moment;
    const char *name;
};
constexpr MomentName kMomentNames[] = {
    {Moment::Immediately, "`immediately`"},
    {Moment::During, "`during`"},
    {Moment::After, "`after`"},
    {Moment::Completion, "`completion`"},
    {Moment::Scheme, "`effect`"},
    {Moment::Spell, "spells"},
    {Moment::OnAttack, "`onAttack`, `whenAttacked`"},
    {Moment::AfterCombat, "`afterCombat`, `afterAttack`"},
    {Moment::Elsewhen, "the other moments"},
    {Moment::CombatValue, "`modify` of `attackValue`, `defenseValue`"},
    {Moment::Always, "`modify` of the others"},
};

std::string wordsOfMoments() {
    std::string text = "Words that have a meaning only at some moments; all others can stand everywhere:\n\n"
                       "| word | where it can stand |\n|---|---|\n";
    for (const WordRow &word : vocabulary()) {
        std::string where;
        bool isEverywhere = true;
        for (const MomentName &moment : kMomentNames) {
            const bool isRight = isRightAt(word.word, moment.moment);
            isEverywhere = isEverywhere && isRight;
            if (isRight)
                where += (where.empty() ? "" : ", ") + std::string(moment.name);
        }
        if (!isEverywhere)
            text += row({code(word.key), where});
    }
    return text + "\n";
}

// ---- modifiers

struct ModifierText {
    bool hasAmount;
    bool hasFighter;
    const char *covers;
};

ModifierText textOf(Modifier modifier) {
    switch (modifier) {
    case Modifier::AttackValue:
        return {
            true, true,
            "the value of a card that your fighter attacks with. Counted when the damage is settled, after all that "
            "cards add and replace (A8); a value that is ignored stays 0"};
    case Modifier::DefenseValue:
        return {true, true,
                "the same for a card that your fighter defends with. Without such a card there is no value"};
    case Modifier::MoveValue:
        return {true, false, "how far each of your fighters may move in your maneuvers; not the moves of texts"};
    case Modifier::ManeuverDraw:
        return {true, false, "how many cards your maneuvers draw, in addition to one"};
    case Modifier::MoveThrough:
        return {false, true, "your fighter may pass through opposing fighters, whoever moves it and why"};
    case Modifier::NoEffectDamage:
        return {false, true,
                "your fighter takes no damage from texts and from exhaustion, only in combat. To set its health is no "
                "damage"};
    }
    return {};
}

std::string modifiers() {
    std::string text = R"(## What can be modified

`{ "modify": WHAT, "by": AMOUNT, "fighter": ID, "while": CONDITION }` holds all the time, or while the condition does. It
is asked for each time the number is needed and never stored. `by` is an amount and is added: there is no taking away,
and several abilities add up. `fighter` is one of your fighters by its id, with several of them all; left out, all
fighters of your seat are meant, never those of a teammate. An ability of a side card holds while that card is face up.

| `modify` | `by` | `fighter` | what it covers |
|---|---|---|---|
)";
    for (std::size_t modifier = 0; modifier < kModifiers; ++modifier) {
        const ModifierText about = textOf(static_cast<Modifier>(modifier));
        text += row({code(kModifierNames[modifier]), about.hasAmount ? "required" : "not allowed",
                     about.hasFighter ? "optional" : "not allowed", about.covers});
    }
    return text + "\n";
}

// ---- who is asked, and what is spoken of

std::string choices() {
    return R"(## Who is asked

`one`, `some` and `yourHero` (of several heroes) ask where something happens to the fighter: as `to` of `damage`, `fighter`
of `recover` and `setHealth`, in `move`, `place` and `swap`. You choose, also where another player `may` do it. Who is
alone is not asked for, unless it may be declined; if there is nobody, the rest of that statement is skipped.

Everywhere else `one` means *any of them*, just as `each` does, and nobody is asked: in conditions (true if it is true of
any of them), in `adjacentTo`, `inZoneOf` and `except` of a group, in `zoneOf`, `adjacentTo` and `zonesWithout` of spaces,
in the amounts `countOf` and `zonesOf` (all of them are counted).

What a statement needs and does not find is skipped, and the rest goes on (A6). `may` asks first, or lets the first choice
in it be declined. What stands in a `may` that has `then` or `otherwise` is a price: it is offered only if it can be paid
whole, and who has begun to pay pays the rest. `times` asks again, up to so many times, until it is declined. With `who`
that player is asked, and *you* stays the owner of the text.

)";
}

/// What thatCard is after a word; empty if this page does not know the word.
std::string thatCardAfter(Word word) {
    switch (word) {
    case Word::Discard:
        return "the card discarded last; none if there was none";
    case Word::DiscardTop:
        return "the card discarded last; none if the deck was empty";
    case Word::LookAtTopCard:
    case Word::RevealTopCard:
        return "the top card, which stays where it is; none if the deck is empty";
    case Word::BoostValue:
        return "the card that boosts, which is discarded";
    case Word::ChooseFromHand:
        return "the card that was chosen, in its new place; its owner is the other player";
    case Word::Put:
        return "the card that was put, in its new place; none after `anyNumberFrom` and `allFrom`";
    default: // NOLINT: names no card
        return {};
    }
}

std::string references() {
    std::string text = R"(## That card, that many, that player

`thatCard` and `thatBoost` speak of the card that a statement before has named:

| after | `thatCard` is |
|---|---|
)";
    for (const WordRow &word : vocabulary())
        if (namesThatCard(word.word))
            text += row({code(word.key), thatCardAfter(word.word)});
    return text + R"(
`draw`, `lookAtTop`, `lookAtHand` and `search` name no card. The windows of a combat card follow each other: what one has
named, a later one may speak of. The boost of a card without one, and of no card at all, is 0.

`thatMany` is how many cards the `put` before has moved. `thatPlayer` is the opponent that `anOpponent` had you choose,
otherwise `opponent`. `inChosenSpaces` and `besideChosenSpace` speak of the spaces that `chooseSpace` has chosen: the
latest, and for `inChosenSpaces` also the one before it. `someoneDefeated` speaks of the last `damage`. But for that card,
all of it is forgotten at the end of a window.

)";
}

// ---- what a deck may have of its own

/// The first deck that has one, as its file says it.
template <class Has> JsonValue partOf(const std::vector<DeckDef> &decks, const char *name, Has has) {
    for (const DeckDef &deck : decks)
        if (has(deck))
            return JsonValue::object({{name, toJson(deck)[name]}});
    return {};
}

/// The same with only the first entry of a list.
JsonValue shortened(JsonValue part, const char *name, const char *list) {
    JsonValue inner = part[name];
    JsonValue first = JsonValue::array();
    if (inner[list].size() > 0)
        first.append(inner[list][0]);
    inner.set(list, std::move(first));
    return part.set(name, std::move(inner));
}

constexpr std::string_view kToken = R"(## What a deck may have of its own

### A token

A marker with two sides, of which one is always up: at the beginning the first of `sides`, or the one that `first` names.
`turnToken` and `chooseSide` turn it, `sideIs` asks which side is up.

)";
constexpr std::string_view kSideDeck = R"(### A side deck

A small deck beside the cards, shuffled face down at the beginning, each card in it once. At most one of its cards is face
up, and its abilities hold and wake as long as it is. `turnUpSideCard` turns up the top one if none is face up,
`discardSideCard` discards it, `returnSideCard` puts a discarded one on the bottom; `discardedSideCards` counts them. Here
with the first of its cards:

)";
constexpr std::string_view kPile = R"(### A pile

A public pile, in order, that takes cards on their way to the discard pile: with `takes` `everyCard` each of your cards
that is discarded or put into the discard pile, with `combatCards` only those you have attacked or defended with, after
the combat. Only from the pile itself do cards go on to the discard pile.

With `ingredients` and `spells`, cards carry an `ingredient`, and a spell can be cast (`castSpell`) while the pile holds
all that it `needs`; the whole pile is discarded after it. Here with the first of its spells:

)";
constexpr std::string_view kLine =
    R"(With `syllableGoal` the pile is a line of verse: cards carry `syllables`, and when the
line has exactly that many, the `completion` of its last card is resolved and the line discarded; with more it is
discarded without.

)";
constexpr std::string_view kTags = R"(### Tags

Words on cards that texts count (`cardsIn … tagged`, `allFrom … tagged`).

)";

std::string ownThings(const std::vector<DeckDef> &decks) {
    const auto hasSpells = [](const DeckDef &deck) { return deck.pile && !deck.pile->spells.empty(); };
    const auto isLine = [](const DeckDef &deck) { return deck.pile && deck.pile->syllableGoal > 0; };
    const JsonValue token = partOf(decks, "token", [](const DeckDef &deck) { return deck.token.has_value(); });
    const JsonValue side = partOf(decks, "sideDeck", [](const DeckDef &deck) { return deck.sideDeck.has_value(); });
    const JsonValue tags = partOf(decks, "tags", [](const DeckDef &deck) { return !deck.tags.empty(); });
    std::string text(kToken);
    text += block(token);
    text += kSideDeck;
    text += block(shortened(side, "sideDeck", "cards"));
    text += kPile;
    text += block(shortened(partOf(decks, "pile", hasSpells), "pile", "spells"));
    text += kLine;
    text += block(partOf(decks, "pile", isLine));
    text += kTags;
    return text + block(tags);
}

// ---- names

/// The fighter whose name has the most forms.
const FighterDef *richestName(const std::vector<DeckDef> &decks) {
    const FighterDef *richest = nullptr;
    std::size_t most = 0;
    for (const DeckDef &deck : decks)
        for (const FighterDef &fighter : deck.fighters)
            if (const std::size_t size = writeJsonLine(toJson(fighter.name)).size(); size > most) {
                most = size;
                richest = &fighter;
            }
    return richest;
}

std::string names(const std::vector<DeckDef> &decks) {
    std::string text =
        "## Names\n\nNames of decks, cards, sides, spells, tags are a text in each language. Names of fighters, and of "
        "the token, the side deck and the pile, stand in the middle of sentences: there each language has a plain "
        "text, "
        "or an object with the forms that its rule of thumb does not make.\n\n"
        "| key | languages | meaning | left out |\n|---|---|---|---|\n";
    text += row({"`name`", "all", "one of them, without article", "required"});
    text += row({"`plural`", "all", "several of them; required if `count` is above 1", "the same as `name`"});
    text += row({"`article`", "all", "of something that is no proper name: *the* Jackalope", "none: a proper name"});
    text += row({"`gender`", "all", "`m`, `f` or `n`: he, she or it; le or la; der, die or das", "`n`"});
    text +=
        row({"`isPlural`", "all", "the name of one thing is itself a plural: *Rosencrantz & Guildenstern*", "false"});
    text += row({"`isAspirated`", "fr", "no elision before it: *le* Hors-la-loi", "false"});
    text +=
        row({"`genitive`", "de", "singular: *Artus’*",
             "`oblique`, if there is one; otherwise an *s*, after *s, x, z, ß* an apostrophe (with an article *es*), "
             "of a feminine noun with an article nothing"});
    text += row({"`definite`", "de", "nominative after *der, die, das*: der *Geächtete*", "`name`"});
    text += row({"`oblique`", "de", "accusative, dative, genitive: den *Geächteten*", "`name`"});
    text += row({"`definitePlural`", "de", "after *die, alle, deine*: alle *Geächteten*", "`plural`"});
    text +=
        row({"`dativePlural`", "de", "*Schauspielern*", "the plural with an *n*, if it does not end in *n* or *s*"});
    text += "\n";
    if (const FighterDef *fighter = richestName(decks))
        text += block(toJson(fighter->name));
    return text;
}

// ---- limits

std::string range(NumberRange allowed) { return std::to_string(allowed.least) + " to " + std::to_string(allowed.most); }
std::string upTo(std::size_t most) { return "at most " + std::to_string(most); }

std::string limits() {
    std::string text = "## Limits\n\n| | |\n|---|---|\n";
    text += row({"a deck file", upTo(kMaxDeckBytes / 1024) + " KiB, and " + std::to_string(kMaxPictureText >> 20U) +
                                    " MiB of pictures as base64"});
    text +=
        row({"a picture", upTo(kMaxPictureBytes >> 20U) + " MiB (an SVG: " + std::to_string(kMaxDrawingBytes >> 20U) +
                              "), " + std::to_string(kMaxPictureSide) + " pixels on a side, " +
                              std::to_string(kMaxPicturePixels / 1'000'000) + " million in all; " + upTo(kMaxPictures) +
                              " of them"});
    text +=
        row({"an id", upTo(kMaxIdLength) + " characters: small letters and digits, single hyphens between them; what "
                                           "actions name (fighters, cards, sides, spells, side cards) is not called "
                                           "`none`"});
    text += row({"a name", upTo(kMaxTitleLength) + " characters"});
    text += row({"author, licence", upTo(kMaxSignatureLength) + " characters each"});
    text += row({"a `note`", upTo(kMaxNoteLength) + " characters"});
    text += row({"cards", "exactly " + std::to_string(kCardsInDeck) + " copies in all"});
    text += row({"`copies`, `value`, `boost` of a card",
                 range(kCopiesRange) + ", " + range(kValueRange) + ", " + range(kBoostRange)});
    text += row({"fighters", upTo(kMaxFightersPerSeat) + " in all, heroes first, at least one hero"});
    text += row({"`health`, `count` of a fighter", range(kHealthRange) + ", " + range(kCountRange)});
    text += row({"`maxHealth`", "from `health` to " + std::to_string(kHealthRange.most)});
    text += row({"`move`", range(kMoveRange)});
    text += row({"abilities of the deck or of one side card, tags, ingredients, spells, side cards",
                 upTo(kMaxDeckParts) + " each"});
    text += row({"`playedBy`, `tags`, `needs`", upTo(kMaxDeckParts) + " each"});
    text += row({"`syllables` of a card, `syllableGoal`", range(kSyllableRange) + ", " + range(kSyllableGoalRange)});
    text += row({"statements in one list", upTo(kMaxStatements)});
    text += row({"options of `choose`", "2 to " + std::to_string(kMaxOptions)});
    text += row({"lists within lists, words within words", upTo(kMaxNesting) + " deep"});
    text += row({"a number in a text", "1 to " + std::to_string(kMaxAmount) + "; an amount may be 0"});
    text += row({"cards looked at by `lookAtTop`", upTo(kMaxCardsLookedAt)});
    text += row({"what effects make of a value in combat", upTo(kMaxCombatValue)});
    text += row({"actions left in a turn", upTo(kMaxActionsLeft)});
    text += row({"statements in a deck", upTo(kMaxStatementsInDeck)});
    text += row({"words of any other kind in a deck", upTo(kMaxWordsOfSort) + " of each kind"});
    return text + "\n";
}

} // namespace

std::string effectsGuide(const std::vector<DeckDef> &decks) {
    return moments() + wordsOfMoments() + modifiers() + choices() + references() + ownThings(decks) + names(decks) +
           limits();
}

} // namespace champclos::io
