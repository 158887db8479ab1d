// SPDX-License-Identifier: MIT
//
// What `champclos --screenshots` shows: the pages and positions by name, and how the program gets to each of them from
// its first page. How and in which looks they are drawn is in screenshots.cpp.
#pragma once

#include <functional>
#include <vector>

namespace champclos::app {

class AppShell;
class MainWindow;

struct Picture {
    const char *name;
    std::function<void(AppShell &, MainWindow &)> reach;
};

std::vector<Picture> pictures();

/// Lets the window draw and move for a while.
void settle(int milliseconds = 150);

} // namespace champclos::app
