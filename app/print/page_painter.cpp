// SPDX-License-Identifier: MIT
#include "app/print/page_painter.h"

#include <QPainter>
#include <QTransform>

namespace champclos::app::print {

namespace {

class MarkPainter {
public:
    MarkPainter(QPainter &painter, InkUse ink) : m_painter(painter), m_isSaver(ink == InkUse::Saver), m_ink(ink) {}

    void operator()(const TextMark &mark) const {
        m_painter.setPen(QColor(m_isSaver ? mark.ink.saver : mark.ink.colour));
        if (mark.turn == 0) {
            drawText(m_painter, mark.baseline, mark.text, mark.face, mark.points);
            return;
        }
        m_painter.save();
        m_painter.translate(mark.baseline);
        m_painter.rotate(mark.turn);
        drawText(m_painter, {}, mark.text, mark.face, mark.points);
        m_painter.restore();
    }

    void operator()(const ShapeMark &mark) const {
        const Look &look = m_isSaver ? mark.saver : mark.colour;
        if (!look.fill && !look.line)
            return;
        m_painter.setBrush(look.fill ? QBrush(QColor(*look.fill)) : QBrush(Qt::NoBrush));
        m_painter.setPen(look.line ? penOf(look) : QPen(Qt::NoPen));
        m_painter.drawPath(mark.path);
    }

    void operator()(const PictureMark &mark) const {
        m_painter.save();
        if (!mark.clip.isEmpty())
            m_painter.setClipRect(mark.clip, Qt::IntersectClip);
        if (mark.turn != 0) {
            m_painter.translate(mark.rect.center());
            m_painter.rotate(mark.turn);
            m_painter.translate(-mark.rect.center());
        }
        mark.paint(m_painter, mark.rect, m_ink);
        m_painter.restore();
    }

private:
    static QPen penOf(const Look &look) {
        QPen pen(QColor(*look.line), look.lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (look.isDashed)
            pen.setDashPattern({3.2, 2.4});
        return pen;
    }

    QPainter &m_painter;
    bool m_isSaver;
    InkUse m_ink;
};

} // namespace

void paintPage(QPainter &painter, const Page &page, InkUse ink) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const MarkPainter paintMark(painter, ink);
    for (const Mark &mark : page.marks)
        std::visit(paintMark, mark);
}

QTransform corrected(const Calibration &calibration) {
    const double across = calibration.widthOf100 / 100;
    const double down = calibration.heightOf100 / 100;
    // The scale alone moves the cross already; only the rest is a shift.
    const QPointF shift = calibration.offset - QPointF(kCrossFromEdge * (across - 1), kCrossFromEdge * (down - 1));
    QTransform transform;
    transform.scale(1 / across, 1 / down);
    transform.translate(-shift.x(), -shift.y());
    return transform;
}

} // namespace champclos::app::print
