// SPDX-License-Identifier: MIT
#include "engine/text/translation.h"

#include "engine/core/array_by.h"

#include <QString>
#include <QTranslator>

#include <memory>

// In a static library the resource has to be asked for, and the macro works outside of namespaces only.
static void loadTranslationResource() { Q_INIT_RESOURCE(champclos_translations); }

namespace champclos::text {

namespace {

using Translators = ArrayBy<Language, std::unique_ptr<QTranslator>, kLanguages.size()>;

Translators loadTranslators() {
    loadTranslationResource();
    Translators translators;
    for (const Language language : kLanguages) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(QStringLiteral(":/translations/champclos_%1.qm").arg(QLatin1String(codeOf(language)))))
            translators[language] = std::move(translator);
    }
    return translators;
}

QString lookedUp(Language language, const char *context, const char *source) {
    static const Translators translators = loadTranslators(); // read only once they are there
    const auto &translator = translators[language];
    return translator ? translator->translate(context, source) : QString();
}

} // namespace

std::string translated(Language language, const char *context, const char *source) {
    const QString text = lookedUp(language, context, source);
    return text.isEmpty() ? std::string(source) : text.toStdString();
}

bool hasTranslation(Language language, const char *context, const char *source) {
    return !lookedUp(language, context, source).isEmpty();
}

} // namespace champclos::text
