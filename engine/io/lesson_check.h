// SPDX-License-Identifier: MIT
//
// Plays a lesson through: whether every action that it names is allowed when its turn comes, whether somebody answers
// whenever one of the others is asked, and whether it comes to its end. It asks the engine and knows no rule.
#pragma once

#include "engine/io/content_reader.h"
#include "engine/io/lesson.h"
#include "engine/io/record.h"

namespace champclos::io {

/// A game at the beginning of a step that has a position, or of the lesson (-1).
GameRecord recordFrom(const Lesson &lesson, int step);
/// A game at the beginning of any step, as the lesson plays it; after free turns: where these began.
GameRecord recordAt(const Lesson &lesson, std::size_t step);

/// Reports what is wrong, with the path in the file; the lesson has its match, and its positions are possible.
void check(const Lesson &lesson, Diagnostics &diagnostics);

} // namespace champclos::io
