// SPDX-License-Identifier: MIT
//
// The battlefield and the decks of a record as they were played, so that a game can be opened when the files it was
// played with have changed or are gone. Pictures are not copied: a game is saved at every move and does not depend on
// them. They come from the content of the same name, if it is still there; otherwise the drawn style takes their place.
// Not a place for content to be edited or taken from.
#pragma once

#include "engine/io/content_reader.h"
#include "engine/io/library.h"

namespace champclos::io {

inline constexpr KeyRule kCopiesKeys[] = {{"battlefield"}, {"decks"}};

/// How a record calls what was played.
struct ContentNames {
    const std::string &battlefield;
    const std::vector<std::string> &decks; ///< by seat
};

/// {"battlefield": …, "decks": {NAME: …}}, each deck once, under the name by which the seats call it.
JsonValue copiesToJson(const Match &match, const std::vector<std::string> &deckNames);

/// The match of the copies, or nothing and the reasons, with their place in the record.
std::shared_ptr<const Match> matchOfCopies(ContentReader &reader, const JsonNode &copies, const ContentNames &names,
                                           const Library &library);

} // namespace champclos::io
