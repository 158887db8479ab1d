// SPDX-License-Identifier: MIT
#include "app/play/outlook.h"

#include "engine/ai/determinize.h"

namespace champclos::app {

GameState Outlook::dealt() const {
    Rng rng(1);
    return ai::determinize(*match, seen, rng);
}

} // namespace champclos::app
