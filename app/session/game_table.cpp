// SPDX-License-Identifier: MIT
//
// The table: what is shown. What is pointed at is in game_table_picks.cpp.
#include "app/session/game_table.h"

#include "app/models/table_texts.h"
#include "engine/ai/determinize.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

/// What may lie where this viewer sees only backs: rules that ask about cards find some.
GameState dealt(const Match &match, const Observation &seen) {
    Rng rng(1);
    return ai::determinize(match, seen, rng);
}

} // namespace

GameTable::GameTable(QObject *parent)
    : QObject(parent), m_board(new BoardFacts(this)), m_spaces(new RowModel(spaceRoles(), this)),
      m_lines(new RowModel(lineRoles(), this)), m_fighters(new RowModel(fighterRoles(), this)),
      m_seats(new RowModel(seatRoles(), this)), m_hand(new RowModel(handRoles(), this)),
      m_choices(new RowModel(choiceRoles(), this)), m_log(new RowModel(logRoles(), this)), m_piles(new PileModel(this)),
      m_combat(new CombatLedger(this)), m_animation(new AnimationStep(this)) {
    connect(&m_player, &EventPlayer::shown, this, &GameTable::showEvent);
    connect(&m_player, &EventPlayer::finished, this, &GameTable::finishEvents);
}

void GameTable::openMatch(std::shared_ptr<const Match> match, SeatSet humans) {
    m_match = std::move(match);
    m_humans = humans;
    m_cards.setMatch(m_match);
    m_picker = Picker();
    m_dismissed = 0;
    m_board->show(m_match->battlefield, m_language);
    Q_EMIT matchChanged();
}

void GameTable::setEyes(SeatId viewer, Language language) {
    if (viewer == m_viewer && language == m_language)
        return;
    m_viewer = viewer;
    m_language = language;
    m_hoveredFighter = m_hoveredSpace = -1;
    if (m_match)
        m_board->show(m_match->battlefield, m_language);
    Q_EMIT viewerChanged();
}

void GameTable::remember(const Event &event, int step) {
    m_book.add(event, step);
    m_combat->add(event);
    if (event.kind != EventKind::FighterMoved)
        return;
    const int turn = m_book.turn();
    if (!m_trail.isEmpty() && m_trail.first().toMap().value(QStringLiteral("turn")).toInt() != turn) {
        m_trail.clear();
        m_trailSpaces = SpaceSet();
    }
    QVariantList spaces = {event.from.value()};
    m_trailSpaces.insert(event.from);
    for (SpaceId space : event.path) {
        spaces.push_back(space.value());
        m_trailSpaces.insert(space);
    }
    m_trail.push_back(QVariantMap{{"fighter", event.fighter.value()},
                                  {"seat", seatOf(event.fighter).value()},
                                  {"turn", turn},
                                  {"spaces", spaces}});
}

void GameTable::setPast(const std::vector<EventLog> &events, const Observation &seen) {
    m_past = events;
    m_book.start(*m_match, m_viewer, m_language);
    m_combat->start(*m_match, m_cards, m_viewer, m_language);
    m_trail.clear();
    m_trailSpaces = SpaceSet();
    for (std::size_t step = 0; step < m_past.size(); ++step)
        for (const Event &event : m_past[step])
            remember(event, static_cast<int>(step));
    m_combat->look(seen);
    m_dismissed = std::min(m_dismissed, m_combat->isOver() ? m_combat->number() : m_combat->number() - 1);
    if (m_combat->number() <= m_dismissed)
        return m_combat->dismiss();
    m_combat->show();
}

void GameTable::dismissCombat() {
    m_dismissed = m_combat->number();
    m_combat->dismiss();
}

void GameTable::show(const Observation &seen) {
    m_seen = seen;
    m_dealt = dealt(*m_match, seen);
    m_picker = Picker();
    m_held.reset();
    m_pickedCard = CardId::none();
    m_combat->look(seen);
    refresh();
}

void GameTable::ask(const Observation &seen, const ActionList &legal) {
    m_seen = seen;
    m_dealt = dealt(*m_match, seen);
    m_held.reset();
    m_pickedCard = CardId::none();
    FighterSet movers;
    if (seen.pending().kind == DecisionKind::ChooseAction) {
        movers = m_match->seat(m_viewer).allFighters & seen.seen.alive;
        m_preferred = FighterId::none();
    }
    m_picker = Picker(legal, movers);
    if (seen.pending().kind == DecisionKind::ChooseMove && m_preferred)
        m_picker.pick({PartKind::Fighter, m_preferred.value()});
    m_combat->look(seen);
    refresh();
}

void GameTable::playEvents(const EventLog &events, int step, const Observation &after) {
    m_after = after;
    m_step = step;
    m_past.resize(static_cast<std::size_t>(step));
    m_past.push_back(events);
    m_picker = Picker();
    m_held.reset();
    m_thinking = SeatId::none();
    if (m_player.speed() > 0)
        refresh();
    m_player.play(events);
    if (m_player.isPlaying())
        Q_EMIT animatingChanged();
}

void GameTable::showEvent(const Event &event, int milliseconds) {
    remember(event, m_step);
    if (milliseconds <= 0)
        return;
    retouch(*m_match, m_seen, event);
    m_dealt = m_seen.seen;
    const bool isSeen = m_viewer ? event.seenBy.contains(m_viewer) : event.seenBy == SeatSet::fromWord(0xFF);
    m_animation->kind = QString::fromLatin1(motionOf(event).kind);
    m_animation->seat = event.seat ? event.seat.value() : event.fighter ? seatOf(event.fighter).value() : -1;
    m_animation->fighter = event.fighter ? event.fighter.value() : -1;
    m_animation->target = event.target ? event.target.value() : -1;
    m_animation->amount = event.amount;
    m_animation->from = event.from ? event.from.value() : -1;
    m_animation->to = event.to ? event.to.value() : -1;
    m_animation->path.clear();
    for (SpaceId space : event.path)
        m_animation->path.push_back(space.value());
    m_animation->text = qt(text::logLine(*m_match, event, m_viewer, m_language));
    m_animation->face = isSeen && event.card && event.seat
                            ? m_cards.of(event.seat, m_match->seat(event.seat).kind(event.card), m_language).face
                            : QVariant();
    m_animation->duration = milliseconds;
    Q_EMIT m_animation->changed();
    m_combat->show();
    refresh();
    if (!m_animation->text.isEmpty())
        setPrompt(m_animation->text, {});
    Q_EMIT animationStarted();
}

void GameTable::finishEvents() {
    show(m_after);
    m_combat->show();
    Q_EMIT animatingChanged();
    eventsPlayed();
}

void GameTable::retranslate() {
    if (!m_match)
        return;
    m_cards.setMatch(m_match);
    m_board->show(m_match->battlefield, m_language);
    if (!m_player.isPlaying())
        setPast(std::vector<EventLog>(m_past), m_seen);
    refresh();
}

void GameTable::setSpeed(double speed) {
    if (speed == m_player.speed())
        return;
    m_player.setSpeed(speed);
    Q_EMIT speedChanged();
}

void GameTable::skip() { m_player.skip(); }

int GameTable::toPlaySeat() const {
    const Decision &pending = m_seen.pending();
    return pending.kind == DecisionKind::None || !pending.seat ? -1 : pending.seat.value();
}

QString GameTable::decisionKind() const {
    return QString::fromLatin1(kDecisionKindNames[static_cast<std::size_t>(m_seen.pending().kind)]);
}

Scene GameTable::scene() const {
    Scene scene{.match = *m_match, .seen = m_seen, .dealt = m_dealt, .picker = m_picker, .cards = m_cards};
    scene.language = m_language;
    scene.humans = m_humans;
    scene.thinking = m_thinking;
    scene.pickedCard = m_pickedCard;
    scene.highlighted = m_highlighted;
    scene.highlightedFighters = m_highlightedFighters;
    scene.trail = m_trailSpaces;
    addToScene(scene);
    return scene;
}

void GameTable::addToScene(Scene &scene) const {
    scene.reachFighter = reachFighter();
    if (scene.reachFighter) {
        SpaceSet legal;
        for (const Action &action : m_picker.legal())
            if (action.kind == ActionKind::Move && action.fighter == scene.reachFighter)
                legal.insert(action.space);
        const bool isOwn = m_viewer && seatOf(scene.reachFighter) == m_viewer;
        scene.reach = legal.isEmpty() ? maneuverReach(*m_match, m_dealt, scene.reachFighter, isOwn ? mostBoost() : 0)
                                      : moveReach(*m_match, m_dealt, scene.reachFighter, legal);
        const int goal = m_picker.picked(PartKind::Space).value_or(m_hoveredSpace);
        if (goal >= 0 && scene.reach.at(goal) > 0)
            scene.path = wayTo(*m_match, m_dealt, scene.reachFighter, SpaceId(goal));
    }
    if (m_showThreat && m_viewer)
        scene.threat = threatTo(*m_match, m_dealt, m_viewer);
}

void GameTable::refreshBoard() {
    if (!m_match)
        return;
    const Scene scene = this->scene();
    m_path.clear();
    for (SpaceId space : scene.path)
        m_path.push_back(space.value());
    m_pathFighter = scene.path.empty() ? -1 : scene.reachFighter.value();
    m_spaces->assign(spaceRows(scene));
    m_lines->assign(lineRows(scene));
    m_fighters->assign(fighterRows(scene));
    Q_EMIT overlayChanged();
}

void GameTable::refreshCards() {
    const Scene scene = this->scene();
    m_hand->assign(handRows(scene));
    m_choiceList = choicesOf(scene, m_held.has_value());
    std::vector<RowModel::Row> rows;
    for (const Choice &choice : m_choiceList)
        rows.push_back(choice.row);
    m_choices->assign(std::move(rows));
}

void GameTable::refresh() {
    if (!m_match)
        return;
    refreshBoard();
    refreshCards();
    m_seats->assign(seatRows(scene()));
    m_log->assign(m_book.rows());
    m_piles->show(*m_match, m_cards, m_seen, m_language);
    m_combat->show();
    writePrompt();
    Q_EMIT shownChanged();
    Q_EMIT picksChanged();
}

void GameTable::setPrompt(const QString &title, const QString &detail, const QString &longestDetail) {
    m_promptTitle = title;
    m_promptDetail = detail;
    m_longestDetail = longestDetail.size() > detail.size() ? longestDetail : detail;
    Q_EMIT promptChanged();
}

QVariantMap GameTable::attackLink() const {
    const auto link = [&](FighterId from, FighterId to) -> QVariantMap {
        if (!from || !to || !m_seen.seen.fighter(from).space || !m_seen.seen.fighter(to).space)
            return {};
        return {{"from", m_seen.seen.fighter(from).space.value()}, {"to", m_seen.seen.fighter(to).space.value()}};
    };
    if (const auto target = m_picker.picked(PartKind::Target))
        if (const auto fighter = m_picker.impliedValue(PartKind::Fighter))
            return link(FighterId(*fighter), FighterId(*target));
    if (m_combat->isOpen()) // also while the ledger of one that is over is read
        return link(FighterId(m_combat->attackerFighter()), FighterId(m_combat->defenderFighter()));
    return {};
}

QString GameTable::spaceText(int space) const {
    return m_match && space >= 0 && space < m_match->board.spaceCount ? app::spaceText(scene(), SpaceId(space))
                                                                      : QString();
}

QString GameTable::seatName(int seat) const {
    return m_match && seat >= 0 && seat < m_match->seatCount ? qt(text::seatName(*m_match, SeatId(seat), m_language))
                                                             : QString();
}

QVariant GameTable::face(int seat, int kind) const {
    const bool isThere = m_match && seat >= 0 && seat < m_match->seatCount && kind >= 0 &&
                         kind < static_cast<int>(m_match->seat(SeatId(seat)).deck.cards.size());
    return isThere ? m_cards.of(SeatId(seat), CardKind(kind), m_language).face : QVariant();
}

QVariantList GameTable::deckCards(int seat) const {
    QVariantList list;
    if (m_match && seat >= 0 && seat < m_match->seatCount)
        for (std::size_t kind = 0; kind < m_match->seat(SeatId(seat)).deck.cards.size(); ++kind)
            list.push_back(cardMap(m_match->seat(SeatId(seat)).deck, static_cast<int>(kind), m_language));
    return list;
}

} // namespace champclos::app
