// SPDX-License-Identifier: MIT
//
// The outline that says what kind of thing fills a slot: verbs are rectangles, conditions pointed, fighters pills,
// amounts octagons, spaces and cards have forms of their own. Also the dashed frame of places that may grow. It paints
// the form and nothing in it.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QQuickPaintedItem>

namespace champclos::editor {

class BlockShape : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString shape READ shape WRITE setShape NOTIFY changed) ///< as in BlockPart; else a rounded rectangle
    Q_PROPERTY(QColor fill READ fill WRITE setFill NOTIFY changed)
    Q_PROPERTY(QColor line READ line WRITE setLine NOTIFY changed)
    Q_PROPERTY(qreal lineWidth READ lineWidth WRITE setLineWidth NOTIFY changed)
    Q_PROPERTY(bool isDashed READ isDashed WRITE setDashed NOTIFY changed)
    Q_PROPERTY(qreal inset READ inset NOTIFY changed) ///< room that the form takes from its content at each side

public:
    explicit BlockShape(QQuickItem *parent = nullptr);
    QString shape() const { return m_shape; }
    void setShape(const QString &shape);
    QColor fill() const { return m_fill; }
    void setFill(const QColor &fill);
    QColor line() const { return m_line; }
    void setLine(const QColor &line);
    qreal lineWidth() const { return m_lineWidth; }
    void setLineWidth(qreal width);
    bool isDashed() const { return m_isDashed; }
    void setDashed(bool isDashed);
    qreal inset() const;
    void paint(QPainter *painter) override;

    static QPainterPath pathOf(const QString &shape, const QRectF &rect);

signals:
    void changed();

private:
    template <class Value> void set(Value &field, const Value &value);
    QString m_shape;
    QColor m_fill = Qt::transparent;
    QColor m_line = Qt::transparent;
    qreal m_lineWidth = 0;
    bool m_isDashed = false;
};

} // namespace champclos::editor
