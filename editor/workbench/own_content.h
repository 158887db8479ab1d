// SPDX-License-Identifier: MIT
//
// Where the user's battlefields and decks lie, and what of them can be chosen for a game beside what comes with the
// program: unfinished ones are left out. References are ids or paths, as a library takes them.
#pragma once

#include "editor/document/choice_list.h"

namespace champclos::editor {

QString ownBattlefieldFolder();
QString ownDeckFolder();

/// One's own first, then installed and built-in ones, by their names in the current language.
QList<Choice> playableBattlefields();
QList<Choice> playableDecks();

} // namespace champclos::editor
