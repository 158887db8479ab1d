// SPDX-License-Identifier: MIT
//
// What is wrong with a deck under construction, in words that fit the workshop: the engine's diagnostics, each with the
// name of the card or part it is about, and remarks that no linter makes because a finished deck has no such thing.
#pragma once

#include "editor/document/problem_model.h"
#include "engine/core/content.h"

namespace champclos::editor {

QList<Problem> deckProblems(const DeckDef &deck);
/// "Heavy Blow", "Squire", "Ability 1": the part of a deck that a path leads into, in the current language.
QString partTitle(const DeckDef &deck, const std::string &path);

} // namespace champclos::editor
