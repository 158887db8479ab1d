// SPDX-License-Identifier: MIT
#include "app/program/pictures.h"

#include "app/program/window.h"
#include "app/session/game_file.h"
#include "app/shell/app_shell.h"
#include "engine/rules/game.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickItem>

#include <algorithm>
#include <cstdio>

namespace champclos::app {

namespace {

constexpr int kLongestGame = 60000;

/// A game to look at: these decks on this battlefield (numbers in the sorted lists of the library), played by chance
/// until the position is the wanted one.
struct Scene {
    std::size_t battlefield;
    std::vector<std::size_t> decks;
    std::function<bool(const Match &, const GameState &)> isWanted;
    std::uint64_t seed = 1;
};

std::optional<io::GameRecord> play(const io::Library &library, const Scene &scene) {
    std::vector<std::string> decks;
    for (const std::size_t deck : scene.decks)
        decks.push_back(library.deckIds()[deck]);
    for (std::uint64_t seed = scene.seed; seed < scene.seed + 50; ++seed) {
        io::Diagnostics diagnostics;
        auto record = io::beginGame(library, library.battlefieldIds()[scene.battlefield], decks, seed, diagnostics);
        if (!record)
            return std::nullopt;
        Rng chance(seed);
        ActionList legal;
        const auto isThere = [&] { return scene.isWanted(*record->match, record->now()); };
        while (!record->now().isOver() || isThere()) {
            if (isThere())
                return record;
            legalActions(*record->match, record->now(), legal);
            record->play(legal[static_cast<int>(chance.below(static_cast<std::uint32_t>(legal.size())))]);
        }
    }
    return std::nullopt;
}

void openScene(AppShell &shell, MainWindow &main, const Scene &scene, bool isHotSeat = false, bool isWatched = false) {
    const auto record = play(shell.library()->library(), scene);
    if (!record) {
        std::fputs("no game reaches the wanted position\n", stderr);
        return;
    }
    GameFile game{*record, {}, false, QDateTime::currentDateTimeUtc()};
    // Whoever has to decide is the person at the screen; the others are computers that never get to think.
    const SeatId asked = record->now().pending.seat;
    for (int seat = 0; seat < record->match->seatCount; ++seat)
        game.seats.push_back({!isWatched && (isHotSeat || !asked || SeatId(seat) == asked),
                              isWatched ? ai::Level::Easy : ai::Level::Normal,
                              {},
                              seat});
    io::Diagnostics diagnostics;
    const QString path = QDir::temp().filePath(QStringLiteral("champclos-picture.json"));
    if (!writeGame(path, game, diagnostics) || !shell.loadGame(path)) {
        std::fputs("the game of the picture could not be opened\n", stderr);
        return;
    }
    QFile::remove(path);
    main.enter(shell.session() != nullptr ? QStringLiteral("table") : QStringLiteral("replay"));
    if (isHotSeat && shell.session() != nullptr && shell.session()->phase() == GameSession::Curtain)
        return;
    settle();
}

/// Puts it among the saved games.
void keepGame(AppShell &shell, const Scene &scene) {
    io::Diagnostics diagnostics;
    if (const auto record = play(shell.library()->library(), scene))
        writeGame(SaveListModel::newPath(shell.settings()->autosaveFolder()),
                  {*record, {}, false, QDateTime::currentDateTimeUtc()}, diagnostics);
    shell.refreshSaves();
}

bool isAsking(const GameState &state, DecisionKind kind, int turn) {
    return state.pending.kind == kind && state.turnNumber >= turn;
}

void pickFighter(AppShell &shell, MainWindow &) {
    GameSession *session = shell.session();
    if (session == nullptr)
        return;
    const int fighter = session->nextEnabled(QStringLiteral("fighter"), -1, 1);
    session->clickFighter(fighter);
    const int space = session->nextEnabled(QStringLiteral("space"), 12, 1);
    session->setHoveredSpace(space);
}

/// A built-in battlefield or deck in its workshop, from a file as a user would have it.
void openWorkshop(MainWindow &main, const QString &folder, const std::string &id) {
    const QString name = QString::fromStdString(id) + QStringLiteral(".json");
    const QString copy = QDir::temp().filePath(name);
    QFile::remove(copy);
    QFile::copy(QStringLiteral(":/champclos/%1/%2").arg(folder, name), copy);
    main.openFile(copy);
    settle();
    QFile::remove(copy);
}

/// The item of that name that can be seen.
QQuickItem *find(QQuickItem *item, const QString &name) {
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name)
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = find(child, name))
            return found;
    return nullptr;
}

/// As if it had been pressed, opened, or whatever its signal says.
void touch(MainWindow &main, const char *name, const char *signal) {
    if (QQuickItem *item = find(main.window()->contentItem(), QString::fromLatin1(name)))
        QMetaObject::invokeMethod(item, signal);
    else
        std::fprintf(stderr, "there is no %s to be seen\n", name);
    settle(400);
}

bool canAttack(const Match &match, const GameState &state) {
    if (!isAsking(state, DecisionKind::ChooseAction, 5))
        return false;
    ActionList legal;
    legalActions(match, state, legal);
    return std::any_of(legal.begin(), legal.end(),
                       [](const Action &action) { return action.kind == ActionKind::Attack; });
}

/// The first button that stands for it.
void choose(AppShell &shell, const char *kind) {
    if (GameSession *session = shell.session())
        session->clickChoice(session->choices()->find(QStringLiteral("kind"), QString::fromLatin1(kind)));
}

void askForHint(AppShell &shell) {
    GameSession *session = shell.session();
    if (session == nullptr)
        return;
    session->askHint();
    QElapsedTimer timer;
    timer.start();
    while (session->hintText().isEmpty() && timer.elapsed() < kLongestGame)
        settle(20);
}

void awaitEnd(AppShell &shell) {
    QElapsedTimer timer;
    timer.start();
    while (shell.session() != nullptr && shell.session()->phase() != GameSession::Over &&
           timer.elapsed() < kLongestGame)
        settle(20);
}

/// Rests on the first space that cannot be chosen.
void askWhyNot(AppShell &shell, MainWindow &main) {
    GameSession *session = shell.session();
    QQuickItem *reasons = find(main.window()->contentItem(), QStringLiteral("reasons"));
    if (session == nullptr || reasons == nullptr)
        return;
    int space = session->spaces()->count() / 2;
    while (space > 0 && session->whyNot(QStringLiteral("space"), space).isEmpty())
        --space;
    QMetaObject::invokeMethod(reasons, "pointAtSpace", Q_ARG(QVariant, space));
    settle(800);
}

void openReplay(AppShell &shell, MainWindow &main, const Scene &scene) {
    openScene(shell, main, scene);
    if (shell.replay() == nullptr)
        return;
    shell.replay()->setStep(shell.replay()->stepCount() * 3 / 5);
    settle();
}

std::vector<Picture> roomPictures() {
    const auto room = [](const char *name) {
        return [name](AppShell &, MainWindow &main) { main.enter(QString::fromLatin1(name)); };
    };
    return {
        {"battlefields", room("battlefields")},
        {"decks", room("decks")},
        {"battlefield-workshop",
         [](AppShell &shell, MainWindow &main) {
             openWorkshop(main, QStringLiteral("battlefields"), shell.library()->library().battlefieldIds()[1]);
         }},
        {"deck-workshop",
         [](AppShell &shell, MainWindow &main) {
             openWorkshop(main, QStringLiteral("decks"), shell.library()->library().deckIds()[4]);
         }},
    };
}

std::vector<Picture> playPictures() {
    const auto room = [](const char *name) {
        return [name](AppShell &, MainWindow &main) { main.enter(QString::fromLatin1(name)); };
    };
    const auto scene = [](Scene wanted, std::function<void(AppShell &, MainWindow &)> then = {}) {
        return [wanted, then](AppShell &shell, MainWindow &main) {
            openScene(shell, main, wanted);
            if (then)
                then(shell, main);
        };
    };
    const auto isOver = [](const Match &, const GameState &state) { return state.isOver(); };
    const auto at = [](DecisionKind kind, int turn) {
        return [kind, turn](const Match &, const GameState &state) { return isAsking(state, kind, turn); };
    };
    using D = DecisionKind;
    const auto continued = [at](AppShell &shell, MainWindow &main) {
        openScene(shell, main, {1, {4, 1}, at(D::ChooseAction, 5)});
        shell.closeGame();
        main.enter(QStringLiteral("home"));
    };
    const auto larger = [](std::function<void(AppShell &, MainWindow &)> reach) {
        return [reach](AppShell &shell, MainWindow &main) {
            shell.settings()->setTextScale(1.3);
            reach(shell, main);
        };
    };
    return {
        {"home", [](AppShell &, MainWindow &) {}},
        {"home-continue", continued},
        {"new-game", room("newGame")},
        {"new-game-teams",
         [](AppShell &shell, MainWindow &main) {
             shell.newGame()->setPlayers(4);
             main.enter(QStringLiteral("newGame"));
         }},
        {"new-game-large-text", larger(room("newGame"))},
        {"settings", room("settings")},
        {"settings-large-text", larger(room("settings"))},
        {"home-large-text", larger(continued)},
        {"replays", room("replays")},
        {"replays-full",
         [continued, isOver](AppShell &shell, MainWindow &main) {
             continued(shell, main);
             keepGame(shell, {1, {5, 7}, isOver});
             keepGame(shell, {1, {8, 6, 2, 9}, isOver});
             main.enter(QStringLiteral("replays"));
         }},
        {"rules-large-text", larger(room("rules"))},
        {"rules", room("rules")},
        {"rules-attack",
         [](AppShell &, MainWindow &main) {
             main.window()->setProperty("rule", QStringLiteral("A2"));
             main.enter(QStringLiteral("rules"));
         }},
        {"replay",
         [isOver](AppShell &shell, MainWindow &main) {
             openReplay(shell, main, {1, {5, 7}, isOver});
         }},
        {"replay-large-text", larger([isOver](AppShell &shell, MainWindow &main) {
             openReplay(shell, main, {1, {5, 7}, isOver});
         })},
        {"replay-play-on",
         [isOver](AppShell &shell, MainWindow &main) {
             openReplay(shell, main, {1, {5, 7}, isOver});
             touch(main, "playOnButton", "clicked");
         }},
        {"table-setup", scene({1, {5, 1}, at(D::ChoosePlacement, 0)})},
        {"table-action", scene({1, {4, 1}, at(D::ChooseAction, 5)})},
        {"table-move", scene({1, {4, 1}, at(D::ChooseMove, 5)}, pickFighter)},
        {"table-target", scene({1, {4, 1}, canAttack}, [](AppShell &shell, MainWindow &) { choose(shell, "attack"); })},
        {"table-why", scene({1, {3, 0}, at(D::ChooseMove, 5)}, askWhyNot)},
        {"table-hint", scene({1, {4, 1}, canAttack}, [](AppShell &shell, MainWindow &) { askForHint(shell); })},
        {"table-threat", scene({4, {5, 7}, at(D::ChooseAction, 6)},
                               [](AppShell &shell, MainWindow &) { shell.session()->setShowThreat(true); })},
        {"table-pile", scene({5, {6, 8}, at(D::ChooseAction, 8)},
                             [](AppShell &, MainWindow &main) { touch(main, "discard-0", "activated"); })},
        {"table-log", scene({2, {7, 2}, at(D::ChooseAction, 5)},
                            [](AppShell &, MainWindow &main) {
                                if (main.window()->width() < 1240)
                                    touch(main, "logButton", "clicked");
                            })},
        {"table-large-text", scene({1, {4, 8}, at(D::ChooseAction, 5)},
                                   [](AppShell &shell, MainWindow &) { shell.settings()->setTextScale(1.3); })},
        {"table-contrast", scene({1, {4, 1}, at(D::ChooseMove, 5)},
                                 [](AppShell &shell, MainWindow &main) {
                                     shell.settings()->setHighContrast(true);
                                     pickFighter(shell, main);
                                 })},
        {"table-boost", scene({0, {7, 3}, at(D::ChooseBoost, 4)})},
        {"table-defense", scene({4, {0, 4}, at(D::ChooseDefense, 4)})},
        {"table-option", scene({3, {2, 9}, at(D::ChooseOption, 2)})},
        {"table-discard", scene({5, {6, 8}, at(D::ChooseDiscard, 3)})},
        {"table-yes-no", scene({2, {4, 8}, at(D::ChooseYesNo, 2)})},
        {"table-teams", scene({1, {8, 6, 2, 9}, at(D::ChooseAction, 6)})},
        {"curtain",
         [at](AppShell &shell, MainWindow &main) {
             openScene(shell, main, {1, {4, 1}, at(D::ChooseDefense, 3)}, true);
         }},
        {"combat", scene({1, {4, 1}, at(D::ChooseDefense, 4)},
                         [](AppShell &shell, MainWindow &) {
                             if (GameSession *session = shell.session()) {
                                 session->setSpeed(0);
                                 session->clickChoice(0);
                                 session->clickCard(session->nextEnabled(QStringLiteral("card"), -1, 1));
                                 settle(400);
                             }
                         })},
        {"end",
         [at](AppShell &shell, MainWindow &main) {
             openScene(shell, main, {4, {3, 0}, at(D::ChooseAction, 9)}, false, true);
             awaitEnd(shell);
         }},
        {"end-teams",
         [at](AppShell &shell, MainWindow &main) {
             openScene(shell, main, {1, {8, 6, 2, 9}, at(D::ChooseAction, 16)}, false, true);
             awaitEnd(shell);
         }},
    };
}

/// Rests on the last line of the log that tells of a move.
void pointAtLog(AppShell &shell, MainWindow &) {
    GameSession *session = shell.session();
    if (session == nullptr)
        return;
    for (int row = session->log()->count() - 1; row >= 0; --row)
        if (const QVariantList spaces = session->log()->value(row, "spaces").toList(); spaces.size() > 2)
            return session->highlight(spaces, session->log()->value(row, "fighters").toList());
}

/// Questions that come up less often, and what the table says besides.
std::vector<Picture> rarerTablePictures() {
    const auto scene = [](Scene wanted, std::function<void(AppShell &, MainWindow &)> then = {}) {
        return [wanted, then](AppShell &shell, MainWindow &main) {
            openScene(shell, main, wanted);
            if (then)
                then(shell, main);
        };
    };
    const auto at = [](DecisionKind kind, int turn) {
        return [kind, turn](const Match &, const GameState &state) { return isAsking(state, kind, turn); };
    };
    const auto hasNoDeck = [](const Match &, const GameState &state) {
        return isAsking(state, DecisionKind::ChooseAction, 5) && state.seat(state.pending.seat).deck.isEmpty();
    };
    const auto isCancelled = [](const Match &, const GameState &state) {
        return state.combat.isActive && state.combat.isRevealed && state.pending.seat &&
               (state.combat.side(Side::Attacker).isCancelled || state.combat.side(Side::Defender).isCancelled);
    };
    const auto enlarge = [](AppShell &shell, MainWindow &) { shell.settings()->setTextScale(1.3); };
    using D = DecisionKind;
    return {
        {"table-reach", scene({1, {4, 1}, at(D::ChooseAction, 5)}, pickFighter)},
        {"table-card", scene({1, {5, 9}, at(D::ChooseCard, 5)})},
        {"table-fighter", scene({0, {4, 3}, at(D::ChooseFighter, 4)})},
        {"table-space", scene({0, {3, 1}, at(D::ChooseSpace, 2)})},
        {"table-no-deck", scene({3, {1, 7}, hasNoDeck})},
        {"table-cancelled", scene({4, {5, 4}, isCancelled})},
        {"table-line", scene({1, {4, 1}, at(D::ChooseAction, 5)}, pointAtLog)},
        {"table-large-defense", scene({4, {0, 4}, at(D::ChooseDefense, 4)}, enlarge)},
        {"table-large-option", scene({3, {2, 9}, at(D::ChooseOption, 2)}, enlarge)},
        {"table-large-yes-no", scene({2, {4, 8}, at(D::ChooseYesNo, 2)}, enlarge)},
    };
}

} // namespace

void settle(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

std::vector<Picture> pictures() {
    std::vector<Picture> all = playPictures();
    for (Picture &picture : rarerTablePictures())
        all.push_back(std::move(picture));
    for (Picture &picture : roomPictures())
        all.push_back(std::move(picture));
    return all;
}

} // namespace champclos::app
