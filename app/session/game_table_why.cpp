// SPDX-License-Identifier: MIT
//
// The table: why something cannot be chosen now, and which rule tells of what is pointed at.
#include "app/models/table_texts.h"
#include "app/session/game_table.h"
#include "app/session/why_not.h"
#include "engine/text/text.h"

namespace champclos::app {

/// Nothing if it can be chosen.
std::optional<Refusal> GameTable::refusalOf(const QString &kind, int id) const {
    if (kind == u"space" && id < m_match->board.spaceCount) {
        const FighterId fighter = scene().fighterAt(SpaceId(id));
        if (m_picker.canPick({PartKind::Space, id}) || (fighter && partOfFighter(m_picker, fighter)))
            return std::nullopt;
        return whyNotSpace(*m_match, m_dealt, m_picker, SpaceId(id));
    }
    if (kind == u"fighter" && id < kMaxFighters) {
        const SpaceId space = m_seen.seen.fighter(FighterId(id)).space;
        if (partOfFighter(m_picker, FighterId(id)) || (space && m_picker.canPick({PartKind::Space, space.value()})))
            return std::nullopt;
        return whyNotFighter(*m_match, m_dealt, m_picker, FighterId(id));
    }
    if (kind == u"card" && id < m_hand->count() && !m_hand->value(id, "isEnabled").toBool())
        return whyNotCard(*m_match, m_dealt, m_picker, m_viewer, CardKind(m_hand->value(id, "kind").toInt()));
    if (kind == u"choice" && id < static_cast<int>(m_choiceList.size()) &&
        !m_choices->value(id, "isEnabled").toBool()) {
        const Part part = m_choiceList[static_cast<std::size_t>(id)].part;
        if (part.kind == PartKind::Verb)
            return whyNotVerb(*m_match, m_dealt, m_picker, static_cast<ActionKind>(part.value));
    }
    return std::nullopt;
}

QVariantMap GameTable::whyNot(const QString &kind, int id) const {
    if (!m_match || id < 0)
        return {};
    const auto told = [](const QString &text, const char *rule) {
        return QVariantMap{{"text", text}, {"rule", QString::fromLatin1(rule)}};
    };
    const auto reason = [&](Reason why) { return qt(text::refusalText(*m_match, m_seen, why, m_language)); };
    if (m_seen.seen.isOver())
        return told(reason(Reason::GameIsOver), ruleOf(Reason::GameIsOver));
    if (!isAsked() && m_seen.pending().seat != m_viewer) // it says who is at it
        return told(TableTexts::tr("Not now. %1").arg(qt(text::prompt(*m_match, m_seen, m_language))),
                    ruleOf(Reason::OtherDecision));
    if (!isAsked())
        return told(reason(Reason::OtherDecision), ruleOf(Reason::OtherDecision));
    const std::optional<Refusal> refusal = refusalOf(kind, id);
    if (!refusal)
        return {};
    if (refusal->isLegal()) // in itself; it does not go with what is picked
        return told(reason(Reason::NotAChoice), ruleOf(Reason::NotAChoice));
    if (refusal->reason != Reason::OtherDecision)
        return told(reason(refusal->reason), refusal->rule);
    if (kind == u"space" && m_seen.pending().kind == DecisionKind::ChooseAction)
        return told(TableTexts::tr("Choose Maneuver first, then move."), ruleOfAnswer(m_dealt, ActionKind::Maneuver));
    return told(TableTexts::tr("Not now. %1").arg(qt(text::prompt(*m_match, m_seen, m_language))),
                ruleOfDecision(m_dealt));
}

QString GameTable::ruleAt(const QString &kind, int id) const {
    if (!m_match)
        return {};
    if (const QVariantMap why = whyNot(kind, id); !why.isEmpty())
        return why.value(QStringLiteral("rule")).toString();
    if (!isAsked() && m_combat->isOpen())
        return QStringLiteral("A4"); // the ledger is being read
    for (const Part &part : partsAt(kind, id))
        for (const Action &action : m_picker.legal())
            if (m_picker.isPartOf(part, action))
                return QString::fromLatin1(ruleOfAnswer(m_dealt, action.kind));
    return QString::fromLatin1(ruleOfDecision(m_dealt));
}

/// What a click on it may mean.
std::vector<Part> GameTable::partsAt(const QString &kind, int id) const {
    if (id < 0)
        return {};
    if (kind == u"space")
        return {{PartKind::Space, id}};
    if (kind == u"fighter")
        return {{PartKind::Target, id}, {PartKind::Fighter, id}};
    if (kind == u"card" && id < m_hand->count())
        return {{PartKind::Card, m_hand->value(id, "kind").toInt(), m_viewer.value()}};
    if (kind == u"choice" && id < static_cast<int>(m_choiceList.size()))
        return {m_choiceList[static_cast<std::size_t>(id)].part};
    return {};
}

void GameTable::refuse(const QString &kind, int id) {
    const QVariantMap why = whyNot(kind, id);
    if (!why.isEmpty())
        Q_EMIT refused(why.value(QStringLiteral("text")).toString(), why.value(QStringLiteral("rule")).toString());
}

} // namespace champclos::app
