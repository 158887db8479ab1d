// SPDX-License-Identifier: MIT
#include "tests/support/strange_board.h"

#include "engine/core/rng.h"

#include <utility>

namespace champclos::test {

Battlefield strangeBoard(Battlefield board, std::uint64_t seed) {
    Rng rng(seed);
    board.id = "strange-" + std::to_string(seed);
    for (Line &line : board.lines) {
        line.isOneWay = rng.below(4) == 0;
        line.isHighGround = rng.below(4) == 0;
        if (line.hasArrow() && rng.below(2) == 0)
            std::swap(line.a, line.b);
    }
    for (Space &space : board.spaces) {
        if (rng.below(5) == 0)
            space.passage = rng.below(2) == 0 ? "P" : "Q";
        space.turn = rng.below(360);
        if (rng.below(6) == 0)
            space.name.text = {"Well", "Puits", "Brunnen"};
    }
    board.radius = 24;
    return board;
}

} // namespace champclos::test
