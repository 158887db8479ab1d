// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/block_shape.h"

#include <QPainter>

namespace champclos::editor {

namespace {

constexpr qreal kPoint = 14; // of a condition, at both ends
constexpr qreal kCorner = 8; // cut off an octagon or a card
constexpr qreal kRadius = 4;

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

} // namespace

BlockShape::BlockShape(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BlockShape::changed, this, [this] { update(); });
}

template <class Value> void BlockShape::set(Value &field, const Value &value) {
    if (field == value)
        return;
    field = value;
    emit changed();
}

void BlockShape::setShape(const QString &shape) { set(m_shape, shape); }
void BlockShape::setFill(const QColor &fill) { set(m_fill, fill); }
void BlockShape::setLine(const QColor &line) { set(m_line, line); }
void BlockShape::setLineWidth(qreal width) { set(m_lineWidth, width); }
void BlockShape::setDashed(bool isDashed) { set(m_isDashed, isDashed); }

qreal BlockShape::inset() const {
    if (m_shape == QStringLiteral("condition"))
        return kPoint + 4;
    if (m_shape == QStringLiteral("who") || m_shape == QStringLiteral("space"))
        return 12;
    return m_shape == QStringLiteral("amount") ? 14 : 12;
}

QPainterPath BlockShape::pathOf(const QString &shape, const QRectF &r) {
    const qreal middle = r.center().y();
    const qreal corner = std::min(kCorner, r.height() / 3);
    if (shape == QStringLiteral("condition")) {
        const qreal point = std::min(kPoint, r.width() / 3);
        return polygon({{r.left(), middle},
                        {r.left() + point, r.top()},
                        {r.right() - point, r.top()},
                        {r.right(), middle},
                        {r.right() - point, r.bottom()},
                        {r.left() + point, r.bottom()}});
    }
    if (shape == QStringLiteral("amount"))
        return polygon({{r.left() + corner, r.top()},
                        {r.right() - corner, r.top()},
                        {r.right(), r.top() + corner},
                        {r.right(), r.bottom() - corner},
                        {r.right() - corner, r.bottom()},
                        {r.left() + corner, r.bottom()},
                        {r.left(), r.bottom() - corner},
                        {r.left(), r.top() + corner}});
    if (shape == QStringLiteral("card"))
        return polygon({r.topLeft(),
                        {r.right() - corner, r.top()},
                        {r.right(), r.top() + corner},
                        r.bottomRight(),
                        r.bottomLeft()});
    QPainterPath path;
    const qreal half = r.height() / 2;
    const qreal radius = shape == QStringLiteral("who")     ? half
                         : shape == QStringLiteral("space") ? half * 0.6
                         : shape == QStringLiteral("grow")  ? kRadius + 2
                                                            : kRadius;
    path.addRoundedRect(r, radius, radius);
    return path;
}

void BlockShape::paint(QPainter *painter) {
    const qreal edge = m_lineWidth / 2;
    const QPainterPath path = pathOf(m_shape, boundingRect().adjusted(edge, edge, -edge, -edge));
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(m_line, m_lineWidth);
    pen.setJoinStyle(Qt::MiterJoin);
    if (m_isDashed)
        pen.setDashPattern({4 / std::max<qreal>(m_lineWidth, 1), 3 / std::max<qreal>(m_lineWidth, 1)});
    painter->setPen(m_lineWidth > 0 ? pen : QPen(Qt::NoPen));
    painter->setBrush(m_fill);
    painter->drawPath(path);
}

} // namespace champclos::editor
