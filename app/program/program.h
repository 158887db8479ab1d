// SPDX-License-Identifier: MIT
//
// The program: what the command line asks for, then either the print studio without a window or the window. It joins
// play, workshop and print and decides nothing about them.
#pragma once

#include <functional>

class QQuickWindow;

namespace champclos::app {

/// Its name and version, by which Qt also finds its files; before the application object is made.
void nameApplication();

/// `watch` is given the window before it draws its first frame.
int runProgram(int argc, char **argv, const std::function<void(QQuickWindow &)> &watch = {});

} // namespace champclos::app
