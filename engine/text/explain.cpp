// SPDX-License-Identifier: MIT
#include "engine/text/explain.h"

#include "engine/text/match_words.h"
#include "engine/text/translation.h"

#include <QtGlobal>

#include <cmath>

namespace champclos::text {

namespace {

class Why {
public:
    Why(const Match &match, const Action &action, const ai::Reason &reason, Language language)
        : m_match(match), m_action(action), m_reason(reason), m_words(match, language) {
        if (reason.fighter)
            m_holes.with("fighter", m_words.fighter(reason.fighter));
        if (reason.other)
            m_holes.with("other", m_words.fighter(reason.other));
        if (reason.seat) {
            m_holes.with("who", m_words.seat(reason.seat));
            if (const auto &pile = match.seat(reason.seat).deck.pile)
                m_holes.with("pile", filling(pile->name.in(language), language));
            if (reason.card)
                m_holes.with("card", m_words.card(reason.seat, reason.card));
        }
        m_holes.with("n", m_words.count(reason.number));
    }

    std::string sentence() const {
        switch (m_reason.motive) {
        case ai::Motive::OnlyAction:
            return say(QT_TRANSLATE_NOOP("hints", "Nothing else is possible."));
        case ai::Motive::Wins:
            return m_reason.other ? say(QT_TRANSLATE_NOOP("hints", "This could defeat {other} and win the game."))
                                  : say(QT_TRANSLATE_NOOP("hints", "This could win the game."));
        case ai::Motive::Defeats:
            return m_reason.fighter ? say(QT_TRANSLATE_NOOP("hints", "{fighter} could defeat {other}."))
                                    : say(QT_TRANSLATE_NOOP("hints", "This could defeat {other}."));
        case ai::Motive::Damages:
            return m_action.kind == ActionKind::Attack && m_action.target == m_reason.other
                       ? say(QT_TRANSLATE_NOOP("hints", "Attacking {other} could deal {n} damage."))
                       : say(QT_TRANSLATE_NOOP("hints", "This could deal {n} damage to {other}."));
        case ai::Motive::Survives:
            return m_reason.other ? say(QT_TRANSLATE_NOOP("hints", "Otherwise, {other} might defeat {fighter}."))
                                  : say(QT_TRANSLATE_NOOP("hints", "Otherwise, {fighter} might be defeated."));
        case ai::Motive::Prevents:
            return say(QT_TRANSLATE_NOOP("hints", "This could prevent {n} damage to {fighter}."));
        case ai::Motive::CompletesPile:
            return isVerse() ? say(QT_TRANSLATE_NOOP("hints", "This card completes your {pile}."))
                             : say(QT_TRANSLATE_NOOP("hints", "Your {pile} holds everything this spell needs."));
        case ai::Motive::FeedsPile:
            return isVerse() ? say(QT_TRANSLATE_NOOP("hints", "This card brings your {pile} closer to completion."))
                             : say(QT_TRANSLATE_NOOP("hints", "This card adds a new ingredient to your {pile}."));
        case ai::Motive::Heals:
            return say(QT_TRANSLATE_NOOP("hints", "{fighter} {fighter?recovers/recover} {n} health."));
        case ai::Motive::Returns:
            return say(QT_TRANSLATE_NOOP("hints", "{fighter} {fighter?returns/return} to the battlefield."));
        case ai::Motive::TakesCards:
            return say(QT_TRANSLATE_NOOP("hints", "This costs {who} {n} {n?card/cards}."));
        case ai::Motive::Draws:
            return say(QT_TRANSLATE_NOOP("hints", "This adds {n} {n?card/cards} to your hand."));
        case ai::Motive::Escapes:
        case ai::Motive::Threatens:
        case ai::Motive::Approaches:
        case ai::Motive::KeepsAway:
            return ofPlaces();
        case ai::Motive::KeepsCards:
            return say(QT_TRANSLATE_NOOP("hints", "It is better to keep your cards for later."));
        case ai::Motive::SparesCards:
            return say(QT_TRANSLATE_NOOP("hints", "{card} is the card you will miss the least."));
        case ai::Motive::StaysArmed:
            return say(QT_TRANSLATE_NOOP("hints", "{fighter} can attack {other} from here."));
        case ai::Motive::StaysSafe:
            return say(QT_TRANSLATE_NOOP("hints", "{fighter} {fighter?is/are} out of reach here."));
        case ai::Motive::SavesSoon:
            return say(QT_TRANSLATE_NOOP("hints", "Until your next turn, {fighter} should lose less health this way."));
        case ai::Motive::HurtsSoon:
            return say(QT_TRANSLATE_NOOP("hints", "Until your next turn, {other} should lose more health this way."));
        case ai::Motive::MoreCardsSoon:
            return say(QT_TRANSLATE_NOOP("hints", "This way, you should have more cards in your next turn."));
        case ai::Motive::FewerCardsSoon:
            return say(QT_TRANSLATE_NOOP(
                "hints", "This way, {who} will probably have to spend more cards before your next turn."));
        case ai::Motive::HardlyMatters:
            return say(QT_TRANSLATE_NOOP("hints", "Until your next turn, the other answers amount to about the same."));
        case ai::Motive::Exposes:
            return say(QT_TRANSLATE_NOOP("hints", "But {other} can attack {fighter} there."));
        case ai::Motive::Costs:
            return say(QT_TRANSLATE_NOOP("hints", "It costs you {card}."));
        }
        return {};
    }

private:
    std::string ofPlaces() const {
        if (m_reason.motive == ai::Motive::Escapes)
            return say(QT_TRANSLATE_NOOP("hints", "{fighter} {fighter?gets/get} out of reach of {other}."));
        if (m_reason.motive == ai::Motive::Approaches)
            return say(QT_TRANSLATE_NOOP("hints", "{fighter} {fighter?gets/get} closer to {other}."));
        if (m_reason.motive == ai::Motive::KeepsAway)
            return say(QT_TRANSLATE_NOOP("hints", "{fighter} {fighter?stays/stay} away from {other}."));
        const bool isThere = m_action.kind == ActionKind::Move || m_action.kind == ActionKind::Place;
        return isThere ? say(QT_TRANSLATE_NOOP("hints", "From there, {fighter} can attack {other}."))
                       : say(QT_TRANSLATE_NOOP("hints", "After that, {fighter} can attack {other}."));
    }
    bool isVerse() const { return m_match.seat(m_reason.seat).syllableGoal > 0; }
    std::string say(const char *source) const { return m_words.filledIn("hints", source, m_holes); }

    const Match &m_match;
    const Action &m_action;
    const ai::Reason &m_reason;
    MatchWords m_words;
    Slots m_holes;
};

} // namespace

std::string reasonSentence(const Match &match, const Action &action, const ai::Reason &reason, Language language) {
    return Why(match, action, reason, language).sentence();
}

std::string explainSentence(const Match &match, const Observation &, const ai::Explanation &explanation,
                            Language language) {
    const ai::Candidate &best = explanation.candidates.front();
    std::string said = reasonSentence(match, best.action, explanation.reason, language);
    if (explanation.cost)
        said += ' ' + reasonSentence(match, best.action, *explanation.cost, language);
    if (best.visits == 0) // there was nothing to choose
        return said;
    return said + ' ' +
           MatchWords(match, language)
               .filledIn("hints", QT_TRANSLATE_NOOP("hints", "Chances: {before} → {after}."),
                         Slots()
                             .with("before", chanceText(explanation.before, language))
                             .with("after", chanceText(best.win, language)));
}

std::string chanceText(double chance, Language language) {
    const auto percents = static_cast<int>(std::lround(chance * 100));
    return expanded(translated(language, "hints", QT_TRANSLATE_NOOP("hints", "{n}%")), {language, 0, {}},
                    Slots().with("n", number(percents, language)));
}

} // namespace champclos::text
