// SPDX-License-Identifier: MIT
//
// The puzzle reader: anything is read or refused; what is read is written and read back, and its solution can be
// played.
#include "engine/io/puzzle.h"
#include "engine/rules/game.h"

#include <cstdlib>

using namespace champclos;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    static const io::Library kLibrary;
    const std::string_view text(reinterpret_cast<const char *>(data), size); // NOLINT: bytes are what a reader gets
    io::Diagnostics diagnostics("fuzz");
    const auto document = io::parseJson(text, diagnostics);
    if (!document || diagnostics.hasErrors())
        return 0;
    const auto puzzle = io::readPuzzle(*document, kLibrary, diagnostics);
    if (puzzle.has_value() == diagnostics.hasErrors())
        std::abort(); // read in spite of an error, or refused without one
    if (!puzzle)
        return 0;
    GameState state = puzzle->state();
    apply(*puzzle->match, state, puzzle->key());
    io::Diagnostics again("written");
    if (!io::readPuzzle(io::toJson(*puzzle, true), kLibrary, again))
        std::abort();
    return 0;
}
