// SPDX-License-Identifier: MIT
#include "tests/pictures/hand.h"
#include "tests/pictures/scene.h"
#include "tests/support/raw_zip.h"

#include <QFile>
#include <QTemporaryDir>

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

void lessons(AppShell &shell, MainWindow &main) {
    shell.learning()->keep(QStringLiteral("first-duel"), {0, {}, true});
    shell.learning()->keep(QStringLiteral("hand-limit"), {1, {}, false});
    main.enter(QStringLiteral("learn"));
}

/// A lesson at one of its steps.
Way taught(const char *lesson, int step) {
    return [lesson = QString::fromLatin1(lesson), step](AppShell &shell, MainWindow &main) {
        shell.learning()->keep(lesson, {step, {}, false});
        shell.learn(lesson);
        main.enter(QStringLiteral("table"));
        settle();
    };
}

/// Somebody has clicked the wrong fighter.
void wrongTry(AppShell &shell, MainWindow &main) {
    taught("first-duel", 7)(shell, main);
    if (shell.session() == nullptr)
        return;
    const app::RowModel *fighters = shell.session()->table()->view()->fighters();
    const int row = fighters->count() - 1; // the Jackalope
    shell.session()->table()->picking()->click(app::Picking::Space, fighters->value(row, "spaceId").toInt());
    settle();
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

/// A library with something of one's own in it, finished and not.
void library(AppShell &shell, MainWindow &main) {
    shell.desk()->refresh();
    shell.desk()->rename(shell.desk()->duplicate(QStringLiteral("bigfoot")), QStringLiteral("Lamplighter"));
    shell.desk()->duplicate(shell.desk()->battlefields()->value(0, "reference").toString());
    main.enter(QStringLiteral("library"));
}

/// Somebody has sent a package; a version of it is there already.
void packageToAdd(AppShell &shell, MainWindow &main) {
    library(shell, main);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("northern-tales.champclos"));
    const QStringList contents = {QStringLiteral("titania"), QStringLiteral("sinbad"),
                                  shell.desk()->battlefields()->value(0, "reference").toString()};
    QVariantMap said = {{QStringLiteral("name"), QStringLiteral("Northern Tales")},
                        {QStringLiteral("author"), QStringLiteral("Ingrid Solberg")},
                        {QStringLiteral("licence"), QStringLiteral("CC BY 4.0")},
                        {QStringLiteral("release"), QStringLiteral("1.1")}};
    shell.desk()->exportPackage(contents.mid(0, 1), said, QUrl::fromLocalFile(path));
    shell.desk()->offer()->show(path);
    shell.desk()->offer()->add();
    said[QStringLiteral("release")] = QStringLiteral("1.2");
    shell.desk()->exportPackage(contents, said, QUrl::fromLocalFile(path));
    shell.desk()->offer()->show(path);
    shell.dismissMessage();
    main.enter(QStringLiteral("library"));
}

void hostilePackage(AppShell &shell, MainWindow &main) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("surprise.champclos"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QByteArray::fromStdString(test::RawZip::of({{"package.json", "{}"}, {"../evil.json", "{}"}})));
    file.close();
    library(shell, main);
    shell.desk()->offer()->show(path);
}

void ruleOfAttacks(AppShell &, MainWindow &main) {
    main.window()->setProperty("rule", QStringLiteral("A2"));
    main.enter(QStringLiteral("rules"));
}

void rulesOfAHero(AppShell &, MainWindow &main) {
    main.window()->setProperty("rule", QStringLiteral("deck:wayward-sisters"));
    main.enter(QStringLiteral("rules"));
}

void handbook(AppShell &, MainWindow &main) {
    main.window()->setProperty("rule", QStringLiteral("manual:4"));
    main.enter(QStringLiteral("rules"));
}

void replay(AppShell &shell, MainWindow &main) {
    openScene(shell, main, {1, {5, 7}, isOver});
    if (shell.replay() == nullptr)
        return;
    shell.replay()->setStep(shell.replay()->stepCount() * 3 / 5);
    settle();
}

void allHands(AppShell &shell, MainWindow &main) {
    openScene(shell, main, {1, {8, 6, 2, 9}, isOver});
    if (shell.replay() == nullptr)
        return;
    shell.replay()->setEyesOf(app::ReplaySession::kAllHands);
    shell.replay()->setStep(shell.replay()->stepCount() * 2 / 5);
    settle();
}

/// At a combat that is being settled.
void replayedCombat(AppShell &shell, MainWindow &main) {
    replay(shell, main);
    if (shell.replay() == nullptr)
        return;
    shell.replay()->setEyesOf(app::ReplaySession::kAllHands);
    const auto &states = shell.replay()->game().record.states;
    for (std::size_t step = states.size() / 3; step < states.size(); ++step)
        if (states[step].combat.isActive && states[step].combat.isRevealed) {
            shell.replay()->setStep(static_cast<int>(step));
            break;
        }
    settle();
}

void review(AppShell &shell, MainWindow &main) {
    replay(shell, main);
    if (shell.replay() == nullptr)
        return;
    main.enter(QStringLiteral("replay"));
    Hand(main).touch(QStringLiteral("reviewButton"), "clicked");
    shell.review()->setIterations(300); // whatever it finds, it looks the same
    shell.review()->begin();
    for (int wait = 0; wait < 600 && shell.review() != nullptr && !shell.review()->isWhole(); ++wait)
        settle(50);
    shell.review()->setFilter(app::ReviewSession::BothSides);
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
        {"learn-room", lessons},
        {"learn-begin", taught("first-duel", 0)},
        {"learn-walk", taught("first-duel", 4)},
        {"learn-wrong", wrongTry},
        {"learn-defend", taught("first-duel", 11)},
        {"learn-danger", taught("first-duel", 14)},
        {"learn-end", taught("first-duel", 16)},
        {"learn-hero", taught("hero-wayward-sisters", 1)},
        {"learn-team", taught("team-play", 1)},
        {"learn-large-text", larger(taught("first-duel", 8))},
        {"home-large-text", larger(continued)},
        {"home-largest-text", largest(continued)},
        {"new-game", room("newGame")},
        {"new-game-teams", teams},
        {"new-game-spells", spells},
        {"new-game-large-text", larger(room("newGame"))},
        {"new-game-largest-text", largest(room("newGame"))},
        {"library", library},
        {"library-package", packageToAdd},
        {"library-refused", hostilePackage},
        {"library-large-text", larger(packageToAdd)},
        {"settings", room("settings")},
        {"settings-large-text", larger(room("settings"))},
        {"settings-contrast", contrasting(room("settings"))},
        {"settings-largest-text", largest(room("settings"))},
        {"replays", room("replays")},
        {"replays-full", fullList},
        {"rules", room("rules")},
        {"rules-attack", ruleOfAttacks},
        {"rules-hero", rulesOfAHero},
        {"handbook", handbook},
        {"rules-large-text", larger(room("rules"))},
        {"replay", replay},
        {"replay-large-text", larger(replay)},
        {"replay-play-on", playOn},
        {"replay-all-hands", allHands},
        {"review", review},
        {"review-large-text", larger(review)},
        {"replay-combat", replayedCombat},
        {"replay-combat-large-text", larger(replayedCombat)},
    };
}

} // namespace champclos::pictures
