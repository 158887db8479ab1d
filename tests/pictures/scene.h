// SPDX-License-Identifier: MIT
//
// A game to look at, without anybody who plays it: two decks or more, played by chance until the position is a wanted
// one, and opened as a saved game is.
#pragma once

#include "engine/io/record.h"
#include "tests/pictures/picture.h"

#include <cstdint>
#include <optional>

namespace champclos::pictures {

using Wanted = std::function<bool(const Match &, const GameState &)>;

/// Battlefield and decks are numbers in the sorted lists of the library.
struct Scene {
    std::size_t battlefield;
    std::vector<std::size_t> decks;
    Wanted isWanted;
    std::uint64_t seed = 1;
};

/// Who sits at the table: whoever has to decide, against computers that never get to think; people only; or computers
/// only, who play on at once.
enum class Seats { Asked, People, Computers };

void openScene(AppShell &shell, MainWindow &main, const Scene &scene, Seats seats = Seats::Asked);
/// Puts it among the saved games.
void keepGame(AppShell &shell, const Scene &scene);

bool isAsking(const GameState &state, DecisionKind kind, int turn);
/// From that turn on.
Wanted at(DecisionKind kind, int turn);
bool isOver(const Match &match, const GameState &state);
bool canAttack(const Match &match, const GameState &state);

/// The scene, and what is to be done there.
Way sceneWith(Scene scene, Way then = {});

} // namespace champclos::pictures
