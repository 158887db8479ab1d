// SPDX-License-Identifier: MIT
//
// The games that laws are tried in: all pairs of decks on all battlefields, and some teams.
#pragma once

#include "engine/core/match.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace champclos::test {

/// One game that was set up; its name and seed find it again.
struct Setting {
    std::string name;
    std::shared_ptr<const Match> match;
    std::uint64_t seed = 0;
};

std::vector<Setting> makeSettings();

} // namespace champclos::test
