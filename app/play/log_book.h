// SPDX-License-Identifier: MIT
//
// The log as rows: a heading for every turn, then a line for every event that says something, as it was cut for one
// viewer, in one language. Lines are kept, and only the last one may still grow; another viewer or language starts it
// over.
#pragma once

#include "app/base/row_model.h"
#include "app/play/event_teller.h"
#include "engine/core/match.h"
#include "engine/core/step.h"

#include <vector>

namespace champclos::app {

const QList<QByteArray> &logRoles();

class LogBook {
public:
    void start(const Match &match, Language language);
    /// `action`: the number of the action whose step it is.
    void add(const SeenStep &step, int action);
    const std::vector<RowModel::Row> &rows() const { return m_rows; }
    int turn() const { return m_turn; }

private:
    const Match *m_match = nullptr;
    Language m_language{};
    EventTeller m_teller;
    SeatId m_turnSeat;
    int m_turn = 0;
    bool m_isLineGoing = false; ///< a discarded line was told of: its cards follow, one by one
    std::vector<RowModel::Row> m_rows;
};

} // namespace champclos::app
