// SPDX-License-Identifier: MIT
//
// What can be said after `champclos print`: the kinds and the options with their help, in the order in which the help
// lists them. Reading them is print_arguments.h's business.
#pragma once

#include "app/print/job.h"

#include <QCoreApplication>

#include <array>

namespace champclos::app::print {

/// The kinds that an option means something to, as bits.
using Kinds = unsigned;
constexpr Kinds only(Kind kind) { return 1U << static_cast<unsigned>(kind); }
inline constexpr Kinds kEveryKind = ~0U;

struct PrintOption {
    const char *name;
    const char *value; ///< as the help calls it; empty for a switch
    Kinds kinds;
    const char *help;
};

inline constexpr std::array<const char *, kKindNames.size()> kKindHelp = {
    QT_TRANSLATE_NOOP("print", "a deck for reference: the character card and one of each card, on one or two pages"),
    QT_TRANSLATE_NOOP("print", "several heroes on one page, one row each"),
    QT_TRANSLATE_NOOP("print", "turn order, actions, and combat at a glance"),
    QT_TRANSLATE_NOOP("print", "a deck to cut out, at actual size, with bleed, crop marks, and backs"),
    QT_TRANSLATE_NOOP("print", "a battlefield on one page, or as a poster of several sheets"),
    QT_TRANSLATE_NOOP("print", "tokens and health dials to cut out"),
    QT_TRANSLATE_NOOP("print", "rulers to measure your printer with, for --scale and --offset"),
};

inline constexpr std::array kPrintOptions = {
    PrintOption{"all", "", kEveryKind,
                QT_TRANSLATE_NOOP("print", "every deck or battlefield that comes with the program")},
    PrintOption{"out", "FILE|DIR", kEveryKind,
                QT_TRANSLATE_NOOP("print", "where to write: all in one file, or one file each in a folder, created if "
                                           "needed; the current folder by default")},
    PrintOption{
        "lang", "en|fr|de", kEveryKind,
        QT_TRANSLATE_NOOP("print", "language, yours by default; two with a comma (fr,de) are printed side by side")},
    PrintOption{"paper", "a4|letter|a3|tabloid", kEveryKind, QT_TRANSLATE_NOOP("print", "paper size; a4 by default")},
    PrintOption{"ink-saver", "", kEveryKind, QT_TRANSLATE_NOOP("print", "black only, no solid areas")},
    PrintOption{"as", "pdf|png|tabletop", kEveryKind,
                QT_TRANSLATE_NOOP("print", "what to write: pages; pictures, one for each card or page; or a picture of "
                                           "all cards with JSON for a tabletop simulator")},
    PrintOption{"dpi", "300", kEveryKind, QT_TRANSLATE_NOOP("print", "dots per inch of pictures")},
    PrintOption{"size", "63x88", only(Kind::Cards), QT_TRANSLATE_NOOP("print", "size of a card in mm")},
    PrintOption{"backs", "long|short|none", only(Kind::Cards),
                QT_TRANSLATE_NOOP("print", "backs, mirrored for the edge on which the printer flips the sheet")},
    PrintOption{"single", "", only(Kind::Cards),
                QT_TRANSLATE_NOOP("print", "one card per page with 3 mm bleed, for a print shop")},
    PrintOption{"bleed", "3", only(Kind::Cards),
                QT_TRANSLATE_NOOP("print", "bleed in mm, of single cards and of pictures, which have none by default")},
    PrintOption{"character", "", only(Kind::Cards), QT_TRANSLATE_NOOP("print", "include the character card")},
    PrintOption{"poster", "", only(Kind::Board),
                QT_TRANSLATE_NOOP("print", "several sheets to join, spaces 30 mm wide")},
    PrintOption{"whole", "", only(Kind::Board),
                QT_TRANSLATE_NOOP("print", "the poster on one page as large as it has to be, for a print shop")},
    PrintOption{"numbers", "", only(Kind::Board), QT_TRANSLATE_NOOP("print", "spaces with their numbers")},
    PrintOption{"pixels", "4096", only(Kind::Board), QT_TRANSLATE_NOOP("print", "longer side of a picture, in pixels")},
    PrintOption{"standees", "", only(Kind::Tokens), QT_TRANSLATE_NOOP("print", "include figures that stand")},
    PrintOption{"diameter", "30", only(Kind::Board) | only(Kind::Tokens),
                QT_TRANSLATE_NOOP("print", "width of a space in mm; turns a battlefield into a poster")},
    PrintOption{"scale", "100[x100]", kEveryKind,
                QT_TRANSLATE_NOOP("print", "what 100 mm measures on your printer, across and down")},
    PrintOption{"offset", "0,0", kEveryKind,
                QT_TRANSLATE_NOOP("print", "how far your printer shifts the page, right and down, in mm")},
    PrintOption{"help", "", kEveryKind, QT_TRANSLATE_NOOP("print", "this help")},
};

} // namespace champclos::app::print
