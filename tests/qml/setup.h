// SPDX-License-Identifier: MIT
//
// What every screen test starts from: no user files, English, the software renderer, our fonts and QML modules.
#pragma once

#include "app/paint/fonts.h"

#include <QLocale>
#include <QObject>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QStandardPaths>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QStandardPaths::setTestModeEnabled(true);
        QLocale::setDefault(QLocale::English);
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        champclos::paint::registerFonts();
    }
    void qmlEngineAvailable(QQmlEngine *engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }
};
