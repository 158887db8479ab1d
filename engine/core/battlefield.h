// SPDX-License-Identifier: MIT
//
// A battlefield: spaces, the lines between them, and zones (rules B1-B4). This is what a file says and an editor
// changes; the tables that make the rules fast are derived from it in match.h. It holds no fighters.
#pragma once

#include "engine/core/bitset.h"
#include "engine/core/ids.h"
#include "engine/core/localized.h"

#include <string>
#include <utility>
#include <vector>

namespace champclos {

enum class ZonePattern : unsigned char { Plain, Dots, Ticks, Dashes, Double, Wave, Zigzag, Cross };
inline constexpr std::array<const char *, 8> kZonePatternNames = {"plain",  "dots", "ticks",  "dashes",
                                                                  "double", "wave", "zigzag", "cross"};

struct Zone {
    std::string id;
    LocalizedText name;
    std::string colour; ///< "#rrggbb"
    ZonePattern pattern = ZonePattern::Plain;
    std::string letter; ///< one capital letter
    friend bool operator==(const Zone &, const Zone &) = default;
};

struct Space {
    std::string id;
    double x = 0; ///< board units; the board is Battlefield::width by height
    double y = 0;
    std::vector<ZoneId> zones; ///< in the order in which the ring shows them
    friend bool operator==(const Space &, const Space &) = default;
};

struct Line {
    SpaceId a;
    SpaceId b;
    friend bool operator==(const Line &, const Line &) = default;
};

/// A picture that the workshop lays under the board to draw after. No game, print or export ever shows it.
struct Trace {
    std::string picture; ///< path, in a file relative to its folder; empty: none
    double x = 0;        ///< middle of the picture, in board units
    double y = 0;
    double width = 0; ///< in board units; the height follows the picture
    double opacity = 0.4;
    friend bool operator==(const Trace &, const Trace &) = default;
};

struct Battlefield {
    std::string id;
    LocalizedText name;
    LocalizedText description;
    std::string author;
    std::string licence;
    double width = 0;
    double height = 0;
    std::string background; ///< "#rrggbb", or empty for the theme's own board colour
    std::string art;        ///< file name of the picture under the board, or empty
    Trace trace;
    std::vector<Zone> zones;
    std::vector<Space> spaces;
    std::vector<Line> lines;
    std::vector<SpaceId> starts; ///< start space 1 first; two or four (B4)
    friend bool operator==(const Battlefield &, const Battlefield &) = default;
};

} // namespace champclos
