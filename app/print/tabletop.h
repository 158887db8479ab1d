// SPDX-License-Identifier: MIT
//
// A deck for a virtual table ("tabletop simulator"): all designs in one picture, cell by cell, the backs, and the JSON
// of a saved object that says which cell each card is, with its name and text. The pictures are named by where they
// were written; whoever plays with others puts them on the net and changes the addresses.
#pragma once

#include "app/print/card_sheet.h"
#include "app/print/pictures.h"
#include "engine/io/json.h"

namespace champclos::app::print {

inline constexpr int kTabletopColumns = 10; ///< the most that such programs take
inline constexpr int kTabletopRows = 7;

/// Columns and rows for so many cards; the last cell stays free, for it is shown in place of hidden cards.
QSize tabletopGrid(int cards);

/// `<id>-tabletop-<language>.json` and its pictures beside it.
bool saveTabletop(const QString &folder, const DeckDef &deck, const CardOptions &options, InkUse ink,
                  io::Diagnostics &diagnostics, const std::function<void(const QString &path, int pages)> &written,
                  const Progress &progress = {});

} // namespace champclos::app::print
