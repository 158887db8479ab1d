// SPDX-License-Identifier: MIT
#include "app/paint/ring.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace champclos::paint {

namespace {

constexpr double kAmplitude = 0.28; ///< of waves and zigzags, in parts of the ring's width
constexpr double kHalfDouble = 0.2; ///< of the two lines from the middle, likewise

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

/// A place on a band: how far along it, from 0 to 1, and how far beside its middle line, in widths of the band.
using Place = std::function<QPointF(double along, double beside)>;

/// What draws a pattern along a ring as along a straight band.
struct Band {
    Place place;
    double unit = 1;  ///< R in units of the painter
    double width = 1; ///< of the band
    int periods = 2;
};

QPen pen(const QColor &colour, double width) { return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin); }

QPainterPath along(const Band &band, double from, double to, double beside) {
    constexpr int kSteps = 24;
    QPainterPath path(band.place(from, beside));
    for (int step = 1; step <= kSteps; ++step)
        path.lineTo(band.place(from + (to - from) * step / kSteps, beside));
    return path;
}

void paintDots(QPainter &painter, const Band &band, const QColor &colour) {
    const double radius = 0.051 * band.unit;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int period = 0; period < band.periods; ++period)
        painter.drawEllipse(band.place((period + 0.5) / band.periods, 0), radius, radius);
}

void paintTicks(QPainter &painter, const Band &band, const QColor &colour) {
    for (int period = 0; period < band.periods; ++period) {
        const double at = (period + 0.5) / band.periods;
        QPainterPath path(band.place(at, -0.5));
        path.lineTo(band.place(at, 0.5));
        painter.strokePath(path, pen(colour, 0.053 * band.unit));
    }
}

void paintDashes(QPainter &painter, const Band &band, const QColor &colour) {
    for (int period = 0; period < band.periods; ++period)
        painter.strokePath(along(band, (period + 0.2) / band.periods, (period + 0.8) / band.periods, 0),
                           pen(colour, 0.076 * band.unit));
}

void paintDouble(QPainter &painter, const Band &band, const QColor &colour) {
    for (const double beside : {-kHalfDouble, kHalfDouble}) {
        QPainterPath path;
        constexpr int kPieces = 4; // each of the steps of along()
        for (int piece = 0; piece < kPieces; ++piece)
            path.connectPath(along(band, double(piece) / kPieces, double(piece + 1) / kPieces, beside));
        painter.strokePath(path, pen(colour, 0.044 * band.unit));
    }
}

void paintWave(QPainter &painter, const Band &band, const QColor &colour) {
    constexpr int kSteps = 12;
    QPainterPath path(band.place(0, 0));
    for (int step = 1; step <= kSteps * band.periods; ++step) {
        const double at = double(step) / kSteps;
        path.lineTo(band.place(at / band.periods, kAmplitude * std::sin(2 * std::numbers::pi * at)));
    }
    painter.strokePath(path, pen(colour, 0.056 * band.unit));
}

void paintZigzag(QPainter &painter, const Band &band, const QColor &colour) {
    QPainterPath path(band.place(0, -kAmplitude));
    for (int half = 1; half <= 2 * band.periods; ++half)
        path.lineTo(band.place(0.5 * half / band.periods, half % 2 == 0 ? -kAmplitude : kAmplitude));
    QPen sharp = pen(colour, 0.056 * band.unit);
    sharp.setJoinStyle(Qt::MiterJoin);
    painter.strokePath(path, sharp);
}

void paintCrosses(QPainter &painter, const Band &band, const QColor &colour) {
    const double arm = 0.074 * band.unit;
    for (int period = 0; period < band.periods; ++period) {
        const double at = (period + 0.5) / band.periods;
        const QPointF middle = band.place(at, 0);
        const QPointF across = band.place(at, 0.5) - band.place(at, -0.5);
        const QPointF up = across / std::hypot(across.x(), across.y());
        const QPointF side(-up.y(), up.x());
        QPainterPath path;
        for (const QPointF &reach : {(up + side) * arm * 0.75, (up - side) * arm * 0.75}) {
            path.moveTo(middle - reach);
            path.lineTo(middle + reach);
        }
        painter.strokePath(path, pen(colour, 0.05 * band.unit));
    }
}

void paintAlong(QPainter &painter, const Band &band, ZonePattern pattern, const QColor &colour) {
    painter.save();
    switch (pattern) {
    case ZonePattern::Plain:
        break;
    case ZonePattern::Dots:
        paintDots(painter, band, colour);
        break;
    case ZonePattern::Ticks:
        paintTicks(painter, band, colour);
        break;
    case ZonePattern::Dashes:
        paintDashes(painter, band, colour);
        break;
    case ZonePattern::Double:
        paintDouble(painter, band, colour);
        break;
    case ZonePattern::Wave:
        paintWave(painter, band, colour);
        break;
    case ZonePattern::Zigzag:
        paintZigzag(painter, band, colour);
        break;
    case ZonePattern::Cross:
        paintCrosses(painter, band, colour);
        break;
    }
    painter.restore();
}

int wholePeriods(ZonePattern pattern, double length) {
    const double period = patternPeriod(pattern);
    return period > 0 ? std::max(2, qRound(length / period)) : 2;
}

} // namespace

Ring ringOf(const SpaceLook &look) {
    return look.number.isEmpty() ? Ring{} : Ring{.width = 0.33, .tabDistance = 1.02, .isForWorkshop = true};
}

QPointF pointAt(QPointF centre, double angle, double distance) {
    return centre + distance * QPointF(std::sin(radians(angle)), -std::cos(radians(angle)));
}

QPainterPath segmentPath(QPointF centre, double r, const Ring &ring, const RingSegment &segment) {
    const double inner = (1 - ring.width) * r;
    const QRectF outerRect(centre.x() - r, centre.y() - r, 2 * r, 2 * r);
    const QRectF innerRect(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner);
    QPainterPath path;
    if (segment.span >= 360) {
        path.addEllipse(outerRect);
        path.addEllipse(innerRect);
        return path;
    }
    const double start = 90 - segment.start; // Qt counts from 3 o'clock, against the clock
    path.arcMoveTo(outerRect, start);
    path.arcTo(outerRect, start, -segment.span);
    path.arcTo(innerRect, start - segment.span, segment.span);
    path.closeSubpath();
    return path;
}

QPainterPath radialPath(QPointF centre, double angle, double from, double to) {
    QPainterPath path(pointAt(centre, angle, from));
    path.lineTo(pointAt(centre, angle, to));
    return path;
}

double patternPeriod(ZonePattern pattern) {
    switch (pattern) {
    case ZonePattern::Plain:
    case ZonePattern::Double:
        return 0;
    case ZonePattern::Dots:
        return 0.24;
    case ZonePattern::Ticks:
        return 0.19;
    case ZonePattern::Dashes:
        return 0.44;
    case ZonePattern::Wave:
        return 0.32;
    case ZonePattern::Zigzag:
        return 0.26;
    case ZonePattern::Cross:
        return 0.31;
    }
    return 0;
}

int patternPeriods(ZonePattern pattern, double span) { return wholePeriods(pattern, radians(span) * Ring().middle()); }

void paintPattern(QPainter &painter, QPointF centre, double r, const Ring &ring, const RingSegment &segment,
                  ZonePattern pattern, const QColor &colour) {
    Band band;
    band.place = [&](double at, double beside) {
        return pointAt(centre, segment.start + at * segment.span, (ring.middle() + beside * ring.width) * r);
    };
    band.unit = r;
    band.width = ring.width * r;
    band.periods = patternPeriods(pattern, segment.span);
    paintAlong(painter, band, pattern, colour);
}

namespace {

std::vector<RingSegment> uprightSegments(int zones) {
    switch (zones) {
    case 0:
        return {};
    case 1:
        return {{0, 360, 0}};
    case 2: // split at 12 and 6, the first one left
        return {{180, 180, 270}, {0, 180, 90}};
    case 3: // the first one on top
        return {{300, 120, 0}, {60, 120, 120}, {180, 120, 240}};
    default:
        break;
    }
    std::vector<RingSegment> segments;
    const double span = 360.0 / zones;
    for (int zone = 0; zone < zones; ++zone)
        segments.push_back({zone * span, span, (zone + 0.5) * span});
    return segments;
}

} // namespace

std::vector<RingSegment> ringSegments(int zones, double turn) {
    std::vector<RingSegment> segments = uprightSegments(zones);
    for (RingSegment &segment : segments) {
        segment.start = std::fmod(segment.start + turn, 360);
        segment.tab = std::fmod(segment.tab + turn, 360);
    }
    return segments;
}

void paintZoneBand(QPainter &painter, const QRectF &rect, const RingZone &zone, const BoardStyle &style) {
    Band band;
    band.place = [&rect](double at, double beside) {
        return QPointF(rect.left() + at * rect.width(), rect.center().y() + beside * rect.height());
    };
    band.unit = rect.height() / Ring().width; // as if it were a ring of that width
    band.unit *= 0.72;                        // a swatch is higher than a ring is wide: keep the strokes fine
    band.width = rect.height();
    band.periods = wholePeriods(zone.pattern, rect.width() / band.unit);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    painter.fillRect(rect, style.isInkSaver ? QColor(Qt::white) : zone.colour);
    paintAlong(painter, band, zone.pattern, style.isInkSaver ? QColor(Qt::black) : inkOn(zone.colour));
    painter.setClipping(false);
    const double stroke = 0.085 * rect.height();
    painter.setPen(QPen(style.isInkSaver ? QColor(Qt::black) : ink(), stroke));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2), stroke, stroke);
    painter.restore();
}

} // namespace champclos::paint
