// SPDX-License-Identifier: MIT
#include "app/program/window.h"

#include "app/shell/app_shell.h"

#include <QGuiApplication>
#include <QScreen>

namespace champclos::app {

namespace {

constexpr QSize kUsualSize(1440, 900);

/// No larger than the screen, which need not have a window manager that sees to it.
QSize firstSize() {
    const QScreen *screen = QGuiApplication::primaryScreen();
    return screen == nullptr ? kUsualSize : kUsualSize.boundedTo(screen->availableSize());
}

} // namespace

MainWindow::MainWindow(AppShell &shell) : m_shell(shell) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(shell.language(), &LanguageControl::changed, &m_engine, [this] {
        m_engine.setUiLanguage(m_shell.language()->shownCode());
        m_engine.retranslate();
    });
    const QSize size = firstSize();
    m_engine.setInitialProperties({{QStringLiteral("shell"), QVariant::fromValue(&shell)},
                                   {QStringLiteral("firstWidth"), size.width()},
                                   {QStringLiteral("firstHeight"), size.height()}});
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
