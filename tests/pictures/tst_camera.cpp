// SPDX-License-Identifier: MIT
//
// Nine hundred pictures are taken in one process: whatever one of them leaves behind adds up. A picture from each
// script is taken again and again, and the later ones find no more memory in use than the first.
#include "tests/pictures/camera.h"
#include "tests/support/memory.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace champclos;
using namespace champclos::pictures;

class CameraTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareCamera(); }
    void leavesNothingBehind();
};

void CameraTest::leavesNothingBehind() {
    if (test::memoryInUse() == 0)
        QSKIP("this system does not say how much memory is in use");
    std::vector<pictures::Picture> chosen = allPictures();
    std::erase_if(chosen, [](const pictures::Picture &picture) {
        static const QByteArrayList kNames{"rules", "table-action", "battlefield-workshop", "deck-card", "print-cards"};
        return !kNames.contains(picture.name);
    });
    QCOMPARE(chosen.size(), 5);
    std::vector<std::size_t> measured;
    for (int round = 0; round < 6; ++round) {
        for (const pictures::Picture &picture : chosen)
            QCOMPARE(take(picture, {QStringLiteral("de"), false, {1024, 640}}).size(), QSize(1024, 640));
        measured.push_back(test::memoryInUse());
    }
    const QByteArray trouble = test::growth(measured);
    QVERIFY2(trouble.isEmpty(), trouble.constData());
}

CHAMPCLOS_TEST(CameraTest)
#include "tst_camera.moc"
