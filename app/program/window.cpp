// SPDX-License-Identifier: MIT
#include "app/program/window.h"

#include "app/shell/app_shell.h"

#include <QGuiApplication>

namespace champclos::app {

MainWindow::MainWindow(AppShell &shell) : m_shell(shell) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(shell.language(), &LanguageControl::changed, &m_engine, [this] {
        m_engine.setUiLanguage(m_shell.language()->shownCode());
        m_engine.retranslate();
    });
    m_engine.setInitialProperties({{QStringLiteral("shell"), QVariant::fromValue(&shell)}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Champclos/Main.qml")));
    if (!m_engine.rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
}

MainWindow::~MainWindow() = default;

void MainWindow::openFile(const QString &path) {
    QMetaObject::invokeMethod(m_window, "openFile", Q_ARG(QVariant, path), Q_ARG(QVariant, m_shell.kindOfFile(path)));
}

void MainWindow::enter(const QString &room) { m_window->setProperty("room", room); }

} // namespace champclos::app
