// SPDX-License-Identifier: MIT
//
// A game as a file: the record with who sits where, how strong computers are, which language a seat reads, and whether
// undo is free. Written whole or not at all. A plain record without all this can be read too. What cannot be read is
// set aside under another name, never deleted.
#pragma once

#include "engine/ai/bot.h"
#include "engine/core/array_by.h"
#include "engine/io/record.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace champclos::app {

struct SeatKind {
    bool isHuman = true;
    ai::Level level = ai::Level::Normal;
    QString language; ///< code; empty: the program's
    int person = 0;   ///< seats of one person share it: with three players one runs two seats (P1)
    friend bool operator==(const SeatKind &, const SeatKind &) = default;
};

struct GameFile {
    io::GameRecord record;
    ListBy<SeatId, SeatKind> seats;
    bool isFriendly = false;
    QDateTime savedAt;
};

/// What a list of saved games tells without playing them again.
struct GameSummary {
    QString path;
    std::string battlefield;
    std::vector<std::string> decks;
    int turn = 0;
    int toPlay = -1;
    bool isOver = false;
    bool isDrawn = false;
    std::vector<int> winners;
    std::vector<int> health; ///< of the heroes, by seat; empty in a plain record
    QDateTime savedAt;
    QString problem; ///< why it cannot be read; empty if it can
};

bool writeGame(const QString &path, const GameFile &game, io::Diagnostics &diagnostics);
std::optional<GameFile> readGame(const QString &path, const io::Library &library, io::Diagnostics &diagnostics);
GameSummary summaryOf(const QString &path);

/// Renames a damaged file to *.damaged-N beside it and gives the new name; empty if that was not possible.
QString setAside(const QString &path);

/// A name for the file that tells the games of a person apart: the heroes and when. Valid on all systems.
QString fileNameFor(const GameFile &game, Language language, const QDateTime &when);

/// The first reasons in words, in one language.
QString reasonsOf(const io::Diagnostics &diagnostics, Language language);

} // namespace champclos::app
