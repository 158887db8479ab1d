// SPDX-License-Identifier: MIT
//
// What all painted items share: a texture as fine as the screen and the zoom ask for, and painting anew when the theme
// or one of their properties changes. Properties of derived items are plain members that notify with lookChanged().
// Derived classes name their base in full: Qt 6.4 writes the name as it stands there into what qmllint reads.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace champclos::items {

class PaintedItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    /// How much the scene around the item is scaled; the texture follows, so that nothing blurs.
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY zoomChanged)

public:
    explicit PaintedItem(QQuickItem *parent = nullptr);

    qreal zoom() const { return m_zoom; }
    void setZoom(qreal zoom);

signals:
    void lookChanged();
    void zoomChanged();

protected:
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    void itemChange(ItemChange change, const ItemChangeData &value) override;
    /// Screen pixels per unit of the item.
    qreal pixelRatio() const;

private:
    void fitTexture();

    qreal m_zoom = 1;
};

} // namespace champclos::items
