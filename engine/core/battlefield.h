// SPDX-License-Identifier: MIT
//
// A battlefield: spaces, the lines between them, and zones (rules B1-B7). This is what a file says and an editor
// changes; the tables that make the rules fast are derived from it in match.h. It holds no fighters.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/bitset.h"
#include "engine/core/ids.h"
#include "engine/core/localized.h"
#include "engine/core/picture.h"

#include <string>
#include <utility>
#include <vector>

namespace champclos {

enum class ZonePattern : unsigned char { Plain, Dots, Ticks, Dashes, Double, Wave, Zigzag, Cross };
inline constexpr EnumNames<ZonePattern, 8> kZonePatternNames = {"plain",  "dots", "ticks",  "dashes",
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
    LocalizedText name;        ///< empty: none
    std::string passage;       ///< one capital letter, the same at all its ends (B6); empty: none
    int turn = 0;              ///< degrees, clockwise, by which the ring is turned: where its first zone begins
    friend bool operator==(const Space &, const Space &) = default;
};

/// Joins two spaces. Its arrow, if it has one, points from `a` to `b`.
struct Line {
    SpaceId a;
    SpaceId b;
    bool isOneWay = false;     ///< moves go along the arrow only (B5)
    bool isHighGround = false; ///< attacks along the arrow are stronger (B7)

    bool hasArrow() const { return isOneWay || isHighGround; }
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

inline constexpr double kUsualRadius = 34;

struct Battlefield {
    std::string id;
    LocalizedText name;
    LocalizedText description;
    std::string author;
    std::string licence;
    double width = 0;
    double height = 0;
    double radius = kUsualRadius; ///< R of its spaces, in board units
    std::string background;       ///< "#rrggbb", or empty for the theme's own board colour
    std::string art;              ///< file name of the picture under the board, or empty
    GroundPicture ground;         ///< a picture of the author's own in the place of that
    Trace trace;
    ListBy<ZoneId, Zone> zones;
    ListBy<SpaceId, Space> spaces;
    std::vector<Line> lines;
    std::vector<SpaceId> starts;   ///< start space 1 first; two, three or four (B4)
    std::vector<Picture> pictures; ///< the one of the ground
    friend bool operator==(const Battlefield &, const Battlefield &) = default;
};

} // namespace champclos
