// SPDX-License-Identifier: MIT
//
// The texts of the .ts files, looked up by context and English source text. Each language has a translator of its own
// that is never installed in the application: what language a text is wanted in is said with every call.
#pragma once

#include "engine/core/localized.h"

#include <string>

namespace champclos::text {

/// The text in that language. A text that no .ts file has comes back as its source: a test sees to it that none is
/// left.
std::string translated(Language language, const char *context, const char *source);
bool hasTranslation(Language language, const char *context, const char *source);

} // namespace champclos::text
