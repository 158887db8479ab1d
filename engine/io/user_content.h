// SPDX-License-Identifier: MIT
//
// Where a user's decks, battlefields and lessons lie: those of their own in one folder for each kind, a file for each
// thing, named after its id; those of installed packages in a folder for each package (package_store.h). The workshops
// write the former; a library finds in both what is not built in.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace champclos::io {

enum class UserContent { Decks, Battlefields, Lessons };

std::string userFolder(UserContent kind);
std::string installedFolder(); ///< of all packages
/// The files of the user's own, newest first; whether they can be read is another matter.
std::vector<std::string> userFiles(UserContent kind);
/// The files of installed packages, by package and name.
std::vector<std::string> installedFiles(UserContent kind);
/// The file of that id, the user's own before an installed one; nothing if there is none.
std::optional<std::string> userFile(UserContent kind, const std::string &id);

} // namespace champclos::io
