// SPDX-License-Identifier: MIT
//
// What is wrong with a file, and where: a code from one closed table, the place, and the words that fill the message.
// Readers, editors and the linter all report through this. The message is English; engine/text translates it from the
// code's template and the arguments, which is why they are kept apart. This is not for refusals of the rules.
#pragma once

#include "engine/io/diagnostic_codes.h"

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

class JsonValue;

/// A place in a text, counted from 1 (columns in code points); 0 where there is none.
struct TextPosition {
    int line = 0;
    int column = 0;
    friend constexpr bool operator==(TextPosition, TextPosition) = default;
    friend constexpr auto operator<=>(TextPosition, TextPosition) = default;
};

struct Diagnostic {
    DiagnosticCode code{};
    std::string file;
    TextPosition position;
    std::string path;                   ///< such as spaces[3].zones[0]; empty for the file as a whole
    std::vector<std::string> arguments; ///< fill {0}, {1} ... of the code's message
    std::string suggestion;             ///< what was probably meant, or empty

    const char *id() const { return infoOf(code).id; }
    Severity severity() const { return infoOf(code).severity; }
    std::string message() const;
    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

/// Collects the problems of one file, or of several by append(). Keeps the first kMaxKept and counts the rest, so that
/// a hostile file cannot fill the memory with complaints.
class Diagnostics {
public:
    static constexpr std::size_t kMaxKept = 200;

    Diagnostics() = default;
    explicit Diagnostics(std::string file) : m_file(std::move(file)) {}

    const std::string &file() const { return m_file; }
    void setFile(std::string file) { m_file = std::move(file); } ///< for what is reported from now on

    void report(DiagnosticCode code, TextPosition position = {}, std::string path = {},
                std::vector<std::string> arguments = {}, std::string suggestion = {});
    void append(const Diagnostics &other);
    void append(Diagnostic diagnostic);
    /// By file as first reported, then by place; problems without a place come first.
    void sort();
    /// Changes each kept diagnostic, for instance to fill in places known only later.
    template <class Change> void changeEach(Change change) {
        for (Diagnostic &diagnostic : m_kept)
            change(diagnostic);
    }

    bool isEmpty() const { return m_kept.empty(); }
    bool isFull() const { return m_kept.size() == kMaxKept; } ///< more are counted only: no need to find suggestions
    bool hasErrors() const { return m_errors > 0; }
    int errorCount() const { return m_errors; }
    int warningCount() const { return m_warnings; }
    int droppedCount() const { return m_errors + m_warnings - static_cast<int>(m_kept.size()); }
    bool contains(DiagnosticCode code) const;
    const std::vector<Diagnostic> &all() const { return m_kept; }
    auto begin() const { return m_kept.begin(); }
    auto end() const { return m_kept.end(); }

private:
    std::string m_file;
    std::vector<Diagnostic> m_kept;
    int m_errors = 0;
    int m_warnings = 0;
};

/// `file:line:column: error: message; did you mean "x"? [code]`
std::string format(const Diagnostic &diagnostic);
/// One line for each, and one for how many were not kept.
std::string format(const Diagnostics &diagnostics);
/// For `--json` output: code, severity, file, line, column, path, message, suggestion.
JsonValue toJson(const Diagnostic &diagnostic);

/// `text` with {0}, {1} ... replaced.
std::string fillTemplate(std::string_view text, const std::vector<std::string> &arguments);
/// In double quotes, shortened, control characters made visible: anything from a file before it enters a message.
std::string quoted(std::string_view text);

/// Steps (insert, delete, replace, swap neighbours) between two words, in code points.
int editDistance(std::string_view left, std::string_view right);
/// The candidate a mistyped word was probably meant to be, or empty. The first of equally near ones.
std::string nearest(std::string_view word, const std::vector<std::string_view> &candidates);

} // namespace champclos::io
