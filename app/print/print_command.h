// SPDX-License-Identifier: MIT
//
// `champclos print …`: everything the print studio makes, as PDF files, without a window. It needs a QGuiApplication,
// for which the platform "offscreen" is enough.
#pragma once

#include <QStringList>

namespace champclos::app::print {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kMisused = 2;

/// `arguments` are what follows the word "print". Says on the standard output what was written, on the error output
/// what was not; returns the exit status.
int runPrintCommand(const QStringList &arguments);

} // namespace champclos::app::print
