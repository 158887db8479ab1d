// SPDX-License-Identifier: MIT
#include "engine/cli/terminal.h"

#include "engine/io/wrap.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace champclos::cli {

#ifdef _WIN32

namespace {

HANDLE handleOf(Stream stream) { return GetStdHandle(stream == Stream::Out ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE); }

std::string utf8(const wchar_t *text) {
    const int size = WideCharToMultiByte(CP_UTF8, 0, text, -1, nullptr, 0, nullptr, nullptr);
    if (size <= 1)
        return {};
    std::string bytes(static_cast<std::size_t>(size), '\0');
    WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes.data(), size, nullptr, nullptr);
    bytes.pop_back(); // the null at the end
    return bytes;
}

/// Colors are the same sequences of characters as elsewhere.
void letColorsThrough(Stream stream) {
    DWORD mode = 0;
    if (GetConsoleMode(handleOf(stream), &mode) != 0)
        SetConsoleMode(handleOf(stream), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

} // namespace

std::vector<std::string> openTerminal(int argc, char **argv) {
    SetConsoleCP(CP_UTF8);
    SetConsoleOutputCP(CP_UTF8);
    _setmode(1, _O_BINARY);
    _setmode(2, _O_BINARY);
    letColorsThrough(Stream::Out);
    letColorsThrough(Stream::Err);

    // What main() gets has lost the letters that the code page of the system lacks.
    int count = 0;
    LPWSTR *const wide = CommandLineToArgvW(GetCommandLineW(), &count);
    if (wide == nullptr)
        return {argv + 1, argv + argc};
    std::vector<std::string> arguments;
    for (int index = 1; index < count; ++index)
        arguments.push_back(utf8(wide[index]));
    LocalFree(wide);
    return arguments;
}

bool isTerminalAt(Stream stream) {
    DWORD mode = 0;
    return GetConsoleMode(handleOf(stream), &mode) != 0;
}

std::size_t terminalColumns() {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (GetConsoleScreenBufferInfo(handleOf(Stream::Out), &info) == 0)
        return 0;
    return static_cast<std::size_t>(info.srWindow.Right - info.srWindow.Left + 1);
}

#else

std::vector<std::string> openTerminal(int argc, char **argv) { return {argv + 1, argv + argc}; }

bool isTerminalAt(Stream stream) { return isatty(static_cast<int>(stream)) != 0; }

std::size_t terminalColumns() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#endif

std::size_t screenColumns(bool isTerminal) {
    constexpr std::size_t kLeast = 40;
    constexpr std::size_t kMost = 120; // longer lines are hard to read
    std::size_t columns = 0;
    if (const char *given = std::getenv("COLUMNS")) // NOLINT(concurrency-mt-unsafe): nobody sets it
        std::from_chars(given, given + std::strlen(given), columns);
    if (columns == 0 && isTerminal)
        columns = terminalColumns();
    return columns == 0 ? io::kUsualColumns : std::clamp(columns, kLeast, kMost);
}

} // namespace champclos::cli
