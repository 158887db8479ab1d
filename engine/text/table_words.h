// SPDX-License-Identifier: MIT
//
// The words around a game at the terminal: what the commands are called for, what cannot be done, how piles are
// headed. Sentences about cards and games are in text.h.
#pragma once

#include "engine/text/grammar.h"

#include <string>

namespace champclos::text {

enum class TableWord : unsigned char {
    Start, ///< {battlefield}, {seed}
    Won,   ///< {list}
    Drawn,
    PressEnter,
    HelpIntroduction, ///< {example}
    HelpWhy,
    HelpHint,
    HelpShow,
    HelpLog,
    HelpCard,
    HelpDiscard,
    HelpHero,
    HelpUndo,
    HelpConcede,
    HelpSave,
    HelpHelp,
    HelpQuit,
    ArgumentAction, ///< what a command is given, in capitals
    ArgumentFile,
    ArgumentName,
    ArgumentSeat,
    NumbersRange, ///< {n}
    SeatsRange,   ///< {n}
    WhichOne,
    NotAnAction, ///< {text}
    NoSuchCard,  ///< {text}
    SaveNeedsFile,
    Saved, ///< {file}
    NothingToUndo,
    Hand,         ///< {n}
    Deck,         ///< {n}
    Discard,      ///< {n}
    DiscardTitle, ///< {name}, {n}
    Empty,
    NotPlaced, ///< {who}: the fighter's noun
    Defeated,  ///< {who}
    Heading,   ///< {label}
};

std::string tableWord(TableWord word, Language language, const Slots &holes = {});
/// The label with the colon of the language.
std::string heading(const std::string &label, Language language);

} // namespace champclos::text
