// SPDX-License-Identifier: MIT
//
// A hand on the window while a picture is arranged: it waits, finds what can be seen by its name, clicks and scrolls.
// What it does not find it says on the console, and the picture is taken all the same.
#pragma once

#include "app/program/window.h"

#include <QQuickItem>

#include <functional>
#include <initializer_list>

namespace champclos::pictures {

/// How long something may take that really has to be played or laid out, in milliseconds.
inline constexpr int kPatience = 60000;

/// Lets the window draw and move for a while.
void settle(int milliseconds = 150);
/// The same until something has come about, but not for ever.
void waitUntil(const std::function<bool()> &isDone);

class Hand {
public:
    explicit Hand(app::MainWindow &main) : m_window(main.window()) {}

    /// The item of that name that can be seen, or null and a complaint.
    QQuickItem *item(const QString &name) const;
    void click(const QString &name);
    void clickAll(std::initializer_list<const char *> names);
    /// Rests on it until its tip is there.
    void point(const QString &name);
    /// Scrolls until it is in view, as a wheel would.
    void reveal(const QString &name);
    /// As if it had been pressed, opened, or whatever its signal says.
    void touch(const QString &name, const char *signal);

private:
    QQuickWindow *m_window;
};

} // namespace champclos::pictures
