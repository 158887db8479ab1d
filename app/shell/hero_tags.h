// SPDX-License-Identifier: MIT
//
// What playing a deck is like, in a few words for somebody who has to choose: its style, and how much there is to keep
// in mind. Read off the deck itself, so that decks of one's own have it too; no judgement of its strength.
#pragma once

#include "engine/core/content.h"

#include <QString>
#include <QStringList>

namespace champclos::app {

enum class Difficulty : unsigned char { Easy, Medium, Hard };

Difficulty difficultyOf(const DeckDef &deck);
QString difficultyText(Difficulty difficulty);
/// One or two words: what the deck has most of.
QStringList styleTexts(const DeckDef &deck);

} // namespace champclos::app
