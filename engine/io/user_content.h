// SPDX-License-Identifier: MIT
//
// Where a user's own decks and battlefields lie: one folder for each beside the program's other data, a file for each
// thing, named after its id. The workshops write there; a library finds there what is not built in.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace champclos::io {

enum class UserContent { Decks, Battlefields };

std::string userFolder(UserContent kind);
/// The files there, newest first; whether they can be read is another matter.
std::vector<std::string> userFiles(UserContent kind);
/// The file of that id; nothing if there is none.
std::optional<std::string> userFile(UserContent kind, const std::string &id);

} // namespace champclos::io
