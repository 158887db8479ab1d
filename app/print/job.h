// SPDX-License-Identifier: MIT
//
// What somebody wants to have printed, and the documents it makes: the one place where the command line and the print
// page meet the layouts. Decks and battlefields are named by id or by the path of a file, which makes no difference to
// what is printed.
#pragma once

#include "app/print/board_sheet.h"
#include "app/print/card_sheet.h"
#include "app/print/pdf.h"
#include "app/print/pictures.h"
#include "engine/core/array_by.h"
#include "engine/io/library.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace champclos::app::print {

enum class Kind : unsigned char { Sheet, Summary, Aid, Cards, Board, Tokens, Calibration };
inline constexpr EnumNames<Kind, 7> kKindNames = {"sheet", "summary", "aid", "cards", "board", "tokens", "calibration"};
std::optional<Kind> kindFromName(const QString &name);

/// As what it is written: pages; pictures, one for each card or page; a sheet of cards for a virtual table.
enum class Output : unsigned char { Pdf, Png, Tabletop };
inline constexpr EnumNames<Output, 3> kOutputNames = {"pdf", "png", "tabletop"};
std::optional<Output> outputFromName(const QString &name);

struct Job {
    Kind kind = Kind::Sheet;
    QStringList contents; ///< decks or battlefields; ids or paths
    Paper paper = Paper::A4;
    std::vector<Language> languages = {Language::En};
    CardOptions cards; ///< paper and language are taken from here
    BoardSheetOptions board;
    double tokenSpace = 30; ///< diameter of the spaces that tokens are made for
    bool hasStandees = false;
    Output output = Output::Pdf;
    double dotsPerInch = 300; ///< of pictures
    int pixels = 4096;        ///< of the longer side of a battlefield's picture
    double pictureBleed = 0;  ///< of pictures of cards
    PrintSettings settings;
};

// What may be asked for, in millimetres.
inline constexpr double kLeastDiameter = 10;
inline constexpr double kMostDiameter = 100;
inline constexpr double kLeastCard = 30;
inline constexpr double kMostCard = 200;
// … and of pictures.
inline constexpr double kLeastDots = 36;
inline constexpr double kMostDots = 1200;
inline constexpr int kLeastPixels = 100;

bool wantsDecks(Kind kind);
bool wantsBattlefields(Kind kind);
/// What a kind can be written as.
bool canBe(Kind kind, Output output);

/// A deck that cannot be played yet, from a file of the user's own; it is printed as a proof.
std::optional<DeckDef> draftOf(const QString &idOrPath);

/// One document for each thing; fewer, and a diagnostic, where something could not be read or does not fit.
std::vector<Document> documentsOf(const Job &job, const io::Library &library, const TextMeasure &measure,
                                  io::Diagnostics &diagnostics);

/// Of the picture of a page.
QSize pixelsOf(const Job &job, const Page &page);

/// All pages in one.
Document joined(std::vector<Document> documents);

/// The files of a job in a folder, which is made if needed: documents, pictures, or the sheets of a virtual table.
/// Stops at the first that cannot be written. `written` is told each path and the number of its pages.
using Written = std::function<void(const QString &path, int pages)>;
bool writeInto(const QString &folder, const Job &job, const io::Library &library, const TextMeasure &measure,
               io::Diagnostics &diagnostics, const Written &written, const Progress &progress = {});

} // namespace champclos::app::print
