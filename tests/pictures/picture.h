// SPDX-License-Identifier: MIT
//
// What there is to be pictured: pages and positions by name, and how the program gets to each of them from its first
// page. In which looks they are drawn is in main.cpp.
#pragma once

#include "app/program/window.h"
#include "app/shell/app_shell.h"

#include <functional>
#include <vector>

namespace champclos::pictures {

using app::AppShell;
using app::MainWindow;

using Way = std::function<void(AppShell &, MainWindow &)>;

struct Picture {
    const char *name;
    Way reach;
};

/// The first page, settings, rules, saved games and replays.
std::vector<Picture> pagePictures();
/// A game: what can be asked, what can be laid over the table, its end.
std::vector<Picture> tablePictures();
/// The battlefield workshop and its balance run: a board in the making, with problems, guides, a picture to trace over,
/// other eyes, a full board, and runs that are really played.
std::vector<Picture> battlefieldPictures();
/// The deck workshop: panes, deep effects, what fits, reports. Each is reached by clicks on the page.
std::vector<Picture> deckPictures();
/// The print page, for each kind of job and for what can go wrong there.
std::vector<Picture> printPictures();

} // namespace champclos::pictures
