// SPDX-License-Identifier: MIT
#include "tests/pictures/hand.h"
#include "tests/pictures/scene.h"

namespace champclos::pictures {

namespace {

using D = DecisionKind;

Way room(const char *name) {
    return [name](AppShell &, MainWindow &main) { main.enter(QString::fromLatin1(name)); };
}

Way larger(Way reach) {
    return [reach = std::move(reach)](AppShell &shell, MainWindow &main) {
        shell.settings()->setTextScale(1.3);
        reach(shell, main);
    };
}

Way largest(Way reach) {
    return [reach = std::move(reach)](AppShell &shell, MainWindow &main) {
        shell.settings()->setTextScale(2);
        reach(shell, main);
    };
}

Way contrasting(Way reach) {
    return [reach = std::move(reach)](AppShell &shell, MainWindow &main) {
        shell.settings()->setHighContrast(true);
        reach(shell, main);
    };
}

/// The first page of somebody who has left a game.
void continued(AppShell &shell, MainWindow &main) {
    openScene(shell, main, {1, {4, 1}, at(D::ChooseAction, 5)});
    shell.closeGame();
    main.enter(QStringLiteral("home"));
}

void teams(AppShell &shell, MainWindow &main) {
    shell.newGame()->setPlayers(4);
    main.enter(QStringLiteral("newGame"));
}

/// A hero with spells and ingredients.
void spells(AppShell &shell, MainWindow &main) {
    shell.newGame()->setSeat(0, QStringLiteral("deck"), QStringLiteral("wayward-sisters"));
    main.enter(QStringLiteral("newGame"));
}

void fullList(AppShell &shell, MainWindow &main) {
    continued(shell, main);
    keepGame(shell, {1, {5, 7}, isOver});
    keepGame(shell, {1, {8, 6, 2, 9}, isOver});
    main.enter(QStringLiteral("replays"));
}

void ruleOfAttacks(AppShell &, MainWindow &main) {
    main.window()->setProperty("rule", QStringLiteral("A2"));
    main.enter(QStringLiteral("rules"));
}

void rulesOfAHero(AppShell &, MainWindow &main) {
    main.window()->setProperty("rule", QStringLiteral("deck:wayward-sisters"));
    main.enter(QStringLiteral("rules"));
}

void replay(AppShell &shell, MainWindow &main) {
    openScene(shell, main, {1, {5, 7}, isOver});
    if (shell.replay() == nullptr)
        return;
    shell.replay()->setStep(shell.replay()->stepCount() * 3 / 5);
    settle();
}

void playOn(AppShell &shell, MainWindow &main) {
    replay(shell, main);
    Hand(main).touch(QStringLiteral("playOnButton"), "clicked");
}

} // namespace

std::vector<Picture> pagePictures() {
    return {
        {"home", [](AppShell &, MainWindow &) {}},
        {"home-continue", continued},
        {"home-large-text", larger(continued)},
        {"home-largest-text", largest(continued)},
        {"new-game", room("newGame")},
        {"new-game-teams", teams},
        {"new-game-spells", spells},
        {"new-game-large-text", larger(room("newGame"))},
        {"new-game-largest-text", largest(room("newGame"))},
        {"settings", room("settings")},
        {"settings-large-text", larger(room("settings"))},
        {"settings-contrast", contrasting(room("settings"))},
        {"settings-largest-text", largest(room("settings"))},
        {"replays", room("replays")},
        {"replays-full", fullList},
        {"rules", room("rules")},
        {"rules-attack", ruleOfAttacks},
        {"rules-hero", rulesOfAHero},
        {"rules-large-text", larger(room("rules"))},
        {"replay", replay},
        {"replay-large-text", larger(replay)},
        {"replay-play-on", playOn},
    };
}

} // namespace champclos::pictures
