// SPDX-License-Identifier: MIT
//
// What lies on the drawing table, from the mat up to the tags of the guides.
#include "editor/battlefield/board_canvas.h"

#include "app/paint/board_marks.h"
#include "app/paint/fonts.h"
#include "app/paint/screen_pictures.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace champclos::editor {

namespace {

QPen flat(const QColor &colour, double width) {
    QPen pen(colour, width);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QPen dashed(const QColor &colour, double width, double on, double off) {
    QPen pen = flat(colour, width);
    pen.setDashPattern({on / width, off / width});
    return pen;
}

} // namespace

void paintSeverity(QPainter &painter, QPointF centre, double radius, Problem::Severity severity,
                   const paint::Palette &palette) {
    painter.save();
    painter.translate(centre);
    painter.scale(radius, radius);
    painter.setPen(Qt::NoPen);
    QPolygonF shape;
    switch (severity) {
    case Problem::Severity::Error:
        for (int corner = 0; corner < 8; ++corner) {
            const double angle = (corner + 0.5) * std::numbers::pi / 4;
            shape << QPointF(std::cos(angle), std::sin(angle));
        }
        painter.setBrush(palette.red);
        painter.drawPolygon(shape);
        painter.setPen(QPen(palette.onRed, 0.26, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-0.34, -0.34), QPointF(0.34, 0.34));
        painter.drawLine(QPointF(-0.34, 0.34), QPointF(0.34, -0.34));
        break;
    case Problem::Severity::Warning:
        shape << QPointF(0, -0.95) << QPointF(1.02, 0.85) << QPointF(-1.02, 0.85);
        painter.setPen(QPen(palette.gold, 0.18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(palette.gold);
        painter.drawPolygon(shape);
        painter.setPen(QPen(paint::ink(), 0.24, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(0, -0.3), QPointF(0, 0.2));
        painter.drawPoint(QPointF(0, 0.56));
        break;
    case Problem::Severity::Remark:
        painter.setBrush(palette.teal);
        painter.drawEllipse(QPointF(), 1, 1);
        painter.setPen(QPen(palette.onTeal, 0.26, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(0, -0.06), QPointF(0, 0.46));
        painter.drawPoint(QPointF(0, -0.46));
        break;
    }
    painter.restore();
}

SeverityIcon::SeverityIcon(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setImplicitSize(18, 18);
    setAntialiasing(true);
    connect(this, &SeverityIcon::changed, this, [this] { update(); });
}

void SeverityIcon::paint(QPainter *painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const auto severity = m_severity == QLatin1String("error")     ? Problem::Severity::Error
                          : m_severity == QLatin1String("warning") ? Problem::Severity::Warning
                                                                   : Problem::Severity::Remark;
    const auto brightness = m_isDark ? paint::Brightness::Dark : paint::Brightness::Light;
    paintSeverity(*painter, boundingRect().center(), std::min(width(), height()) / 2 - 0.5, severity,
                  paint::palette(brightness));
}

paint::Palette BoardCanvas::seenPalette() const {
    paint::Palette palette = paint::palette(m_isDark ? paint::Brightness::Dark : paint::Brightness::Light,
                                            m_isHighContrast ? paint::Contrast::High : paint::Contrast::Normal);
    if (m_vision == Vision::Normal)
        return palette;
    for (QColor *colour : {&palette.board, &palette.space, &palette.edge, &palette.ink, &palette.red, &palette.redText,
                           &palette.teal, &palette.gold, &palette.ornament, &palette.ornamentDark, &palette.mat,
                           &palette.surface, &palette.line, &palette.muted})
        *colour = seenWith(*colour, m_vision);
    for (paint::SeatColours &seat : palette.seats)
        for (QColor *colour : {&seat.fill, &seat.line, &seat.text})
            *colour = seenWith(*colour, m_vision);
    return palette;
}

void BoardCanvas::paint(QPainter *painter) {
    const paint::Palette palette = seenPalette();
    painter->fillRect(boundingRect(), palette.mat);
    if (m_editor == nullptr)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    paintScenery(*painter, palette);
    painter->save();
    painter->translate(m_origin);
    painter->scale(m_scale, m_scale);
    paintGround(*painter, palette);
    paintGrid(*painter, palette);
    paintLines(*painter, palette);
    paintGuides(*painter, palette);
    paintSelection(*painter, palette);
    paintSpaces(*painter, palette);
    painter->restore();
    paintGaps(*painter, palette);
    paintGesture(*painter, palette);
    paintProblems(*painter, palette);
}

void BoardCanvas::paintScenery(QPainter &painter, const paint::Palette &palette) {
    Ground wanted{m_editor->board(), size(),           m_origin,  m_scale, painter.deviceTransform().m11(),
                  m_isDark,          m_isHighContrast, m_zoneLook};
    for (champclos::Zone &zone : wanted.board.zones)
        zone.colour = seenWith(QColor(qt(zone.colour)), m_vision).name().toStdString();
    if (!wanted.board.background.empty())
        wanted.board.background = seenWith(QColor(qt(wanted.board.background)), m_vision).name().toStdString();
    const paint::ScreenPictures pictures(this, [this] {
        m_ground = {};
        update();
    });
    if (wanted != m_ground) {
        m_ground = wanted;
        paint::BoardOptions options;
        options.style = {&palette, false, 1};
        options.zones = m_zoneLook;
        const Battlefield &board = m_ground.board;
        const QRectF rect(m_origin, QSizeF(board.width, board.height) * m_scale);
        const paint::Scenery scenery = paint::sceneryOf(board, paint::evenPlan(board, rect, m_scale), options);
        m_groundImage = QImage((size() * wanted.pixels).toSize(), QImage::Format_ARGB32_Premultiplied);
        m_groundImage.fill(Qt::transparent);
        QPainter still(&m_groundImage);
        still.scale(wanted.pixels, wanted.pixels);
        paint::paintScenery(still, board, scenery, options, false);
    }
    painter.drawImage(boundingRect(), m_groundImage);
}

void BoardCanvas::paintGround(QPainter &painter, const paint::Palette &palette) const {
    const Battlefield &board = m_editor->board();
    const QRectF rect(0, 0, board.width, board.height);
    if (const QRectF place = m_editor->traceRect(); !place.isNull()) {
        painter.setOpacity(m_editor->traceOpacity());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, m_editor->traceImage());
        painter.setOpacity(1);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(flat(palette.ink, 1.5 / m_scale));
    painter.drawRect(rect);
    const double inset = 7 / m_scale;
    painter.setPen(flat(palette.line, 1 / m_scale));
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
}

void BoardCanvas::paintGrid(QPainter &painter, const paint::Palette &palette) const {
    if (!m_editor->property("snapping").toBool())
        return;
    const double step = kGrid * std::max(1.0, std::ceil(18 / (kGrid * m_scale)));
    painter.setPen(QPen(palette.line, 2 / m_scale, Qt::SolidLine, Qt::RoundCap));
    QList<QPointF> points;
    for (double y = step; y < m_editor->boardHeight(); y += step)
        for (double x = step; x < m_editor->boardWidth(); x += step)
            points.append({x, y});
    painter.drawPoints(points.constData(), static_cast<int>(points.size()));
}

void BoardCanvas::paintLines(QPainter &painter, const paint::Palette &palette) const {
    const Battlefield &board = m_editor->board();
    const QColor ground = paint::casingOn(paint::groundColours(board, palette).ground, palette);
    std::vector<QLineF> lines;
    for (const Line &line : board.lines)
        lines.emplace_back(pointOf(board.spaces[line.a]), pointOf(board.spaces[line.b]));
    painter.setPen(flat(ground, 0.32 * m_editor->board().radius));
    for (const QLineF &line : lines)
        painter.drawLine(line);
    painter.setPen(flat(palette.ink, 0.115 * m_editor->board().radius));
    for (const QLineF &line : lines)
        painter.drawLine(line);
    if (const int chosen = m_editor->selectedLine(); chosen >= 0 && chosen < static_cast<int>(lines.size())) {
        painter.setPen(flat(palette.red, 0.2 * m_editor->board().radius));
        painter.drawLine(lines[chosen]);
    }
    const paint::BoardStyle style{.palette = &palette, .isInkSaver = false, .pixels = m_scale};
    for (std::size_t index = 0; index < lines.size(); ++index)
        paint::paintLineMarks(painter, lines[index], board.radius, board.lines[index], ground, style);
    paint::BoardPlan plan;
    plan.r = board.radius;
    for (const Space &space : board.spaces)
        plan.centres.push_back(pointOf(space));
    paint::paintSpaceNames(painter, board, plan, currentLanguage(), ground, style);
}

void BoardCanvas::paintSpaces(QPainter &painter, const paint::Palette &palette) const {
    const Battlefield &board = m_editor->board();
    const paint::BoardStyle style{.palette = &palette, .isInkSaver = false, .pixels = m_scale};
    const double r = board.radius;
    const QRectF sight = QRectF(toBoard(0, 0), toBoard(width(), height())).adjusted(-3 * r, -3 * r, 3 * r, 3 * r);
    for (int index = 0; index < spaceCount(board); ++index) {
        const Space &space = board.spaces[index];
        if (!sight.contains(pointOf(space)))
            continue;
        paint::SpaceLook look{.zones = paint::ringZones(board, space), .marks = paint::marksOf(space)};
        for (paint::RingZone &zone : look.zones)
            zone.colour = seenWith(zone.colour, m_vision);
        look.number = labelOf(board, SpaceId(index));
        look.start = startNumber(board, SpaceId(index));
        look.isHovered = m_editor->overlay().hovered == SpaceId(index);
        paint::paintSpace(painter, pointOf(space), r, look, style);
    }
    if (const Overlay &overlay = m_editor->overlay(); overlay.hasGhost) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(dashed(palette.muted, 1.5 / m_scale, 4 / m_scale, 3 / m_scale));
        painter.drawEllipse(overlay.ghost, r, r);
    }
}

void BoardCanvas::paintSelection(QPainter &painter, const paint::Palette &palette) const {
    QColor halo = palette.red;
    halo.setAlphaF(0.14F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    m_editor->selection().forEach([&, reach = m_editor->board().radius * 33 / 25](SpaceId id) {
        painter.drawEllipse(pointOf(m_editor->board().spaces[id]), reach, reach);
    });
}

void BoardCanvas::paintGuides(QPainter &painter, const paint::Palette &palette) const {
    painter.setPen(dashed(palette.red, 1.25 / m_scale, 6 / m_scale, 4 / m_scale));
    for (const Guide &guide : m_editor->overlay().guides)
        painter.drawLine(guide.line);
}

void BoardCanvas::paintGaps(QPainter &painter, const paint::Palette &palette) const {
    painter.setFont(paint::typeface(paint::Type::SansSemiBold, 13));
    for (const Gap &gap : m_editor->overlay().gaps) {
        QRectF tag(0, 0, 42, 21);
        tag.moveCenter(mapped(gap.at));
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.red);
        painter.drawRoundedRect(tag, 4, 4);
        painter.setPen(palette.onRed);
        painter.drawText(tag, Qt::AlignCenter, QString::number(gap.length));
    }
}

/// A frame whose corners can be dragged.
void BoardCanvas::paintFrame(QPainter &painter, const QRectF &frame, const paint::Palette &palette) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(flat(palette.red, 1.25));
    painter.drawRect(frame);
    painter.setBrush(palette.surface);
    for (const QPointF corner : {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()})
        painter.drawRect(QRectF(corner - QPointF(3.5, 3.5), QSizeF(7, 7)));
}

void BoardCanvas::paintGesture(QPainter &painter, const paint::Palette &palette) const {
    if (const QRectF frame = m_editor->selectionFrame(); !frame.isNull())
        paintFrame(painter, QRectF(mapped(frame.topLeft()), mapped(frame.bottomRight())), palette);
    if (m_editor->hasTurnHandle()) {
        const QPointF handle = mapped(m_editor->turnHandle());
        painter.setPen(flat(palette.red, 1.25));
        const QPointF middle = mapped(pointOf(m_editor->board().spaces[m_editor->selection().first()]));
        painter.drawLine(middle + (handle - middle) * 0.76, handle);
        painter.setBrush(palette.surface);
        painter.drawEllipse(handle, 5, 5);
    }
    const QRectF trace = m_editor->traceRect();
    const QRectF picture = trace.isNull() ? m_editor->groundRect() : trace;
    if (m_editor->tool() == BattlefieldEditor::Ground && !picture.isNull())
        paintFrame(painter, QRectF(mapped(picture.topLeft()), mapped(picture.bottomRight())), palette);
    const Overlay &overlay = m_editor->overlay();
    if (!overlay.marquee.isNull()) {
        QColor fill = palette.teal;
        fill.setAlphaF(0.1F);
        painter.setPen(dashed(palette.teal, 1.25, 5, 3));
        painter.setBrush(fill);
        painter.drawRect(QRectF(mapped(overlay.marquee.topLeft()), mapped(overlay.marquee.bottomRight())));
    }
    if (!overlay.rubber.isNull()) {
        painter.setPen(QPen(palette.teal, 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(mapped(overlay.rubber.p1()), mapped(overlay.rubber.p2()));
    }
    if (overlay.hasCaret) {
        const QPointF at = mapped(overlay.caret);
        painter.setPen(flat(palette.red, 2));
        painter.drawLine(at - QPointF(12, 0), at + QPointF(12, 0));
        painter.drawLine(at - QPointF(0, 12), at + QPointF(0, 12));
    }
    if (m_hasKeyFocus) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(flat(palette.teal, 2));
        painter.drawRect(boundingRect().adjusted(1, 1, -1, -1));
    }
}

void BoardCanvas::paintProblems(QPainter &painter, const paint::Palette &palette) const {
    for (const Problem &problem : m_editor->document()->problems()->problems()) {
        const std::optional<ProblemPlace> place = placeOf(m_editor->board(), problem);
        if (!place || place->zone >= 0)
            continue;
        const QPointF at = mapped(place->at);
        if (problem.place.startsWith(QLatin1String("lines"))) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(dashed(palette.teal, 2, 4, 3));
            painter.drawEllipse(at, 15, 15);
        } else {
            const double away = 0.98 * m_editor->board().radius * m_scale;
            paintSeverity(painter, at + QPointF(away, away), 8.5, problem.severity, palette);
        }
    }
}

} // namespace champclos::editor
