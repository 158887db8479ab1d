// SPDX-License-Identifier: MIT
//
// How a colour looks to other eyes: protan, deutan and tritan vision and without any colour, by recomputing the colour
// (Machado, Oliveira and Fernandes, 2009). For looking at a board, never for choosing what is stored.
#pragma once

#include <QColor>

namespace champclos::editor {

enum class Vision { Normal, Protan, Deutan, Tritan, Grey };

QColor seenWith(const QColor &colour, Vision vision);

} // namespace champclos::editor
