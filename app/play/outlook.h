// SPDX-License-Identifier: MIT
//
// Who looks at a table, in which language, and what that viewer may know now. The table keeps it; its parts read it.
// There is no state of the game in it: rules that have to be asked are asked of `dealt`.
#pragma once

#include "app/play/card_words.h"
#include "app/play/spotlight.h"
#include "engine/core/observation.h"

#include <memory>

namespace champclos::app {

struct Outlook {
    std::shared_ptr<const Match> match;
    CardTexts cards;
    Observation seen;
    SeatId viewer;
    Language language{};
    SeatSet humans;
    SeatId thinking;              ///< the computer's seat that is at work
    std::optional<Wanted> wanted; ///< by a teacher; absent: there is none

    /// A game that the viewer cannot tell from this one: unknown cards are dealt, so that rules that ask about cards
    /// find some. The same deal whenever it is asked for.
    GameState dealt() const;
};

} // namespace champclos::app
