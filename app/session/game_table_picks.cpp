// SPDX-License-Identifier: MIT
//
// The table: what is pointed at, what that means, and the prompt that says all this. Why something cannot be is in
// game_table_why.cpp.
#include "app/models/table_texts.h"
#include "app/session/game_table.h"
#include "engine/text/text.h"

#include <algorithm>
#include <cmath>

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

FighterId GameTable::reachFighter() const {
    const DecisionKind asked = m_seen.pending().kind;
    if (isAsked() && asked == DecisionKind::ChooseMove)
        if (const auto fighter = m_picker.impliedValue(PartKind::Fighter))
            return FighterId(*fighter);
    if (isAsked() && asked == DecisionKind::ChooseAction && !m_picker.picked(PartKind::Target))
        if (const auto fighter = m_picker.picked(PartKind::Fighter))
            return FighterId(*fighter);
    if (m_hoveredFighter >= 0)
        return FighterId(m_hoveredFighter);
    return isAsked() && asked == DecisionKind::ChooseBoost && !m_seen.seen.combat.isActive ? m_preferred
                                                                                           : FighterId::none();
}

int GameTable::mostBoost() const {
    const DecisionKind asked = m_seen.pending().kind;
    if (!m_viewer || (asked != DecisionKind::ChooseAction && asked != DecisionKind::ChooseBoost))
        return 0;
    int most = 0;
    m_seen.seen.seat(m_viewer).hand.forEach(
        [&](CardId card) { most = std::max<int>(most, m_match->seat(m_viewer).facts(card).boost); });
    return most;
}

bool GameTable::pick(const Part &part) {
    if (!m_picker.pick(part))
        return false;
    m_held.reset();
    afterPick();
    return true;
}

void GameTable::afterPick() {
    if (m_seen.pending().kind == DecisionKind::ChooseAction)
        m_preferred = FighterId(m_picker.picked(PartKind::Fighter).value_or(FighterId::none().value()));
    const std::optional<Action> action = m_picker.decided();
    if (!action) {
        refreshBoard();
        refreshCards();
        writePrompt();
        Q_EMIT picksChanged();
        return;
    }
    if (isFinal(*action)) {
        m_held = action;
        return refresh();
    }
    chosen(*action);
}

bool GameTable::clickFighter(int fighter) {
    if (!isAsked() || fighter < 0 || fighter >= kMaxFighters) {
        refuse(QStringLiteral("fighter"), fighter);
        return false;
    }
    if (const std::optional<Part> part = partOfFighter(m_picker, FighterId(fighter))) {
        if (!m_picker.isPicked(*part))
            return pick(*part);
        m_picker.unpick(*part);
        m_held.reset();
        refresh();
        return true;
    }
    if (const SpaceId space = m_seen.seen.fighter(FighterId(fighter)).space)
        if (pick({PartKind::Space, space.value()}))
            return true;
    refuse(QStringLiteral("fighter"), fighter);
    return false;
}

bool GameTable::clickSpace(int space) {
    if (isAsked() && space >= 0 && space < m_match->board.spaceCount) {
        const FighterId fighter = scene().fighterAt(SpaceId(space));
        if (fighter && partOfFighter(m_picker, fighter))
            return clickFighter(fighter.value());
        if (pick({PartKind::Space, space}))
            return true;
    }
    refuse(QStringLiteral("space"), space);
    return false;
}

bool GameTable::clickCard(int row) {
    if (isAsked() && m_hand->value(row, "isEnabled").toBool()) {
        const Part part{PartKind::Card, m_hand->value(row, "kind").toInt(), m_viewer.value()};
        const CardId card(m_hand->value(row, "cardId").toInt());
        if (m_picker.isPicked(part) && m_pickedCard == card) {
            m_picker.unpick(part);
            m_held.reset();
            refresh();
            return true;
        }
        m_pickedCard = card;
        return pick(part);
    }
    refuse(QStringLiteral("card"), row);
    return false;
}

bool GameTable::clickChoice(int row) {
    if (!isAsked() || row < 0 || row >= static_cast<int>(m_choiceList.size())) {
        refuse(QStringLiteral("choice"), row);
        return false;
    }
    const Choice choice = m_choiceList[static_cast<std::size_t>(row)];
    if (choice.isConfirm)
        return confirm();
    if (!m_choices->value(row, "isEnabled").toBool()) {
        refuse(QStringLiteral("choice"), row);
        return false;
    }
    if (choice.part.kind == PartKind::Verb && m_picker.isPicked(choice.part)) {
        m_picker.unpick(choice.part);
        refresh();
        return true;
    }
    if (!m_picker.canPick(choice.part)) // a verb or a button that does not go with what was picked: begin anew
        m_picker.clear();
    return pick(choice.part);
}

bool GameTable::takeBack() {
    if (!m_picker.takeBack())
        return false;
    m_held.reset();
    m_pickedCard = m_picker.picked(PartKind::Card) ? m_pickedCard : CardId::none();
    refresh();
    return true;
}

void GameTable::clearPicks() {
    m_picker.clear();
    m_held.reset();
    m_pickedCard = CardId::none();
    refresh();
}

bool GameTable::confirm() {
    const std::optional<Action> action = m_held ? m_held : m_picker.implied();
    if (!action)
        return false;
    chosen(*action);
    return true;
}

void GameTable::setHoveredSpace(int space) {
    if (space == m_hoveredSpace)
        return;
    m_hoveredSpace = space;
    refreshBoard();
}

void GameTable::setHoveredFighter(int fighter) {
    if (fighter == m_hoveredFighter)
        return;
    m_hoveredFighter = fighter >= 0 && fighter < kMaxFighters ? fighter : -1;
    refreshBoard();
}

void GameTable::setShowThreat(bool show) {
    if (show == m_showThreat)
        return;
    m_showThreat = show;
    refreshBoard();
}

void GameTable::highlight(const QVariantList &spaces, const QVariantList &fighters) {
    m_highlighted = SpaceSet();
    m_highlightedFighters = FighterSet();
    for (const QVariant &space : spaces)
        if (const int id = space.toInt(); m_match && id >= 0 && id < m_match->board.spaceCount)
            m_highlighted.insert(SpaceId(id));
    for (const QVariant &fighter : fighters)
        if (const int id = fighter.toInt(); id >= 0 && id < kMaxFighters) {
            m_highlightedFighters.insert(FighterId(id));
            const SpaceId here = m_seen.seen.fighter(FighterId(id)).space;
            if (spaces.isEmpty() && here) // of an attack there is only the place where they stand
                m_highlighted.insert(here);
        }
    refreshBoard();
}

void GameTable::clearHighlight() { highlight({}, {}); }

int GameTable::nextEnabled(const QString &kind, int from, int direction) const {
    if (kind == u"board")
        return nextOnBoard(from, direction < 0 ? -1 : 1);
    const RowModel *model = kind == u"space"     ? m_spaces
                            : kind == u"fighter" ? m_fighters
                            : kind == u"card"    ? m_hand
                                                 : m_choices;
    const QByteArray idRole = kind == u"space" ? "spaceId" : kind == u"fighter" ? "fighterId" : QByteArray();
    const int count = model->count();
    if (count == 0)
        return -1;
    const int step = direction < 0 ? -1 : 1;
    int row = idRole.isEmpty() ? from : model->find(QString::fromLatin1(idRole), from);
    if (row < 0 || row >= count)
        row = step > 0 ? -1 : count;
    for (int tries = 0; tries < count; ++tries) {
        row = (row + step + count) % count;
        if (model->value(row, "isEnabled").toBool() || (kind == u"space" && model->value(row, "isTarget").toBool()))
            return idRole.isEmpty() ? row : model->value(row, idRole).toInt();
    }
    return -1;
}

int GameTable::nextOnBoard(int from, int step) const {
    const int count = m_spaces->count();
    for (int row = from < 0 ? (step > 0 ? 0 : count - 1) : from + step; row >= 0 && row < count; row += step) {
        const int fighter = m_spaces->value(row, "fighter").toInt();
        const int fighterRow = fighter < 0 ? -1 : m_fighters->find(QStringLiteral("fighterId"), fighter);
        if (m_spaces->value(row, "isEnabled").toBool() ||
            (fighterRow >= 0 && m_fighters->value(fighterRow, "isEnabled").toBool()))
            return row;
    }
    return -1;
}

int GameTable::neighbour(int space, double dx, double dy) const {
    if (!m_match || space < 0 || space >= m_match->board.spaceCount)
        return -1;
    const auto &spaces = m_match->battlefield.spaces;
    const Space &here = spaces[static_cast<std::size_t>(space)];
    int best = space;
    double bestScore = 0.3; // within some 70 degrees of the direction
    m_match->board.adjacentTo(SpaceId(space)).forEach([&](SpaceId id) {
        const Space &there = spaces[static_cast<std::size_t>(id.value())];
        const double length = std::hypot(there.x - here.x, there.y - here.y) * std::hypot(dx, dy);
        const double score = length > 0 ? ((there.x - here.x) * dx + (there.y - here.y) * dy) / length : 0;
        if (score > bestScore) {
            bestScore = score;
            best = id.value();
        }
    });
    return best;
}

QString GameTable::selectionText() const {
    const FighterId fighter = reachFighter();
    if (!fighter || !hasPicks())
        return {};
    const Reach reach = scene().reach;
    return selectionText(fighter, reach.steps, !reach.boosted.isEmpty());
}

QString GameTable::selectionText(FighterId fighter, int steps, bool canBoost) const {
    const QString name = qt(text::fighterTitle(*m_match, fighter, m_language));
    return canBoost ? TableTexts::tr("%1 selected: move %2, more with a boost.").arg(name).arg(steps)
                    : TableTexts::tr("%1 selected: move %2.").arg(name).arg(steps);
}

/// With what is told of any fighter that may be picked, and of what is missing then.
QString GameTable::longestDetail(const QString &always) const {
    const DecisionKind asked = m_seen.pending().kind;
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
QString GameTable::missingText() const {
    const std::optional<int> verb = hasPicks() ? m_picker.impliedValue(PartKind::Verb) : std::nullopt;
    if (!verb)
        return {};
    return missingFor(static_cast<ActionKind>(*verb), m_picker.picked(PartKind::Target).has_value(),
                      m_picker.picked(PartKind::Card).has_value());
}

void GameTable::writePrompt() {
    const Decision &pending = m_seen.pending();
    m_warning.clear();
    const QString sentence = qt(text::prompt(*m_match, m_seen, m_language));
    if (m_seen.seen.isOver() || !isAsked())
        return setPrompt(sentence, {});
    const bool isAction = pending.kind == DecisionKind::ChooseAction;
    QStringList detail{isAction ? TableTexts::tr("%n action(s) left.", "", m_seen.seen.actionsLeft) : sentence};
    const QString longest = longestDetail(detail.front());
    if (isAction) {
        for (const QString &more : {selectionText(), missingText()})
            if (!more.isEmpty())
                detail.push_back(more);
        if (const DrawDanger danger = maneuverDanger(*m_match, m_dealt, m_viewer); danger.cards > 0)
            m_warning = TableTexts::tr("Not enough cards left to draw: a maneuver would deal %1 damage to each of your "
                                       "fighters.")
                            .arg(danger.damage);
    } else if (const QString selection = selectionText();
               pending.kind == DecisionKind::ChooseMove && !selection.isEmpty()) {
        detail.push_back(selection);
    } else if (const auto fighter = m_picker.impliedValue(PartKind::Fighter);
               pending.kind == DecisionKind::ChoosePlacement && fighter) {
        detail.push_back(
            TableTexts::tr("Next: %1.").arg(qt(text::fighterTitle(*m_match, FighterId(*fighter), m_language))));
    }
    if (m_warning.isEmpty() && m_seen.seen.seat(m_viewer).deck.isEmpty())
        m_warning = TableTexts::tr("Your deck is empty: each card you must draw deals %1 damage to each of your "
                                   "fighters.")
                        .arg(kExhaustionDamage);
    if (m_held)
        detail = {TableTexts::tr("This ends the turn: confirm, or take it back.")};
    setPrompt(titleOf(pending.kind).arg(qt(text::seatName(*m_match, pending.seat, m_language))), detail.join(u' '),
              longest);
}

} // namespace champclos::app
