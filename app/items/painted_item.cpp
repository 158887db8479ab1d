// SPDX-License-Identifier: MIT
#include "app/items/painted_item.h"
#include "app/items/theme.h"

#include <QQuickWindow>

#include <algorithm>

namespace champclos::items {

PaintedItem::PaintedItem(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &PaintedItem::lookChanged, this, [this] { update(); });
    connect(Theme::instance(), &Theme::paletteChanged, this, [this] { update(); });
}

void PaintedItem::setZoom(qreal zoom) {
    zoom = std::max(zoom, 0.01);
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    m_zoom = zoom;
    fitTexture();
    emit zoomChanged();
}

void PaintedItem::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) {
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size())
        fitTexture();
}

void PaintedItem::itemChange(ItemChange change, const ItemChangeData &value) {
    QQuickPaintedItem::itemChange(change, value);
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged)
        fitTexture();
}

qreal PaintedItem::pixelRatio() const { return m_zoom * (window() ? window()->effectiveDevicePixelRatio() : 1); }

void PaintedItem::fitTexture() {
    // Graphics cards refuse textures beyond a few thousand pixels; a blurred item is better than none.
    constexpr int kLargest = 4096;
    const QSizeF exact = size() * pixelRatio();
    const QSize texture(std::min(qCeil(exact.width()), kLargest), std::min(qCeil(exact.height()), kLargest));
    if (!texture.isEmpty())
        setTextureSize(texture);
    update();
}

} // namespace champclos::items
