// SPDX-License-Identifier: MIT
#include "tests/support/settings.h"

#include "engine/core/rng.h"
#include "engine/rules/setup.h"
#include "tests/support/content.h"
#include "tests/support/strange_board.h"

namespace champclos::test {

std::vector<Setting> makeSettings() {
    std::vector<Setting> settings;
    std::uint64_t seed = 1;
    for (const char *board : kBoardNames)
        for (const char *one : kDeckNames)
            for (const char *other : kDeckNames)
                settings.push_back(
                    {std::string(board) + " " + one + " " + other, matchOf(board, {one, other}), seed++});
    Rng rng(4);
    const auto any = [&] { return std::string(kDeckNames[static_cast<std::size_t>(rng.below(10))]); };
    for (int team = 0; team < 40; ++team) {
        const std::vector<std::string> seats = {any(), any(), any(), any()};
        settings.push_back({"greenwood " + seats[0] + " " + seats[1] + " " + seats[2] + " " + seats[3],
                            matchOf("greenwood", seats), seed++});
    }
    for (std::uint64_t strange = 1; strange <= 30; ++strange) {
        const Battlefield board = strangeBoard(boardNamed("greenwood"), strange);
        const std::string one = any(), other = any();
        settings.push_back(
            {board.id + " " + one + " " + other, makeMatch(board, {deckNamed(one), deckNamed(other)}).match, seed++});
    }
    return settings;
}

} // namespace champclos::test
