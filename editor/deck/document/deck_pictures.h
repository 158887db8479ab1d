// SPDX-License-Identifier: MIT
//
// The pictures of a deck as a value: which of its parts show one, and which nobody shows any more. How a picture gets
// small enough is in editor/document/picture_import.h.
#pragma once

#include "engine/core/content.h"

#include <string_view>

namespace champclos::editor {

/// What shows a picture at "fighters[0]", "cards[3]" or "back"; nullptr if there is no such part.
PictureUse *pictureUse(DeckDef &deck, std::string_view path);
const PictureUse *pictureUse(const DeckDef &deck, std::string_view path);

/// After every edit: a file holds no picture that is shown nowhere.
void dropUnusedPictures(DeckDef &deck);

} // namespace champclos::editor
