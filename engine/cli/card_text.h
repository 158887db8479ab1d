// SPDX-License-Identifier: MIT
//
// What cards say, for the command `text` and for the request `text` of the protocol.
#pragma once

#include "engine/cli/request.h"
#include "engine/io/json.h"
#include "engine/io/library.h"

namespace champclos::cli {

/// The answer to a request `text`; throws a Refusal.
io::JsonValue cardTextAnswer(const io::Library &library, const Request &request);

} // namespace champclos::cli
