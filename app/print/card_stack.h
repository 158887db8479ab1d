// SPDX-License-Identifier: MIT
//
// The cards of a deck as a stack to be printed: every copy, then those beside the deck. Each knows how to paint its two
// sides at any size; a card of other proportions than 63 to 88 keeps the face and gets more paper.
#pragma once

#include "app/print/paper.h"
#include "engine/core/content.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;

namespace champclos::app::print {

/// `rect` is the card as cut, `bleed` how far it goes on beyond.
using PaintSide = std::function<void(QPainter &, const QRectF &rect, double bleed, InkUse)>;

struct StackCard {
    QString id;
    PaintSide front;
    PaintSide back;
};

std::vector<StackCard> cardStack(const DeckDef &deck, Language language, bool hasCharacter);

} // namespace champclos::app::print
