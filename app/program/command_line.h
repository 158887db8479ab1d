// SPDX-License-Identifier: MIT
//
// What stands on the command line, and the answers for which no window is needed: help, version, what is wrong with the
// arguments, and what still works on a machine without a display. The print command reads its own arguments
// (app/print).
#pragma once

#include <QString>

#include <optional>

namespace champclos::app {

inline constexpr int kNoDisplay = 1; ///< exit status
inline constexpr int kWrongArguments = 2;

/// What the user started the program for.
struct Request {
    std::optional<int> status; ///< a text was the whole answer; it is written, and the program ends with this
    QString file;
};

/// Needs an application object. What is said is said in the system's language.
Request readCommandLine(const QStringList &arguments);
/// Help or version: answered without asking for a display at all.
bool asksForText(int argc, char **argv);
/// There is nothing to open a window on, and nobody said what to use instead.
bool isDisplayMissing(int argc, char **argv);
/// The file (if any) was opened by the program that runs already.
void sayAlreadyRunning(const QString &file);
/// Says what is missing and what still works; the exit status.
int complainAboutDisplay();

} // namespace champclos::app
