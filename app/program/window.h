// SPDX-License-Identifier: MIT
//
// The QML side of the program: an engine with the window over a shell, which lies where it lay the last time. Tests and
// pictures make one as the program does.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>

namespace champclos::app {

class AppShell;

class MainWindow {
public:
    /// The shell outlives the window.
    explicit MainWindow(AppShell &shell);
    ~MainWindow();

    /// Null if the QML could not be loaded; the reasons are on the console.
    QQuickWindow *window() const { return m_window; }
    QQmlEngine &engine() { return m_engine; }

    void openFile(const QString &path);
    /// As openFile, but what is not in the library yet is offered to be added first.
    void receiveFile(const QString &path);
    /// In front of other windows, because somebody asked for the program again.
    void raise();
    void enter(const QString &room);

private:
    void place();
    void remember();

    QQmlApplicationEngine m_engine;
    AppShell &m_shell;
    QQuickWindow *m_window = nullptr;
    QRect m_usualPlace; ///< where it lies while it fills neither screen nor desktop
};

} // namespace champclos::app
