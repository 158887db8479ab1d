// SPDX-License-Identifier: MIT
//
// A game with its past: how it was set up, every action, every state on the way. Playing on, undo, save and load all
// work on this. The file holds the battlefield and the decks as they were played, the seed and the actions as text;
// loading plays it all again. What was not possible by the rules the record names is refused. A game played by older
// rules, or with content that has changed and of which there is no copy, opens as far as it can still be played. It is
// not a format for states: those follow from the actions.
#pragma once

#include "engine/core/match.h"
#include "engine/core/state.h"
#include "engine/core/step.h"
#include "engine/io/json.h"
#include "engine/io/library.h"
#include "engine/rules/position.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace champclos::io {

inline constexpr std::string_view kRecordFormat = "champclos-record";
inline constexpr int kRecordVersion = 2; ///< 1 had neither copies of the content nor the number of the rules
inline constexpr std::size_t kMaxRecordBytes = std::size_t(16) << 20;

struct GameRecord {
    std::string battlefield;        ///< id or path, as it was asked for
    std::vector<std::string> decks; ///< by seat, id or path
    std::uint64_t seed = 0;
    std::optional<Position> position; ///< of a game that began in the middle
    std::shared_ptr<const Match> match;
    std::vector<Action> actions;
    std::vector<GameState> states; ///< before the first action, and after each
    bool isCutShort = false;       ///< the file tells of more actions, which are not possible any more

    const GameState &now() const { return states.back(); }
    void play(const Action &legal, StepLog *log = nullptr);
    /// What happened at each action, from 1; 0: what the setup did.
    StepLog stepsOf(std::size_t action) const;
    /// Goes back to the state after so many actions.
    void rewindTo(std::size_t count);
    std::string actionText(std::size_t index) const;
};

/// A game at its first decision, or nothing and the reasons.
std::optional<GameRecord> beginGame(const Library &library, const std::string &battlefield,
                                    const std::vector<std::string> &decks, std::uint64_t seed,
                                    Diagnostics &diagnostics);

JsonValue toJson(const GameRecord &record);
bool saveRecord(const std::string &path, const GameRecord &record, Diagnostics &diagnostics);

/// Plays the record again. Nothing and the reasons, with their place, if that is not possible; a game that is cut short
/// comes with a warning that says where and why.
std::optional<GameRecord> readRecord(const JsonValue &document, const Library &library, Diagnostics &diagnostics);
std::optional<GameRecord> loadRecord(const std::string &path, const Library &library, Diagnostics &diagnostics);

/// As records write hashes: sixteen hexadecimal digits.
std::string hashText(std::uint64_t hash);

} // namespace champclos::io
