// SPDX-License-Identifier: MIT
//
// From an instruction back to the sentence it was compiled from: whose sentence it is, and which term of it. The
// compiler has written the map (Program::origins); whoever tells a player what is asked reads it here. No rule does.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"

#include <vector>

namespace champclos {

/// One term on the way down to the part: where it stands, and in which list.
struct OriginStep {
    const Term *term = nullptr;
    const Block *block = nullptr; ///< the list it stands in
    std::size_t index = 0;        ///< its place there
    std::size_t operand = 0;      ///< of the term above; of a statement of the effect itself it says nothing
};

struct Origin {
    SentenceOwner owner;
    const Block *effect = nullptr;       ///< all statements of the owner's effect; null if nothing is known
    const AbilityDef *ability = nullptr; ///< of an ability, or of a side card's
    std::vector<OriginStep> path;        ///< outermost first; empty for the effect as a whole
};

/// Pointers into `tables.deck`.
Origin originOf(const SeatTables &tables, std::size_t pc);

/// The effect under way, if one is on top of the stack: the instruction that asks and where it came from.
const Op *askingOp(const Match &match, const FrameStack &frames);
Origin askingOrigin(const Match &match, const FrameStack &frames);

} // namespace champclos
