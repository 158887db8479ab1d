// SPDX-License-Identifier: MIT
//
// Sequences of actions: the first bytes choose decks, battlefield and seed, each further one an answer. Invariants hold
// throughout, texts read back, observing and explaining never crash. What follows a zero byte is read as action text.
#include "engine/core/invariants.h"
#include "engine/core/observation.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/rules/why.h"

#include <cstdlib>
#include <map>

using namespace champclos;

namespace {

constexpr std::array kDecks = {"alice",  "bigfoot",    "hamlet",  "king-arthur", "medusa",
                               "sinbad", "robin-hood", "titania", "shakespeare", "wayward-sisters"};

const std::string kResources = std::string(CHAMPCLOS_SOURCE_DIR) + "/resources/";

std::shared_ptr<const Match> makeGame(const std::vector<int> &seats) {
    io::Diagnostics diagnostics("content");
    const auto board = io::loadBattlefield(kResources + "battlefields/greenwood.json", diagnostics);
    std::vector<DeckDef> decks;
    for (int seat : seats)
        if (auto deck =
                io::loadDeck(kResources + "decks/" + kDecks[static_cast<std::size_t>(seat)] + ".json", diagnostics))
            decks.push_back(*deck);
    const MatchResult made = makeMatch(board.value(), decks);
    if (!made.match)
        std::abort();
    return made.match;
}

const Match &matchOf(const std::vector<int> &seats) {
    static std::map<std::vector<int>, std::shared_ptr<const Match>> made;
    auto &match = made[seats];
    if (!match)
        match = makeGame(seats);
    return *match;
}

/// Takes the input byte by byte; zeros when it is used up.
class Bytes {
public:
    Bytes(const unsigned char *data, std::size_t size) : m_data(data), m_size(size) {}
    bool isEmpty() const { return m_size == 0; }
    int next() {
        if (m_size == 0)
            return 0;
        --m_size;
        return *m_data++;
    }
    std::string line() {
        std::string text;
        while (!isEmpty()) {
            const int letter = next();
            if (letter == '\n')
                break;
            text += static_cast<char>(letter);
        }
        return text;
    }

private:
    const unsigned char *m_data;
    std::size_t m_size;
};

void check(const Match &match, const GameState &state, const ActionList &actions, const Action &action) {
    if (!brokenInvariant(match, state).empty() || actions.isEmpty())
        std::abort();
    const ParsedAction parsed = parseAction(match, state, actionText(match, state, action));
    if (!parsed.action || !(*parsed.action == action))
        std::abort();
    for (int seat = 0; seat < match.seatCount; ++seat)
        observe(match, state, SeatId(seat));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    Bytes bytes(data, size);
    std::vector<int> seats(bytes.next() % 4 == 0 ? 4 : 2);
    for (int &seat : seats)
        seat = bytes.next() % static_cast<int>(kDecks.size());
    const Match &match = matchOf(seats);
    GameState state = start(match, static_cast<std::uint64_t>(bytes.next()));
    ActionList actions;
    while (!bytes.isEmpty() && !state.isOver()) {
        legalActions(match, state, actions);
        const int byte = bytes.next();
        if (byte == 0) { // a text from outside
            const ParsedAction parsed = parseAction(match, state, bytes.line());
            if (parsed.action &&
                explain(match, state, *parsed.action).isLegal() != isLegal(match, state, *parsed.action))
                std::abort();
            continue;
        }
        const Action action = actions[byte % actions.size()];
        check(match, state, actions, action);
        apply(match, state, action);
    }
    return brokenInvariant(match, state).empty() ? 0 : (std::abort(), 1);
}
