// SPDX-License-Identifier: MIT
//
// Where content comes from: the battlefields, decks and lessons that are built into the program, those of the user's
// own and those of installed packages, by id in this order, and any others by the path of their file. What contains a
// '/' or ends in ".json" is a path, everything else an id. It reads anew each time it is asked and keeps nothing.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/content.h"
#include "engine/core/match.h"
#include "engine/io/diagnostic.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

class Library {
public:
    Library();

    const std::vector<std::string> &battlefieldIds() const { return m_battlefieldIds; } ///< sorted
    const std::vector<std::string> &deckIds() const { return m_deckIds; }               ///< sorted
    const std::vector<std::string> &lessonIds() const { return m_lessonIds; }           ///< sorted

    /// The content, or nothing and the reasons.
    std::optional<Battlefield> battlefield(const std::string &idOrPath, Diagnostics &diagnostics) const;
    std::optional<DeckDef> deck(const std::string &idOrPath, Diagnostics &diagnostics) const;

    /// Where the deck, or else the battlefield, lies: a path as files.h takes it. Nothing if there is neither.
    std::optional<std::string> fileOf(const std::string &idOrPath) const;
    /// The path of a lesson's file (lesson_io.h reads it), or nothing and the reason.
    std::optional<std::string> lessonFile(const std::string &idOrPath, Diagnostics &diagnostics) const;

    /// The match of a battlefield with decks in turn order, or nothing and the reasons.
    std::shared_ptr<const Match> match(const std::string &battlefield, const std::vector<std::string> &decks,
                                       Diagnostics &diagnostics) const;

    static bool isPath(std::string_view idOrPath);

    /// What is played when nobody says what (resources/defaults.json).
    const std::string &defaultBattlefield() const { return m_defaultBattlefield; }
    const std::vector<std::string> &defaultSeats() const { return m_defaultSeats; }

private:
    std::vector<std::string> m_battlefieldIds;
    std::vector<std::string> m_deckIds;
    std::vector<std::string> m_lessonIds;
    std::string m_defaultBattlefield;
    std::vector<std::string> m_defaultSeats;
};

/// A number over everything that the files of the battlefield and the decks say; the same on every machine.
std::uint64_t contentHash(const Match &match);

} // namespace champclos::io
