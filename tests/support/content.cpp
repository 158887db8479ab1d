// SPDX-License-Identifier: MIT
#include "tests/support/content.h"

#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/rules/setup.h"
#include "tests/support/small_deck.h"
#include "tests/support/source_path.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace champclos::test {

namespace {

[[noreturn]] void stop(const std::string &problem) {
    std::fprintf(stderr, "%s\n", problem.c_str());
    std::abort();
}

} // namespace

std::optional<DeckDef> findDeck(const std::string &name) {
    if (std::ifstream small(sourcePath("tests/scenarios/decks/" + name + ".deck")); small) {
        std::vector<std::string> lines;
        for (std::string line; std::getline(small, line);)
            lines.push_back(line);
        SmallDeck read = readSmallDeck(name, lines);
        if (!read.deck)
            stop(read.problem);
        return read.deck;
    }
    const std::string path = sourcePath("resources/decks/" + name + ".json");
    if (!std::filesystem::exists(path))
        return std::nullopt;
    io::Diagnostics diagnostics(path);
    auto deck = io::loadDeck(path, diagnostics);
    if (!deck)
        stop(io::format(diagnostics));
    return deck;
}

std::optional<Battlefield> findBoard(const std::string &name) {
    const std::string path = sourcePath("resources/battlefields/" + name + ".json");
    if (!std::filesystem::exists(path))
        return std::nullopt;
    io::Diagnostics diagnostics(path);
    auto board = io::loadBattlefield(path, diagnostics);
    if (!board)
        stop(io::format(diagnostics));
    return board;
}

DeckDef deckNamed(const std::string &name) {
    auto deck = findDeck(name);
    if (!deck)
        stop("there is no deck \"" + name + "\"");
    return *deck;
}

Battlefield boardNamed(const std::string &name) {
    auto board = findBoard(name);
    if (!board)
        stop("there is no battlefield \"" + name + "\"");
    return *board;
}

std::shared_ptr<const Match> matchOf(const std::string &board, const std::vector<std::string> &decks) {
    std::vector<DeckDef> defs;
    for (const std::string &deck : decks)
        defs.push_back(deckNamed(deck));
    MatchResult result = makeMatch(boardNamed(board), defs);
    if (!result.match)
        stop(result.problem);
    return result.match;
}

} // namespace champclos::test
