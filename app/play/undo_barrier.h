// SPDX-License-Identifier: MIT
//
// How far a person may take actions back without having learned anything: until a card was seen that was not seen
// before, a die was cast, or somebody else decided. Compares what observations show; it changes nothing.
#pragma once

#include "engine/io/record.h"

#include <functional>

namespace champclos::app {

/// True if between two neighbouring states of the record something was revealed to the seats that `isOwn` names, or
/// somebody else decided.
bool isBarrier(const io::GameRecord &record, std::size_t step, const std::function<bool(SeatId)> &isOwn);

} // namespace champclos::app
