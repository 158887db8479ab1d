// SPDX-License-Identifier: MIT
//
// The cards of a deck as a stack to be printed: one of each design with the number of its copies, then those beside the
// deck. Each knows how to paint its two sides at any size; a card of other proportions than 63 to 88 keeps the face and
// gets more paper.
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
    int copies = 1;
    QString name; ///< as the card says it
    QString text;
    QString facts;             ///< type, value and boost for programs: "type: attack value: 3 boost: 2"
    bool isBeside = false;     ///< not of the deck that is shuffled: the character card, side cards
    bool hasOtherBack = false; ///< it lies beside the deck, and must not be taken for one of it
};

std::vector<StackCard> cardStack(const DeckDef &deck, Language language, bool hasCharacter);

} // namespace champclos::app::print
