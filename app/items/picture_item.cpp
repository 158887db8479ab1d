// SPDX-License-Identifier: MIT
#include "app/items/picture_item.h"
#include "app/paint/screen_pictures.h"

#include <QPainter>
#include <QPainterPath>

namespace champclos::items {

void PictureItem::paint(QPainter *painter) {
    const paint::ScreenPictures pictures(this, [this] { update(); });
    const QRectF rect({0, 0}, size());
    QPainterPath shape;
    shape.addRoundedRect(rect, m_corner, m_corner);
    paint::paintPicture(*painter, m_name, rect, shape);
}

} // namespace champclos::items
