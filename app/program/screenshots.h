// SPDX-License-Identifier: MIT
//
// Pictures of the main pages and of a set of positions, in three languages, two themes and two window sizes, drawn
// without a display: for looking at what a change did to all of them.
#pragma once

#include <QString>

namespace champclos::app {

/// Writes <page>-<language>-<theme>-<width>.png; the exit status of the program.
int takeScreenshots(const QString &folder, const QString &only);

} // namespace champclos::app
