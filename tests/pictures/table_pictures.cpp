// SPDX-License-Identifier: MIT
#include "tests/pictures/hand.h"
#include "tests/pictures/scene.h"

namespace champclos::pictures {

namespace {

using app::GameSession;
using D = DecisionKind;

// ---- what is done at the table; a game that did not come about was complained of before

void pickFighter(AppShell &shell, MainWindow &) {
    GameSession *session = shell.session();
    if (session == nullptr)
        return;
    const int fighter = session->table()->picking()->nextEnabled(app::Picking::Fighter, -1, 1);
    session->table()->picking()->click(app::Picking::Fighter, fighter);
    const int space = session->table()->picking()->nextEnabled(app::Picking::Space, 12, 1);
    session->table()->picking()->setHoveredSpace(space);
}

/// With the first button that stands for it.
void chooseAttack(AppShell &shell, MainWindow &) {
    if (GameSession *session = shell.session())
        session->table()->picking()->click(app::Picking::Choice, session->table()->picking()->choices()->find(
                                                                     QStringLiteral("kind"), QStringLiteral("attack")));
}

void askForHint(AppShell &shell, MainWindow &) {
    GameSession *session = shell.session();
    if (session == nullptr)
        return;
    session->askHint();
    waitUntil([session] { return !session->hintText().isEmpty(); });
}

/// Rests on the first space that cannot be chosen.
void askWhyNot(AppShell &shell, MainWindow &main) {
    const GameSession *session = shell.session();
    QQuickItem *reasons = Hand(main).item(QStringLiteral("reasons"));
    if (session == nullptr || reasons == nullptr)
        return;
    int space = session->table()->view()->spaces()->count() / 2;
    while (space > 0 && session->table()->picking()->whyNot(app::Picking::Space, space).isEmpty())
        --space;
    QMetaObject::invokeMethod(reasons, "pointAtSpace", Q_ARG(QVariant, space));
    settle(800);
}

/// Rests on the last line of the log that tells of a move.
void pointAtLog(AppShell &shell, MainWindow &) {
    GameSession *session = shell.session();
    if (session == nullptr)
        return;
    for (int row = session->table()->tale()->log()->count() - 1; row >= 0; --row)
        if (const QVariantList spaces = session->table()->tale()->log()->value(row, "spaces").toList();
            spaces.size() > 2)
            return session->table()->view()->highlight(
                spaces, session->table()->tale()->log()->value(row, "fighters").toList());
}

void showThreat(AppShell &shell, MainWindow &) {
    if (GameSession *session = shell.session())
        session->table()->view()->setShowThreat(true);
}

void openPile(AppShell &, MainWindow &main) { Hand(main).touch(QStringLiteral("discard-0"), "activated"); }

void openSheet(AppShell &, MainWindow &main) {
    Hand(main).touch(QStringLiteral("seatHead-0"), "sheetRequested");
    settle(400);
}

void askToConcede(AppShell &, MainWindow &main) {
    QMetaObject::invokeMethod(Hand(main).item(QStringLiteral("tablePage")), "askToConcede");
    settle(400);
}

void concede(AppShell &shell, MainWindow &) {
    if (GameSession *session = shell.session())
        session->concede();
    settle(400);
}

/// Cards that can boost a card that is face up.
bool canBoostInCombat(const Match &, const GameState &state) {
    return state.pending.kind == D::ChooseBoost && state.combat.isActive && state.combat.isRevealed;
}

/// In a wide window it is always there.
void openLog(AppShell &, MainWindow &main) {
    if (main.window()->width() < 1280)
        Hand(main).touch(QStringLiteral("logButton"), "clicked");
}

void enlarge(AppShell &shell, MainWindow &) { shell.settings()->setTextScale(1.3); }

void raiseContrast(AppShell &shell, MainWindow &main) {
    shell.settings()->setHighContrast(true);
    pickFighter(shell, main);
}

void defend(AppShell &shell, MainWindow &) {
    GameSession *session = shell.session();
    if (session == nullptr)
        return;
    session->table()->motion()->setSpeed(0);
    session->table()->picking()->click(app::Picking::Choice, 0);
    session->table()->picking()->click(app::Picking::Card,
                                       session->table()->picking()->nextEnabled(app::Picking::Card, -1, 1));
    settle(400);
}

/// Computers play the scene to its end.
Way endOf(Scene scene) {
    return [scene = std::move(scene)](AppShell &shell, MainWindow &main) {
        openScene(shell, main, scene, Seats::Computers);
        waitUntil([&shell] { return shell.session() == nullptr || shell.session()->phase() == GameSession::Over; });
    };
}

void curtain(AppShell &shell, MainWindow &main) {
    openScene(shell, main, {1, {4, 1}, at(D::ChooseDefense, 3)}, Seats::People);
}

bool hasNoDeck(const Match &, const GameState &state) {
    return isAsking(state, D::ChooseAction, 5) && state.seat(state.pending.seat).deck.isEmpty();
}

bool isCancelled(const Match &, const GameState &state) {
    return state.combat.isActive && state.combat.isRevealed && state.pending.seat &&
           (state.combat.side(Side::Attacker).isCancelled || state.combat.side(Side::Defender).isCancelled);
}

} // namespace

std::vector<Picture> tablePictures() {
    return {
        {"table-setup", sceneWith({1, {5, 1}, at(D::ChoosePlacement, 0)})},
        {"table-action", sceneWith({1, {4, 1}, at(D::ChooseAction, 5)})},
        {"table-move", sceneWith({1, {4, 1}, at(D::ChooseMove, 5)}, pickFighter)},
        {"table-reach", sceneWith({1, {4, 1}, at(D::ChooseAction, 5)}, pickFighter)},
        {"table-target", sceneWith({1, {4, 1}, canAttack}, chooseAttack)},
        {"table-why", sceneWith({1, {3, 0}, at(D::ChooseMove, 5)}, askWhyNot)},
        {"table-hint", sceneWith({1, {4, 1}, canAttack}, askForHint)},
        {"table-threat", sceneWith({4, {5, 7}, at(D::ChooseAction, 6)}, showThreat)},
        {"table-sheet", sceneWith({1, {9, 8}, at(D::ChooseAction, 8)}, openSheet)},
        {"table-combat-boost", sceneWith({1, {1, 4}, canBoostInCombat})},
        {"table-pile", sceneWith({5, {6, 8}, at(D::ChooseAction, 8)}, openPile)},
        {"table-log", sceneWith({2, {7, 2}, at(D::ChooseAction, 5)}, openLog)},
        {"table-line", sceneWith({1, {4, 1}, at(D::ChooseAction, 5)}, pointAtLog)},
        {"table-contrast", sceneWith({1, {4, 1}, at(D::ChooseMove, 5)}, raiseContrast)},
        {"table-boost", sceneWith({0, {7, 3}, at(D::ChooseBoost, 4)})},
        {"table-defense", sceneWith({4, {0, 4}, at(D::ChooseDefense, 4)})},
        {"table-option", sceneWith({3, {2, 9}, at(D::ChooseOption, 2)})},
        {"table-discard", sceneWith({5, {6, 8}, at(D::ChooseDiscard, 3)})},
        {"table-yes-no", sceneWith({2, {4, 8}, at(D::ChooseYesNo, 2)})},
        {"table-card", sceneWith({1, {5, 9}, at(D::ChooseCard, 5)})},
        {"table-fighter", sceneWith({0, {4, 3}, at(D::ChooseFighter, 4)})},
        {"table-space", sceneWith({0, {3, 1}, at(D::ChooseSpace, 2)})},
        {"table-no-deck", sceneWith({3, {1, 7}, hasNoDeck})},
        {"table-cancelled", sceneWith({4, {5, 4}, isCancelled})},
        {"table-teams", sceneWith({1, {8, 6, 2, 9}, at(D::ChooseAction, 6)})},
        {"table-large-text", sceneWith({1, {4, 8}, at(D::ChooseAction, 5)}, enlarge)},
        {"table-large-defense", sceneWith({4, {0, 4}, at(D::ChooseDefense, 4)}, enlarge)},
        {"table-large-option", sceneWith({3, {2, 9}, at(D::ChooseOption, 2)}, enlarge)},
        {"table-large-yes-no", sceneWith({2, {4, 8}, at(D::ChooseYesNo, 2)}, enlarge)},
        {"table-concede", sceneWith({1, {4, 1}, at(D::ChooseAction, 5)}, askToConcede)},
        {"end-conceded", sceneWith({1, {4, 1}, at(D::ChooseAction, 12)}, concede)},
        {"curtain", curtain},
        {"combat", sceneWith({1, {4, 1}, at(D::ChooseDefense, 4)}, defend)},
        {"end", endOf({4, {3, 0}, at(D::ChooseAction, 9)})},
        {"end-teams", endOf({1, {8, 6, 2, 9}, at(D::ChooseAction, 16)})},
    };
}

} // namespace champclos::pictures
