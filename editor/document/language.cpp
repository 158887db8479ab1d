// SPDX-License-Identifier: MIT
#include "editor/document/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>

namespace champclos::editor {

Language currentLanguage() {
    switch (QLocale().language()) {
    case QLocale::French:
        return Language::Fr;
    case QLocale::German:
        return Language::De;
    default: // NOLINT: Qt's enum, hundreds of languages
        return Language::En;
    }
}

LanguageWatcher::LanguageWatcher(QObject *parent) : QObject(parent) {
    if (QCoreApplication::instance() != nullptr)
        QCoreApplication::instance()->installEventFilter(this);
}

bool LanguageWatcher::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        emit languageChanged();
    return QObject::eventFilter(watched, event);
}

} // namespace champclos::editor
