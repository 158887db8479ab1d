// SPDX-License-Identifier: MIT
//
// The deck reader: anything is read or refused; what is read is written and read back, makes a match, and a few games
// with it keep the invariants whatever its cards say.
#include "engine/core/invariants.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"

#include <cstdlib>

using namespace champclos;

namespace {

Battlefield board() {
    io::Diagnostics diagnostics("board");
    auto read =
        io::loadBattlefield(std::string(CHAMPCLOS_SOURCE_DIR) + "/resources/battlefields/greenwood.json", diagnostics);
    if (!read)
        std::abort();
    return *read;
}

void playAGame(const Match &match, std::uint64_t seed) {
    Rng choices(seed);
    GameState state = start(match, seed);
    ActionList actions;
    for (int decision = 0; decision < 200 && !state.isOver(); ++decision) {
        if (!brokenInvariant(match, state).empty())
            std::abort();
        legalActions(match, state, actions);
        if (actions.isEmpty())
            std::abort();
        apply(match, state, actions[choices.below(actions.size())]);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    static const Battlefield kBoard = board();
    const std::string_view text(reinterpret_cast<const char *>(data), size); // NOLINT: bytes are what a reader gets
    io::Diagnostics draftDiagnostics("draft");
    if (const auto draft = io::readDeckDraft(text, draftDiagnostics)) {
        io::writeDeck(*draft);
        makeMatch(kBoard, {*draft, *draft}); // may be refused, must not crash
    }
    io::Diagnostics diagnostics("fuzz");
    const auto deck = io::readDeck(text, diagnostics);
    if (deck.has_value() == diagnostics.hasErrors())
        std::abort(); // read in spite of an error, or refused without one
    if (!deck)
        return 0;
    io::Diagnostics again("written");
    const auto back = io::readDeck(io::writeDeck(*deck), again);
    if (!back || !(*back == *deck))
        std::abort();
    const MatchResult made = makeMatch(kBoard, {*deck, *deck});
    if (!made.match)
        std::abort();
    for (std::uint64_t seed = 0; seed < 3; ++seed)
        playAGame(*made.match, seed);
    return 0;
}
