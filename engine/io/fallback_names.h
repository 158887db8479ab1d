// SPDX-License-Identifier: MIT
//
// Names for those who write in one language: what has a name in some language gets that one in those where it has none,
// so that a private deck or battlefield can be played, read and printed in all of them. Grammar is not borrowed: in a
// foreign sentence the name stands like a proper name. Files are not changed by it; what is missing in them can be
// asked for, and the workshops warn of it.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/content.h"

#include <string>
#include <vector>

namespace champclos::io {

void fillNames(DeckDef &deck);
void fillNames(Battlefield &battlefield);

/// A name that another language has to lend.
struct MissingName {
    std::string path; ///< of the file: "cards[3].name"
    Language language = Language::En;
};
std::vector<MissingName> missingNames(const DeckDef &deck);
std::vector<MissingName> missingNames(const Battlefield &battlefield);

} // namespace champclos::io
