// SPDX-License-Identifier: MIT
//
// Events as log lines, in the present tense: what a player would read aloud.
#include "engine/text/asking.h"
#include "engine/text/match_words.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

#include <algorithm>

namespace champclos::text {

namespace {

class Line {
public:
    Line(const Match &match, const SeenEvent &event, Language language)
        : m_match(match), m_event(event), m_language(language), m_words(match, language), m_isCardKnown(event.card) {
        if (event.seat)
            m_holes.with("who", m_words.seat(event.seat));
        if (event.seat && deck().pile)
            m_holes.with("pile", filling(deck().pile->name.in(language), language));
        if (event.other)
            m_holes.with("other", m_words.seat(event.other));
        if (event.fighter)
            m_holes.with("fighter", m_words.fighter(event.fighter));
        if (event.target)
            m_holes.with("target", m_words.fighter(event.target));
        if (event.to)
            m_holes.with("space", m_words.space(event.to));
        if (m_isCardKnown)
            m_holes.with("card", m_words.card(event.seat, event.card));
        m_holes.with("n", m_words.count(event.amount)).with("before", m_words.count(event.before));
    }

    std::string write();
    std::string writeForTable(const std::vector<SeenEvent> &run);

private:
    std::string say(const char *source) const { return m_words.filledIn("log", source, m_holes); }
    std::string part(const char *source) const { // of a sentence
        return expanded(translated(m_language, "log", source), {m_language, 0, {}}, m_holes);
    }
    std::string actionTaken() const;
    std::string combatRevealed();
    std::string valueChanged();
    std::string cardMoved();
    std::string cardDiscarded();
    std::string tokenTurned();
    std::string sideCard(const char *source);
    std::string gameOver() const;
    std::string declined();
    std::string from() const;
    std::string into(CardPlace place) const;
    std::string intoDeck() const;
    void tellWhere();
    std::string drawn(const std::vector<SeenEvent> &run);
    const DeckDef &deck() const { return m_match.seat(m_event.seat).deck; }
    /// Whether the card, if it is known, says anything at all.
    bool hasEffects() const {
        if (!m_isCardKnown)
            return false;
        const auto &effects = deck().cards[static_cast<std::size_t>(m_event.card.value())].effects;
        return std::any_of(effects.begin(), effects.end(), [](const Block &effect) { return !effect.empty(); });
    }
    std::size_t index() const { return static_cast<std::size_t>(m_event.index); }

    const Match &m_match;
    const SeenEvent &m_event;
    Language m_language;
    MatchWords m_words;
    Slots m_holes;
    bool m_isCardKnown;
};

/// Of a scheme and of an attack the next line says more.
std::string Line::actionTaken() const {
    return m_event.action == ActionTaken::Maneuver ? say(QT_TRANSLATE_NOOP("log", "{who} {who?maneuvers/maneuver}."))
                                                   : std::string();
}

std::string Line::combatRevealed() {
    if (!m_event.otherCard)
        return say(QT_TRANSLATE_NOOP("log", "{card} against no defense card."));
    m_holes.with("against", m_words.card(m_event.other, m_event.otherCard));
    return say(QT_TRANSLATE_NOOP("log", "{card} against {against}."));
}

std::string Line::valueChanged() {
    if (!m_event.card)
        return say(QT_TRANSLATE_NOOP("log", "The value changes from {before} to {n}."));
    switch (m_event.reason) {
    case ValueReason::Replaced:
    case ValueReason::Added:
        return say(QT_TRANSLATE_NOOP("log", "The value of {card} changes from {before} to {n}."));
    case ValueReason::Boost:
        return say(QT_TRANSLATE_NOOP("log", "The value of {card} changes from {before} to {n} (boost)."));
    case ValueReason::Ability:
        return say(QT_TRANSLATE_NOOP("log", "The value of {card} changes from {before} to {n} (ability)."));
    case ValueReason::Ignored:
        return say(QT_TRANSLATE_NOOP("log", "The value of {card} is ignored."));
    case ValueReason::HighGround:
        return say(QT_TRANSLATE_NOOP("log", "The value of {card} changes from {before} to {n} (high ground)."));
    }
    return {};
}

std::string Line::from() const {
    switch (m_event.fromPlace) {
    case CardPlace::Hand:
        return part(QT_TRANSLATE_NOOP("log", "from {who?his/her/its/their} hand"));
    case CardPlace::Deck:
        return part(QT_TRANSLATE_NOOP("log", "from {who?his/her/its/their} deck"));
    case CardPlace::Discard:
        return part(QT_TRANSLATE_NOOP("log", "from {who?his/her/its/their} discard pile"));
    case CardPlace::Pile:
        return part(QT_TRANSLATE_NOOP("log", "from the {pile}"));
    case CardPlace::Combat:
    case CardPlace::Scheme:
    case CardPlace::Out:
        return part(QT_TRANSLATE_NOOP("log", "from the combat"));
    }
    return {};
}

std::string Line::into(CardPlace place) const {
    switch (place) {
    case CardPlace::Deck:
        return part(QT_TRANSLATE_NOOP("log", "into {who?his/her/its/their} deck"));
    case CardPlace::Pile:
        return part(QT_TRANSLATE_NOOP("log", "into the {pile}"));
    case CardPlace::Hand: // a sentence of its own tells of it
    case CardPlace::Discard:
    case CardPlace::Combat:
    case CardPlace::Scheme:
    case CardPlace::Out:
        return part(QT_TRANSLATE_NOOP("log", "into {who?his/her/its/their} discard pile"));
    }
    return {};
}

/// On which end of it; what is shuffled into it lies anywhere.
std::string Line::intoDeck() const {
    switch (static_cast<PlaceRef>(m_event.index)) { // NOLINT: the others are no ends of a deck
    case PlaceRef::DeckTop:
        return part(QT_TRANSLATE_NOOP("log", "on top of {who?his/her/its/their} deck"));
    case PlaceRef::DeckBottom:
        return part(QT_TRANSLATE_NOOP("log", "on the bottom of {who?his/her/its/their} deck"));
    default:
        return into(CardPlace::Deck);
    }
}

std::string Line::cardMoved() {
    const bool isPlayed = m_event.fromPlace == CardPlace::Combat || m_event.fromPlace == CardPlace::Scheme;
    m_holes.with("from", from()).with("there", into(m_event.fromPlace));
    m_holes.with("into", m_event.toPlace == CardPlace::Deck ? intoDeck() : into(m_event.toPlace));
    if (m_event.toPlace == CardPlace::Hand && isPlayed && m_isCardKnown)
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?returns/return} {card} to {who?his/her/its/their} hand."));
    if (m_event.toPlace == CardPlace::Hand)
        return m_isCardKnown
                   ? say(QT_TRANSLATE_NOOP("log",
                                           "{who} {who?puts/put} {card} {from} into {who?his/her/its/their} hand."))
                   : say(QT_TRANSLATE_NOOP("log",
                                           "{who} {who?puts/put} 1 card {from} into {who?his/her/its/their} hand."));
    return m_isCardKnown ? say(QT_TRANSLATE_NOOP("log", "{who} {who?puts/put} {card} {from} {into}."))
                         : say(QT_TRANSLATE_NOOP("log", "{who} {who?puts/put} 1 card {from} {into}."));
}

/// From the hand or the deck; what was played is only put aside.
std::string Line::cardDiscarded() {
    m_holes.flag("random", m_event.isRandom);
    const bool isPlayed = m_event.fromPlace == CardPlace::Combat || m_event.fromPlace == CardPlace::Scheme;
    const bool isFromHand = m_event.fromPlace == CardPlace::Hand;
    m_holes.flag("played", isPlayed).flag("notPlayed", !isPlayed);
    m_holes.flag("hand", isFromHand).flag("elsewhere", !isFromHand);
    if (m_event.toPlace == CardPlace::Pile) {
        m_holes.with("into", into(m_event.toPlace));
        return m_isCardKnown ? say(QT_TRANSLATE_NOOP("log", "{who} {who?puts/put} {card} {into}{?random: at random}."))
                             : say(QT_TRANSLATE_NOOP("log", "{who} {who?puts/put} 1 card {into}{?random: at random}."));
    }
    return m_isCardKnown ? say(QT_TRANSLATE_NOOP("log", "{who} {who?discards/discard} {card}{?random: at random}."))
                         : say(QT_TRANSLATE_NOOP("log", "{who} {who?discards/discard} 1 card{?random: at random}."));
}

/// What: a boost, an ability, or something that a card would have allowed.
std::string Line::declined() {
    if (!m_event.other)
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?declines/decline}."));
    const OpCode code = m_match.seat(m_event.other).program.ops[index()].code;
    if (code == OpCode::BoostValue || code == OpCode::BoostFaceDown)
        return m_words.filledIn("told", "{who} {who?does/do} not boost.", m_holes);
    const Asking effect = effectAt(m_match, m_event.other, index(), m_language);
    if (effect.isAbility)
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?does/do} not use the ability."));
    m_holes.with("card", inQuotes(effect.name, m_language));
    return say(QT_TRANSLATE_NOOP("log", "{who} {who?declines/decline} an effect of {card}."));
}

std::string Line::tokenTurned() {
    if (!deck().token)
        return {};
    const TokenDef &token = *deck().token;
    m_holes.with("token", filling(token.name.in(m_language), m_language));
    m_holes.with("side", token.sides[index() % 2].name.in(m_language));
    for (const FighterDef &fighter : deck().fighters)
        if (fighter.id == token.fighter)
            return m_words.filledIn(
                "log", QT_TRANSLATE_NOOP("log", "{fighter} {fighter?is/are} now {side}."),
                m_holes.with("fighter", filling(phraseOf(fighter.name.in(m_language), m_language), m_language)));
    return say(QT_TRANSLATE_NOOP("log", "{who:poss} {token} is now {side}."));
}

std::string Line::sideCard(const char *source) {
    if (!deck().sideDeck || index() >= deck().sideDeck->cards.size())
        return {};
    m_holes.with("side", inQuotes(deck().sideDeck->cards[index()].name.in(m_language), m_language));
    m_holes.with("noun", filling(deck().sideDeck->name.in(m_language), m_language));
    return say(source);
}

std::string Line::gameOver() const {
    std::vector<std::string> names;
    SeatId winner;
    for (int seat = 0; seat < m_match.seatCount; ++seat)
        if (m_event.seats.contains(SeatId(seat))) {
            winner = SeatId(seat);
            names.push_back(m_words.seat(winner).render({}));
        }
    Slots holes;
    if (names.empty())
        return m_words.filledIn(
            "log", QT_TRANSLATE_NOOP("log", "Three turns each without a change: the game is a draw."), holes);
    if (names.size() == 1)
        return m_words.filledIn("log", QT_TRANSLATE_NOOP("log", "{who} {who?wins/win} the game."),
                                holes.with("who", m_words.seat(winner)));
    holes.with("list", listed(names, translated(m_language, "joins", QT_TRANSLATE_NOOP("joins", " and ")), m_language));
    return m_words.filledIn("log", QT_TRANSLATE_NOOP("log", "{list} win the game."), holes);
}

std::string Line::write() {
    const auto known = [&](const char *seen, const char *hidden) { return say(m_isCardKnown ? seen : hidden); };
    switch (m_event.kind) {
    case EventKind::TurnStarted:
        return say(QT_TRANSLATE_NOOP("log", "Turn {n}: {who}."));
    case EventKind::TurnEnded:
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?ends/end} {who?his/her/its/their} turn."));
    case EventKind::ActionTaken:
        return actionTaken();
    case EventKind::ActionsGained:
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?gains/gain} {n} {n?action/actions}."));
    case EventKind::CardDrawn:
        return known(QT_TRANSLATE_NOOP("log", "{who} {who?draws/draw} {card}."),
                     QT_TRANSLATE_NOOP("log", "{who} {who?draws/draw} 1 card."));
    case EventKind::Exhausted:
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?is/are} exhausted: no card is left to draw."));
    case EventKind::CardDiscarded:
        return cardDiscarded();
    case EventKind::Boosted:
        return known(QT_TRANSLATE_NOOP("log", "{who} {who?boosts/boost} with {card}: +{n}."),
                     QT_TRANSLATE_NOOP("log", "{who} {who?boosts/boost}: +{n}."));
    case EventKind::FighterMoved:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?moves/move} to {space}."));
    case EventKind::FighterPlaced:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?is/are} placed in {space}."));
    case EventKind::FightersSwapped:
        if (!m_event.defender)
            return say(QT_TRANSLATE_NOOP("log", "{fighter} and {target} swap spaces."));
        m_holes.with("defender", m_words.fighter(m_event.defender));
        return say(QT_TRANSLATE_NOOP(
            "log", "{fighter} and {target} swap spaces; now {defender} {defender?is/are} the target."));
    case EventKind::FighterHeld:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} cannot leave this space this turn."));
    case EventKind::SchemePlayed:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?plays/play} {card}."));
    case EventKind::AttackDeclared:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?attacks/attack} {target}."));
    case EventKind::CombatRevealed:
        return combatRevealed();
    case EventKind::EffectStarted:
        m_holes.with("timing", timingLabel(m_event.timing, m_language));
        return say(QT_TRANSLATE_NOOP("log", "{timing}: {card}."));
    case EventKind::EffectsCancelled:
        return hasEffects() ? say(QT_TRANSLATE_NOOP("log", "The effects of {card} are canceled."))
                            : say(QT_TRANSLATE_NOOP("log", "There are no effects to cancel."));
    case EventKind::ValueChanged:
        return valueChanged();
    case EventKind::DamagePrevented:
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?prevents/prevent} all combat damage."));
    case EventKind::CombatResolved:
        m_holes.with("damage", m_words.count(m_event.damage));
        m_holes.with("winner",
                     m_event.isAttackerWinner ? m_words.fighter(m_event.fighter) : m_words.fighter(m_event.target));
        return say(
            QT_TRANSLATE_NOOP("log", "{n} against {before}: {damage} damage. {winner} {winner?wins/win} the combat."));
    case EventKind::DamageDealt:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?takes/take} {n} damage."));
    case EventKind::HealthRecovered:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?recovers/recover} {n} health."));
    case EventKind::HealthSet:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} now {fighter?has/have} {n} health."));
    case EventKind::FighterDefeated:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?is/are} defeated."));
    case EventKind::FighterReturned:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?returns/return}, in {space}."));
    case EventKind::TokenTurned:
        return tokenTurned();
    case EventKind::SpellCast:
        if (!deck().pile || index() >= deck().pile->spells.size())
            return {};
        m_holes.with("spell", inQuotes(deck().pile->spells[index()].name.in(m_language), m_language));
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?casts/cast} {spell}."));
    case EventKind::SideCardTurned:
        return sideCard(QT_TRANSLATE_NOOP("log", "{who} {who?turns/turn} {side} face up."));
    case EventKind::SideCardDiscarded:
        return sideCard(QT_TRANSLATE_NOOP("log", "{who} {who?discards/discard} {side}."));
    case EventKind::SideCardReturned:
        return sideCard(QT_TRANSLATE_NOOP("log", "{who} {who?puts/put} {side} on the bottom of the {noun} deck."));
    case EventKind::LineGrew:
        return say(QT_TRANSLATE_NOOP("log", "{card} joins the {pile}, which now has {n} {n?syllable/syllables}."));
    case EventKind::LineCompleted:
        return say(QT_TRANSLATE_NOOP("log", "{card} completes the {pile}."));
    case EventKind::LineDiscarded:
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?discards/discard} the {pile}."));
    case EventKind::HandLookedAt:
        return say(QT_TRANSLATE_NOOP("log", "{other} {other?looks/look} at {who:poss} hand."));
    case EventKind::CardRevealed:
        return known(QT_TRANSLATE_NOOP("log", "{who} {who?reveals/reveal} {card}."),
                     QT_TRANSLATE_NOOP("log", "{who} {who?reveals/reveal} 1 card."));
    case EventKind::CardLookedAt:
        return known(QT_TRANSLATE_NOOP("log", "{who} {who?looks/look} at {card}."),
                     QT_TRANSLATE_NOOP("log", "{who} {who?looks/look} at {n} {n?card/cards}."));
    case EventKind::CardMoved:
        return cardMoved();
    case EventKind::DeckShuffled:
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?shuffles/shuffle} {who?his/her/its/their} deck."));
    case EventKind::Declined:
        return declined();
    case EventKind::Conceded:
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?concedes/concede}."));
    case EventKind::GameOver:
        return gameOver();
    }
    return {};
}

/// How far a fighter went and the zones it has come to, by the letters on the board.
void Line::tellWhere() {
    std::vector<std::string> letters;
    for (ZoneId id : m_match.battlefield.spaces[m_event.to].zones)
        letters.push_back(m_match.battlefield.zones[id].letter);
    std::sort(letters.begin(), letters.end());
    const std::string last = translated(m_language, "joins", QT_TRANSLATE_NOOP("joins", " and "));
    m_holes.with("steps", m_words.count(static_cast<int>(m_event.path.size())))
        .with("zones", m_words.count(static_cast<int>(letters.size())))
        .with("letters", listed(letters, last, m_language));
}

std::string Line::drawn(const std::vector<SeenEvent> &run) {
    if (!m_isCardKnown) {
        m_holes.with("cards", m_words.count(static_cast<int>(run.size())));
        return say(QT_TRANSLATE_NOOP("log", "{who} {who?draws/draw} {cards} {cards?card/cards}."));
    }
    std::vector<std::string> names;
    for (const SeenEvent &event : run)
        names.push_back(m_words.card(event.seat, event.card));
    m_holes.with("list",
                 listed(names, translated(m_language, "joins", QT_TRANSLATE_NOOP("joins", " and ")), m_language));
    return say(QT_TRANSLATE_NOOP("log", "{who} {who?draws/draw} {list}."));
}

std::string Line::writeForTable(const std::vector<SeenEvent> &run) {
    if (run.size() > 1)
        return drawn(run);
    if (!m_event.to)
        return write();
    tellWhere();
    switch (m_event.kind) { // NOLINT: other events tell of no space
    case EventKind::FighterMoved:
        return say(QT_TRANSLATE_NOOP(
            "log", "{fighter} {fighter?moves/move} {steps} {steps?space/spaces} and {fighter?ends/end} in "
                   "{zones?zone/zones} {letters}."));
    case EventKind::FighterPlaced:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?is/are} placed ({zones?zone/zones} {letters})."));
    case EventKind::FighterReturned:
        return say(QT_TRANSLATE_NOOP("log", "{fighter} {fighter?returns/return} ({zones?zone/zones} {letters})."));
    default:
        return write();
    }
}

} // namespace

std::string tableLine(const Match &match, const std::vector<SeenEvent> &run, Language language) {
    return Line(match, run.front(), language).writeForTable(run);
}

std::string logLine(const Match &match, const SeenEvent &event, Language language) {
    return Line(match, event, language).write();
}

} // namespace champclos::text
