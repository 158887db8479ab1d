// SPDX-License-Identifier: MIT
//
// A decision as it is told afterwards, for the steps of a replay of which the log says nothing.
#include "engine/text/asking.h"
#include "engine/text/match_words.h"
#include "engine/text/text.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

class Told {
public:
    Told(const Match &match, const Observation &before, const Action &action, Language language)
        : m_match(match), m_before(before), m_action(action), m_language(language), m_words(match, language) {
        const SeatId seat = action.kind == ActionKind::Concede ? action.owner : before.pending().seat;
        m_holes.with("who", m_words.seat(seat));
        if (action.fighter)
            m_holes.with("fighter", m_words.fighter(action.fighter));
    }

    std::string sentence(bool isHidden) {
        switch (m_action.kind) {
        case ActionKind::Maneuver:
            return m_words.filledIn("log", "{who} {who?maneuvers/maneuver}.", m_holes);
        case ActionKind::Boost:
            return m_action.card ? chosenCard(isHidden)
                                 : say(QT_TRANSLATE_NOOP("told", "{who} {who?does/do} not boost."));
        case ActionKind::Defend:
            return m_action.card ? chosenCard(isHidden)
                                 : say(QT_TRANSLATE_NOOP("told", "{who} {who?plays/play} no defense card."));
        case ActionKind::Scheme:
        case ActionKind::Attack:
        case ActionKind::Discard:
        case ActionKind::Card:
            return chosenCard(isHidden);
        case ActionKind::Move:
            return say(QT_TRANSLATE_NOOP("told", "{fighter} {fighter?stays/stay} in place."));
        case ActionKind::Place:
            return say(QT_TRANSLATE_NOOP("told", "{fighter} {fighter?is/are} placed."));
        case ActionKind::Fighter:
            return withCause(m_action.fighter ? say(QT_TRANSLATE_NOOP("told", "{who} {who?chooses/choose} {fighter}."))
                                              : say(QT_TRANSLATE_NOOP("told", "{who} {who?chooses/choose} nobody.")));
        case ActionKind::Space:
            return withCause(say(QT_TRANSLATE_NOOP("told", "{who} {who?chooses/choose} a space.")));
        case ActionKind::Option:
            m_holes.with("option", actionLabel(m_match, m_before, m_action, m_language));
            return say(QT_TRANSLATE_NOOP("told", "{who} {who?chooses/choose}: {option}"));
        case ActionKind::Done:
            return say(QT_TRANSLATE_NOOP("told", "{who} {who?is/are} done."));
        case ActionKind::Yes:
        case ActionKind::No:
            return answer();
        case ActionKind::Concede:
            return m_words.filledIn("log", "{who} {who?concedes/concede}.", m_holes);
        }
        return {};
    }

private:
    std::string say(const char *source) const { return m_words.filledIn("told", source, m_holes); }
    std::string chosenCard(bool isHidden) {
        if (isHidden || !m_action.card)
            return say(QT_TRANSLATE_NOOP("told", "{who} {who?chooses/choose} a card."));
        m_holes.with("card", m_words.card(m_action.owner, m_action.card));
        return say(QT_TRANSLATE_NOOP("told", "{who} {who?chooses/choose} {card}."));
    }
    /// With the card or the hero that asked, in parentheses: "Titania chooses Titania" would not say what for.
    std::string withCause(std::string sentence) const {
        const Asking asking = askingEffect(m_match, m_before.frames(), m_language);
        if (asking.name.empty())
            return sentence;
        if (sentence.ends_with('.'))
            sentence.pop_back();
        return sentence + " (" + asking.name + ").";
    }
    /// With what was asked.
    std::string answer() {
        const Asking asking = askingEffect(m_match, m_before.frames(), m_language);
        m_holes.with("card", asking.name);
        const bool isYes = m_action.kind == ActionKind::Yes;
        if (asking.name.empty())
            return isYes ? say(QT_TRANSLATE_NOOP("told", "{who} {who?agrees/agree}."))
                         : say(QT_TRANSLATE_NOOP("told", "{who} {who?declines/decline}."));
        return isYes ? say(QT_TRANSLATE_NOOP("told", "{who} {who?agrees/agree} ({card})."))
                     : say(QT_TRANSLATE_NOOP("told", "{who} {who?declines/decline} ({card})."));
    }

    const Match &m_match;
    const Observation &m_before;
    const Action &m_action;
    Language m_language;
    MatchWords m_words;
    Slots m_holes;
};

} // namespace

std::string toldAction(const Match &match, const Observation &before, const Action &action, bool isCardHidden,
                       Language language) {
    return Told(match, before, action, language).sentence(isCardHidden);
}

} // namespace champclos::text
