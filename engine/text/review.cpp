// SPDX-License-Identifier: MIT
#include "engine/text/review.h"

#include "engine/text/explain.h"
#include "engine/text/match_words.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

/// The letters of the zones a space lies in, as they stand on the board.
Slots withZones(Slots holes, const Match &match, const MatchWords &words, SpaceId space) {
    std::string letters;
    int count = 0;
    for (ZoneId id : match.battlefield.spaces[space].zones) {
        letters += (count++ > 0 ? ", " : "") + match.battlefield.zones[id].letter;
    }
    return holes.with("zones", words.count(count)).with("letters", letters);
}

/// One thing that decided a game.
class Told {
public:
    Told(const Match &match, const ai::Review &review, const ai::Deciding &deciding, Language language)
        : m_review(review), m_deciding(deciding), m_words(match, language) {
        m_holes.with("turn", m_words.count(deciding.turn)).with("n", m_words.count(deciding.number));
        if (deciding.seat) {
            m_holes.with("who", m_words.seat(deciding.seat));
            if (deciding.card)
                m_holes.with("card", m_words.card(deciding.seat, deciding.card));
        }
        if (deciding.fighter)
            m_holes.with("fighter", m_words.fighter(deciding.fighter));
    }

    std::string sentence() {
        switch (m_deciding.kind) {
        case ai::Deciding::Kind::Mistake:
            return ofMistake();
        case ai::Deciding::Kind::Blow:
        case ai::Deciding::Kind::Effect:
            return m_deciding.card
                       ? say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {card} takes {n} health from {fighter}."))
                       : say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?takes/take} {n} health from "
                                                         "{fighter}."));
        case ai::Deciding::Kind::Exhaustion:
            return say(QT_TRANSLATE_NOOP("review", "From turn {turn} on, {who} {who?has/have} no cards left to draw, "
                                                   "which costs {n} health."));
        case ai::Deciding::Kind::Defeat:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {fighter} {fighter?falls/fall}."));
        case ai::Deciding::Kind::Concession:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?concedes/concede}."));
        case ai::Deciding::Kind::Ending:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {fighter} {fighter?falls/fall}, and the game is "
                                                   "over."));
        case ai::Deciding::Kind::Standstill:
            return say(QT_TRANSLATE_NOOP("review", "In the end nothing changes any more, and the game is drawn."));
        }
        return {};
    }

private:
    std::string say(const char *source) const { return m_words.filledIn("review", source, m_holes); }

    std::string ofMistake() {
        const Action &played = m_review.judgements[m_deciding.judgement].played;
        if (played.card && played.owner)
            m_holes.with("card", m_words.card(played.owner, played.card));
        if (played.fighter)
            m_holes.with("fighter", m_words.fighter(played.fighter));
        if (played.target)
            m_holes.with("other", m_words.fighter(played.target));
        switch (played.kind) {
        case ActionKind::Attack:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?attacks/attack} {other} with {card}, "
                                                   "which costs {n} points."));
        case ActionKind::Scheme:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?plays/play} {card} at the wrong moment, "
                                                   "which costs {n} points."));
        case ActionKind::Maneuver:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?maneuvers/maneuver} instead of doing "
                                                   "something better, which costs {n} points."));
        case ActionKind::Move:
        case ActionKind::Place:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {fighter} {fighter?goes/go} to the wrong place, "
                                                   "which costs {n} points."));
        case ActionKind::Defend:
            return played.card ? say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?defends/defend} with "
                                                                 "{card}, which costs {n} points."))
                               : say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?plays/play} no defense "
                                                                 "card, which costs {n} points."));
        case ActionKind::Boost:
            if (played.card)
                return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?boosts/boost} with {card}, which "
                                                       "costs {n} points."));
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?does/do} not boost, which costs {n} "
                                                   "points."));
        case ActionKind::Discard:
        case ActionKind::Card:
            if (played.card && played.owner)
                return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?chooses/choose} {card}, which costs "
                                                       "{n} points."));
            break;
        case ActionKind::Done:
            return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?stops/stop} too early, which costs {n} "
                                                   "points."));
        case ActionKind::Fighter:
        case ActionKind::Space:
        case ActionKind::Option:
        case ActionKind::Yes:
        case ActionKind::No:
        case ActionKind::Concede:
            break;
        }
        return say(QT_TRANSLATE_NOOP("review", "In turn {turn}, {who} {who?makes/make} a choice that costs {n} "
                                               "points."));
    }

    const ai::Review &m_review;
    const ai::Deciding &m_deciding;
    MatchWords m_words;
    Slots m_holes;
};

} // namespace

std::string verdictWord(ai::Verdict verdict, Language language) {
    switch (verdict) {
    case ai::Verdict::Best:
        return translated(language, "review", QT_TRANSLATE_NOOP("review", "best"));
    case ai::Verdict::Good:
        return translated(language, "review", QT_TRANSLATE_NOOP("review", "good"));
    case ai::Verdict::Doubtful:
        return translated(language, "review", QT_TRANSLATE_NOOP("review", "doubtful"));
    case ai::Verdict::Mistake:
        return translated(language, "review", QT_TRANSLATE_NOOP("review", "mistake"));
    }
    return {};
}

std::string answerLabel(const Match &match, const Observation &observation, const Action &action, Language language) {
    const MatchWords words(match, language);
    Slots holes;
    if (action.fighter)
        holes.with("title", fighterTitle(match, action.fighter, language));
    const auto say = [&](const char *source) { return words.filledIn("review", source, holes); };
    if (action.kind == ActionKind::Move || action.kind == ActionKind::Place) {
        if (!action.space || action.space == observation.fighter(action.fighter).space)
            return say(QT_TRANSLATE_NOOP("review", "{title}: stay in place"));
        holes = withZones(holes, match, words, action.space);
        return say(QT_TRANSLATE_NOOP("review", "{title}: go to {zones?zone/zones} {letters}"));
    }
    if (action.kind == ActionKind::Space && action.space) {
        holes = withZones(holes, match, words, action.space);
        return say(QT_TRANSLATE_NOOP("review", "A space in {zones?zone/zones} {letters}"));
    }
    if (action.kind == ActionKind::Done && observation.pending().kind == DecisionKind::ChooseMove)
        return say(QT_TRANSLATE_NOOP("review", "Move nobody else"));
    return actionLabel(match, observation, action, language);
}

std::string whyText(const Match &match, const ai::Judgement &judgement, Language language) {
    std::string said = reasonSentence(match, judgement.best, judgement.reason, language);
    if (judgement.cost)
        said += ' ' + MatchWords(match, language)
                          .filledIn("review", QT_TRANSLATE_NOOP("review", "As played: {text}"),
                                    Slots().with("text", finished(reasonSentence(match, judgement.played,
                                                                                 *judgement.cost, language))));
    return said;
}

std::string decidingSentence(const Match &match, const ai::Review &review, const ai::Deciding &deciding,
                             Language language) {
    return Told(match, review, deciding, language).sentence();
}

} // namespace champclos::text
