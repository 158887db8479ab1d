// SPDX-License-Identifier: MIT
#include "app/program/window.h"

#include "app/shell/app_shell.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace champclos::app {

namespace {

constexpr QSize kUsualSize(1440, 900);

constexpr QMargins kFrame(4, 36, 4, 4); ///< as much as a title bar and a border usually take

/// As the window was left if that is still on a screen, otherwise the usual size in the middle; no larger than the
/// screen, which need not have a window manager that sees to it, and with room for the title bar.
QRect firstPlace(const QRect &last) {
    const QScreen *screen = QGuiApplication::screenAt(last.center());
    if (screen == nullptr)
        screen = QGuiApplication::primaryScreen();
    if (screen == nullptr)
        return {QPoint(), kUsualSize};
    const QRect room = screen->availableGeometry().marginsRemoved(kFrame);
    QRect place({}, (last.isEmpty() ? kUsualSize : last.size()).boundedTo(room.size()));
    place.moveCenter(room.center());
    if (!last.isEmpty() && room.intersects(last))
        place.moveTopLeft({std::clamp(last.x(), room.left(), room.right() - place.width() + 1),
                           std::clamp(last.y(), room.top(), room.bottom() - place.height() + 1)});
    return place;
}

} // namespace

MainWindow::MainWindow(AppShell &shell) : m_shell(shell) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(shell.language(), &LanguageControl::changed, &m_engine, [this] {
        m_engine.setUiLanguage(m_shell.language()->shownCode());
        m_engine.retranslate();
    });
    if (QGuiApplication::platformName() != u"offscreen" && QGuiApplication::platformName() != u"minimal")
        shell.sounds()->setEngine(&m_engine); // nobody listens to tests and pictures
    const AppSettings::Window last = shell.settings()->window();
    const QRect first = firstPlace(last.place);
    m_engine.setInitialProperties({{QStringLiteral("shell"), QVariant::fromValue(&shell)},
                                   {QStringLiteral("firstWidth"), first.width()},
                                   {QStringLiteral("firstHeight"), first.height()}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Champclos/Main.qml")));
    if (!m_engine.rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
    if (m_window == nullptr)
        return;
    if (!last.place.isEmpty())
        m_window->setPosition(first.topLeft());
    m_usualPlace = m_window->geometry();
    if (last.isMaximized)
        m_window->showMaximized();
    for (const auto moved : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        QObject::connect(m_window, moved, &m_engine, [this] { place(); });
}

MainWindow::~MainWindow() { remember(); }

void MainWindow::place() {
    if (m_window->visibility() == QWindow::Windowed)
        m_usualPlace = m_window->geometry();
}

void MainWindow::remember() {
    if (m_window != nullptr)
        m_shell.settings()->setWindow({m_usualPlace, (m_window->windowStates() & Qt::WindowMaximized) != 0});
}

void MainWindow::raise() {
    if (m_window->visibility() == QWindow::Minimized)
        m_window->showNormal();
    m_window->raise();
    m_window->requestActivate();
}

void MainWindow::openFile(const QString &path) {
    QMetaObject::invokeMethod(m_window, "openFile", Q_ARG(QVariant, path), Q_ARG(QVariant, m_shell.kindOfFile(path)));
}

void MainWindow::receiveFile(const QString &path) {
    QMetaObject::invokeMethod(m_window, "receiveFile", Q_ARG(QVariant, path),
                              Q_ARG(QVariant, m_shell.kindOfFile(path)));
}

void MainWindow::enter(const QString &room) { m_window->setProperty("room", room); }

} // namespace champclos::app
