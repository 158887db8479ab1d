// SPDX-License-Identifier: MIT
//
// What the windows cost: the time to the first frame and the memory of the program, as ratios to a bare Qt Quick
// Controls window on the same machine, and the time of a frame of the fullest table while a fighter moves. Each start
// is a process of its own: this program again, with a word that says which window it shall show; the program's is what
// its main function does, on a screen where its window has its usual size. `./dev bench-ui`.
#include "app/paint/fonts.h"
#include "app/play/game_file.h"
#include "app/program/graphics.h"
#include "app/program/program.h"
#include "app/program/window.h"
#include "app/shell/app_shell.h"
#include "engine/rules/game.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace champclos;

namespace {

constexpr int kStarts = 25;
constexpr int kMoves = 12;
constexpr double kMostRatio = 2;
constexpr double kMostFrame = 16; // milliseconds

const char kBareWindow[] = "import QtQuick\nimport QtQuick.Controls\n"
                           "ApplicationWindow { width: 1440; height: 900; visible: true\n"
                           "Button { anchors.centerIn: parent; text: 'Play' } }";

const char kScreens[] = R"({"screens": [{"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080,
                        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})";

/// Kilobytes of memory that only this process uses or that it has touched; 0 where that is not known.
long residentKilobytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').value(1).toLong();
    return 0;
}

void reportFirstFrame(QQuickWindow &window) {
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [] {
        std::printf("first frame, %ld kB\n", residentKilobytes());
        std::fflush(stdout);
        QCoreApplication::quit();
    });
}

int showBare(int argc, char **argv) {
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Champclos"));
    app::chooseRenderer();
    QQmlApplicationEngine engine;
    engine.loadData(kBareWindow);
    if (engine.rootObjects().isEmpty())
        return 1;
    reportFirstFrame(*qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst()));
    return QApplication::exec();
}

/// Without the word that led here.
int showProgram(char **argv) {
    char *arguments[] = {argv[0], nullptr};
    return app::runProgram(1, arguments, reportFirstFrame);
}

// ---- surroundings

/// A home where nothing was ever played and, if nobody said what to show on, a screen of a common size. For this
/// process and those it starts.
void useSurroundings(const QTemporaryDir &folder) {
    for (const char *place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(place, QFile::encodeName(folder.path()));
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        return;
    QDir::setCurrent(folder.path()); // a path with a colon would not be understood
    QFile screens(QStringLiteral("screens.json"));
    if (screens.open(QIODevice::WriteOnly))
        screens.write(kScreens);
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=screens.json");
}

// ---- starts

struct Start {
    double milliseconds = 0;
    double kilobytes = 0;
};

Start startOnce(const char *what) {
    QElapsedTimer timer;
    QProcess process;
    timer.start();
    process.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(what)});
    process.waitForReadyRead(30000);
    Start start;
    start.milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    start.kilobytes = process.readAll().split(' ').value(2).toDouble();
    process.waitForFinished();
    return start;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

/// By turns, so that a busy machine is busy for both; the middle start of each is compared. The quickest would favour
/// the shorter one: on a busy machine it now and then gets through undisturbed.
bool compareStarts() {
    std::vector<double> bareTimes, ownTimes, bareSizes, ownSizes;
    for (int run = 0; run < kStarts; ++run) {
        const Start bare = startOnce("--bare");
        const Start own = startOnce("--program");
        bareTimes.push_back(bare.milliseconds);
        ownTimes.push_back(own.milliseconds);
        bareSizes.push_back(bare.kilobytes);
        ownSizes.push_back(own.kilobytes);
    }
    const double bareTime = median(bareTimes);
    const double ownTime = median(ownTimes);
    const double time = ownTime / bareTime;
    const double size = median(ownSizes) / median(bareSizes);
    std::printf("first frame      %7.0f ms   bare window %7.0f ms   ratio %.2f (at most %.0f)\n", ownTime, bareTime,
                time, kMostRatio);
    std::printf("memory           %7.1f MB   bare window %7.1f MB   ratio %.2f (at most %.0f)\n",
                median(ownSizes) / 1024, median(bareSizes) / 1024, size, kMostRatio);
    return time <= kMostRatio && size <= kMostRatio;
}

// ---- frames

/// Processor time of this thread: what a frame costs, whatever else the machine does.
double threadMilliseconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#else
    return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
#endif
}

/// Sleeps between events, so that waiting is not counted.
void processFor(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

QQuickItem *findItem(QQuickItem *item, const QString &name) {
    if (item->objectName() == name && item->isVisible())
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = findItem(child, name))
            return found;
    return nullptr;
}

/// Four seats on the battlefield with most spaces, when all have placed their fighters.
bool openFullestTable(app::AppShell &shell, app::MainWindow &main, const QString &path) {
    const io::Library &library = shell.library()->library();
    std::string board;
    std::size_t most = 0;
    for (const std::string &id : library.battlefieldIds()) {
        io::Diagnostics diagnostics;
        const auto record =
            io::beginGame(library, id, {"robin-hood", "wayward-sisters", "titania", "king-arthur"}, 1, diagnostics);
        if (record && record->match->battlefield.spaces.size() > most) {
            most = record->match->battlefield.spaces.size();
            board = id;
        }
    }
    io::Diagnostics diagnostics;
    auto record =
        io::beginGame(library, board, {"robin-hood", "wayward-sisters", "titania", "king-arthur"}, 1, diagnostics);
    const auto legal = std::make_unique<ActionList>();
    while (record && record->now().turnNumber == 0) {
        legalActions(*record->match, record->now(), *legal);
        record->play((*legal)[0]);
    }
    if (!record)
        return false;
    app::GameFile game{*record, {}, false, QDateTime::currentDateTimeUtc()};
    for (int seat = 0; seat < 4; ++seat)
        game.seats.push_back({true, {}, {}, 0});
    if (!app::writeGame(path, game, diagnostics) || !shell.loadGame(path))
        return false;
    main.enter(QStringLiteral("table"));
    std::printf("table            %zu spaces, 4 seats, %d fighters\n", most,
                shell.session()->table()->view()->fighters()->count());
    return true;
}

/// A fighter glides from space to space along lines; milliseconds of each frame.
std::vector<double> framesOfMoves(app::AppShell &shell, app::MainWindow &main) {
    QQuickItem *token = findItem(main.window()->contentItem(), QStringLiteral("fighter-0"));
    const app::RowModel *spaces = shell.session()->table()->view()->spaces();
    std::vector<double> frames;
    if (token == nullptr)
        return frames;
    double before = threadMilliseconds();
    QObject::connect(main.window(), &QQuickWindow::frameSwapped, main.window(), [&] {
        const double now = threadMilliseconds();
        frames.push_back(now - before);
        before = now;
    });
    for (int move = 0; move < kMoves; ++move) {
        QVariantList way;
        for (int step = 0; step < 4; ++step) {
            const int row = (move * 7 + step) % spaces->count();
            way.push_back(QPointF(spaces->value(row, "boardX").toDouble(), spaces->value(row, "boardY").toDouble()));
        }
        before = threadMilliseconds();
        QMetaObject::invokeMethod(token, "glide", Q_ARG(QVariant, way), Q_ARG(QVariant, 500));
        processFor(560);
    }
    QObject::disconnect(main.window(), &QQuickWindow::frameSwapped, nullptr, nullptr);
    return frames;
}

bool measureFrames() {
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    paint::registerFonts();
    const QTemporaryDir folder;
    app::AppShell shell({folder.filePath(QStringLiteral("settings.json")), folder.path()});
    shell.settings()->setAutosaveFolder(folder.path());
    app::MainWindow main(shell);
    if (main.window() == nullptr)
        return false;
    main.window()->resize(1440, 900);
    processFor(300);
    if (!openFullestTable(shell, main, folder.filePath(QStringLiteral("game.champclos"))))
        return false;
    processFor(1500);
    std::vector<double> frames = framesOfMoves(shell, main);
    std::sort(frames.begin(), frames.end());
    if (frames.size() < 50) {
        std::printf("only %zu frames were drawn\n", frames.size());
        return false;
    }
    const double almostAll = frames[frames.size() * 99 / 100];
    std::printf(
        "frame of a move  %7.1f ms   of 99 in 100 at most %.1f ms, longest %.1f ms, %zu frames (at most %.0f ms)\n",
        frames[frames.size() / 2], almostAll, frames.back(), frames.size(), kMostFrame);
    return almostAll <= kMostFrame;
}

} // namespace

int main(int argc, char **argv) {
    const QByteArray what(argc > 1 ? argv[1] : "");
    if (what == "--bare")
        return showBare(argc, argv);
    if (what == "--program")
        return showProgram(argv);
    const QTemporaryDir folder;
    useSurroundings(folder);
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Champclos"));
    const bool areStartsGood = compareStarts();
    const bool areFramesGood = measureFrames();
    return areStartsGood && areFramesGood ? 0 : 1;
}
