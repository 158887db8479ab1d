// SPDX-License-Identifier: MIT
//
// The page about how strong the levels are (docs/strength.md): its rows, and the text made from them. It is written by
// `ladder` and read by it again, so that a long measurement can be taken up where it ended. Nothing in it tells of the
// day or the machine.
#pragma once

#include "engine/ai/tournament.h"

#include <string>
#include <vector>

namespace champclos::cli {

/// One level against another.
struct StrengthRow {
    std::string stronger;
    std::string weaker;
    std::string settings;   ///< budgets and seed: what else has to be the same for a row to be kept
    std::int64_t games = 0; ///< one that is drawn or does not end is won by nobody
    std::int64_t wins = 0;  ///< of the stronger
    std::int64_t first = 0; ///< wins of whoever went first
    std::int64_t turns = 0; ///< of all games together
    std::string worst;      ///< a deck and a share: the deck with which the stronger won least
    std::string best;
    friend bool operator==(const StrengthRow &, const StrengthRow &) = default;
};

struct StrengthPage {
    std::string command; ///< how to write it again
    std::vector<std::string> decks;
    std::vector<std::string> battlefields;
    std::vector<StrengthRow> rows;

    const StrengthRow *find(const std::string &stronger, const std::string &weaker) const;
    void put(StrengthRow row); ///< replaces that of the same two
};

std::string strengthText(const StrengthPage &page);
/// The rows of a page that was written before; what is no row is passed over.
std::vector<StrengthRow> strengthRows(const std::string &text);

} // namespace champclos::cli
