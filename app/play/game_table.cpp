// SPDX-License-Identifier: MIT
#include "app/play/game_table.h"

#include "engine/core/array_by.h"
#include "engine/rules/values.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

/// By kind: copies are numbered anew in every observation.
ListBy<CardKind, int> kindsInHand(const Match &match, const Observation &seen) {
    ListBy<CardKind, int> kinds;
    if (!seen.viewer)
        return kinds;
    kinds.resize(match.seat(seen.viewer).deck.cards.size());
    seen.seat(seen.viewer).hand.forEach([&](CardId card) { ++kinds[match.seat(seen.viewer).kind(card)]; });
    return kinds;
}

} // namespace

GameTable::GameTable(QObject *parent)
    : QObject(parent), m_view(new TableView(m_outlook, this)), m_picking(new Picking(m_outlook, this)),
      m_motion(new Motion(this)), m_tale(new Tale(m_outlook, this)), m_ear(new ByEar(m_outlook, *m_tale, this)) {
    connect(m_motion, &Motion::shown, this, &GameTable::showStep);
    connect(m_motion, &Motion::finished, this, &GameTable::finish);
    connect(m_picking, &Picking::hoverChanged, this, &GameTable::refreshBoard);
    connect(m_view, &TableView::marksChanged, this, &GameTable::refreshBoard);
    connect(m_picking, &Picking::changed, this, &GameTable::refreshPicks);
}

void GameTable::openMatch(std::shared_ptr<const Match> match, SeatSet humans) {
    m_outlook.match = std::move(match);
    m_outlook.humans = humans;
    m_motion->setEyes(m_outlook.viewer, humans);
    m_outlook.cards.setMatch(m_outlook.match);
    m_picking->close();
    m_tale->openMatch();
    m_view->showBattlefield();
    Q_EMIT m_view->matchChanged();
}

void GameTable::setEyes(SeatId viewer, Language language) {
    if (viewer == m_outlook.viewer && language == m_outlook.language)
        return;
    m_outlook.viewer = viewer;
    m_outlook.language = language;
    m_motion->setEyes(viewer, m_outlook.humans);
    m_picking->look();
    m_handBefore.clear(); // it was another's
    if (m_outlook.match)
        m_view->showBattlefield();
    Q_EMIT m_view->viewerChanged();
}

void GameTable::setWanted(std::optional<Wanted> wanted) {
    m_outlook.wanted = std::move(wanted);
    if (m_outlook.match)
        refreshPicks();
}

void GameTable::forgetTexts() {
    m_outlook.cards.setMatch(m_outlook.match);
    m_view->showBattlefield();
}

void GameTable::addPast(const SeenLog &steps, int action) {
    for (const SeenStep &step : steps)
        m_tale->add(step, action);
}

void GameTable::endPast(const Observation &seen) {
    m_outlook.seen = seen;
    m_tale->end();
}

void GameTable::show(const Observation &seen) {
    m_outlook.seen = seen;
    m_picking->close();
    m_tale->combat()->look(seen);
    refresh();
}

void GameTable::ask(const Observation &seen, const ActionList &legal) {
    m_outlook.seen = seen;
    m_picking->ask(legal);
    m_tale->combat()->look(seen);
    refresh();
}

void GameTable::play(SeenLog steps, int action, const Observation &after) {
    m_after = after;
    m_action = action;
    const Decision &answered = m_outlook.seen.pending();
    if (answered.kind == DecisionKind::ChooseAction && answered.seat == m_outlook.viewer)
        m_handBefore = kindsInHand(*m_outlook.match, m_outlook.seen);
    m_picking->close();
    m_outlook.thinking = SeatId::none();
    if (m_motion->speed() > 0)
        refresh();
    m_motion->play(std::move(steps));
}

void GameTable::showStep(const SeenStep &step, int milliseconds) {
    m_tale->add(step, m_action);
    m_outlook.seen = step.after;
    const SeenEvent &event = step.event;
    // A scheme is worth a look also for those who want nothing to move.
    const bool isStill = event.kind == EventKind::SchemePlayed && !m_motion->isSkipping();
    if (milliseconds <= 0 && !isStill)
        return;
    const QString text = qt(text::logLine(*m_outlook.match, event, m_outlook.language));
    const QVariant face =
        event.card && event.seat ? m_outlook.cards.of(event.seat, event.card, m_outlook.language).face : QVariant();
    refresh();
    if (!text.isEmpty())
        m_picking->tell(text);
    m_motion->announce(event, text, face, milliseconds);
}

void GameTable::finish() {
    show(m_after);
    Q_EMIT played();
}

void GameTable::endCombat() {
    m_tale->combat()->end();
    refresh();
}

void GameTable::closeLedger() {
    m_tale->closeLedger();
    m_tale->show();
}

Scene GameTable::scene() const {
    Scene scene{.match = *m_outlook.match,
                .seen = m_outlook.seen,
                .picker = m_picking->picker(),
                .cards = m_outlook.cards,
                .language = m_outlook.language,
                .humans = m_outlook.humans,
                .thinking = m_outlook.thinking};
    m_picking->addTo(scene);
    if (m_outlook.wanted)
        scene.spotlight = spotlightOn(*m_outlook.wanted, m_picking->picker());
    scene.highlighted = m_view->highlighted();
    scene.highlightedFighters = m_view->highlightedFighters();
    scene.trail = m_tale->trailSpaces();
    const CombatLedger &combat = *m_tale->combat();
    if (combat.isOpen() && !(combat.isOver() && scene.isAsked())) { // one that is over does not mark the next question
        scene.attackFrom = m_tale->combat()->attackFrom();
        scene.attackTo = m_tale->combat()->attackTo();
    }
    return scene;
}

/// What has to be asked of the rules, on a game that the viewer cannot tell from this one.
void GameTable::addFigures(Scene &scene) const {
    const Match &match = *m_outlook.match;
    const GameState dealt = m_outlook.dealt();
    for (int seat = 0; seat < match.seatCount; ++seat)
        scene.moves.push_back(moveValue(match, dealt, SeatId(seat)));
    scene.fresh = kindsInHand(match, m_outlook.seen);
    for (std::size_t kind = 0; kind < scene.fresh.size(); ++kind)
        scene.fresh[kind] =
            m_handBefore.size() == scene.fresh.size() ? std::max(0, scene.fresh[kind] - m_handBefore[kind]) : 0;
    const Combat &combat = m_outlook.seen.combat();
    if (m_outlook.seen.pending().kind != DecisionKind::ChooseBoost || !m_outlook.viewer)
        return;
    Stakes &stakes = scene.stakes;
    stakes.isManeuver = !combat.isActive;
    stakes.move = scene.moves[m_outlook.viewer];
    stakes.isRevealed = combat.isActive && combat.isRevealed;
    if (!stakes.isRevealed)
        return;
    stakes.isAttacker = seatOf(combat.side(Side::Attacker).fighter) == m_outlook.viewer;
    stakes.own = combatValue(match, dealt, stakes.isAttacker ? Side::Attacker : Side::Defender);
    stakes.other = combatValue(match, dealt, stakes.isAttacker ? Side::Defender : Side::Attacker);
}

void GameTable::refreshStrikes() {
    m_hasStrikes = m_outlook.match && m_outlook.viewer && m_view->showThreat();
    if (m_hasStrikes)
        m_view->strikes()->show(*m_outlook.match, m_outlook.seen, m_outlook.dealt(), m_outlook.language);
    else
        m_view->strikes()->clear();
}

void GameTable::refreshBoard() {
    if (!m_outlook.match)
        return;
    m_view->showBoard(scene());
    if (m_hasStrikes != m_view->showThreat())
        refreshStrikes();
}

void GameTable::refreshPicks() {
    Scene scene = this->scene();
    addFigures(scene);
    m_picking->show(scene);
    m_view->showBoard(scene);
    m_view->showHand(scene);
}

void GameTable::refresh() {
    if (!m_outlook.match)
        return;
    Scene scene = this->scene();
    addFigures(scene);
    m_picking->show(scene); // first: views ask it what can be clicked
    m_view->show(scene);
    m_tale->show();
    refreshStrikes();
}

} // namespace champclos::app
