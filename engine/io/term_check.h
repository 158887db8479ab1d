// SPDX-License-Identifier: MIT
//
// Whether each word of a sentence is right where it stands: its operands are there and in range, the names it uses
// exist in the deck, it has a meaning at that moment, nothing is too long or too deep. By tables, word for word; it
// knows no card. How the words of a sentence hang together is asked in flow_check.h.
#pragma once

#include "engine/core/array_by.h"
#include "engine/core/content.h"
#include "engine/effects/vocabulary.h"
#include "engine/io/diagnostic.h"

#include <string>

namespace champclos::io {

inline constexpr int kMaxNesting = 4; ///< lists within lists, and words within words
inline constexpr int kMaxStatements = 16;
inline constexpr int kMaxOptions = 8;
inline constexpr int kMaxAmount = 99;
/// In a whole deck, of statements and of words of each other sort: compiled programs have one-byte indices.
inline constexpr int kMaxStatementsInDeck = 500;
inline constexpr int kMaxWordsOfSort = 120;

/// When a sentence is resolved, as far as its words care.
enum class Moment : std::uint8_t {
    Immediately,
    During,
    After,
    Scheme,
    Completion,
    Spell,
    OnAttack,    ///< onAttack and whenAttacked: the fighters are known, the cards are not yet
    AfterCombat, ///< afterCombat and afterAttack: the combat is settled
    Elsewhen,    ///< every other trigger
    CombatValue, ///< while a value is asked for in a combat
    Always,
};
Moment momentOf(Timing timing);
Moment momentOf(Trigger trigger);
Moment momentOf(Modifier modifier);
/// Whether a word has a meaning at that moment.
bool isRightAt(Word word, Moment moment);

/// Whether an action that is gained there can be taken (T2): in your own turn, before its end.
enum class Gain : std::uint8_t { Possible, Never };
Gain gainOf(const CardDef &card);
Gain gainOf(Trigger trigger);

class TermCheck {
public:
    TermCheck(const DeckDef &deck, Diagnostics &diagnostics) : m_deck(deck), m_diagnostics(diagnostics) {}

    void statements(const Block &block, Moment moment, Gain gain, const std::string &path);
    void single(const Block &terms, Moment moment, const std::string &path); ///< an amount or a condition, or none
    /// Reports what there is too much of in the whole deck.
    void finish();

private:
    /// How deep the walk is: in lists of statements, and in words within the statement.
    struct Depth {
        int lists = 1;
        int words = 0;
        int repeats = 0; ///< in parts that are done several times
    };

    void block(const Block &block, const std::string &path, Depth depth);
    void term(const Term &term, const std::string &path, Depth depth);
    void argument(const Term &term, std::size_t index, const std::string &path, Depth depth);
    void options(const Term &term, const Argument &argument, const std::string &path, Depth depth);
    void checkMoment(const Term &term, const std::string &path);
    void checkConcept(const Term &term, const std::string &path);
    void checkFighters(const Term &term, const std::string &path);
    void checkGain(const Term &term, const std::string &path);
    void checkPlaces(const Term &term, const std::string &path);
    void checkName(Word word, const Operand &operand, const std::string &name, const std::string &path);
    void checkAmong(DiagnosticCode unknown, const std::string &name, const std::vector<std::string_view> &known,
                    const std::string &path);
    void checkNumber(const Term &term, const Operand &operand, int number, const std::string &path);
    void report(DiagnosticCode code, const std::string &path, std::vector<std::string> arguments,
                std::string suggestion = {});

    const DeckDef &m_deck;
    Diagnostics &m_diagnostics;
    Moment m_moment{};
    Gain m_gain{};
    ArrayBy<Sort, int, kSortNames.size()> m_uses{}; ///< words of each sort
};

} // namespace champclos::io
