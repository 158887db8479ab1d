// SPDX-License-Identifier: MIT
//
// Picking: the prompt that says who must do what, and what is still to be pointed at.
#include "app/play/picking.h"
#include "app/play/table_texts.h"
#include "engine/text/text.h"

namespace champclos::app {

namespace {

QString titleOf(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::None:
        return {};
    case DecisionKind::ChooseAction:
        return TableTexts::tr("%1: choose an action");
    case DecisionKind::ChooseBoost:
        return TableTexts::tr("%1: boost or not");
    case DecisionKind::ChooseMove:
        return TableTexts::tr("%1: move");
    case DecisionKind::ChoosePlacement:
        return TableTexts::tr("%1: place a fighter");
    case DecisionKind::ChooseDefense:
        return TableTexts::tr("%1: defend");
    case DecisionKind::ChooseDiscard:
        return TableTexts::tr("%1: discard a card");
    case DecisionKind::ChooseCard:
        return TableTexts::tr("%1: choose a card");
    case DecisionKind::ChooseFighter:
        return TableTexts::tr("%1: choose a fighter");
    case DecisionKind::ChooseSpace:
        return TableTexts::tr("%1: choose a space");
    case DecisionKind::ChooseOption:
        return TableTexts::tr("%1: choose an option");
    case DecisionKind::ChooseYesNo:
        return TableTexts::tr("%1: decide");
    }
    return {};
}

QString missingFor(ActionKind verb, bool hasTarget, bool hasCard) {
    const bool isAttack = verb == ActionKind::Attack;
    if (!isAttack && verb != ActionKind::Scheme)
        return {};
    if (isAttack && !hasTarget)
        return TableTexts::tr("Choose whom to attack.");
    if (!hasCard)
        return isAttack ? TableTexts::tr("Choose the card to attack with.") : TableTexts::tr("Choose a scheme card.");
    return isAttack ? TableTexts::tr("Choose who attacks.") : TableTexts::tr("Choose who plays the card.");
}

} // namespace

int Picking::promptSeat() const {
    const Decision &pending = m_outlook.seen.pending();
    return pending.kind == DecisionKind::None || !pending.seat ? -1 : pending.seat.value();
}

void Picking::setPrompt(const QString &title, const QString &detail, const QString &longestDetail) {
    m_title = title;
    m_detail = detail;
    m_longestDetail = longestDetail.size() > detail.size() ? longestDetail : detail;
    Q_EMIT promptChanged();
}

void Picking::tell(const QString &line) {
    m_warning.clear();
    setPrompt(line, {});
}

QString Picking::selectionText(const Scene &scene) const {
    if (!scene.reachFighter || !hasPicks())
        return {};
    return selectionText(scene.reachFighter, scene.reach.steps, !scene.reach.boosted.isEmpty());
}

QString Picking::selectionText(FighterId fighter, int steps, bool canBoost) const {
    const QString name = qt(text::fighterTitle(*m_outlook.match, fighter, m_outlook.language));
    return canBoost ? TableTexts::tr("%1 selected: move %2, more with a boost.").arg(name).arg(steps)
                    : TableTexts::tr("%1 selected: move %2.").arg(name).arg(steps);
}

/// With what is told of any fighter that may be picked, and of what is missing then.
QString Picking::longestDetail(const QString &always) const {
    const DecisionKind asked = m_outlook.seen.pending().kind;
    if (asked != DecisionKind::ChooseAction && asked != DecisionKind::ChooseMove)
        return always;
    QString missing;
    if (asked == DecisionKind::ChooseAction)
        for (const ActionKind verb : {ActionKind::Attack, ActionKind::Scheme})
            for (const auto &[hasTarget, hasCard] :
                 {std::pair(false, false), std::pair(true, false), std::pair(true, true)})
                if (const QString text = missingFor(verb, hasTarget, hasCard); text.size() > missing.size())
                    missing = text;
    QString selection;
    FighterSet told;
    for (const Action &action : m_picker.legal()) {
        if (!action.fighter || told.contains(action.fighter))
            continue;
        told.insert(action.fighter);
        if (const QString text = selectionText(action.fighter, 1, mostBoost() > 0); text.size() > selection.size())
            selection = text;
    }
    return selection.isEmpty() ? always : always + u' ' + selection + (missing.isEmpty() ? QString() : u' ' + missing);
}

/// What is still to be pointed at before the action that was begun can be taken.
QString Picking::missingText() const {
    const std::optional<ActionKind> verb = verbBegun();
    return verb ? missingFor(*verb, m_picker.picked(PartKind::Target).has_value(),
                             m_picker.picked(PartKind::Card).has_value())
                : QString();
}

std::optional<ActionKind> Picking::verbBegun() const {
    const std::optional<int> verb = hasPicks() ? m_picker.impliedValue(PartKind::Verb) : std::nullopt;
    return verb ? std::optional(static_cast<ActionKind>(*verb)) : std::nullopt;
}

bool Picking::wantsCard() const {
    const std::optional<ActionKind> verb = verbBegun();
    return verb && !m_picker.picked(PartKind::Card) &&
           (*verb == ActionKind::Scheme || (*verb == ActionKind::Attack && m_picker.picked(PartKind::Target)));
}

int Picking::likelySpace(int from) const {
    const bool isWhomMissing = verbBegun() == ActionKind::Attack && !m_picker.picked(PartKind::Target);
    if (isWhomMissing || (verbBegun() && m_picker.picked(PartKind::Card)))
        for (int space = 0; space < m_outlook.match->board.spaceCount; ++space)
            if (const std::optional<Part> part = meaningOf({Space, space});
                part && part->kind == (isWhomMissing ? PartKind::Target : PartKind::Fighter))
                return space;
    return from >= 0 && canClick(from) ? from : nextEnabled(Space, -1, 1);
}

int Picking::selectedSpace() const {
    const FighterId fighter = reachFighter();
    const SpaceId space = fighter ? m_outlook.seen.fighter(fighter).space : SpaceId();
    return space ? space.value() : m_hoveredSpace;
}

void Picking::writePrompt(const Scene &scene) {
    const Decision &pending = m_outlook.seen.pending();
    m_warning.clear();
    if (pending.kind == DecisionKind::None && !m_outlook.seen.isOver()) // what happens is told instead
        return;
    const QString sentence = qt(text::prompt(*m_outlook.match, m_outlook.seen, m_outlook.language));
    if (m_outlook.seen.isOver() || !isAsked())
        return setPrompt(sentence, {});
    const bool isAction = pending.kind == DecisionKind::ChooseAction;
    QStringList detail{isAction ? TableTexts::tr("%n action(s) left.", "", m_outlook.seen.actionsLeft()) : sentence};
    const QString longest = longestDetail(detail.front());
    if (isAction) {
        for (const QString &more : {selectionText(scene), missingText()})
            if (!more.isEmpty())
                detail.push_back(more);
        if (const DrawDanger danger = maneuverDanger(*m_outlook.match, m_outlook.dealt(), m_outlook.viewer);
            danger.cards > 0)
            m_warning = TableTexts::tr("Not enough cards left to draw: a maneuver would deal %1 damage to each of your "
                                       "fighters.")
                            .arg(danger.damage);
    } else if (const QString selection = selectionText(scene);
               pending.kind == DecisionKind::ChooseMove && !selection.isEmpty()) {
        detail.push_back(selection);
    } else if (const auto fighter = m_picker.impliedValue(PartKind::Fighter);
               pending.kind == DecisionKind::ChoosePlacement && fighter) {
        detail.push_back(TableTexts::tr("Next: %1.")
                             .arg(qt(text::fighterTitle(*m_outlook.match, FighterId(*fighter), m_outlook.language))));
    }
    if (m_warning.isEmpty() && m_outlook.seen.seat(m_outlook.viewer).deck.isEmpty())
        m_warning = TableTexts::tr("Your deck is empty: each card you must draw deals %1 damage to each of your "
                                   "fighters.")
                        .arg(kExhaustionDamage);
    if (m_errand && m_errand->boost > 0 && pending.kind == DecisionKind::ChooseBoost)
        detail = {TableTexts::tr("Choose a card with a boost of at least %1 to get there.").arg(m_errand->boost)};
    if (m_held)
        detail = {m_held->kind == ActionKind::Done
                      ? TableTexts::tr("Nobody has moved. Press Done again to end the turn, or move a fighter.")
                      : TableTexts::tr("This ends the turn: press Done, or take it back.")};
    setPrompt(titleOf(pending.kind).arg(qt(text::seatName(*m_outlook.match, pending.seat, m_outlook.language))),
              detail.join(u' '), longest);
}

} // namespace champclos::app
