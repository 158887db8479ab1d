// SPDX-License-Identifier: MIT
//
// What every rule needs at hand while an action is applied: the match, the state it changes, and the log it reports to,
// if there is one. A bundle of references for the length of one call, never stored.
#pragma once

#include "engine/core/event.h"
#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/core/step.h"

namespace champclos {

struct Game {
    const Match &match;
    GameState &state;
    StepLog *log = nullptr;

    Frame &top() const { return state.frames.back(); }
    bool isWaiting() const { return state.pending.kind != DecisionKind::None; }
    void ask(DecisionKind kind, SeatId seat) const { state.pending = {kind, seat}; }

    /// V3: a card has changed its place, or somebody's health has changed. Whatever does that says so. The order of a
    /// deck is no place: who may see whether it changed depends on the text.
    void noteChange() const { state.quietTurns = 0; }

    /// Builds and logs an event, only if somebody listens. The change that it tells of has been made: the state goes
    /// into the log with it.
    template <class Make> void report(Make make) const {
        if (log != nullptr) [[unlikely]]
            log->push_back(Step{make(), state});
    }
};

} // namespace champclos
