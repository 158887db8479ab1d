// SPDX-License-Identifier: MIT
//
// Events as one line of text each: the name the protocol gives them, then their fields in the protocol's order. For
// scenarios and golden files; the protocol itself writes JSON.
#pragma once

#include "engine/core/match.h"
#include "engine/core/step.h"

#include <string>

namespace champclos::test {

std::string eventText(const Match &match, const SeenEvent &event);
/// As a referee sees it.
std::string eventText(const Match &match, const Event &event);

} // namespace champclos::test
