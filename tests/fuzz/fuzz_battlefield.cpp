// SPDX-License-Identifier: MIT
//
// The battlefield reader: anything is read or refused; what is read is written and read back, and makes a match.
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/rules/setup.h"

#include <cstdlib>

using namespace champclos;

namespace {

DeckDef deck() {
    io::Diagnostics diagnostics("deck");
    auto read = io::loadDeck(std::string(CHAMPCLOS_SOURCE_DIR) + "/resources/decks/robin-hood.json", diagnostics);
    if (!read)
        std::abort();
    return *read;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    static const DeckDef kDeck = deck();
    const std::string_view text(reinterpret_cast<const char *>(data), size); // NOLINT: bytes are what a reader gets
    io::Diagnostics draftDiagnostics("draft");
    if (const auto draft = io::readBattlefieldDraft(text, draftDiagnostics))
        io::writeBattlefield(*draft);
    io::Diagnostics diagnostics("fuzz");
    const auto board = io::readBattlefield(text, diagnostics);
    if (board.has_value() == diagnostics.hasErrors())
        std::abort(); // read in spite of an error, or refused without one
    if (!board)
        return 0;
    io::Diagnostics again("written");
    const auto back = io::readBattlefield(io::writeBattlefield(*board), again);
    if (!back || !(*back == *board))
        std::abort();
    if (!makeMatch(*board, {kDeck, kDeck}).match)
        std::abort();
    return 0;
}
