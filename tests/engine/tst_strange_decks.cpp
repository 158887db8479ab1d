// SPDX-License-Identifier: MIT
//
// Games with decks nobody would write (support/strange_deck.h): what the linter lets pass must not break a game,
// however odd it is. The built-in decks are tried by tst_laws.
#include "engine/ai/determinize.h"
#include "engine/core/invariants.h"
#include "engine/core/observation.h"
#include "engine/effects/vocabulary.h"
#include "engine/io/deck_io.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/rules/values.h"
#include "tests/support/content.h"
#include "tests/support/random_game.h"
#include "tests/support/scenario_claims.h"
#include "tests/support/strange_deck.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <set>

using namespace champclos;
using namespace champclos::test;

namespace {

constexpr int kDecks = kIsSanitized ? 12 : 90;
constexpr int kGames = 3;
constexpr int kMostInAGame = 1500; ///< some of them cannot end

int cardsOf(const GameState &state, SeatId owner) {
    const SeatState &seat = state.seat(owner);
    int count = seat.hand.size() + seat.deck.size() + seat.discard.size() + seat.pile.size();
    if (state.combat.isActive) {
        for (const CombatSide &side : state.combat.sides)
            count += side.card && seatOf(side.fighter) == owner ? 1 : 0;
        count += state.combat.boostCard && seatOf(state.combat.side(Side::Attacker).fighter) == owner ? 1 : 0;
    }
    for (const Frame &frame : state.frames)
        count += frame.kind == FrameKind::Scheme && frame.seat == owner && frame.card ? 1 : 0;
    return count;
}

/// Every number that a screen shows, asked of what a viewer sees: with cards dealt where only their owner knows them.
int numbersSeen(const Match &match, const GameState &state) {
    int total = 0;
    for (int viewer = -1; viewer < match.seatCount; ++viewer) {
        Rng rng(1);
        const GameState seen =
            ai::determinize(match, observe(match, state, viewer < 0 ? SeatId::none() : SeatId(viewer)), rng);
        for (int seat = 0; seat < match.seatCount; ++seat)
            total += moveValue(match, seen, SeatId(seat)) + maneuverDraw(match, seen, SeatId(seat));
        match.everybody().forEach(
            [&](FighterId fighter) { total += hasPermission(match, seen, fighter, Modifier::MoveThrough) ? 1 : 0; });
        if (seen.combat.isActive)
            for (const Side side : kSides)
                total += combatValue(match, seen, side);
    }
    return total;
}

std::string problemOf(const Match &match, const GameState &state, const ActionList &actions, const Action &chosen) {
    if (std::string problem = brokenInvariant(match, state); !problem.empty())
        return problem;
    for (int seat = 0; seat < match.seatCount; ++seat)
        if (cardsOf(state, SeatId(seat)) != match.seat(SeatId(seat)).cardCount)
            return "a card of seat " + std::to_string(seat + 1) + " is gone";
    for (int index = 1; index < actions.size(); ++index)
        if (!(actions[index - 1] < actions[index]))
            return "legal actions are not sorted or not unique";
    const ParsedAction parsed = parseAction(match, state, actionText(match, state, chosen));
    if (!parsed.action || !(*parsed.action == chosen))
        return "an action does not read back: " + actionText(match, state, chosen);
    GameState plain = state;
    apply(match, plain, chosen);
    GameState told = state;
    StepLog log;
    apply(match, told, chosen, &log);
    return plain == told ? "" : "with a log, the same action leads to another state";
}

std::string playProblem(const Match &match, std::uint64_t seed) {
    std::string problem;
    int decisions = 0;
    int numbers = 0;
    playRandomly(match, seed, [&](const GameState &state, const ActionList &actions, const Action &chosen) {
        problem = problemOf(match, state, actions, chosen);
        if (!problem.empty())
            problem += "\nbefore: " + actionText(match, state, chosen) + "\n" + situation(match, state);
        numbers += decisions % 4 == 0 ? numbersSeen(match, state) : 0;
        return problem.empty() && ++decisions < kMostInAGame;
    });
    return numbers < 0 ? "a number is negative" : problem;
}

void collect(const Block &block, std::set<Word> &words) {
    for (const Term &term : block) {
        words.insert(term.word);
        for (const Argument &argument : term.arguments) {
            collect(argument.terms, words);
            for (const Block &option : argument.options)
                collect(option, words);
        }
    }
}

} // namespace

class TestStrangeDecks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (std::uint64_t seed = 1; seed <= kDecks; ++seed)
            m_decks.push_back(strangeDeck(seed));
    }
    void areReadBack();
    void sayEveryWord();
    void duels();
    void teams();

private:
    std::vector<DeckDef> m_decks;
};

void TestStrangeDecks::areReadBack() {
    for (const DeckDef &deck : m_decks) {
        io::Diagnostics diagnostics;
        const auto read = io::readDeck(io::writeDeck(deck), diagnostics);
        QVERIFY2(read == deck, (io::format(diagnostics) + io::writeDeck(deck)).c_str());
    }
}

void TestStrangeDecks::sayEveryWord() {
    if (kIsSanitized)
        QSKIP("too few decks");
    std::set<Word> said;
    for (const DeckDef &deck : m_decks) {
        for (const CardDef &card : deck.cards)
            for (const Block &effect : card.effects)
                collect(effect, said);
        for (const AbilityDef &ability : deck.abilities)
            for (const Block &part : {ability.effect, ability.amount, ability.condition})
                collect(part, said);
    }
    for (const WordRow &row : vocabulary())
        QVERIFY2(said.count(row.word) > 0, row.key);
}

void TestStrangeDecks::duels() {
    for (std::size_t index = 0; index < m_decks.size(); ++index) {
        const DeckDef &other = m_decks[(index * 7 + 3) % m_decks.size()];
        const MatchResult made = makeMatch(boardNamed(kBoardNames[index % 2]), {m_decks[index], other});
        QVERIFY2(made.match, (made.problem + "\n" + io::writeDeck(m_decks[index])).c_str());
        for (int game = 0; game < kGames; ++game) {
            const std::string problem = playProblem(*made.match, static_cast<std::uint64_t>(game));
            QVERIFY2(problem.empty(),
                     (m_decks[index].id + " " + other.id + " game " + std::to_string(game) + ": " + problem).c_str());
        }
    }
}

void TestStrangeDecks::teams() {
    for (std::size_t index = 0; index + 3 < m_decks.size(); index += 2) {
        const MatchResult made = makeMatch(
            boardNamed("greenwood"), {m_decks[index], m_decks[index + 1], m_decks[index + 2], m_decks[index + 3]});
        QVERIFY2(made.match, made.problem.c_str());
        const std::string problem = playProblem(*made.match, index);
        QVERIFY2(problem.empty(), (m_decks[index].id + " and others: " + problem).c_str());
    }
}

CHAMPCLOS_TEST_GUILESS(TestStrangeDecks)
#include "tst_strange_decks.moc"
