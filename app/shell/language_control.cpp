// SPDX-License-Identifier: MIT
#include "app/shell/language_control.h"

#include "app/play/card_words.h"
#include "engine/text/text.h"

#include <QCoreApplication>
#include <QLocale>

static void loadTranslationResource() { Q_INIT_RESOURCE(champclos_ui_translations); }

namespace champclos::app {

namespace {

/// Words of Qt's own file dialog for which it brings no translation.
[[maybe_unused]] constexpr const char *kDialogWords[] = {QT_TRANSLATE_NOOP("FileDialog", "File name"),
                                                         QT_TRANSLATE_NOOP("FileDialog", "Filter")};

} // namespace

LanguageControl::LanguageControl(QObject *parent) : QObject(parent) {
    loadTranslationResource();
    setCode(systemCode());
}

LanguageControl::~LanguageControl() {
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
}

QString LanguageControl::systemCode() {
    for (const QString &wanted : QLocale::system().uiLanguages())
        if (const auto language = text::languageFromCode(utf8(QString(wanted).replace(u'-', u'_'))))
            return codeText(*language);
    return codeText(Language::En);
}

void LanguageControl::setCode(const QString &code) {
    const QString known = codeText(languageOf(code));
    if (known == m_code)
        return;
    m_code = known;
    speak(m_lent.isEmpty() ? m_code : m_lent);
}

void LanguageControl::lend(const QString &code) {
    m_lent = code.isEmpty() ? QString() : codeText(languageOf(code));
    const QString wanted = m_lent.isEmpty() ? m_code : m_lent;
    if (wanted != m_shown)
        speak(wanted);
}

void LanguageControl::speak(const QString &code) {
    m_shown = code;
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    QLocale::setDefault(QLocale(code));
    if (m_qt.load(QStringLiteral(":/translations/qtbase_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/translations/ui_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_own);
    Q_EMIT changed();
}

Language LanguageControl::language() const { return languageOf(m_code); }
Language LanguageControl::shownLanguage() const { return languageOf(m_shown); }

QStringList LanguageControl::codes() const {
    QStringList codes;
    for (Language language : kLanguages)
        codes.push_back(codeText(language));
    return codes;
}

QStringList LanguageControl::names() const {
    return {QStringLiteral("English"), QStringLiteral("Français"), QStringLiteral("Deutsch")};
}

int LanguageControl::index(const QString &code) const { return static_cast<int>(codes().indexOf(code)); }

} // namespace champclos::app
