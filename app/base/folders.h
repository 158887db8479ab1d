// SPDX-License-Identifier: MIT
//
// Where a user's things lie on disk. Each place is spelled here and nowhere else; nothing is made or read.
#pragma once

#include <QString>

namespace champclos::app {

QString dataFolder(); ///< of the program, for this user; the others lie in it
QString gamesFolder();
QString decksFolder();
QString battlefieldsFolder();
QString recoveryFolder(); ///< what was not saved when the program ended
QString reviewsFolder();  ///< what can be thought out again
QString settingsFolder(); ///< and of what tells one running program from the next
QString settingsFile();
QString documentsFolder(); ///< of the user: the home where there is none

} // namespace champclos::app
