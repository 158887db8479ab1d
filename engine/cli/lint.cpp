// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/files.h"
#include "engine/io/lesson_io.h"
#include "engine/io/library.h"
#include "engine/io/picture_check.h"
#include "engine/io/puzzle.h"
#include "engine/io/record.h"

#include <ostream>

namespace champclos::cli {

using io::JsonValue;

namespace {

/// What kind of file this is by its "format"; empty after a report.
std::string formatOf(const std::string &path, io::Diagnostics &diagnostics) {
    const auto document =
        io::readJsonFile(path, diagnostics, {.maxBytes = io::kMaxRecordBytes, .maxDataBytes = io::kMaxPictureText});
    if (!document)
        return {};
    const JsonValue &format = (*document)["format"];
    for (const std::string_view known :
         {io::kDeckFormat, io::kBattlefieldFormat, io::kRecordFormat, io::kLessonFormat, io::kPuzzleFormat})
        if (format.string() == known)
            return std::string(known);
    const std::string wanted = io::quoted(io::kDeckFormat) + ", " + io::quoted(io::kBattlefieldFormat) + ", " +
                               io::quoted(io::kRecordFormat) + ", " + io::quoted(io::kLessonFormat) + " or " +
                               io::quoted(io::kPuzzleFormat);
    if (format.isString())
        diagnostics.report(io::DiagnosticCode::ContentWrongFormat, format.position(), "format",
                           {wanted, io::quoted(format.string())});
    else
        diagnostics.report(io::DiagnosticCode::ContentMissingKey, document->position(), "format",
                           {io::quoted("format")});
    return {};
}

/// True if the file itself could not be read, whatever is in it.
bool isUnreadable(const io::Diagnostics &diagnostics) {
    for (const io::DiagnosticCode code :
         {io::DiagnosticCode::FileMissing, io::DiagnosticCode::FileIsDirectory, io::DiagnosticCode::FileNotRegular,
          io::DiagnosticCode::FileUnreadable, io::DiagnosticCode::FileTooLarge})
        if (diagnostics.contains(code))
            return true;
    return false;
}

std::string lint(const std::string &path, const io::Library &library, io::Diagnostics &diagnostics) {
    io::Diagnostics first(path);
    std::string format = formatOf(path, first);
    if (format == io::kDeckFormat)
        io::loadDeck(path, diagnostics);
    else if (format == io::kBattlefieldFormat)
        io::loadBattlefield(path, diagnostics);
    else if (format == io::kRecordFormat)
        io::loadRecord(path, library, diagnostics);
    else if (format == io::kLessonFormat)
        io::loadLesson(path, library, diagnostics);
    else if (format == io::kPuzzleFormat)
        io::loadPuzzle(path, library, diagnostics);
    else
        diagnostics.append(first);
    return format;
}

ExitCode runLint(const Arguments &arguments, Console &console) {
    if (arguments.operands().empty())
        Arguments::refuse("name at least one file");
    const io::Library library;
    io::Diagnostics all;
    io::Diagnostics unreadable;
    JsonValue files = JsonValue::array();
    for (const std::string &path : arguments.operands()) {
        io::Diagnostics own;
        const std::string format = lint(path, library, own);
        files.append(JsonValue::object({{"file", path},
                                        {"format", format.empty() ? JsonValue() : JsonValue(format)},
                                        {"errors", own.errorCount()},
                                        {"warnings", own.warningCount()}}));
        (format.empty() && isUnreadable(own) ? unreadable : all).append(own);
    }
    const std::size_t examined = files.size() - unreadable.all().size(); // one diagnostic for each that is unreadable
    if (arguments.has("json")) {
        JsonValue list = JsonValue::array();
        for (const io::Diagnostics *part : {&unreadable, &all})
            for (const io::Diagnostic &diagnostic : *part)
                list.append(io::toJson(diagnostic));
        console.out << io::writeJson(JsonValue::object({{"errors", unreadable.errorCount() + all.errorCount()},
                                                        {"warnings", all.warningCount()},
                                                        {"files", files},
                                                        {"diagnostics", list}}));
    } else if (examined > 0) {
        console.out << io::format(all);
        console.out << examined << (examined == 1 ? " file, " : " files, ") << all.errorCount()
                    << (all.errorCount() == 1 ? " error, " : " errors, ") << all.warningCount()
                    << (all.warningCount() == 1 ? " warning\n" : " warnings\n");
    }
    if (!unreadable.isEmpty()) {
        console.err << io::format(unreadable);
        return ExitCode::InputOutput;
    }
    return all.isEmpty() ? ExitCode::Ok : ExitCode::Problems;
}

constexpr OptionSpec kOptions[] = {{"json", "", "print JSON"}};

} // namespace

constinit const CommandSpec kLintCommand = {
    .name = "lint",
    .summary = "find what is wrong with decks, battlefields, records, lessons, and puzzles",
    .operands = "FILE...",
    .options = kOptions,
    .details = "The \"format\" of a file says what it is. The exit code is 1 if there is anything to report, an\n"
               "error or a warning, and 3 if a file cannot be read. A record or a lesson is played through.",
    .examples = "lint my-deck.json\nlint --json resources/decks/*.json",
    .run = runLint,
};

} // namespace champclos::cli
