// SPDX-License-Identifier: MIT
//
// Which language the program speaks, switched while it runs: translators for Qt's words and ours, the locale, and a
// signal after which everything has to be said anew. A seat at the table may have a language of its own; then the
// screen speaks that one for as long as the seat looks at it, and the choice of the program stays. Sentences about
// cards and games take their language as a parameter and do not need this.
#pragma once

#include "engine/core/localized.h"

#include <QObject>
#include <QStringList>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class LanguageControl : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)
    Q_PROPERTY(QString shownCode READ shownCode NOTIFY changed)
    Q_PROPERTY(QStringList codes READ codes CONSTANT)
    Q_PROPERTY(QStringList names READ names CONSTANT)

public:
    explicit LanguageControl(QObject *parent = nullptr);
    ~LanguageControl() override;

    /// The system's language if it is one of ours, otherwise English.
    static QString systemCode();

    QString code() const { return m_code; }
    void setCode(const QString &code);
    QString shownCode() const { return m_shown; }
    /// Speaks another language for a while; empty: the chosen one again.
    void lend(const QString &code);
    Language language() const;
    Language shownLanguage() const;
    QStringList codes() const;
    QStringList names() const;
    Q_INVOKABLE int index(const QString &code) const;

Q_SIGNALS:
    void changed();

private:
    void speak(const QString &code);

    QTranslator m_qt;
    QTranslator m_own;
    QString m_code;
    QString m_lent;
    QString m_shown;
};

} // namespace champclos::app
