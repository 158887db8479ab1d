// SPDX-License-Identifier: MIT
#include "app/program/program.h"

#ifdef _WIN32
#include <windows.h>

#include <cstdio>

namespace {

/// A program with windows has no console of its own there; what it prints goes to the one it was called from.
void joinConsole() {
    if (GetStdHandle(STD_OUTPUT_HANDLE) != nullptr || AttachConsole(ATTACH_PARENT_PROCESS) == 0)
        return;
    SetConsoleOutputCP(CP_UTF8);
    std::freopen("CONOUT$", "w", stdout);
    std::freopen("CONOUT$", "w", stderr);
}

} // namespace
#endif

int main(int argc, char **argv) {
#ifdef _WIN32
    joinConsole();
#endif
    return champclos::app::runProgram(argc, argv);
}
