// SPDX-License-Identifier: MIT
//
// The lesson reader: anything is read or refused; what is read is written and read back, and every step can be begun.
#include "engine/io/lesson_check.h"
#include "engine/io/lesson_io.h"

#include <cstdlib>

using namespace champclos;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    static const io::Library kLibrary;
    const std::string_view text(reinterpret_cast<const char *>(data), size); // NOLINT: bytes are what a reader gets
    io::Diagnostics draftDiagnostics("draft");
    if (const auto draft = io::readLessonDraft(text, kLibrary, draftDiagnostics))
        io::writeLesson(*draft);
    io::Diagnostics diagnostics("fuzz");
    const auto lesson = io::readLesson(text, kLibrary, diagnostics);
    if (lesson.has_value() == diagnostics.hasErrors())
        std::abort(); // read in spite of an error, or refused without one
    if (!lesson)
        return 0;
    io::Diagnostics again("written");
    const auto back = io::readLesson(io::writeLesson(*lesson), kLibrary, again);
    if (!back || io::writeLesson(*back) != io::writeLesson(*lesson))
        std::abort();
    for (std::size_t step = 0; step < lesson->steps.size(); ++step)
        io::recordAt(*lesson, step);
    return 0;
}
