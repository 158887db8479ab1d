// SPDX-License-Identifier: MIT
#include "app/base/text.h"

#include "engine/text/text.h"

namespace champclos::app {

Language languageOf(const QString &code) { return text::languageFromCode(utf8(code)).value_or(Language::En); }

} // namespace champclos::app
