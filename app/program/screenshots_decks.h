// SPDX-License-Identifier: MIT
//
// Pictures of the deck workshop beyond its first page: panes, deep effects, what fits, reports. Each is reached by
// clicks on the page, as a person would.
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace champclos::app {

class AppShell;
class MainWindow;

/// Names of pictures, and how the program gets there from its first page.
std::vector<std::pair<const char *, std::function<void(AppShell &, MainWindow &)>>> deckPictures();

} // namespace champclos::app
