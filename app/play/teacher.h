// SPDX-License-Identifier: MIT
//
// Somebody who watches over a game: says which of the legal actions of the learner are taken, and what the other seats
// do. What is legal stays the engine's business, and what is shown the table's.
#pragma once

#include "engine/core/action.h"

#include <optional>

namespace champclos::app {

class Teacher {
public:
    Teacher() = default;
    Teacher(const Teacher &) = delete;
    Teacher &operator=(const Teacher &) = delete;
    virtual ~Teacher() = default;

    /// Whether this legal action is taken. If not, the position stays as it was, and the teacher has said why.
    virtual bool takes(const Action &action) = 0;
    /// What the seat does that is asked now; absent: a computer of its level decides.
    virtual std::optional<Action> answer() = 0;
};

} // namespace champclos::app
