// SPDX-License-Identifier: MIT
//
// How good the judge of `review` is: games of normal against expert are reviewed, and what is marked in normal's moves
// is compared with a search of ten times the effort and with games that are played on from there. The figures are in
// docs/review.md.
#pragma once

#include "engine/ai/review.h"
#include "engine/cli/options.h"

namespace champclos::cli {

/// --measure N.
ExitCode measureReview(const Arguments &arguments, const ai::ReviewPlan &plan, Console &console);

} // namespace champclos::cli
