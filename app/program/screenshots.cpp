// SPDX-License-Identifier: MIT
#include "app/program/screenshots.h"

#include "app/program/pictures.h"
#include "app/program/screenshots_decks.h"
#include "app/program/screenshots_print.h"
#include "app/program/screenshots_workshop.h"
#include "app/program/window.h"
#include "app/shell/app_shell.h"

#include <QDir>
#include <QImage>
#include <QQuickWindow>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>

namespace champclos::app {

namespace {

struct Look {
    QString language;
    bool isDark;
    QSize size;
    QString name() const {
        return QStringLiteral("%1-%2-%3").arg(language, isDark ? u"dark" : u"light").arg(size.width());
    }
};

QList<Look> looks() {
    QList<Look> all;
    for (const char *language : {"en", "fr", "de"})
        for (const bool isDark : {false, true})
            all.push_back({QString::fromLatin1(language), isDark, {1440, 900}});
    for (const char *language : {"en", "fr", "de"})
        all.push_back({QString::fromLatin1(language), false, {1024, 640}});
    all.push_back({QStringLiteral("de"), true, {1920, 1080}});
    return all;
}

bool take(const Picture &picture, const Look &look, const QString &path) {
    QTemporaryDir places;
    AppShell shell({places.filePath(QStringLiteral("settings.json")), places.path()});
    shell.settings()->setTheme(look.isDark ? QStringLiteral("dark") : QStringLiteral("light"));
    shell.settings()->setMotion(QStringLiteral("instant"));
    shell.settings()->setPauseAfterCombat(true);
    shell.settings()->setAutosaveFolder(places.filePath(QStringLiteral("games")));
    shell.language()->setCode(look.language);
    MainWindow main(shell);
    if (main.window() == nullptr)
        return false;
    main.window()->resize(look.size);
    main.window()->show();
    settle();
    picture.reach(shell, main);
    settle();
    return main.window()->grabWindow().save(path);
}

} // namespace

int takeScreenshots(const QString &folder, const QString &only) {
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "The folder %s cannot be made.\n", qPrintable(folder));
        return 2;
    }
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    // What the workshops remember of the user's own files is not touched, and not in the pictures.
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    std::vector<Picture> all = pictures();
    for (const WorkshopPicture &picture : workshopPictures())
        all.push_back({picture.name, picture.reach});
    for (auto &[name, reach] : printPictures())
        all.push_back({name, std::move(reach)});
    for (auto &[name, reach] : deckPictures())
        all.push_back({name, std::move(reach)});
    int status = 0;
    bool isNone = true;
    for (const Picture &picture : all)
        for (const Look &look : looks()) {
            const QString name = QStringLiteral("%1-%2").arg(QString::fromLatin1(picture.name), look.name());
            if (!only.isEmpty() && !name.contains(only))
                continue;
            isNone = false;
            if (!take(picture, look, QDir(folder).filePath(name + QStringLiteral(".png")))) {
                std::fprintf(stderr, "The picture %s could not be written.\n", qPrintable(name));
                status = 1;
            }
        }
    if (!isNone)
        return status;
    std::fprintf(stderr, "No picture has “%s” in its name, such as “home-fr-dark-1440”. There are:\n",
                 qPrintable(only));
    for (const Picture &picture : all)
        std::fprintf(stderr, "    %s\n", picture.name);
    return 2;
}

} // namespace champclos::app
