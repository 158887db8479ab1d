// SPDX-License-Identifier: MIT
//
// The looks that new zones get: sixteen that differ in letter, and neighbours also in colour and pattern, safe for
// every kind of colour vision together with the pattern. An author may change all of it afterwards.
#pragma once

#include "engine/core/battlefield.h"

#include <vector>

namespace champclos::editor {

/// A zone that looks like none of these: the first free letter, with the colour and pattern that belong to it.
Zone nextZone(const std::vector<Zone> &zones);
/// The colours of the palette, for a colour field.
std::vector<std::string> paletteColours();

} // namespace champclos::editor
