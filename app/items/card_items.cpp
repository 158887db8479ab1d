// SPDX-License-Identifier: MIT
#include "app/items/card_items.h"
#include "app/items/theme.h"
#include "app/paint/screen_pictures.h"

#include <QPainter>

namespace champclos::items {

namespace {

constexpr qreal kFullFrom = 250, kReadingFrom = 210; // px wide
constexpr qreal kDefaultWidth = 300;

} // namespace

void CardSurface::surround(const QSizeF &card, qreal margin) {
    m_card = QRectF(margin, margin, card.width(), card.height());
    setPosition({-margin, -margin});
    setSize(card + QSizeF(2 * margin, 2 * margin));
}

void CardSurface::paint(QPainter *painter) {
    const paint::ScreenPictures pictures(this, [this] { update(); });
    if (painting && !m_card.isEmpty())
        painting(*painter, m_card);
}

CardBase::CardBase(QQuickItem *parent) : QQuickItem(parent), m_surface(new CardSurface(this)) {
    setImplicitSize(kDefaultWidth, kDefaultWidth * paint::kCardHeight / paint::kCardWidth);
    m_surface->painting = [this](QPainter &painter, const QRectF &rect) { paintFace(painter, rect); };
    connect(this, &CardBase::lookChanged, m_surface, [this] { m_surface->update(); });
    connect(this, &CardBase::faceChanged, this, &CardBase::fitChanged);
    connect(Theme::instance(), &Theme::sizesChanged, this, &CardBase::fitChanged);
    connect(this, &CardBase::fitChanged, m_surface, [this] { m_surface->update(); });
}

void CardBase::setFace(const QVariant &face) {
    if (face == m_face)
        return;
    m_face = face;
    emit faceChanged();
}

void CardBase::setZoom(qreal zoom) {
    m_surface->setZoom(zoom);
    emit lookChanged();
}

void CardBase::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) {
    QQuickItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() == oldGeometry.size())
        return;
    m_surface->surround(newGeometry.size(), margin(newGeometry.size()));
    emit fitChanged();
}

qreal CardBase::margin(const QSizeF &size) const { return size.width() * paint::kCardHalo / paint::kCardWidth; }

paint::CardStyle CardBase::style() const {
    paint::CardStyle style;
    style.palette = &Theme::instance()->palette();
    style.state = static_cast<paint::CardState>(m_mark);
    style.hasFocus = m_isFocused;
    style.leastText = paint::leastTextOnScreen(width(), Theme::instance()->textScale());
    return style;
}

CardItem::CardItem(QQuickItem *parent) : CardBase(parent) {
    connect(this, &CardItem::modeChanged, this, &CardItem::fitChanged);
}

CardItem::Mode CardItem::shownMode() const {
    if (!m_face.canConvert<paint::CardFace>() || m_mode == Back)
        return Back;
    if (m_mode != Auto)
        return m_mode;
    return width() >= kFullFrom ? Full : width() >= kReadingFrom ? Reading : Compact;
}

bool CardItem::isReadable() const {
    const Mode mode = shownMode();
    return mode != Back && paint::fits(card(), static_cast<paint::CardMode>(mode - Full), style().leastText);
}

void CardItem::paintFace(QPainter &painter, const QRectF &rect) const {
    paint::CardStyle look = style();
    look.mode = static_cast<paint::CardMode>(shownMode() - Full);
    if (look.mode != paint::CardMode::Back) {
        paint::paintCard(painter, rect, card(), look);
        return;
    }
    paint::Emblem emblem = m_emblem.isEmpty() ? card().emblem : paint::Emblem{m_emblem, paint::emblemColours(m_emblem)};
    if (m_field.isValid())
        emblem.colours.field = m_field;
    if (m_charge.isValid())
        emblem.colours.charge = m_charge;
    paint::paintBack(painter, rect, {emblem, m_back.isEmpty() ? card().back : m_back}, look);
}

CharacterItem::CharacterItem(QQuickItem *parent) : CardBase(parent) {}

bool CharacterItem::isReadable() const {
    const paint::CardFit fit = paint::characterFit(character());
    return fit.isWhole && fit.textSize >= style().leastText - 1e-6;
}

void CharacterItem::paintFace(QPainter &painter, const QRectF &rect) const {
    if (!isEmpty())
        paint::paintCharacter(painter, rect, character(), style());
}

SideCardItem::SideCardItem(QQuickItem *parent) : CardBase(parent) {}

void SideCardItem::paintFace(QPainter &painter, const QRectF &rect) const {
    if (!isEmpty())
        paint::paintSide(painter, rect, side(), style());
}

} // namespace champclos::items
