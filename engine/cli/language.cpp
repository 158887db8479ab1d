// SPDX-License-Identifier: MIT
#include "engine/cli/language.h"

#include "engine/io/diagnostic.h"
#include "engine/text/text.h"

#include <cstdlib>
#include <string_view>

namespace champclos::cli {

namespace {

std::string_view variable(const char *name) {
    const char *value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody changes it
    return value == nullptr ? std::string_view() : std::string_view(value);
}

} // namespace

Language systemLanguage() {
    std::string_view locale;
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (locale.empty())
            locale = variable(name);
    if (locale.empty() || locale == "C" || locale.starts_with("C.") || locale == "POSIX")
        return Language::En;
    // A list of languages in the order in which they are liked: "fr_CA:fr:en".
    for (std::string_view liked = variable("LANGUAGE"); !liked.empty();) {
        const std::size_t end = liked.find(':');
        if (const auto language = text::languageFromCode(liked.substr(0, end)))
            return *language;
        liked = end == std::string_view::npos ? std::string_view() : liked.substr(end + 1);
    }
    return text::languageFromCode(locale).value_or(Language::En);
}

Language languageAskedFor(const Arguments &arguments) {
    if (!arguments.has("lang"))
        return systemLanguage();
    const auto language = text::languageFromCode(arguments.text("lang"));
    if (!language)
        Arguments::refuse("there is no language " + io::quoted(arguments.text("lang")) + ": en, fr, de");
    return *language;
}

} // namespace champclos::cli
