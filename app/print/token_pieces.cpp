// SPDX-License-Identifier: MIT
#include "app/print/token_pieces.h"

#include "app/paint/tokens.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace champclos::app::print {

namespace {

constexpr double kHeroShare = 0.75; ///< of the diameter of a space, as on screen
constexpr double kSidekickShare = 0.54;
constexpr double kNumberRadius = 17.6;
constexpr double kWindowInner = 14;
constexpr double kWindowOuter = 21;
constexpr double kWidestWindow = 26; ///< degrees
constexpr double kCutLine = 0.15;

QPointF onCircle(QPointF centre, double radius, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return centre + QPointF(std::sin(angle), -std::cos(angle)) * radius;
}

QPainterPath discPath(const QRectF &rect) {
    QPainterPath path;
    path.addEllipse(rect);
    return path;
}

void drawCut(Sketch &sketch, const QPainterPath &path) {
    sketch.shape(path, outlined(kInk.colour, kCutLine), outlined(kBlack, kCutLine));
}

void drawPin(Sketch &sketch, QPointF centre, QRgb colour) {
    QPainterPath path;
    path.addEllipse(centre, 0.9, 0.9);
    path.moveTo(centre - QPointF(2, 0));
    path.lineTo(centre + QPointF(2, 0));
    path.moveTo(centre - QPointF(0, 2));
    path.lineTo(centre + QPointF(0, 2));
    sketch.shape(path, outlined(colour, kCutLine), outlined(kBlack, kCutLine));
}

void drawRoundel(Sketch &sketch, const QRectF &rect, const paint::Emblem &emblem) {
    sketch.picture({rect, QStringLiteral("token"), [emblem](QPainter &painter, const QRectF &place, InkUse ink) {
                        paint::ShieldLook look;
                        look.isInkSaver = ink == InkUse::Saver;
                        look.border = look.isInkSaver ? QColor(Qt::black) : emblem.colours.charge;
                        look.stroke = place.width() * 0.035;
                        paint::paintRoundel(painter, place, emblem, look);
                    }});
    drawCut(sketch, discPath(rect));
}

QPainterPath windowPath(QPointF centre, double span) {
    const auto box = [centre](double radius) {
        return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    };
    QPainterPath path(onCircle(centre, kWindowInner, -span / 2));
    path.arcTo(box(kWindowOuter), 90 + span / 2, -span);
    path.arcTo(box(kWindowInner), 90 - span / 2, span);
    path.closeSubpath();
    return path;
}

} // namespace

Piece fighterToken(const FighterFacts &fighter, bool isHero, int number, double space) {
    const double diameter = space * (isHero ? kHeroShare : kSidekickShare);
    const QString caption = number == 0 ? fighter.name : QStringLiteral("%1 %2").arg(fighter.single).arg(number);
    return {{diameter, diameter}, caption, [fighter, number](Sketch &sketch, const QRectF &rect) {
                drawRoundel(sketch, rect, fighter.emblem);
                if (number == 0)
                    return;
                // A number in the rim tells one of several from the others.
                const double radius = rect.width() * 0.15;
                const QPointF centre = onCircle(rect.center(), rect.width() / 2 - radius * 1.05, 180);
                QPainterPath disc;
                disc.addEllipse(centre, radius, radius);
                const QRgb charge = fighter.emblem.colours.charge.rgb();
                sketch.shape(disc, filledAndOutlined(charge, fighter.emblem.colours.field.rgb(), rect.width() * 0.025),
                             filledAndOutlined(kWhite, kBlack, 0.2));
                const double points = radius * 1.5 / kMmPerPoint;
                sketch.text(centre + QPointF(0, figureHeight(Face::SansBold) * points * kMmPerPoint / 2),
                            QString::number(number),
                            {Face::SansBold, points, inColour(fighter.emblem.colours.field.rgb())}, Align::Centre);
            }};
}

Piece sideToken(const QString &name, const paint::Emblem &emblem, bool isSecond) {
    constexpr double kDiameter = 28;
    return {
        {kDiameter, kDiameter}, {}, [name, emblem, isSecond](Sketch &sketch, const QRectF &rect) {
            const paint::EmblemColours colours = isSecond ? emblem.colours.swapped() : emblem.colours;
            sketch.shape(discPath(rect), filledAndOutlined(colours.field.rgb(), kInk.colour, kCutLine),
                         outlined(kBlack, kCutLine));
            sketch.shape(discPath(rect.adjusted(1.6, 1.6, -1.6, -1.6)), outlined(colours.charge.rgb(), 0.35),
                         outlined(kBlack, 0.35));
            const double points = std::min(13.0, sketch.fittingPoints(name, Face::SerifBold, rect.width() - 6, 13, 7));
            const std::vector<TextLine> lines = setBalanced({{name, Face::SerifBold, inColour(colours.charge.rgb())}},
                                                            rect.width() - 6, points, sketch.measure());
            const double leading = points * kMmPerPoint * 1.05;
            const double first =
                rect.center().y() + points * kMmPerPoint * 0.3 - leading * (static_cast<double>(lines.size()) - 1) / 2;
            sketch.lines({rect.center().x(), first}, lines, {points, leading}, Align::Centre);
        }};
}

Piece dialBase(int most, int start) {
    return {{kDial, kDial}, {}, [most, start](Sketch &sketch, const QRectF &rect) {
                const paint::Palette &palette = paint::palette(paint::Brightness::Light);
                sketch.shape(discPath(rect), filledAndOutlined(palette.cardPaper.rgb(), kInk.colour, kCutLine),
                             outlined(kBlack, kCutLine));
                const QPointF centre = rect.center();
                const double points = most > 16 ? 11 : 13;
                for (const auto &[number, angle] : dialNumbers(most)) {
                    const QPointF at = onCircle(centre, kNumberRadius, angle);
                    const bool isStart = number == start;
                    if (isStart) {
                        QPainterPath ring;
                        ring.addEllipse(at, 2.7, 2.7);
                        sketch.shape(ring, outlined(palette.red.rgb(), 0.35), outlined(kBlack, 0.35));
                    }
                    const QString text = QString::number(number);
                    const double width = sketch.measure().width(text, Face::SerifBold, points);
                    const double drop = figureHeight(Face::SerifBold) * points * kMmPerPoint / 2;
                    // Each number stands upright when its place is at the top.
                    const double radians = angle * std::numbers::pi / 180;
                    const QPointF right(std::cos(radians), std::sin(radians));
                    const QPointF down(-std::sin(radians), std::cos(radians));
                    sketch.page().marks.emplace_back(TextMark{at - right * (width / 2) + down * drop, width, text,
                                                              Face::SerifBold, points, kInk, angle});
                }
                drawPin(sketch, centre, kInk.colour);
            }};
}

Piece dialCover(const QString &name, const paint::Emblem &emblem, int most) {
    return {
        {kDial, kDial}, {}, [name, emblem, most](Sketch &sketch, const QRectF &rect) {
            const QRgb field = emblem.colours.field.rgb();
            const QRgb charge = emblem.colours.charge.rgb();
            const QPointF centre = rect.center();
            sketch.shape(discPath(rect), filledAndOutlined(field, kInk.colour, kCutLine), outlined(kBlack, kCutLine));
            sketch.shape(windowPath(centre, std::min(360.0 / (most + 1), kWidestWindow)),
                         filledAndOutlined(kWhite, kInk.colour, kCutLine), outlined(kBlack, kCutLine, true));
            sketch.picture({{centre.x() - 9, centre.y() + 3, 18, 10.6},
                            QStringLiteral("charge"),
                            [emblem](QPainter &painter, const QRectF &place, InkUse ink) {
                                QRectF square(0, 0, place.height(), place.height());
                                square.moveCenter(place.center());
                                if (ink == InkUse::Saver)
                                    paint::paintChargeOutline(painter, emblem.id, square, 0.3);
                                else
                                    paint::paintCharge(painter, emblem, square);
                            }});
            const double points = sketch.fittingPoints(name, Face::SerifBold, 24, 12, 5);
            sketch.text(centre + QPointF(0, 17.6), name, {Face::SerifBold, points, inColour(charge)}, Align::Centre);
            drawPin(sketch, centre, charge);
        }};
}

Piece pairOf(const Piece &left, const Piece &right) {
    constexpr double kBetween = 3;
    return {{left.size.width() + kBetween + right.size.width(), std::max(left.size.height(), right.size.height())},
            {},
            [left, right](Sketch &sketch, const QRectF &rect) {
                left.draw(sketch, {rect.topLeft(), left.size});
                right.draw(sketch, {{rect.right() - right.size.width(), rect.top()}, right.size});
            }};
}

Piece standee(const FighterFacts &fighter, bool isHero, int number, double space) {
    constexpr double kTab = 8;
    const double width = space * (isHero ? 0.9 : 0.7);
    const double face = width * 1.5;
    const QString name = number == 0 ? fighter.name : QStringLiteral("%1 %2").arg(fighter.single).arg(number);
    return {{width, 2 * (face + kTab)}, {}, [fighter, name, face](Sketch &sketch, const QRectF &rect) {
                const QPointF middle = rect.center();
                const paint::EmblemColours &colours = fighter.emblem.colours;
                const QRectF faces(rect.left(), rect.top() + kTab, rect.width(), 2 * face);
                sketch.box(faces, 0, filled(colours.field.rgb()), {});
                for (const double turn : {0.0, 180.0}) {
                    // The lower half is upright; the upper one is when the strip is folded over.
                    const double down = turn == 0 ? 1 : -1;
                    const double side = rect.width() * 0.74;
                    const QPointF at = middle + QPointF(0, down * face * 0.44);
                    PictureMark roundel = {
                        {at.x() - side / 2, at.y() - side / 2, side, side},
                        QStringLiteral("standee"),
                        [emblem = fighter.emblem](QPainter &painter, const QRectF &place, InkUse ink) {
                            if (ink == InkUse::Saver)
                                paint::paintChargeOutline(painter, emblem.id, place, 0.3);
                            else
                                paint::paintCharge(painter, emblem, place);
                        }};
                    roundel.turn = turn;
                    sketch.picture(std::move(roundel));
                    const double points = sketch.fittingPoints(name, Face::SerifBold, rect.width() - 3, 12, 4);
                    const double wide = sketch.measure().width(name, Face::SerifBold, points);
                    sketch.page().marks.emplace_back(TextMark{middle + QPointF(-down * wide / 2, down * face * 0.93),
                                                              wide, name, Face::SerifBold, points,
                                                              inColour(colours.charge.rgb()), turn});
                }
                QPainterPath cut;
                cut.addRect(rect);
                drawCut(sketch, cut);
                QPainterPath folds;
                for (const double y : {rect.top() + kTab, middle.y(), rect.bottom() - kTab}) {
                    folds.moveTo(rect.left(), y);
                    folds.lineTo(rect.right(), y);
                }
                sketch.shape(folds, outlined(kInk.colour, kCutLine, true), outlined(kBlack, kCutLine, true));
            }};
}

std::vector<std::pair<int, double>> dialNumbers(int most) {
    std::vector<std::pair<int, double>> numbers;
    for (int number = 0; number <= most; ++number)
        numbers.emplace_back(number, 360.0 * number / (most + 1));
    return numbers;
}

} // namespace champclos::app::print
