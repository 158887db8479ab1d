// SPDX-License-Identifier: MIT
#include "engine/cli/stage.h"

#include "engine/cli/content.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/rules/setup.h"

#include <utility>

namespace champclos::cli {

std::vector<std::string> otherTeamFirst(std::vector<std::string> seats) {
    for (std::size_t seat = 0; seat + 1 < seats.size(); seat += 2)
        std::swap(seats[seat], seats[seat + 1]);
    return seats;
}

const DeckDef &Stage::deck(const std::string &name) {
    auto found = m_decks.find(name);
    if (found == m_decks.end()) {
        io::Diagnostics diagnostics;
        std::optional<DeckDef> deck = m_library.deck(name, diagnostics);
        refuseErrors(diagnostics);
        found = m_decks.emplace(name, std::move(*deck)).first;
    }
    return found->second;
}

const Battlefield &Stage::battlefield(const std::string &name) {
    auto found = m_battlefields.find(name);
    if (found == m_battlefields.end()) {
        io::Diagnostics diagnostics;
        std::optional<Battlefield> battlefield = m_library.battlefield(name, diagnostics);
        refuseErrors(diagnostics);
        found = m_battlefields.emplace(name, std::move(*battlefield)).first;
    }
    return found->second;
}

std::shared_ptr<const Match> Stage::match(const std::string &battlefield, const std::vector<std::string> &decks) {
    std::vector<std::string> key = decks;
    key.push_back(battlefield);
    std::shared_ptr<const Match> &match = m_matches[key];
    if (match)
        return match;
    std::vector<DeckDef> definitions;
    definitions.reserve(decks.size());
    for (const std::string &name : decks)
        definitions.push_back(deck(name));
    MatchResult made = makeMatch(this->battlefield(battlefield), definitions);
    if (!made.match) {
        io::Diagnostics diagnostics;
        diagnostics.report(io::DiagnosticCode::LibraryBadMatch, {}, {}, {made.problem});
        refuseErrors(diagnostics);
    }
    match = std::move(made.match);
    return match;
}

ai::Round Stage::round(const std::string &battlefield, const std::vector<std::string> &decks, bool isSwapped) {
    std::vector<std::string> seats = isSwapped ? otherTeamFirst(decks) : decks;
    return {.match = match(battlefield, seats), .isSwapped = isSwapped, .battlefield = battlefield, .decks = seats};
}

std::string Stage::contentHash() const {
    std::uint64_t hash = 0xCBF29CE484222325u;
    const auto add = [&](const std::string &text) {
        for (const char c : text) { // FNV-1a
            hash ^= static_cast<unsigned char>(c);
            hash *= 0x100000001B3u;
        }
    };
    for (const auto &[name, battlefield] : m_battlefields)
        add(name + io::writeBattlefield(battlefield));
    for (const auto &[name, deck] : m_decks)
        add(name + io::writeDeck(deck));
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += kDigits[(hash >> shift) & 0xF];
    return text;
}

} // namespace champclos::cli
