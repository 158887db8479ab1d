// SPDX-License-Identifier: MIT
#include "app/program/screenshots.h"

#include "app/program/screenshots_decks.h"
#include "app/program/screenshots_print.h"
#include "app/program/screenshots_workshop.h"
#include "app/program/window.h"
#include "app/session/game_file.h"
#include "app/shell/app_shell.h"
#include "engine/rules/game.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QQuickWindow>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <functional>

namespace champclos::app {

namespace {

constexpr int kSettleMilliseconds = 150;
constexpr int kLongestGame = 60000;

void settle(int milliseconds = kSettleMilliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

/// One picture: how the program gets there from its first page.
struct Picture {
    const char *name;
    std::function<void(AppShell &, MainWindow &)> reach;
};

/// A game to look at: these decks on this battlefield (numbers in the sorted lists of the library), played by chance
/// until the position is the wanted one.
struct Scene {
    std::size_t battlefield;
    std::vector<std::size_t> decks;
    std::function<bool(const GameState &)> isWanted;
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
        while (!record->now().isOver() || scene.isWanted(record->now())) {
            if (scene.isWanted(record->now()))
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

bool isAsking(const GameState &state, DecisionKind kind, int turn) {
    return state.pending.kind == kind && state.turnNumber >= turn;
}

void pickFighter(AppShell &shell) {
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

std::vector<Picture> pictures() {
    const auto room = [](const char *name) {
        return [name](AppShell &, MainWindow &main) { main.enter(QString::fromLatin1(name)); };
    };
    const auto scene = [](Scene wanted, std::function<void(AppShell &)> then = {}) {
        return [wanted, then](AppShell &shell, MainWindow &main) {
            openScene(shell, main, wanted);
            if (then)
                then(shell);
        };
    };
    const auto at = [](DecisionKind kind, int turn) {
        return [kind, turn](const GameState &state) { return isAsking(state, kind, turn); };
    };
    using D = DecisionKind;
    return {
        {"home", [](AppShell &, MainWindow &) {}},
        {"new-game", room("newGame")},
        {"new-game-teams",
         [](AppShell &shell, MainWindow &main) {
             shell.newGame()->setPlayers(4);
             main.enter(QStringLiteral("newGame"));
         }},
        {"settings", room("settings")},
        {"replays", room("replays")},
        {"rules", room("rules")},
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
        {"table-setup", scene({1, {5, 1}, at(D::ChoosePlacement, 0)})},
        {"table-action", scene({1, {4, 1}, at(D::ChooseAction, 5)})},
        {"table-move", scene({1, {4, 1}, at(D::ChooseMove, 5)}, pickFighter)},
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
                         [](AppShell &shell) {
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
             QElapsedTimer timer;
             timer.start();
             while (shell.session() != nullptr && shell.session()->phase() != GameSession::Over &&
                    timer.elapsed() < kLongestGame)
                 settle(20);
         }},
    };
}

struct Look {
    QString language;
    bool isDark;
    QSize size;
    QString name() const {
        return QStringLiteral("%1-%2-%3").arg(language, isDark ? u"dark" : u"light").arg(size.width());
    }
};

QList<Look> looks() {
    QList<Look> all;
    for (const char *language : {"en", "fr", "de"})
        for (const bool isDark : {false, true})
            all.push_back({QString::fromLatin1(language), isDark, {1440, 900}});
    for (const char *language : {"en", "fr", "de"})
        all.push_back({QString::fromLatin1(language), false, {1024, 640}});
    all.push_back({QStringLiteral("de"), true, {1920, 1080}});
    return all;
}

bool take(const Picture &picture, const Look &look, const QString &path) {
    QTemporaryDir places;
    AppShell shell({places.filePath(QStringLiteral("settings.json")), places.path()});
    shell.settings()->setTheme(look.isDark ? QStringLiteral("dark") : QStringLiteral("light"));
    shell.settings()->setMotion(QStringLiteral("instant"));
    shell.settings()->setPauseAfterCombat(true);
    shell.settings()->setAutosaveFolder(places.filePath(QStringLiteral("games")));
    shell.language()->setCode(look.language);
    MainWindow main(shell);
    if (main.window() == nullptr)
        return false;
    main.window()->resize(look.size);
    main.window()->show();
    settle();
    picture.reach(shell, main);
    settle();
    return main.window()->grabWindow().save(path);
}

} // namespace

int takeScreenshots(const QString &folder, const QString &only) {
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "The folder %s cannot be made.\n", qPrintable(folder));
        return 2;
    }
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    // What the workshops remember of the user's own files is not touched, and not in the pictures.
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    std::vector<Picture> all = pictures();
    for (const WorkshopPicture &picture : workshopPictures())
        all.push_back({picture.name, picture.reach});
    for (auto &[name, reach] : printPictures())
        all.push_back({name, std::move(reach)});
    for (auto &[name, reach] : deckPictures())
        all.push_back({name, std::move(reach)});
    int status = 0;
    for (const Picture &picture : all)
        for (const Look &look : looks()) {
            const QString name = QStringLiteral("%1-%2").arg(QString::fromLatin1(picture.name), look.name());
            if (!only.isEmpty() && !name.contains(only))
                continue;
            if (!take(picture, look, QDir(folder).filePath(name + QStringLiteral(".png")))) {
                std::fprintf(stderr, "The picture %s could not be written.\n", qPrintable(name));
                status = 1;
            }
        }
    return status;
}

} // namespace champclos::app
