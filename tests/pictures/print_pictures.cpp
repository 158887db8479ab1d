// SPDX-License-Identifier: MIT
#include "app/print/studio.h"
#include "tests/pictures/hand.h"
#include "tests/pictures/picture.h"

#include <cstdio>

namespace champclos::pictures {

namespace {

using app::print::PrintStudio;

constexpr int kLayOutMilliseconds = 300;

/// Pages are items in loaders: the way to their objects is along the items.
template <class Wanted> Wanted *objectIn(QQuickItem *item) {
    if (auto *found = item->findChild<Wanted *>())
        return found;
    for (QQuickItem *child : item->childItems())
        if (auto *found = objectIn<Wanted>(child))
            return found;
    return nullptr;
}

Picture studioPicture(const char *name, std::function<void(PrintStudio &)> choose) {
    return {name, [choose = std::move(choose)](AppShell &, MainWindow &main) {
                main.enter(QStringLiteral("print"));
                PrintStudio *studio = nullptr;
                waitUntil([&] { return (studio = objectIn<PrintStudio>(main.window()->contentItem())); });
                if (studio == nullptr) {
                    std::fputs("the print page has no studio\n", stderr);
                    return;
                }
                choose(*studio);
                settle(kLayOutMilliseconds);
            }};
}

} // namespace

std::vector<Picture> printPictures() {
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
        studioPicture("print-pictures",
                      [](PrintStudio &studio) {
                          studio.setKind(QStringLiteral("cards"));
                          studio.setOutput(QStringLiteral("png"));
                      }),
        studioPicture("print-standees",
                      [](PrintStudio &studio) {
                          studio.setKind(QStringLiteral("tokens"));
                          studio.setStandees(true);
                      }),
        studioPicture("print-whole",
                      [](PrintStudio &studio) {
                          studio.setKind(QStringLiteral("board"));
                          studio.setWhole(true);
                      }),
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

} // namespace champclos::pictures
