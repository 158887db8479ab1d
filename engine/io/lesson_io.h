// SPDX-License-Identifier: MIT
//
// Lessons as files: JSON to Lesson and back. Reading reports everything that is wrong in one pass, plays the lesson
// through (lesson_check.h) and gives it only if it can be learned from its first step to its last. Writing is
// canonical. Where lessons lie is the library's business.
#pragma once

#include "engine/io/content_reader.h"
#include "engine/io/lesson.h"
#include "engine/io/library.h"

#include <optional>
#include <string>
#include <string_view>

namespace champclos::io {

inline constexpr std::string_view kLessonFormat = "champclos-lesson";
inline constexpr int kLessonVersion = 1;
inline constexpr std::size_t kMaxSteps = 60;
inline constexpr std::size_t kMaxHelp = 2;
inline constexpr std::size_t kMaxActions = 40; ///< of one list of a step
inline constexpr std::size_t kMaxNotes = 12;
inline constexpr int kMaxMinutes = 60;
inline constexpr int kMaxFreeTurns = 10;

inline constexpr KeyRule kLessonKeys[] = {
    {"format"},
    {"version"},
    {"id"},
    {"title"},
    {"summary"},
    {"author"},
    {"licence"},
    {"group"},
    {"order", Presence::Optional},
    {"minutes"},
    {"battlefield"},
    {"decks"},
    {"learner", Presence::Optional},
    {"seed", Presence::Optional},
    {"position", Presence::Optional},
    {"playOn", Presence::Optional},
    {"steps"},
};
inline constexpr KeyRule kStepKeys[] = {
    {"title"},
    {"sentence"},
    {"help", Presence::Optional},
    {"zones", Presence::Optional},
    {"threat", Presence::Optional},
    {"position", Presence::Optional},
    {"do", Presence::Optional},
    {"others", Presence::Optional},
    {"ledger", Presence::Optional},
    {"freeTurns", Presence::Optional},
    {"notes", Presence::Optional},
};
inline constexpr KeyRule kHelpKeys[] = {{"icon", Presence::Optional}, {"text"}};
inline constexpr KeyRule kNoteKeys[] = {{"try"}, {"text"}};

/// The lesson, if the text has no error. Its battlefield and its decks come from the library.
std::optional<Lesson> readLesson(std::string_view text, const Library &library, Diagnostics &diagnostics);
/// For the workshop: the lesson even if it cannot be learned yet, as long as each part of the text is understood.
std::optional<Lesson> readLessonDraft(std::string_view text, const Library &library, Diagnostics &diagnostics);
/// What it says by itself, without its battlefield and decks, which may come later: there is no match, no position, and
/// it was not played through.
std::optional<Lesson> readLessonAlone(std::string_view text, Diagnostics &diagnostics);
std::optional<Lesson> loadLesson(const std::string &path, const Library &library, Diagnostics &diagnostics);

JsonValue toJson(const Lesson &lesson);
std::string writeLesson(const Lesson &lesson);

} // namespace champclos::io
