// SPDX-License-Identifier: MIT
#include "app/items/hand_card_item.h"

#include "app/items/theme.h"

#include <QPainter>

namespace champclos::items {

HandCardItem::HandCardItem(QQuickItem *parent) : CardBase(parent) {
    connect(this, &HandCardItem::shapeChanged, this, &HandCardItem::fitChanged);
}

paint::HandCardStyle HandCardItem::look() const {
    // Up to 100 % and a little more the hand keeps its letters: there is more to see on it so.
    constexpr qreal kFollowsFrom = 1.15;
    const Theme &theme = *Theme::instance();
    paint::HandCardStyle style;
    style.palette = &theme.palette();
    style.state = static_cast<paint::CardState>(m_mark);
    style.hasFocus = m_isFocused;
    style.isLow = m_isLow;
    style.unit = theme.unit();
    style.textScale = theme.textScale() >= kFollowsFrom - 1e-6 ? theme.textScale() : 1;
    style.nobody = m_nobody;
    return style;
}

qreal HandCardItem::margin(const QSizeF &) const { return paint::kHandHalo * Theme::instance()->unit() + 1; }

bool HandCardItem::isReadable() const { return paint::handCardFit(card(), size(), look()).isWhole; }

void HandCardItem::paintFace(QPainter &painter, const QRectF &rect) const {
    if (!isEmpty())
        paint::paintHandCard(painter, rect, card(), look());
}

} // namespace champclos::items
