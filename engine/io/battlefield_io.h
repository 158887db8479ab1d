// SPDX-License-Identifier: MIT
//
// Battlefields as files: JSON to Battlefield and back. Reading reports everything that is wrong in one pass; writing is
// canonical, so that a file that was read and not changed is written byte for byte the same. What is wrong with a
// battlefield as such, file or not, is asked in battlefield_check.h.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/io/content_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace champclos::io {

inline constexpr std::string_view kBattlefieldFormat = "champclos-battlefield";
/// 2: kinds of lines, passages, names and turns of spaces, a radius, pictures. What has none of these is written as 1,
/// so that older programs still read it.
inline constexpr int kBattlefieldVersion = 2;
inline constexpr int kPlainBattlefieldVersion = 1;
inline constexpr std::size_t kMaxBattlefieldBytes = kMaxContentBytes; ///< without its picture

inline constexpr KeyRule kBattlefieldKeys[] = {
    {"format"},
    {"version"},
    {"id"},
    {"name"},
    {"description"},
    {"author"},
    {"licence"},
    {"size"},
    {"radius", Presence::Optional},
    {"background", Presence::Optional},
    {"art", Presence::Optional},
    {"ground", Presence::Optional},
    {"trace", Presence::Optional},
    {"zones"},
    {"spaces"},
    {"lines"},
    {"starts"},
    {"pictures", Presence::Optional},
};
inline constexpr KeyRule kTraceKeys[] = {{"picture"}, {"at"}, {"width"}, {"opacity"}};
inline constexpr KeyRule kZoneKeys[] = {{"id"}, {"letter"}, {"colour"}, {"pattern"}, {"name"}};
inline constexpr KeyRule kSpaceKeys[] = {{"id"},
                                         {"at"},
                                         {"zones"},
                                         {"name", Presence::Optional},
                                         {"passage", Presence::Optional},
                                         {"turn", Presence::Optional}};
/// A line that is not just a pair of spaces.
inline constexpr KeyRule kLineKeys[] = {
    {"from"}, {"to"}, {"oneWay", Presence::Optional}, {"highGround", Presence::Optional}};

/// The battlefield, if the text has no error; warnings do not prevent it. Reports everything, in the order of the text.
std::optional<Battlefield> readBattlefield(std::string_view text, Diagnostics &diagnostics);
/// For the workshop: the battlefield even if it cannot be played yet (a space without zone, no starts ...), as long as
/// each part of the text could be understood.
std::optional<Battlefield> readBattlefieldDraft(std::string_view text, Diagnostics &diagnostics);
/// What is left of a battlefield whose text has mistakes: each part that could not be understood is empty, a place that
/// is not known is not a number, a reference that leads nowhere is none(). Nothing if the text is no battlefield at
/// all.
std::optional<Battlefield> readBattlefieldRemains(std::string_view text, Diagnostics &diagnostics);
/// The same from a file.
std::optional<Battlefield> loadBattlefield(const std::string &path, Diagnostics &diagnostics);
std::optional<Battlefield> loadBattlefieldDraft(const std::string &path, Diagnostics &diagnostics);

JsonValue toJson(const Battlefield &battlefield);
std::string writeBattlefield(const Battlefield &battlefield);
bool saveBattlefield(const std::string &path, const Battlefield &battlefield, Diagnostics &diagnostics);

} // namespace champclos::io
