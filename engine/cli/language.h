// SPDX-License-Identifier: MIT
//
// Which language a command speaks to people: the one it is told with --lang, otherwise that of the system.
#pragma once

#include "engine/cli/options.h"
#include "engine/core/localized.h"

namespace champclos::cli {

/// As LC_ALL, LC_MESSAGES, LANG and LANGUAGE say; English if that is none of ours.
Language systemLanguage();
/// Throws a Failure with ExitCode::Usage if --lang names none.
Language languageAskedFor(const Arguments &arguments);

} // namespace champclos::cli
