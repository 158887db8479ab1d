// SPDX-License-Identifier: MIT
//
// The JSON schema of deck files, made from the same tables that read and check them, so that text editors can complete
// and explain every word. resources/schema/deck.schema.json is what this writes; a test compares them. It says less
// than deck_check.h: a schema cannot know which fighters a deck has.
#pragma once

#include "engine/io/json.h"

namespace champclos::io {

JsonValue deckSchema();

} // namespace champclos::io
