// SPDX-License-Identifier: MIT
//
// What the table sounds like: which sound belongs to what happened. Only said here, and played elsewhere, if at all
// (app/shell/sounds.h).
#pragma once

#include "engine/core/step.h"

#include <array>

namespace champclos::app {

/// The weightier later: where several things happen at one moment, the last of them is heard.
enum class Sound : unsigned char {
    None,
    Step,
    Draw,
    Play,
    Flip,
    Turn,
    Heal,
    Scheme,
    Block,
    Blow,
    HeavyBlow,
    Fall,
    Defeat,
    Victory
};
/// Their files.
inline constexpr std::array<const char *, 14> kSoundNames = {"",           "step", "draw",   "play",   "flip",
                                                             "turn",       "heal", "scheme", "block",  "blow",
                                                             "heavy-blow", "fall", "defeat", "victory"};

struct Cue {
    Sound sound = Sound::None;
    int times = 1;
    friend bool operator==(const Cue &, const Cue &) = default;
};

/// For people at these seats; nobody's turn and nobody's defeat is heard where only computers play.
Cue cueOf(const SeenEvent &event, SeatSet ears);

} // namespace champclos::app
