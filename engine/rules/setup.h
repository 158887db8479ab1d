// SPDX-License-Identifier: MIT
//
// Before the first turn: the match is put together (makeMatch), decks are shuffled, hands drawn, fighters placed in
// turn order (S1-S4, P1, P2). Also the way into the middle: a position given by hand is in position.h.
#pragma once

#include "engine/core/action.h"
#include "engine/rules/context.h"

#include <memory>
#include <string>
#include <vector>

namespace champclos {

struct MatchResult {
    std::shared_ptr<const Match> match; ///< null if there is a problem
    std::string problem;                ///< as a sentence
};

/// The battlefield as sets; also of one that is not finished, as long as all its references are good.
BoardTables boardTables(const Battlefield &battlefield);

/// Two decks for a duel, four for team play in the order A1, B1, A2, B2.
MatchResult makeMatch(const Battlefield &battlefield, const std::vector<DeckDef> &decks);

/// S2: shuffles and draws for everybody, then begins to place.
void beginSetup(const Game &game, std::uint64_t seed);

void stepSetup(const Game &game);
void answerSetup(const Game &game, const Action &action);
void listPlacements(const Match &match, const GameState &state, ActionList &actions);

} // namespace champclos
