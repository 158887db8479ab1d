// SPDX-License-Identifier: MIT
//
// The arithmetic of rings: segments, letters, patterns, and the keys by which QML hands zones around. And that the
// parts of a space stay within what items reserve for them.
#include "app/paint/board_painter.h"
#include "app/paint/ring.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace champclos;
using namespace champclos::paint;

namespace {

double turned(double angle) { return std::fmod(angle + 720, 360); }

bool isOn(const RingSegment &segment, double angle) { return turned(angle - segment.start) <= segment.span; }

/// How far from the middle something is drawn, in R.
double drawnReach(const std::function<void(QPainter &, QPointF, double)> &draw) {
    constexpr int kSize = 400;
    constexpr double kR = 60;
    QImage image(kSize, kSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw(painter, {kSize / 2.0, kSize / 2.0}, kR);
    painter.end();
    double reach = 0;
    for (int y = 0; y < kSize; ++y)
        for (int x = 0; x < kSize; ++x)
            if (qAlpha(image.pixel(x, y)) > 20)
                reach = std::max(reach, std::max(std::abs(x + 0.5 - kSize / 2.0), std::abs(y + 0.5 - kSize / 2.0)));
    return reach / kR;
}

} // namespace

class TestSpaces : public QObject {
    Q_OBJECT

private slots:
    void segments() {
        for (int zones = 1; zones <= 6; ++zones) {
            const auto segments = ringSegments(zones);
            QCOMPARE(static_cast<int>(segments.size()), zones);
            double sum = 0;
            for (const RingSegment &segment : segments) {
                sum += segment.span;
                QVERIFY(isOn(segment, segment.tab));
                // 6 o'clock stays free for health: no letter within its width.
                if (zones <= 4)
                    QVERIFY(std::abs(turned(segment.tab) - 180) > 40);
            }
            QCOMPARE(sum, 360.0);
        }
        QVERIFY(ringSegments(0).empty());
    }

    void tabs() {
        QCOMPARE(ringSegments(1)[0].tab, 0.0);
        QCOMPARE(ringSegments(2)[0].tab, 270.0); // the first zone is left
        QCOMPARE(ringSegments(2)[1].tab, 90.0);
        QCOMPARE(ringSegments(3)[0].tab, 0.0); // then clockwise: 4 and 8 o'clock
        QCOMPARE(ringSegments(3)[1].tab, 120.0);
        QCOMPARE(ringSegments(3)[2].tab, 240.0);
        QCOMPARE(ringSegments(4)[0].tab, 45.0);
    }

    void periods() {
        for (const ZoneStyle &zone : zoneStyles())
            for (const double span : {360.0, 180.0, 120.0, 90.0, 60.0, 20.0})
                QVERIFY(patternPeriods(zone.pattern, span) >= 2);
        QCOMPARE(patternPeriods(ZonePattern::Dots, 360), 23); // 2 pi 0.875 / 0.24
        QCOMPARE(patternPeriods(ZonePattern::Ticks, 180), 14);
    }

    void geometry() {
        const QPointF centre(10, 10);
        QVERIFY(QLineF(pointAt(centre, 0, 5), QPointF(10, 5)).length() < 1e-9);
        QVERIFY(QLineF(pointAt(centre, 90, 5), QPointF(15, 10)).length() < 1e-9);
        const QPainterPath right = segmentPath(centre, 10, {}, ringSegments(2)[1]);
        QVERIFY(right.contains(QPointF(18.75, 10)));
        QVERIFY(!right.contains(QPointF(1.25, 10)));
        QVERIFY(!right.contains(centre));
    }

    void keys() {
        for (const char *name : test::kBoardNames) {
            const Battlefield board = test::boardNamed(name);
            for (const Space &space : board.spaces) {
                const RingZones zones = ringZones(board, space);
                QCOMPARE(zones.size(), space.zones.size());
                QVERIFY(zonesOfKey(zoneKey(zones)) == zones);
            }
        }
        QVERIFY(zonesOfKey(QString()).empty());
        QVERIFY(zonesOfKey(QStringLiteral("nonsense A:#zz:dots B:#123456:stripes")).empty());
    }

    void reach() {
        for (const SpaceState state :
             {SpaceState::Rest, SpaceState::Reachable, SpaceState::OnPath, SpaceState::Target, SpaceState::Selected,
              SpaceState::Attack, SpaceState::Boosted, SpaceState::Struck, SpaceState::StruckBoosted}) {
            SpaceLook look;
            look.zones = zonesOfKey(QStringLiteral("A:#e39a1f:plain B:#6fbce6:dots"));
            look.state = state;
            look.hasFocus = true;
            look.isHovered = true;
            const double reach = drawnReach(
                [&](QPainter &painter, QPointF centre, double r) { paintSpace(painter, centre, r, look, {}); });
            QVERIFY2(reach > 1 && reach <= kSpaceReach, QByteArray::number(reach).constData());
            look.swell = kHeroSwell;
            const double swollen = drawnReach(
                [&](QPainter &painter, QPointF centre, double r) { paintSpace(painter, centre, r, look, {}); });
            QVERIFY2(swollen > kHeroSwell && swollen <= kHeroSwell + kMarkReach,
                     QByteArray::number(swollen).constData());
        }
        // Letters that have to be larger than their part of the ring leave the inside free.
        constexpr double kLeastTab = 14; // across
        QVERIFY(tabReach(34, 1) <= 34 * kSpaceReach);
        for (const double small : {11.0, 16.0, 24.0})
            QVERIFY(tabReach(small, 1) - kLeastTab >= 0.6 * small);
        SpaceLook start;
        start.start = 4;
        const double flag =
            drawnReach([&](QPainter &painter, QPointF centre, double r) { paintSpace(painter, centre, r, start, {}); });
        QVERIFY2(flag <= kPennantReach, QByteArray::number(flag).constData());
        for (int seat = 0; seat < 4; ++seat) {
            const TokenLook token{QStringLiteral("medusa"), emblemColours(QStringLiteral("medusa")), seat, 16};
            const double badge = drawnReach(
                [&](QPainter &painter, QPointF centre, double r) { paintToken(painter, centre, r, token, {}); });
            QVERIFY2(badge <= kTokenReach, QByteArray::number(badge).constData());
        }
    }

    /// Pennants stay on the board, where a sheet of paper or a picture ends.
    void pennantsStayOnTheBoard() {
        for (const char *name : test::kBoardNames) {
            const Battlefield board = test::boardNamed(name);
            const QRectF whole(0, 0, board.width, board.height);
            for (const SpaceId start : board.starts) {
                const Space &space = board.spaces[static_cast<std::size_t>(start.value())];
                const PennantPlace place = pennantPlace({space.x, space.y}, kUsualRadius, whole);
                const double reach = (place.isToRight ? 1 : -1) * 1.9 * kUsualRadius;
                QVERIFY2(whole.contains(QPointF(space.x + reach, space.y - (1.92 - place.drop) * kUsualRadius)), name);
            }
        }
        QVERIFY(!pennantPlace({50, 50}, 1, {0, 0, 100, 100}).isToRight);
        QVERIFY(pennantPlace({1, 50}, 1, {0, 0, 100, 100}).isToRight);
        QCOMPARE(pennantPlace({50, 50}, 1, {0, 0, 100, 100}).drop, 0.0);
        QVERIFY(pennantPlace({50, 1.5}, 1, {0, 0, 100, 100}).drop > 0);
    }

    void boardFits() {
        const Battlefield board = test::boardNamed("greenwood");
        const QRectF rect = boardRect(board, QRectF(10, 10, 400, 400));
        QCOMPARE(rect.width(), 400.0);
        QCOMPARE(rect.center(), QPointF(210, 210));
        QCOMPARE(rect.width() / rect.height(), board.width / board.height);
    }
};

CHAMPCLOS_TEST(TestSpaces)
#include "tst_spaces.moc"
