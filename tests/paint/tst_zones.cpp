// SPDX-License-Identifier: MIT
//
// Zones as areas: what lies in them and what does not, on all boards and in all sizes, whatever the graph. And that
// boards fill their frames, that names keep clear of what is drawn, and that drawings stand where they always stand.
#include "app/paint/board_painter.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace champclos;
using namespace champclos::paint;

namespace {

constexpr std::array<const char *, 6> kAllBoards = {"greenwood",   "marble-court",         "harpy-isle",
                                                    "frozen-pass", "looking-glass-garden", "wooden-theatre"};

const std::array<QSizeF, 4> kSizes = {QSizeF(814, 398), QSizeF(876, 614), QSizeF(1243, 736), QSizeF(264, 178)};

bool isIn(const Space &space, std::size_t zone) {
    return std::find(space.zones.begin(), space.zones.end(), ZoneId(static_cast<int>(zone))) != space.zones.end();
}

double gapTo(const QRectF &box, QPointF point) {
    return std::hypot(std::max({box.left() - point.x(), point.x() - box.right(), 0.0}),
                      std::max({box.top() - point.y(), point.y() - box.bottom(), 0.0}));
}

/// A zone around a space that is not in it: an own board may be anything.
Battlefield ringAroundAStranger() {
    Battlefield board;
    board.width = 600;
    board.height = 600;
    board.zones.push_back({"ring", {}, "#e39a1f", ZonePattern::Plain, "A"});
    board.zones.push_back({"middle", {}, "#6fbce6", ZonePattern::Dots, "B"});
    for (const auto &[x, y] : {std::pair{150.0, 150.0}, {450.0, 150.0}, {450.0, 450.0}, {150.0, 450.0}})
        board.spaces.push_back({"s", x, y, {ZoneId(0)}});
    board.spaces.push_back({"m", 300, 300, {ZoneId(1)}});
    for (int corner = 0; corner < 4; ++corner)
        board.lines.push_back({SpaceId(corner), SpaceId((corner + 1) % 4)});
    return board;
}

void checkAreas(const Battlefield &board, const BoardPlan &plan) {
    const std::vector<ZoneArea> areas = zoneAreas(board, plan);
    QCOMPARE(areas.size(), board.zones.size());
    for (std::size_t zone = 0; zone < areas.size(); ++zone) {
        const QByteArray told = QByteArray::fromStdString(board.id + " " + board.zones[zone].id);
        for (std::size_t space = 0; space < board.spaces.size(); ++space) {
            const QPointF centre = plan.centres[space];
            if (!isIn(board.spaces[space], zone)) {
                QVERIFY2(!areas[zone].outline.contains(centre), told);
                continue;
            }
            for (int angle = 0; angle < 360; angle += 15) { // with room for a hero
                const QPointF reach =
                    1.4 * plan.r *
                    QPointF(std::cos(angle * std::numbers::pi / 180), std::sin(angle * std::numbers::pi / 180));
                QVERIFY2(areas[zone].outline.contains(centre + reach), told);
            }
        }
        for (const Line &line : board.lines)
            if (isIn(board.spaces[static_cast<std::size_t>(line.a.value())], zone) &&
                isIn(board.spaces[static_cast<std::size_t>(line.b.value())], zone))
                for (double share = 0; share <= 1; share += 0.05)
                    QVERIFY2(
                        areas[zone].outline.contains(QLineF(plan.centre(line.a), plan.centre(line.b)).pointAt(share)),
                        told);
    }
}

} // namespace

class TestZones : public QObject {
    Q_OBJECT

private slots:
    void areasHoldTheirSpaces() {
        for (const char *name : kAllBoards) {
            const Battlefield board = test::boardNamed(name);
            for (const QSizeF &size : kSizes)
                checkAreas(board, fittedPlan(board, QRectF({0, 0}, size)));
            checkAreas(board, evenPlan(board, QRectF(0, 0, board.width, board.height)));
        }
    }

    void strangersStayOutside() {
        const Battlefield board = ringAroundAStranger();
        checkAreas(board, fittedPlan(board, {0, 0, 600, 600}));
        QVERIFY(zoneAreas(Battlefield{}, evenPlan({}, {0, 0, 100, 100})).empty());
        Battlefield empty = board;
        empty.spaces.clear();
        empty.lines.clear();
        QVERIFY(zoneAreas(empty, fittedPlan(empty, {0, 0, 600, 600}))[0].outline.isEmpty());
    }

    void areasAreAlwaysTheSame() {
        const Battlefield board = test::boardNamed("greenwood");
        const BoardPlan plan = fittedPlan(board, {0, 0, 876, 614});
        const Scenery first = sceneryOf(board, plan, {}), second = sceneryOf(board, plan, {});
        for (std::size_t zone = 0; zone < first.areas.size(); ++zone)
            QVERIFY(first.areas[zone].outline == second.areas[zone].outline);
        QVERIFY(first.ornaments.size() > 40);
        QCOMPARE(first.ornaments.size(), second.ornaments.size());
        for (std::size_t index = 0; index < first.ornaments.size(); ++index)
            QCOMPARE(first.ornaments[index].place, second.ornaments[index].place);
    }

    /// No letterbox: the outermost spaces lie at the edges, unless that would distort the board.
    void boardsFillTheirFrames() {
        for (const char *name : kAllBoards) {
            const Battlefield board = test::boardNamed(name);
            for (const QSizeF &size : kSizes) {
                const BoardPlan plan = fittedPlan(board, QRectF({0, 0}, size));
                const double stretch = plan.scaleX / plan.scaleY;
                QVERIFY(stretch <= kMostStretch + 1e-6 && stretch >= 1 / kMostStretch - 1e-6);
                QPolygonF centres;
                for (const QPointF &centre : plan.centres)
                    centres << centre;
                const QRectF box = centres.boundingRect();
                QVERIFY(box.left() >= 1.5 * plan.r && box.right() <= size.width() - 1.5 * plan.r);
                QVERIFY(box.top() >= 1.5 * plan.r && box.bottom() <= size.height() - 1.5 * plan.r);
                const bool isWide = box.left() < 1.62 * plan.r + 5;
                const bool isHigh = box.top() < 1.62 * plan.r + 5;
                QVERIFY2(isWide || isHigh, name);
                if (stretch < kMostStretch - 1e-6 && stretch > 1 / kMostStretch + 1e-6)
                    QVERIFY2(isWide && isHigh, name);
                for (std::size_t a = 0; a < plan.centres.size(); ++a)
                    for (std::size_t b = a + 1; b < plan.centres.size(); ++b)
                        QVERIFY(QLineF(plan.centres[a], plan.centres[b]).length() >= 3.2 * plan.r - 1e-6);
            }
        }
        const Battlefield greenwood = test::boardNamed("greenwood");
        QCOMPARE(qRound(fittedPlan(greenwood, {0, 0, 814, 398}).r), 24); // as the design has it
        QCOMPARE(qRound(fittedPlan(greenwood, {0, 0, 876, 614}).r), 32);
    }

    void strangeBoardsFitToo() {
        Battlefield board;
        board.width = board.height = 500;
        for (const int spaces : {0, 1, 2}) {
            board.spaces.clear();
            for (int space = 0; space < spaces; ++space)
                board.spaces.push_back({"s", 100.0 + space, 100, {}}); // two nearly on each other
            const BoardPlan plan = fittedPlan(board, {0, 0, 600, 400});
            QVERIFY(plan.r > 5 && plan.r <= 60);
            for (const QPointF &centre : plan.centres)
                QVERIFY(plan.frame.contains(centre));
        }
    }

    void namesKeepClear() {
        int count = 0;
        for (const char *name : kAllBoards) {
            const Battlefield board = test::boardNamed(name);
            for (const QSizeF &size : kSizes)
                for (const Language language : kLanguages) {
                    const BoardPlan plan = fittedPlan(board, QRectF({0, 0}, size));
                    const std::vector<ZoneArea> areas = zoneAreas(board, plan);
                    const std::vector<ZoneName> names = zoneNames(board, areas, plan, language);
                    count += static_cast<int>(names.size());
                    for (const ZoneName &zone : names) {
                        QVERIFY(plan.frame.contains(zone.box));
                        for (const QPointF &centre : plan.centres)
                            QVERIFY2(gapTo(zone.box, centre) >= 1.125 * plan.r, qPrintable(zone.text));
                        for (const QLineF &line : plan.lines)
                            for (double share = 0; share <= 1; share += 0.02)
                                QVERIFY2(!zone.box.contains(line.pointAt(share)), qPrintable(zone.text));
                        for (const ZoneName &other : names)
                            QVERIFY(&other == &zone || !other.box.intersects(zone.box));
                        for (const NearSpace &near : zone.near)
                            QVERIFY(near.gap > 1.1);
                    }
                }
        }
        QVERIFY2(count > 240, QByteArray::number(count)); // most have one
    }

    /// Where starts are shown, no name looks out from under a pennant.
    void namesGiveWayToPennants() {
        const Battlefield board = test::boardNamed("greenwood");
        const auto inked = [&board](bool hasStarts) {
            QImage image(1000, 700, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            BoardOptions options;
            options.style.isInkSaver = true;
            options.hasStarts = hasStarts;
            options.language = Language::De;
            paintBoard(painter, board, {0, 0, 1000, 700}, options);
            int count = 0; // right of the third pennant, where "Farne" would go on
            for (int y = 456; y < 474; ++y)
                for (int x = 141; x < 150; ++x)
                    count += qGray(image.pixel(x, y)) < 128;
            return count;
        };
        QVERIFY(inked(false) > 0);
        QCOMPARE(inked(true), 0);
    }

    void drawingsKeepClear() {
        for (const char *name : kAllBoards) {
            const Battlefield board = test::boardNamed(name);
            const Scenery scenery = sceneryOf(board, fittedPlan(board, {0, 0, 876, 614}), {});
            QVERIFY2(scenery.ornaments.size() > 30, name);
            for (const Ornament &ornament : scenery.ornaments) {
                QVERIFY(scenery.plan.frame.contains(ornament.place));
                for (const QPointF &centre : scenery.plan.centres)
                    QVERIFY(QLineF(centre, ornament.place.center()).length() >= 1.3 * scenery.plan.r);
                for (const ZoneName &zone : scenery.names)
                    QVERIFY(!zone.box.intersects(ornament.place));
            }
        }
    }

    /// Rings and tokens come first: grounds stay pale, in the dark theme deep, and never loud.
    void groundsStayQuiet() {
        for (const char *name : kAllBoards) {
            const Battlefield board = test::boardNamed(name);
            for (const Brightness brightness : {Brightness::Light, Brightness::Dark}) {
                const GroundColours colours = groundColours(board, palette(brightness));
                const bool isDark = brightness == Brightness::Dark;
                for (const QColor &colour : {colours.ground, colours.dapple}) {
                    QVERIFY2(colour.lightnessF() >= (isDark ? 0.07F : 0.68F), name);
                    QVERIFY2(colour.lightnessF() <= (isDark ? 0.17F : 0.87F), name);
                    QVERIFY2(isDark || colour.hsvSaturationF() <= 0.4F, name);
                }
                QVERIFY(contrastRatio(palette(brightness).edge, colours.ground) >= 3);
            }
        }
    }

    /// Each zone of a built-in board has drawings of its own, and all of them were drawn.
    void everyZoneHasItsDrawing() {
        QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        for (const char *name : kAllBoards) {
            const Battlefield board = test::boardNamed(name);
            QStringList drawings = groundOf(board).wild + groundOf(board).afloat + QStringList{groundOf(board).strewn};
            for (const Zone &zone : board.zones) {
                const QStringList own = groundOf(board).inZone.value(QString::fromStdString(zone.id));
                QVERIFY2(!own.isEmpty(), zone.id.c_str());
                drawings += own;
            }
            for (const QString &drawing : drawings)
                for (const Brightness brightness : {Brightness::Light, Brightness::Dark})
                    QVERIFY2(paintOrnament(painter, drawing, {0, 0, 40, 40}, palette(brightness)), qPrintable(drawing));
        }
        QVERIFY(!groundOf(ringAroundAStranger()).wild.isEmpty()); // boards of users have a ground too
    }
};

CHAMPCLOS_TEST(TestZones)
#include "tst_zones.moc"
