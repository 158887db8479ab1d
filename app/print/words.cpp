// SPDX-License-Identifier: MIT
#include "app/print/words.h"

#include "engine/core/array_by.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <QTranslator>

#include <memory>

namespace champclos::app::print {

namespace {

constexpr const char *kContext = "print";

const QTranslator &translatorOf(Language language) {
    static const auto all = [] {
        ArrayBy<Language, std::unique_ptr<QTranslator>, kLanguages.size()> translators;
        for (const Language each : kLanguages) {
            auto translator = std::make_unique<QTranslator>();
            (void)translator->load(QStringLiteral(":/translations/ui_%1.qm").arg(QLatin1String(codeOf(each))));
            translators[each] = std::move(translator);
        }
        return translators;
    }();
    return *all[language];
}

} // namespace

QString Words::translated(const Source &source, int n) const {
    QString text = translatorOf(m_language).translate(kContext, source.text, source.comment, n);
    if (text.isEmpty())
        text = QString::fromUtf8(source.text);
    if (n >= 0)
        text.replace(QLatin1String("%n"), QString::number(n));
    return typeset(text);
}

QString Words::languageName() const {
    switch (m_language) {
    case Language::En:
        return QStringLiteral("English");
    case Language::Fr:
        return QStringLiteral("français");
    case Language::De:
        return QStringLiteral("Deutsch");
    }
    return {};
}

QString Words::typeset(const QString &text) const {
    static const QRegularExpression unit(QStringLiteral("(\\d) (mm|%)"));
    QString result = text;
    result.replace(unit, QStringLiteral("\\1\u00A0\\2"));
    result.replace(QLatin1Char('\''), QChar(0x2019)); // as authors type it
    if (m_language == Language::Fr)
        result.replace(QStringLiteral("\u00A0:"), QStringLiteral("\u202F:"));
    return result;
}

QString codesOf(const std::vector<Language> &languages) {
    QStringList codes;
    for (const Language language : languages)
        codes.append(QLatin1String(codeOf(language)));
    return codes.join(QLatin1Char('-'));
}

QString Words::number(double value) const { return QLocale(QLatin1String(codeOf(m_language))).toString(value, 'g', 4); }

} // namespace champclos::app::print
