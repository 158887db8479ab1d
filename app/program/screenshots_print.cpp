// SPDX-License-Identifier: MIT
#include "app/program/screenshots_print.h"

#include "app/print/studio.h"
#include "app/program/window.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickItem>

#include <cstdio>

namespace champclos::app {

namespace {

constexpr int kLayOutMilliseconds = 300;
constexpr int kLongestWait = 10000;

void wait(const std::function<bool(int elapsed)> &isOver) {
    QElapsedTimer timer;
    timer.start();
    while (!isOver(static_cast<int>(timer.elapsed())) && timer.elapsed() < kLongestWait)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

/// Pages are items in loaders: the way to their objects is along the items.
template <class Wanted> Wanted *objectIn(QQuickItem *item) {
    if (auto *found = item->findChild<Wanted *>())
        return found;
    for (QQuickItem *child : item->childItems())
        if (auto *found = objectIn<Wanted>(child))
            return found;
    return nullptr;
}

PrintPicture studioPicture(const char *name, std::function<void(print::PrintStudio &)> choose) {
    return {name, [choose = std::move(choose)](AppShell &, MainWindow &main) {
                main.enter(QStringLiteral("print"));
                print::PrintStudio *studio = nullptr;
                wait([&](int) { return (studio = objectIn<print::PrintStudio>(main.window()->contentItem())); });
                if (studio == nullptr) {
                    std::fputs("the print page has no studio\n", stderr);
                    return;
                }
                choose(*studio);
                wait([](int elapsed) { return elapsed > kLayOutMilliseconds; });
            }};
}

} // namespace

std::vector<PrintPicture> printPictures() {
    using print::PrintStudio;
    const auto kind = [](const char *name) {
        return [name](PrintStudio &studio) { studio.setKind(QLatin1String(name)); };
    };
    return {
        studioPicture("print-sheet", [](PrintStudio &) {}),
        studioPicture("print-two-languages",
                      [](PrintStudio &studio) {
                          const QString other =
                              studio.language() == QLatin1String("de") ? QStringLiteral("fr") : QStringLiteral("de");
                          studio.setSecondLanguage(other);
                      }),
        studioPicture("print-summary",
                      [](PrintStudio &studio) {
                          studio.setKind(QStringLiteral("summary"));
                          studio.chooseAll(true);
                      }),
        studioPicture("print-aid", kind("aid")),
        studioPicture("print-cards", kind("cards")),
        studioPicture("print-board", kind("board")),
        studioPicture("print-poster",
                      [](PrintStudio &studio) {
                          studio.setKind(QStringLiteral("board"));
                          studio.setPoster(true);
                          studio.setInkSaver(true);
                      }),
        studioPicture("print-tokens", kind("tokens")),
        studioPicture("print-calibration", kind("calibration")),
        studioPicture("print-nothing", [](PrintStudio &studio) { studio.chooseAll(false); }),
    };
}

} // namespace champclos::app
