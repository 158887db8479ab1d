// SPDX-License-Identifier: MIT
//
// The ids of content as people and programs type them (../docs: the protocol): `1:outlaw-2`, `s14`, `feint`. Finding
// never guesses: an unknown name gives none.
#pragma once

#include "engine/core/match.h"

#include <string>
#include <string_view>

namespace champclos {

std::string fighterName(const Match &match, FighterId fighter); ///< seat:id, -k where there are several
const std::string &spaceName(const Match &match, SpaceId space);
const std::string &cardName(const Match &match, SeatId owner, CardKind kind);
const std::string &cardName(const Match &match, SeatId owner, CardId card);

FighterId findFighter(const Match &match, std::string_view name);
SpaceId findSpace(const Match &match, std::string_view name);
CardKind findCard(const Match &match, SeatId owner, std::string_view name);

} // namespace champclos
