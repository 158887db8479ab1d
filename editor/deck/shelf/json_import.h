// SPDX-License-Identifier: MIT
//
// Decks from the JSON of other programs: what deck makers on the web export (hero, sidekick, cards), and saved objects
// of tabletop simulators (a deck of cards with names and descriptions). Names, types, numbers and copies are taken;
// what a card does stays a note. Which of the two it is, is found out. Pictures are not fetched, nothing is written.
#pragma once

#include "editor/deck/shelf/deck_builder.h"

namespace champclos::editor {

inline constexpr std::size_t kMaxForeignBytes = std::size_t(8) << 20;

/// `title` is the name of the deck where the file does not say one, usually the file's.
ImportResult importJson(const QByteArray &file, Language language, const QString &title);

} // namespace champclos::editor
