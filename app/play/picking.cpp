// SPDX-License-Identifier: MIT
//
// What is pointed at, and what a click on it means. The prompt is in picking_prompt.cpp, why something cannot be chosen
// in picking_why.cpp, dragging in picking_drag.cpp.
#include "app/play/picking.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace champclos::app {

namespace {

int guardTime = 0; ///< milliseconds

bool isManeuverBoost(const Observation &seen) {
    return seen.pending().kind == DecisionKind::ChooseBoost && !seen.combat().isActive;
}

} // namespace

void Picking::setGuard(int milliseconds) { guardTime = milliseconds; }

Picking::Picking(const Outlook &outlook, QObject *parent)
    : QObject(parent), m_outlook(outlook), m_choices(new RowModel(choiceRoles(), this)) {}

void Picking::ask(const ActionList &legal) {
    close();
    FighterSet movers;
    const DecisionKind asked = m_outlook.seen.pending().kind;
    if (asked == DecisionKind::ChooseAction) {
        movers = m_outlook.match->seat(m_outlook.viewer).allFighters & m_outlook.seen.alive();
        m_preferred = FighterId::none();
    }
    m_picker = Picker(legal, movers);
    if (m_errand && m_errand->boost > 0 && isManeuverBoost(m_outlook.seen)) {
        ActionList payable;
        for (const Action &action : legal)
            if (isPayable(action))
                payable.push(action);
        m_picker = Picker(payable, movers);
    }
    if (m_errand)
        QTimer::singleShot(0, this, &Picking::goOn);
    if (asked == DecisionKind::ChooseMove && m_preferred)
        m_picker.pick({PartKind::Fighter, m_preferred.value()});
    ++m_question;
    Q_EMIT questionChanged();
}

QString Picking::asked() const {
    return isAsked() ? QString::fromLatin1(kDecisionKindNames[static_cast<std::size_t>(m_outlook.seen.pending().kind)])
                     : QString();
}

void Picking::close() {
    m_picker = Picker();
    m_held.reset();
    m_pickedCard = CardId::none();
}

void Picking::look() { m_hoveredFighter = m_hoveredSpace = -1; }

void Picking::addTo(Scene &scene) const {
    scene.pickedCard = m_pickedCard;
    scene.reachFighter = reachFighter();
    if (!scene.reachFighter)
        return;
    const Match &match = *m_outlook.match;
    const GameState dealt = m_outlook.dealt();
    SpaceSet legal;
    for (const Action &action : m_picker.legal())
        if (action.kind == ActionKind::Move && action.fighter == scene.reachFighter)
            legal.insert(action.space);
    const bool isOwn = m_outlook.viewer && seatOf(scene.reachFighter) == m_outlook.viewer;
    scene.reach = legal.isEmpty() ? maneuverReach(match, dealt, scene.reachFighter, isOwn ? mostBoost() : 0)
                                  : moveReach(match, dealt, scene.reachFighter, legal);
    const int goal = m_picker.picked(PartKind::Space).value_or(m_hoveredSpace);
    if (goal >= 0 && scene.reach.at(goal) > 0)
        scene.path = wayTo(match, dealt, scene.reachFighter, SpaceId(goal));
}

void Picking::show(const Scene &scene) {
    m_hand = handOf(scene);
    m_isLedgerOpen = static_cast<bool>(scene.attackFrom);
    m_list = choicesOf(scene, m_held.has_value());
    m_reach = scene.reach;
    noteChoices();
    std::vector<RowModel::Row> rows;
    for (const app::Choice &choice : m_list)
        rows.push_back(choice.row);
    m_choices->assign(std::move(rows));
    if (const QVariantMap link = linkNow(scene); link != m_attackLink) {
        m_attackLink = link;
        Q_EMIT linkChanged();
    }
    writePrompt(scene);
    Q_EMIT picksChanged();
}

FighterId Picking::reachFighter() const {
    const DecisionKind asked = m_outlook.seen.pending().kind;
    if (isAsked() && asked == DecisionKind::ChooseMove)
        if (const auto fighter = m_picker.impliedValue(PartKind::Fighter))
            return FighterId(*fighter);
    if (isAsked() && asked == DecisionKind::ChooseAction && !m_picker.picked(PartKind::Target) &&
        !m_picker.picked(PartKind::Card)) // with a card it is no maneuver
        if (const auto fighter = m_picker.picked(PartKind::Fighter))
            return FighterId(*fighter);
    if (m_hoveredFighter >= 0)
        return FighterId(m_hoveredFighter);
    const bool isBoost = isAsked() && asked == DecisionKind::ChooseBoost && !m_outlook.seen.combat().isActive;
    return isBoost ? m_preferred : FighterId::none();
}

int Picking::mostBoost() const {
    const DecisionKind asked = m_outlook.seen.pending().kind;
    if (!m_outlook.viewer || (asked != DecisionKind::ChooseAction && asked != DecisionKind::ChooseBoost))
        return 0;
    int most = 0;
    m_outlook.seen.seat(m_outlook.viewer).hand.forEach([&](CardId card) {
        most = std::max<int>(most, m_outlook.match->seat(m_outlook.viewer).facts(card).boost);
    });
    return most;
}

QVariantMap Picking::linkNow(const Scene &scene) const {
    const auto link = [](SpaceId from, SpaceId to) {
        return from && to ? QVariantMap{{"from", from.value()}, {"to", to.value()}} : QVariantMap();
    };
    if (const auto target = m_picker.picked(PartKind::Target))
        if (const auto fighter = m_picker.impliedValue(PartKind::Fighter))
            return link(scene.seen.fighter(FighterId(*fighter)).space, scene.seen.fighter(FighterId(*target)).space);
    return link(scene.attackFrom, scene.attackTo); // also while the ledger of one that is over is read
}

// ---- clicks

bool Picking::isThere(const Thing &thing) const {
    if (!m_outlook.match || thing.id < 0)
        return false;
    switch (thing.kind) {
    case Nothing:
        return false;
    case Space:
        return thing.id < m_outlook.match->board.spaceCount;
    case Fighter:
        return thing.id < kMaxFighters;
    case Card:
        return thing.id < static_cast<int>(m_hand.size());
    case Choice:
        return thing.id < static_cast<int>(m_list.size());
    }
    return false;
}

/// What a click on it picks; nothing if it cannot be clicked. On an occupied space its fighter comes first.
std::optional<Part> Picking::meaningOf(const Thing &thing) const {
    if (!isAsked() || !isThere(thing))
        return std::nullopt;
    switch (thing.kind) {
    case Nothing:
        return std::nullopt;
    case Space:
        return partOfSpace(m_picker, SpaceId(thing.id), fighterAt(m_outlook.seen, SpaceId(thing.id)));
    case Fighter:
        return partOfSpace(m_picker, m_outlook.seen.fighter(FighterId(thing.id)).space, FighterId(thing.id));
    case Card: {
        const HandCard &card = m_hand[thing.id];
        return card.isEnabled ? std::optional(card.part) : std::nullopt;
    }
    case Choice: {
        const app::Choice &choice = m_list[thing.id];
        return choice.isEnabled ? std::optional(choice.part) : std::nullopt;
    }
    }
    return std::nullopt;
}

/// The way there, if it is one of the fighter that is selected before a maneuver.
std::optional<Picking::Errand> Picking::errandTo(const Thing &thing) const {
    if (thing.kind != Space || !isThere(thing) || m_outlook.seen.pending().kind != DecisionKind::ChooseAction)
        return std::nullopt;
    const std::optional<int> fighter = m_picker.picked(PartKind::Fighter);
    const bool isOnlyOne = m_picker.picks().size() == 1; // no card and no target: it is not an attack
    if (!fighter || !isOnlyOne || m_reach.at(thing.id) <= 0 ||
        !m_picker.canPick({PartKind::Verb, static_cast<int>(ActionKind::Maneuver)}))
        return std::nullopt;
    return Errand{FighterId(*fighter), SpaceId(thing.id), m_reach.boostFor(thing.id)};
}

bool Picking::begin(const Errand &errand) {
    m_errand = errand;
    return pick({PartKind::Verb, static_cast<int>(ActionKind::Maneuver)});
}

bool Picking::isPayable(const Action &action) const {
    return !action.card || m_outlook.match->seat(action.owner).facts(action.card).boost >= m_errand->boost;
}

/// Answers what the errand answers; anything else is for the person, and ends it.
void Picking::goOn() {
    if (!m_errand || !isAsked())
        return;
    const Errand errand = *m_errand;
    if (isManeuverBoost(m_outlook.seen)) {
        if (errand.boost > 0)
            return; // the cards that pay for it are offered
        for (const Action &action : m_picker.legal())
            if (!action.card)
                return Q_EMIT chosen(Action(action));
    }
    m_errand.reset();
    const Action move{.kind = ActionKind::Move, .fighter = errand.fighter, .space = errand.space};
    if (m_picker.indexOf(move) < 0)
        return;
    m_picker.clear();
    m_picker.pick({PartKind::Fighter, errand.fighter.value()});
    pick({PartKind::Space, errand.space.value()});
}

void Picking::noteChoices() {
    QStringList answers;
    for (const app::Choice &choice : m_list)
        answers.push_back(choice.row[0].toString() + choice.row[1].toString());
    if (answers == m_answers)
        return;
    m_answersBefore = std::exchange(m_answers, answers);
    m_answersShown.start();
}

bool Picking::isTooSoon(const app::Choice &choice) const {
    return m_answersShown.isValid() && m_answersShown.elapsed() < guardTime &&
           !m_answersBefore.contains(choice.row[0].toString() + choice.row[1].toString());
}

bool Picking::click(Kind kind, int id) {
    const Thing thing{kind, id};
    if (const std::optional<Errand> errand = errandTo(thing); errand && !meaningOf(thing))
        return begin(*errand);
    const std::optional<Part> part = meaningOf(thing);
    if (!part) {
        refuse(thing);
        return false;
    }
    if (kind == Choice && isTooSoon(m_list[id]))
        return false;
    if (kind != Card || !isManeuverBoost(m_outlook.seen)) // a card that pays for it belongs to it
        m_errand.reset();
    if (kind == Choice && m_list[id].isConfirm)
        return confirm();
    bool isAgain = kind != Choice || part->kind == PartKind::Verb; // a second click on it lets go of it
    if (kind == Card) {
        const CardId card = m_hand[id].card;
        isAgain = m_pickedCard == card;
        m_pickedCard = card;
    }
    if (isAgain && part->kind != PartKind::Space && m_picker.isPicked(*part)) {
        unpick(*part);
        return true;
    }
    if (!m_picker.canPick(*part)) // a verb or a button that does not go with what was picked: begin anew
        m_picker.clear();
    return pick(*part);
}

bool Picking::pick(const Part &part) {
    if (!m_picker.pick(part))
        return false;
    m_held.reset();
    if (m_outlook.seen.pending().kind == DecisionKind::ChooseAction)
        m_preferred = FighterId(m_picker.picked(PartKind::Fighter).value_or(FighterId::none().value()));
    const std::optional<Action> action = m_picker.decided();
    if (action && !(m_isFinal && m_isFinal(*action))) {
        Q_EMIT chosen(*action);
        return true;
    }
    m_held = action;
    Q_EMIT changed();
    return true;
}

void Picking::unpick(const Part &part) {
    m_picker.unpick(part);
    m_held.reset();
    if (!m_picker.picked(PartKind::Card))
        m_pickedCard = CardId::none();
    Q_EMIT changed();
}

bool Picking::takeBack() {
    if (m_picker.picks().empty())
        return false;
    unpick(Part(m_picker.picks().back()));
    return true;
}

void Picking::clear() {
    m_picker.clear();
    m_held.reset();
    m_pickedCard = CardId::none();
    Q_EMIT changed();
}

bool Picking::confirm() {
    const std::optional<Action> action = m_held ? m_held : m_picker.implied();
    if (!action)
        return false;
    Q_EMIT chosen(Action(*action));
    return true;
}

bool Picking::point(const Part &part) {
    if (!isAsked())
        return false;
    m_errand.reset();
    if (!m_picker.canPick(part))
        m_picker.clear();
    return pick(part);
}

CardKind Picking::cardAt(int row) const {
    const bool isThere = row >= 0 && row < static_cast<int>(m_hand.size());
    return isThere ? CardKind(m_hand[static_cast<std::size_t>(row)].part.value) : CardKind::none();
}

QString Picking::choiceLabel(int row) const {
    const bool isThere = row >= 0 && row < static_cast<int>(m_list.size());
    return isThere ? m_list[static_cast<std::size_t>(row)].row[1].toString() : QString();
}

int Picking::nextEnabled(Kind kind, int from, int direction) const {
    const int step = direction < 0 ? -1 : 1;
    int count = 0;
    if (kind == Space && m_outlook.match)
        count = m_outlook.match->board.spaceCount;
    else if (kind == Card)
        count = static_cast<int>(m_hand.size());
    else if (kind == Choice)
        count = static_cast<int>(m_list.size());
    else if (kind == Fighter)
        count = kMaxFighters;
    int at = from < 0 || from >= count ? (step > 0 ? 0 : count - 1) : from + step;
    for (int tries = 0; tries < count; ++tries, at += step) {
        if (at < 0 || at >= count) {
            if (kind == Space)
                return -1;
            at = step > 0 ? 0 : count - 1;
        }
        if (meaningOf({kind, at}) || errandTo({kind, at}))
            return at;
    }
    return -1;
}

void Picking::setHoveredSpace(int space) {
    if (space == m_hoveredSpace)
        return;
    m_hoveredSpace = space;
    Q_EMIT hoverChanged();
}

void Picking::setHoveredFighter(int fighter) {
    if (fighter == m_hoveredFighter)
        return;
    m_hoveredFighter = fighter >= 0 && fighter < kMaxFighters ? fighter : -1;
    Q_EMIT hoverChanged();
}

} // namespace champclos::app
