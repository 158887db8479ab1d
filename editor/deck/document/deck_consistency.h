// SPDX-License-Identifier: MIT
//
// What has to follow when a plain field of a deck was changed by hand: a new id everywhere it is used, the sentences of
// a card whose type is another one, the grammar of a name. Only deck_fields.cpp asks.
#pragma once

#include "engine/core/content.h"

#include <string>

namespace champclos::editor {

/// `deck` is `before` with another value at `path`.
void makeConsistent(DeckDef &deck, const DeckDef &before, const std::string &path);

} // namespace champclos::editor
