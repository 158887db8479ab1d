// SPDX-License-Identifier: MIT
#include "app/items/sign_items.h"
#include "app/items/theme.h"
#include "app/paint/gauges.h"
#include "app/paint/screen_pictures.h"
#include "app/paint/space_painter.h"
#include "app/paint/svg_art.h"

#include <QPainter>

#include <algorithm>

namespace champclos::items {

EmblemItem::EmblemItem(QQuickItem *parent) : PaintedItem(parent) { setImplicitSize(64, 64 * paint::kShieldProportion); }

void EmblemItem::paint(QPainter *painter) {
    const paint::ScreenPictures pictures(this, [this] { update(); });
    const QRectF rect({0, 0}, size());
    paint::EmblemColours colours = paint::emblemColours(m_emblem);
    if (m_field.isValid())
        colours.field = m_field;
    if (m_charge.isValid())
        colours.charge = m_charge;
    const paint::Emblem emblem = {m_emblem, m_isSwapped ? colours.swapped() : colours};
    const QColor border = m_border.isValid() ? m_border : paint::ink();
    const qreal stroke = m_stroke >= 0 ? m_stroke : std::max(1.0, 0.022 * width());
    switch (m_shape) {
    case Shield:
        paint::paintShield(*painter, rect, emblem, {border, stroke});
        break;
    case Roundel:
        if (m_seat >= 0) {
            paint::BoardStyle style;
            style.palette = &Theme::instance()->palette();
            paint::TokenLook look{m_emblem, emblem.colours, m_seat};
            paint::paintToken(*painter, rect.center(), std::min(width(), height()) / 2 / paint::kHeroToken, look,
                              style);
        } else {
            paint::paintRoundel(*painter, rect, emblem, {border, stroke});
        }
        break;
    case Charge:
        paint::paintCharge(*painter, emblem, rect);
        break;
    }
}

IconItem::IconItem(QQuickItem *parent) : PaintedItem(parent) { setImplicitSize(24, 24); }

void IconItem::paint(QPainter *painter) {
    const paint::Palette &palette = Theme::instance()->palette();
    paint::paintIcon(*painter, m_name, QRectF({0, 0}, size()), m_colour.isValid() ? m_colour : palette.ink,
                     m_ground.isValid() ? m_ground : palette.surface);
}

SealItem::SealItem(QQuickItem *parent) : PaintedItem(parent) { setImplicitSize(28, 28); }

void SealItem::paint(QPainter *painter) {
    paint::paintSeal(*painter, QRectF({0, 0}, size()), m_isSpent, Theme::instance()->palette());
}

DialItem::DialItem(QQuickItem *parent) : PaintedItem(parent) { setImplicitSize(76, 76); }

void DialItem::paint(QPainter *painter) {
    paint::paintDial(*painter, QRectF({0, 0}, size()), {m_value, m_most, m_seat}, Theme::instance()->palette());
}

} // namespace champclos::items
