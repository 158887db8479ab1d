// SPDX-License-Identifier: MIT
//
// Things to cut out: tokens for fighters, tokens with two sides, dials with their covers, figures that stand. Each
// knows its size and draws itself; where they lie on a page is the token sheet's business.
#pragma once

#include "app/print/deck_facts.h"
#include "app/print/sketch.h"

#include <functional>

namespace champclos::app::print {

/// Something to cut out with a caption under it.
struct Piece {
    QSizeF size;
    QString caption;
    std::function<void(Sketch &, const QRectF &)> draw;
};

inline constexpr double kDial = 44; ///< two covers with their numbers stand beside each other
/// Beyond this a dial has one disc for the tens and one for the units.
inline constexpr int kMostOnDial = 24;

/// `number` tells one of several from the others; 0 for a single one.
Piece fighterToken(const FighterFacts &fighter, bool isHero, int number, double space);
Piece sideToken(const QString &name, const paint::Emblem &emblem, bool isSecond);
Piece dialBase(int most, int start);
Piece dialCover(const QString &name, const paint::Emblem &emblem, int most);
/// A strip that is folded in the middle and stands on two tabs: the fighter on both sides.
Piece standee(const FighterFacts &fighter, bool isHero, int number, double space);
/// What belongs together stays on one line.
Piece pairOf(const Piece &left, const Piece &right);

/// The numbers of a dial, each with its angle in degrees clockwise from the top.
std::vector<std::pair<int, double>> dialNumbers(int most);

} // namespace champclos::app::print
