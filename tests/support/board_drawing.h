// SPDX-License-Identifier: MIT
//
// A battlefield drawn with letters, for scenarios:
//
//     a---b---c
//     |  / \  |
//     d-e   f-g
//
// Words of small letters and digits are spaces; - | / \ are lines, X is a crossing of / and \.
#pragma once

#include "engine/core/battlefield.h"

#include <string>
#include <vector>

namespace champclos::test {

struct BoardDrawing {
    Battlefield board;   ///< spaces and lines; spaces in reading order
    std::string problem; ///< as a sentence; empty if there is none
};
BoardDrawing readDrawing(const std::vector<std::string> &rows);

/// Index of a space by its id, or none.
SpaceId spaceNamed(const Battlefield &board, const std::string &id);

} // namespace champclos::test
