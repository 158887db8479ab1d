// SPDX-License-Identifier: MIT
//
// What somebody wants to have printed, and the documents it makes: the one place where the command line and the print
// page meet the layouts. Decks and battlefields are named by id or by the path of a file, which makes no difference to
// what is printed.
#pragma once

#include "app/print/board_sheet.h"
#include "app/print/card_sheet.h"
#include "app/print/pdf.h"
#include "engine/io/library.h"

#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace champclos::app::print {

enum class Kind : unsigned char { Sheet, Summary, Aid, Cards, Board, Tokens, Calibration };
inline constexpr std::array<const char *, 7> kKindNames = {"sheet", "summary", "aid",        "cards",
                                                           "board", "tokens",  "calibration"};
std::optional<Kind> kindFromName(const QString &name);

struct Job {
    Kind kind = Kind::Sheet;
    QStringList contents; ///< decks or battlefields; ids or paths
    Paper paper = Paper::A4;
    std::vector<Language> languages = {Language::En};
    CardOptions cards; ///< paper and language are taken from here
    BoardSheetOptions board;
    double tokenSpace = 30; ///< diameter of the spaces that tokens are made for
    PrintSettings settings;
};

// What may be asked for, in millimetres.
inline constexpr double kLeastDiameter = 10;
inline constexpr double kMostDiameter = 100;
inline constexpr double kLeastCard = 30;
inline constexpr double kMostCard = 200;

bool wantsDecks(Kind kind);
bool wantsBattlefields(Kind kind);

/// One document for each thing; fewer, and a diagnostic, where something could not be read or does not fit.
std::vector<Document> documentsOf(const Job &job, const io::Library &library, const TextMeasure &measure,
                                  io::Diagnostics &diagnostics);

/// All pages in one.
Document joined(std::vector<Document> documents);

} // namespace champclos::app::print
