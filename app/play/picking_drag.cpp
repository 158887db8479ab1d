// SPDX-License-Identifier: MIT
//
// Picking: fighters and cards that are dragged, and what dropping them means. It is what clicks on the one and then on
// the other would do; nothing is decided before the drop.
#include "app/play/picking.h"
#include "app/play/table_texts.h"
#include "engine/text/text.h"

namespace champclos::app {

bool Picking::lift(Kind kind, int id) {
    const Thing thing{kind, id};
    const std::optional<Part> part = meaningOf(thing);
    if (!part || part->kind == PartKind::Target || part->kind == PartKind::Space) {
        refuse(thing);
        return false;
    }
    m_errand.reset();
    m_held.reset();
    m_picker.clear(); // what is dragged and where it goes say all
    m_picker.pick(*part);
    m_pickedCard = kind == Card ? m_hand[static_cast<std::size_t>(id)].card : CardId::none();
    Q_EMIT changed();
    return true;
}

bool Picking::canLift(int space) const {
    const DecisionKind asked = m_outlook.seen.pending().kind;
    const std::optional<Part> part = meaningOf({Space, space});
    return part && part->kind == PartKind::Fighter &&
           (asked == DecisionKind::ChooseAction || asked == DecisionKind::ChooseMove);
}

bool Picking::canAttack(int space) const {
    const std::optional<Part> part = meaningOf({Space, space});
    return part && part->kind == PartKind::Target;
}

bool Picking::canDrop(Kind kind, int space) const {
    const Thing goal{Space, space};
    if (!isAsked() || !isThere(goal))
        return false;
    if (kind == Card) // on a target, or anywhere if the card alone says it
        return canAttack(space) || m_picker.decided().has_value();
    const std::optional<Part> part = meaningOf(goal);
    return part ? part->kind != PartKind::Fighter : errandTo(goal).has_value();
}

bool Picking::drop(Kind kind, int from, int space) {
    if (space < 0 || (kind == Space && from == space)) {
        if (kind == Card)
            clear();
        return false;
    }
    if (!canDrop(kind, space)) {
        refuseDrop(kind, space);
        return false;
    }
    return kind == Card && !canAttack(space) ? pick(Part(m_picker.picks().back())) : click(Space, space);
}

void Picking::refuseDrop(Kind kind, int space) {
    const bool isEmpty = !fighterAt(m_outlook.seen, SpaceId(space));
    const auto told = [this](Reason why) {
        Q_EMIT refused(qt(text::refusalText(*m_outlook.match, m_outlook.seen, why, m_outlook.language)),
                       QString::fromLatin1(ruleOf(why)));
    };
    if (kind == Card && isEmpty)
        Q_EMIT refused(TableTexts::tr("Drop the card on a fighter to attack it."), QStringLiteral("A2"));
    else if (kind == Card)
        refuse({Space, space});
    else
        told(isEmpty ? Reason::SpaceTooFar : Reason::SpaceOccupied);
    if (kind == Card)
        clear();
}

} // namespace champclos::app
