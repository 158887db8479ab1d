// SPDX-License-Identifier: MIT
//
// What a teacher wants to be touched next: of an action that is wanted, the part that has still to be pointed at. It
// decides what glows and nothing else: what may be clicked stays as it is.
#pragma once

#include "app/play/picker.h"
#include "engine/core/observation.h"

#include <optional>
#include <vector>

namespace champclos::app {

struct Spotlight {
    std::vector<Part> parts; ///< any of them will do; none: nothing is to be touched

    bool contains(const Part &part) const;
};

/// What is wanted: one of several actions, or only that something is pointed at.
struct Wanted {
    std::vector<Action> actions;
    std::optional<Part> part;
};

Spotlight spotlightOn(const Wanted &wanted, const Picker &picker);

} // namespace champclos::app
