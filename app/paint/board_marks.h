// SPDX-License-Identifier: MIT
//
// What a battlefield says beside its rings: arrows of one-way lines, high ground, passages, and names of spaces. Each
// is a drawing that explains itself, on the screen and in black on paper. All sizes are multiples of R. What they mean
// is for the rules to say.
#pragma once

#include "app/paint/board_plan.h"
#include "app/paint/space_painter.h"

namespace champclos::paint {

/// The arrow of a line that was drawn before; nothing for a plain one. `ground` is what lies under it.
void paintLineMarks(QPainter &painter, const QLineF &drawn, double r, const Line &line, const QColor &ground,
                    const BoardStyle &style);

/// An arch with the letter of the passage, below and to the right of a space. `swell` as in SpaceLook.
void paintPassage(QPainter &painter, QPointF centre, double r, double swell, const QString &letter,
                  const BoardStyle &style);

/// The names of the spaces that have one, each below its ring.
void paintSpaceNames(QPainter &painter, const Battlefield &battlefield, const BoardPlan &plan, Language language,
                     const QColor &ground, const BoardStyle &style);

} // namespace champclos::paint
