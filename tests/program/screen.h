// SPDX-License-Identifier: MIT
//
// The program as a user has it before him, without a display: the window over a shell that keeps its files in a folder
// of the test, items found by name, real mouse clicks and keys. Header only. It never calls what a click would call.
#pragma once

#include "app/paint/fonts.h"
#include "app/play/game_file.h"
#include "app/program/window.h"
#include "app/shell/app_shell.h"
#include "engine/core/rng.h"
#include "engine/rules/game.h"

#include <QDir>
#include <QEventLoop>
#include <QQuickItem>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace champclos::test {

/// How long something may take that takes a moment, on a machine that has much else to do.
inline constexpr int kPatience = 60000;

/// Before the first window of a test program.
inline void prepareScreens() {
    QCoreApplication::setApplicationName(QStringLiteral("Champclos"));
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    paint::registerFonts();
}

/// In init() of every test: whatever the console would say makes it fail.
inline void failOnAnyWarning() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

/// These decks on this battlefield, played by chance from several seeds until the position is a wanted one.
inline std::optional<io::GameRecord> recordUntil(const io::Library &library, const char *battlefield,
                                                 const std::vector<std::string> &decks,
                                                 const std::function<bool(const GameState &)> &isWanted) {
    const auto legal = std::make_unique<ActionList>();
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        io::Diagnostics diagnostics;
        auto record = io::beginGame(library, battlefield, decks, seed, diagnostics);
        if (!record)
            return std::nullopt;
        Rng chance(seed);
        for (;;) {
            if (isWanted(record->now()))
                return record;
            if (record->now().isOver())
                break;
            legalActions(*record->match, record->now(), *legal);
            record->play((*legal)[chance.below(legal->size())]);
        }
    }
    return std::nullopt;
}

class Screen {
public:
    /// Games and settings are kept in `folder`, or in one that goes with the screen.
    explicit Screen(const QString &language, QSize size = {1024, 640}, const QString &folder = {})
        : m_folder(folder.isEmpty() ? m_temporary.path() : folder) {
        m_shell = std::make_unique<app::AppShell>(
            app::AppShell::Places{m_folder + QStringLiteral("/settings.json"), m_folder});
        m_shell->settings()->setMotion(QStringLiteral("instant"));
        m_shell->settings()->setTheme(QStringLiteral("light"));
        m_shell->settings()->setAutosaveFolder(m_folder + QStringLiteral("/games"));
        m_shell->language()->setCode(language);
        m_shell->newGame()->setSeedText(QStringLiteral("1")); // the same game in every run
        m_shell->newGame()->setFirstSeat(0);
        m_main = std::make_unique<app::MainWindow>(*m_shell);
        if (window() == nullptr)
            qFatal("the window could not be made");
        window()->resize(size);
        window()->show();
        window()->requestActivate();
        if (!QTest::qWaitForWindowExposed(window(), kPatience) || !QTest::qWaitForWindowActive(window(), kPatience))
            qFatal("the window does not show");
        settle();
    }

    int clicks = 0; ///< so far
    int keys = 0;

    app::AppShell &shell() { return *m_shell; }
    app::MainWindow &main() { return *m_main; }
    QQuickWindow *window() const { return m_main->window(); }
    app::GameSession *session() const { return m_shell->session(); }
    QString room() const { return window()->property("room").toString(); }
    const QString &folder() const { return m_folder; }

    /// Until so many frames are drawn: after the second everything lies where it belongs.
    void settle(int frames = 2) {
        for (int frame = 0; frame < frames; ++frame) {
            QEventLoop loop;
            QObject::connect(window(), &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
            QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
            window()->update();
            loop.exec();
        }
    }
    bool waitFor(const std::function<bool()> &isTrue, int milliseconds = kPatience) {
        const bool isDone = QTest::qWaitFor(isTrue, milliseconds);
        settle();
        return isDone;
    }

    /// The item of that name which can be seen; null if there is none.
    QQuickItem *find(const QString &name) const { return findIn(window()->contentItem(), name); }
    QQuickItem *find(const char *name) const { return find(QString::fromLatin1(name)); }

    /// At a share of its width and height; false if it is not to be seen.
    bool click(const QString &name, QPointF share = {0.5, 0.5}) {
        const QQuickItem *item = find(name);
        if (item == nullptr)
            return false;
        clickAt(item->mapToScene({item->width() * share.x(), item->height() * share.y()}));
        return true;
    }
    bool click(const char *name) { return click(QString::fromLatin1(name)); }
    void clickAt(QPointF point) {
        QTest::mouseMove(window(), point.toPoint());
        ++clicks;
        QTest::mouseClick(window(), Qt::LeftButton, {}, point.toPoint());
        settle(1);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        ++keys;
        QTest::keyClick(window(), key, modifiers);
        settle(1);
    }
    void press(char letter) {
        ++keys;
        QTest::keyClick(window(), letter);
        settle(1);
    }
    /// With the left button, in several steps, and for a look in between.
    void drag(QPointF from, QPointF to, const std::function<void()> &look = {}) {
        QTest::mouseMove(window(), from.toPoint());
        QTest::mousePress(window(), Qt::LeftButton, {}, from.toPoint());
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(window(), (from + (to - from) * step / 6).toPoint());
        settle();
        if (look)
            look();
        QTest::mouseRelease(window(), Qt::LeftButton, {}, to.toPoint());
        settle();
    }
    QPointF middleOf(const QString &name) const {
        const QQuickItem *item = find(name);
        return item != nullptr ? item->mapToScene({item->width() / 2, item->height() / 2}) : QPointF(-1, -1);
    }

    /// Opens a game at its last decision. People sit at `humans`; the others are computers.
    bool open(const io::GameRecord &record, SeatSet humans, bool isOnePerson = true) {
        app::GameFile game{record, {}, false, QDateTime::currentDateTimeUtc()};
        for (int seat = 0; seat < record.match->seatCount; ++seat)
            game.seats.push_back({humans.contains(SeatId(seat)), ai::Level::Random, {}, isOnePerson ? 0 : seat});
        const QString path = m_folder + QStringLiteral("/opened.champclos");
        io::Diagnostics diagnostics;
        if (!app::writeGame(path, game, diagnostics) || !m_shell->loadGame(path))
            return false;
        m_main->enter(session() != nullptr ? QStringLiteral("table") : QStringLiteral("replay"));
        settle();
        return true;
    }

private:
    static QQuickItem *findIn(QQuickItem *item, const QString &name) {
        if (!item->isVisible())
            return nullptr;
        if (item->objectName() == name && item->width() >= 0)
            return item;
        const QList<QQuickItem *> children = item->childItems();
        for (QQuickItem *child : children)
            if (QQuickItem *found = findIn(child, name))
                return found;
        return nullptr;
    }

    QTemporaryDir m_temporary;
    QString m_folder;
    std::unique_ptr<app::AppShell> m_shell;
    std::unique_ptr<app::MainWindow> m_main;
};

} // namespace champclos::test
