// SPDX-License-Identifier: MIT
//
// The pictures of the battlefield workshop and of its balance run: a board in the making, with problems, guides, a
// picture to trace over, other eyes, a full board, and runs that are really played.
#pragma once

#include <functional>
#include <vector>

namespace champclos::app {

class AppShell;
class MainWindow;

struct WorkshopPicture {
    const char *name;
    std::function<void(AppShell &, MainWindow &)> reach; ///< how the program gets there from its first page
};

std::vector<WorkshopPicture> workshopPictures();

} // namespace champclos::app
