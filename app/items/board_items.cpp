// SPDX-License-Identifier: MIT
#include "app/items/board_items.h"
#include "app/items/theme.h"
#include "app/paint/board_painter.h"
#include "app/paint/screen_pictures.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace champclos::items {

namespace {

paint::BoardStyle boardStyle(qreal pixels) {
    paint::BoardStyle style;
    style.palette = &Theme::instance()->palette();
    style.pixels = pixels;
    return style;
}

paint::EmblemColours coloursOf(const QString &emblem, const QColor &field, const QColor &charge) {
    const paint::EmblemColours own = paint::emblemColours(emblem);
    return {field.isValid() ? field : own.field, charge.isValid() ? charge : own.charge};
}

double distanceFromMiddle(const QQuickItem &item, const QPointF &point) {
    return std::hypot(point.x() - item.width() / 2, point.y() - item.height() / 2);
}

} // namespace

SpaceItem::SpaceItem(QQuickItem *parent) : PaintedItem(parent) {
    const auto resize = [this] {
        const qreal reach = m_radius * (m_start > 0 ? paint::kPennantReach : m_swell + paint::kMarkReach);
        const qreal size = 2 * std::max(reach, m_swell * paint::tabReach(m_radius, zoom()));
        setImplicitSize(size, size);
    };
    resize();
    connect(this, &SpaceItem::lookChanged, this, resize);
    connect(this, &SpaceItem::zoomChanged, this, resize);
}

bool SpaceItem::contains(const QPointF &point) const {
    return distanceFromMiddle(*this, point) <= (m_swell + 0.25) * m_radius;
}

void SpaceItem::paint(QPainter *painter) {
    paint::SpaceLook look;
    look.zones = paint::zonesOfKey(m_zones);
    look.marks = paint::marksOfKey(m_marks);
    look.state = static_cast<paint::SpaceState>(m_mark);
    look.distance = m_distance;
    look.number = m_number;
    look.start = m_start;
    look.swell = m_swell;
    look.hasFocus = m_isFocused;
    look.isHovered = m_isHovered;
    paint::paintSpace(*painter, {width() / 2, height() / 2}, m_radius, look, boardStyle(zoom()),
                      static_cast<paint::SpacePart>(m_part));
}

TokenItem::TokenItem(QQuickItem *parent) : PaintedItem(parent) {
    const auto resize = [this] {
        setImplicitSize(2 * paint::kTokenReach * m_radius, 2 * paint::kTokenReach * m_radius);
    };
    resize();
    connect(this, &TokenItem::lookChanged, this, resize);
}

bool TokenItem::contains(const QPointF &point) const { return distanceFromMiddle(*this, point) <= m_radius; }

void TokenItem::paint(QPainter *painter) {
    const paint::ScreenPictures pictures(this, [this] { update(); });
    paint::TokenLook look;
    look.emblem = m_emblem;
    look.colours = coloursOf(m_emblem, m_field, m_charge);
    look.seat = m_seat;
    look.health = m_health;
    look.isHero = m_isHero;
    look.isDefeated = m_isDefeated;
    look.mostHealth = m_mostHealth;
    look.number = m_number;
    paint::paintToken(*painter, {width() / 2, height() / 2}, m_radius, look, boardStyle(zoom()));
}

LinkItem::LinkItem(QQuickItem *parent) : PaintedItem(parent) {
    connect(this, &LinkItem::lookChanged, this, &LinkItem::place);
}

/// Bends upwards, because badges hang below; between spaces above each other to the right of the board; to the other
/// side where the room ends.
paint::AttackBow LinkItem::bow() const {
    const QLineF line(m_from, m_to);
    const bool isUpright = std::abs(line.dx()) < 0.2 * line.length();
    paint::AttackBow bow{line, m_fromSwell, m_toSwell, isUpright ? line.dy() > 0 : line.dx() > 0};
    if (!m_room.isEmpty() && !m_room.contains(paint::attackRect(bow, m_radius)))
        bow.isToLeft = !bow.isToLeft;
    return bow;
}

void LinkItem::place() {
    const QRectF around = m_mark == Attack
                              ? paint::attackRect(bow(), m_radius)
                              : QRectF(m_from, m_to).normalized().adjusted(-m_radius, -m_radius, m_radius, m_radius);
    setPosition(around.topLeft());
    setSize(around.size());
}

void LinkItem::paint(QPainter *painter) {
    if (m_mark == Attack) {
        painter->translate(-position());
        paint::paintAttack(*painter, bow(), m_radius, boardStyle(zoom()));
    } else {
        paint::paintEdge(*painter, QLineF(m_from - position(), m_to - position()), m_radius,
                         static_cast<paint::EdgeState>(m_mark), boardStyle(zoom()));
    }
}

ZoneSwatch::ZoneSwatch(QQuickItem *parent) : PaintedItem(parent) { setImplicitSize(64, 15); }

void ZoneSwatch::paint(QPainter *painter) {
    const paint::RingZones zones = paint::zonesOfKey(m_zone);
    if (zones.empty())
        return;
    if (m_shape == Disc)
        paint::paintZoneTab(*painter, {width() / 2, height() / 2}, std::min(width(), height()) / 2, zones.front(),
                            boardStyle(zoom()));
    else
        paint::paintZoneBand(*painter, QRectF({0, 0}, size()), zones.front(), boardStyle(zoom()));
}

ZoneNameItem::ZoneNameItem(QQuickItem *parent) : PaintedItem(parent) {}

void ZoneNameItem::paint(QPainter *painter) {
    paint::ZoneName name;
    name.text = m_text;
    name.box = QRectF({0, 0}, size());
    name.size = m_letterSize;
    paint::paintZoneName(*painter, name, m_ground, boardStyle(zoom()), 1);
}

BoardPreviewItem::BoardPreviewItem(QQuickItem *parent) : PaintedItem(parent) { setImplicitSize(300, 210); }

void BoardPreviewItem::setBattlefield(const QVariant &battlefield) {
    m_battlefield = battlefield;
    emit battlefieldChanged();
    update();
}

qreal BoardPreviewItem::aspect() const {
    const auto battlefield = m_battlefield.value<Battlefield>();
    return battlefield.height > 0 ? battlefield.width / battlefield.height : 10.0 / 7;
}

void BoardPreviewItem::paint(QPainter *painter) {
    const paint::ScreenPictures pictures(this, [this] { update(); });
    paint::BoardOptions options;
    options.style = boardStyle(zoom());
    options.style.pixels = 0; // letters shrink with a small board instead of covering it
    options.isFitted = true;
    options.zones = Theme::instance()->zones();
    options.hasStarts = m_hasStarts;
    options.hasNumbers = m_hasNumbers;
    options.hasBackground = m_hasBackground;
    paint::paintBoard(*painter, m_battlefield.value<Battlefield>(), QRectF({0, 0}, size()), options);
}

} // namespace champclos::items
