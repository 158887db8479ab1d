// SPDX-License-Identifier: MIT
//
// From the engine's words to Qt's and back: UTF-8 and QString, languages and their codes.
#pragma once

#include "engine/core/localized.h"

#include <QString>

#include <string>

namespace champclos::app {

inline QString qt(const std::string &text) { return QString::fromStdString(text); }
inline std::string utf8(const QString &text) { return text.toStdString(); }

/// English where the code is none of ours.
Language languageOf(const QString &code);
inline QString codeText(Language language) { return QString::fromLatin1(codeOf(language)); }

} // namespace champclos::app
