// SPDX-License-Identifier: MIT
//
// Picking: why something cannot be chosen now, and which rule tells of what is pointed at.
#include "app/play/picking.h"
#include "app/play/table_texts.h"
#include "engine/text/text.h"

namespace champclos::app {

namespace {

/// Of a verb that cannot be taken, as long as nothing is picked for it: what is missing, and not what one card or one
/// target would fail for. Empty for reasons that are true as they are.
QString missingForVerb(ActionKind verb, Reason reason, bool hasCards) {
    if (!hasCards)
        return TableTexts::tr("You have no cards in hand.");
    const bool isAttack = verb == ActionKind::Attack;
    if (isAttack && reason == Reason::TargetOutOfReach)
        return TableTexts::tr("None of your fighters has an opposing fighter within reach of an attack.");
    if (isAttack && reason == Reason::CardNotForAttack)
        return TableTexts::tr("You have no card in hand to attack with.");
    if (!isAttack && reason == Reason::CardNotAScheme)
        return TableTexts::tr("You have no scheme in hand.");
    if (reason == Reason::CardNotForFighter)
        return isAttack ? TableTexts::tr("None of your fighters can play an attack from your hand.")
                        : TableTexts::tr("None of your fighters can play a scheme from your hand.");
    return {};
}

} // namespace

/// Nothing if it can be chosen. Of an occupied space the fighter is told.
std::optional<Refusal> Picking::refusalOf(const Thing &thing) const {
    if (!isThere(thing) || meaningOf(thing) || errandTo(thing))
        return std::nullopt;
    const Match &match = *m_outlook.match;
    const GameState dealt = m_outlook.dealt();
    switch (thing.kind) {
    case Nothing:
        return std::nullopt;
    case Space:
        if (const FighterId fighter = fighterAt(m_outlook.seen, SpaceId(thing.id)))
            return whyNotFighter(match, dealt, m_picker, fighter);
        return whyNotSpace(match, dealt, m_picker, SpaceId(thing.id));
    case Fighter:
        return whyNotFighter(match, dealt, m_picker, FighterId(thing.id));
    case Card:
        return whyNotCard(match, dealt, m_picker, m_outlook.viewer, CardKind(m_hand[thing.id].part.value));
    case Choice:
        if (const Part part = m_list[thing.id].part; part.kind == PartKind::Verb)
            return whyNotVerb(match, dealt, m_picker, static_cast<ActionKind>(part.value));
        return std::nullopt;
    }
    return std::nullopt;
}

QVariantMap Picking::whyNot(Kind kind, int id) const {
    if (!m_outlook.match || id < 0)
        return {};
    const Match &match = *m_outlook.match;
    const Observation &seen = m_outlook.seen;
    const auto told = [](const QString &text, const char *rule) {
        return QVariantMap{{"text", text}, {"rule", QString::fromLatin1(rule)}};
    };
    const auto reason = [&](Reason why) { return qt(text::refusalText(match, seen, why, m_outlook.language)); };
    if (seen.isOver())
        return told(reason(Reason::GameIsOver), ruleOf(Reason::GameIsOver));
    if (!isAsked() && seen.pending().seat && seen.pending().seat != m_outlook.viewer) // it says who is at it
        return told(TableTexts::tr("Not now. %1").arg(qt(text::prompt(match, seen, m_outlook.language))),
                    ruleOf(Reason::OtherDecision));
    if (!isAsked())
        return told(reason(Reason::OtherDecision), ruleOf(Reason::OtherDecision));
    const std::optional<Refusal> refusal = refusalOf({kind, id});
    if (!refusal)
        return {};
    const Part part = kind == Choice ? m_list[static_cast<std::size_t>(id)].part : Part{};
    if (kind == Choice && part.kind == PartKind::Verb && !hasPicks()) {
        const auto verb = static_cast<ActionKind>(part.value);
        const bool hasCards = !seen.seat(m_outlook.viewer).hand.isEmpty();
        if (const QString missing = missingForVerb(verb, refusal->reason, hasCards); !missing.isEmpty())
            return told(missing, verb == ActionKind::Attack ? "A1" : "C1");
    }
    if (refusal->isLegal()) // in itself; it does not go with what is picked
        return told(reason(Reason::NotAChoice), ruleOf(Reason::NotAChoice));
    if (refusal->reason != Reason::OtherDecision)
        return told(reason(refusal->reason), refusal->rule);
    if (kind == Space && seen.pending().kind == DecisionKind::ChooseAction && m_picker.picked(PartKind::Fighter))
        return told(reason(Reason::SpaceTooFar), ruleOf(Reason::SpaceTooFar));
    if (kind == Space && seen.pending().kind == DecisionKind::ChooseAction)
        return told(TableTexts::tr("Choose Maneuver first, then move."),
                    ruleOfAnswer(m_outlook.dealt(), ActionKind::Maneuver));
    return told(TableTexts::tr("Not now. %1").arg(qt(text::prompt(match, seen, m_outlook.language))),
                ruleOfDecision(m_outlook.dealt()));
}

QString Picking::ruleAt(Kind kind, int id) const {
    if (!m_outlook.match)
        return {};
    if (const QVariantMap why = whyNot(kind, id); !why.isEmpty())
        return why.value(QStringLiteral("rule")).toString();
    if (!isAsked() && m_isLedgerOpen)
        return QStringLiteral("A4");
    const GameState dealt = m_outlook.dealt();
    for (const Part &part : partsAt({kind, id}))
        for (const Action &action : m_picker.legal())
            if (m_picker.isPartOf(part, action))
                return QString::fromLatin1(ruleOfAnswer(dealt, action.kind));
    return QString::fromLatin1(ruleOfDecision(dealt));
}

/// What a click on it may mean.
std::vector<Part> Picking::partsAt(const Thing &thing) const {
    if (!isThere(thing))
        return {};
    switch (thing.kind) {
    case Nothing:
        return {};
    case Space:
        return {{PartKind::Space, thing.id}};
    case Fighter:
        return {{PartKind::Target, thing.id}, {PartKind::Fighter, thing.id}};
    case Card:
        return {m_hand[thing.id].part};
    case Choice:
        return {m_list[thing.id].part};
    }
    return {};
}

void Picking::refuse(const Thing &thing) {
    m_refused = thing;
    const QVariantMap why = whyNot(thing.kind, thing.id);
    if (!why.isEmpty())
        Q_EMIT refused(why.value(QStringLiteral("text")).toString(), why.value(QStringLiteral("rule")).toString());
}

} // namespace champclos::app
