// SPDX-License-Identifier: MIT
//
// Refusals, diagnostics and the meanings of words in the reader's language. The English texts stand where these are
// defined (rules/why.cpp, io/diagnostic_codes.h, effects/vocabulary.cpp) and are the sources of the translations.
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

namespace champclos::text {

std::string wordMeaning(Word word, Language language) { return translated(language, "meanings", rowOf(word).meaning); }

std::string operandMeaning(Word word, int operand, Language language) {
    return translated(language, "meanings", rowOf(word).operands()[operand].meaning);
}

std::string reasonText(Reason reason, Language language) { return translated(language, "reasons", sentenceOf(reason)); }

std::string diagnosticMessage(const io::Diagnostic &diagnostic, Language language) {
    const char *source = io::infoOf(diagnostic.code).message;
    std::string text = io::fillTemplate(translated(language, "diagnostics", source), diagnostic.arguments);
    if (diagnostic.suggestion.empty())
        return text;
    return text + io::fillTemplate(
                      translated(language, "diagnostics", QT_TRANSLATE_NOOP("diagnostics", "; did you mean {0}?")),
                      {io::quoted(diagnostic.suggestion)});
}

std::string format(const io::Diagnostic &diagnostic, Language language) {
    std::string place = diagnostic.file;
    if (diagnostic.position.line > 0)
        place += ':' + std::to_string(diagnostic.position.line) + ':' + std::to_string(diagnostic.position.column);
    const char *severity = diagnostic.severity() == io::Severity::Error ? QT_TRANSLATE_NOOP("diagnostics", "error")
                                                                        : QT_TRANSLATE_NOOP("diagnostics", "warning");
    if (!place.empty())
        place += ": ";
    return place +
           io::fillTemplate(translated(language, "diagnostics", QT_TRANSLATE_NOOP("diagnostics", "{0}: {1} [{2}]")),
                            {translated(language, "diagnostics", severity), diagnosticMessage(diagnostic, language),
                             diagnostic.id()});
}

} // namespace champclos::text
