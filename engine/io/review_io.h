// SPDX-License-Identifier: MIT
//
// A review as JSON: what the judge found about a record, to be shown again without being thought out anew. It belongs
// to one game and one judge, and says which; a review of another game, by another judge, or a damaged one is no review
// at all, and whoever asked lets the judge work once more. The record itself is not in it.
#pragma once

#include "engine/ai/review.h"
#include "engine/io/json.h"
#include "engine/io/record.h"

#include <optional>

namespace champclos::io {

inline constexpr std::string_view kReviewFormat = "champclos-review";
inline constexpr int kReviewVersion = 1;
/// Raised whenever the same effort may lead to other judgements.
inline constexpr int kJudgeVersion = 1;

inline ai::PastGame pastOf(const GameRecord &record) { return {*record.match, record.states, record.actions}; }

/// What tells one game from another: its content, its beginning and every action.
std::string gameKey(const GameRecord &record);

JsonValue toJson(const ai::Review &review, const GameRecord &record);
/// Nothing if it is not a whole review of this game by this judge.
std::optional<ai::Review> readReview(const JsonValue &document, const GameRecord &record);

} // namespace champclos::io
