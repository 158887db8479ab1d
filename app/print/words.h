// SPDX-License-Identifier: MIT
//
// The words of the printed page in a language of its own: a German sheet may be printed from a French window, and two
// languages may stand side by side. So the translators used here are never installed in the application.
#pragma once

#include "engine/core/localized.h"

#include <QString>

#include <vector>

namespace champclos::app::print {

/// A source text as QT_TRANSLATE_NOOP3 gives it.
struct Source {
    const char *text = "";
    const char *comment = nullptr;
};

class Words {
public:
    explicit Words(Language language) : m_language(language) {}

    Language language() const { return m_language; }
    QString operator()(const char *source) const { return translated({source, nullptr}, -1); }
    QString operator()(const Source &source) const { return translated(source, -1); }
    QString counted(const char *source, int n) const { return translated({source, nullptr}, n); }
    QString counted(const Source &source, int n) const { return translated(source, n); }

    QString languageName() const; ///< in the language itself: "français"
    /// As printers set it: a number keeps its unit, an apostrophe is one; in French colons have thin spaces, where
    /// running text has wide ones.
    QString typeset(const QString &text) const;
    QString typeset(const std::string &text) const { return typeset(QString::fromStdString(text)); }
    QString number(double value) const; ///< "1,5"

private:
    QString translated(const Source &source, int n) const;

    Language m_language;
};

/// As file names end: "fr-de".
QString codesOf(const std::vector<Language> &languages);

} // namespace champclos::app::print
