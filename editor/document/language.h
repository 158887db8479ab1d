// SPDX-License-Identifier: MIT
//
// Which language the program speaks at the moment, and a signal when that changes. The program decides (it sets the
// default locale and installs translators); this only listens, so that models with computed texts can say them anew.
#pragma once

#include "engine/core/localized.h"

#include <QObject>

namespace champclos::editor {

/// The language of the default locale; English where it is none of ours.
Language currentLanguage();

/// UTF-8 of the engine to Qt.
inline QString qt(const std::string &text) { return QString::fromStdString(text); }

class LanguageWatcher : public QObject {
    Q_OBJECT
public:
    explicit LanguageWatcher(QObject *parent = nullptr);
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void languageChanged();
};

} // namespace champclos::editor
