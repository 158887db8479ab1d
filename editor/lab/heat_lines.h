// SPDX-License-Identifier: MIT
//
// The lines of the board under a heat map, painted in one go: the spaces above them are items of their own.
#pragma once

#include "editor/lab/balance_models.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace champclos::editor {

class HeatLines : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::HeatModel *heat READ heat WRITE setHeat NOTIFY lookChanged)
    Q_PROPERTY(QColor lineColour MEMBER m_colour NOTIFY lookChanged)
    Q_PROPERTY(qreal boardScale MEMBER m_scale NOTIFY lookChanged)
    Q_PROPERTY(QPointF origin MEMBER m_origin NOTIFY lookChanged)

public:
    explicit HeatLines(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    HeatModel *heat() const { return m_heat; }
    void setHeat(HeatModel *heat);

signals:
    void lookChanged();

private:
    QPointer<HeatModel> m_heat;
    QColor m_colour;
    qreal m_scale = 1;
    QPointF m_origin;
};

} // namespace champclos::editor
