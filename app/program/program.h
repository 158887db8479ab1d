// SPDX-License-Identifier: MIT
//
// The program: what the command line asks for, then either the print studio without a window, pictures of all pages
// without a display, or the window. It joins play, workshop and print and decides nothing about them.
#pragma once

namespace champclos::app {

int runProgram(int argc, char **argv);

} // namespace champclos::app
