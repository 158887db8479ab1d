// SPDX-License-Identifier: MIT
#include "tests/pictures/camera.h"

#include "app/paint/fonts.h"
#include "app/program/program.h"
#include "tests/pictures/hand.h"

#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

namespace champclos::pictures {

namespace {

/// A few frames, however busy the machine: after the second everything lies where it belongs.
void draw(QQuickWindow &window) {
    for (int frame = 0; frame < 3; ++frame) {
        QEventLoop loop;
        QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
        QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
        window.update();
        loop.exec();
    }
}

} // namespace

QString Look::name() const {
    return QStringLiteral("%1-%2-%3").arg(language, isDark ? u"dark" : u"light").arg(size.width());
}

QList<Look> looks() {
    QList<Look> all;
    for (const char *language : {"en", "fr", "de"})
        for (const bool isDark : {false, true})
            all.push_back({QString::fromLatin1(language), isDark, {1440, 900}});
    for (const char *language : {"en", "fr", "de"})
        all.push_back({QString::fromLatin1(language), false, {1024, 640}});
    all.push_back({QStringLiteral("de"), true, {1920, 1080}});
    all.push_back({QStringLiteral("en"), false, {1366, 768}});
    all.push_back({QStringLiteral("en"), false, {1920, 1080}});
    all.push_back({QStringLiteral("fr"), false, {3840, 2160}});
    return all;
}

std::vector<Picture> allPictures() {
    std::vector<Picture> all = pagePictures();
    for (const auto &more : {tablePictures(), battlefieldPictures(), deckPictures(), printPictures()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

void prepareCamera() {
    app::nameApplication();
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    paint::registerFonts();
}

QImage take(const Picture &picture, const Look &look) {
    const QTemporaryDir places;
    AppShell shell({places.filePath(QStringLiteral("settings.json")), places.path()});
    shell.settings()->setTheme(look.isDark ? QStringLiteral("dark") : QStringLiteral("light"));
    shell.settings()->setMotion(QStringLiteral("instant"));
    shell.settings()->setPauseAfterCombat(true);
    shell.settings()->setAutosaveFolder(places.filePath(QStringLiteral("games")));
    shell.language()->setCode(look.language);
    MainWindow main(shell);
    if (main.window() == nullptr)
        return {};
    main.window()->resize(look.size);
    main.window()->show();
    settle();
    picture.reach(shell, main);
    settle();
    draw(*main.window());
    return main.window()->grabWindow();
}

} // namespace champclos::pictures
