// SPDX-License-Identifier: MIT
//
// The matches of a long run: every deck and battlefield is read once and every match is put together once, however
// many games and pairings use it. What cannot be had ends the command with the reasons.
#pragma once

#include "engine/ai/tournament.h"
#include "engine/io/library.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace champclos::cli {

class Stage {
public:
    explicit Stage(const io::Library &library) : m_library(library) {}

    const DeckDef &deck(const std::string &name);
    const Battlefield &battlefield(const std::string &name);
    std::shared_ptr<const Match> match(const std::string &battlefield, const std::vector<std::string> &decks);

    /// A round that calls everything by the names given here. `isSwapped`: the other team sits on the first seats.
    ai::Round round(const std::string &battlefield, const std::vector<std::string> &decks, bool isSwapped);

    /// A number, as text, over everything that was asked for; the same on every machine.
    std::string contentHash() const;

private:
    const io::Library &m_library;
    std::map<std::string, DeckDef> m_decks;
    std::map<std::string, Battlefield> m_battlefields;
    std::map<std::vector<std::string>, std::shared_ptr<const Match>> m_matches;
};

/// The seats with the other team first: B, A or B1, A1, B2, A2.
std::vector<std::string> otherTeamFirst(std::vector<std::string> seats);

} // namespace champclos::cli
