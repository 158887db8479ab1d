// SPDX-License-Identifier: MIT
//
// The engine's diagnostics about a battlefield, said as the workshop's list says them: a short fact with the numbers
// that the board shows, and why it matters. Which of them there are is decided in engine/io alone.
#pragma once

#include "editor/document/problem_model.h"
#include "engine/core/battlefield.h"

#include <QPointF>

#include <optional>

namespace champclos::editor {

/// Errors first, then warnings, then remarks.
QList<Problem> battlefieldProblems(const Battlefield &board, const io::Diagnostics &diagnostics);

/// What a problem's place names on the board.
struct ProblemPlace {
    SpaceSet spaces;
    int zone = -1;
    QPointF at; ///< where its mark sits
    friend bool operator==(const ProblemPlace &, const ProblemPlace &) = default;
};
std::optional<ProblemPlace> placeOf(const Battlefield &board, const Problem &problem);

} // namespace champclos::editor
