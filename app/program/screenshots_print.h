// SPDX-License-Identifier: MIT
//
// The pictures of the print page, one for each kind of job and for what can go wrong there.
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace champclos::app {

class AppShell;
class MainWindow;

/// The name of a picture, and how the program gets there from its first page.
using PrintPicture = std::pair<const char *, std::function<void(AppShell &, MainWindow &)>>;
std::vector<PrintPicture> printPictures();

} // namespace champclos::app
