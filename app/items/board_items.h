// SPDX-License-Identifier: MIT
//
// The pieces of a board as QML items: a space, a token, a line, a zone's swatch and name, a whole board in small. Thin
// covers over app/paint/space_painter.h; where they stand and what a click on them means is QML's business. What lies
// under them is in board_still.h.
#pragma once

#include "app/items/painted_item.h"
#include "app/paint/space_painter.h"

#include <QColor>
#include <QPointF>
#include <QString>
#include <QVariant>

namespace champclos::items {

/// A space around its centre, which is the centre of the item. `radius` is R in units of the item.
class SpaceItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString zones MEMBER m_zones NOTIFY lookChanged)
    Q_PROPERTY(QString marks MEMBER m_marks NOTIFY lookChanged)
    Q_PROPERTY(Mark mark MEMBER m_mark NOTIFY lookChanged)
    Q_PROPERTY(Part part MEMBER m_part NOTIFY lookChanged)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY lookChanged)
    Q_PROPERTY(int distance MEMBER m_distance NOTIFY lookChanged)
    Q_PROPERTY(QString number MEMBER m_number NOTIFY lookChanged)
    Q_PROPERTY(int start MEMBER m_start NOTIFY lookChanged)
    Q_PROPERTY(bool focused MEMBER m_isFocused NOTIFY lookChanged)
    Q_PROPERTY(bool hovered MEMBER m_isHovered NOTIFY lookChanged)
    Q_PROPERTY(qreal swell MEMBER m_swell NOTIFY lookChanged) ///< of the ring, under a hero

public:
    enum Mark { Rest, Reachable, OnPath, Target, Selected, Attack, Boosted, Struck, StruckBoosted };
    Q_ENUM(Mark)
    enum Part { Whole, Base, Tabs };
    Q_ENUM(Part)

    explicit SpaceItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    bool contains(const QPointF &point) const override; ///< the disc, not the square around it

private:
    QString m_zones;
    QString m_marks;
    QString m_number;
    qreal m_radius = 34;
    qreal m_swell = 1;
    Mark m_mark = Rest;
    Part m_part = Whole;
    int m_distance = -1;
    int m_start = 0;
    bool m_isFocused = false;
    bool m_isHovered = false;
};

/// A fighter's token around its centre; `radius` is R of the board, not of the token.
class TokenItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString emblem MEMBER m_emblem NOTIFY lookChanged)
    Q_PROPERTY(QColor field MEMBER m_field NOTIFY lookChanged)
    Q_PROPERTY(QColor charge MEMBER m_charge NOTIFY lookChanged)
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY lookChanged)
    Q_PROPERTY(int health MEMBER m_health NOTIFY lookChanged)
    Q_PROPERTY(int mostHealth MEMBER m_mostHealth NOTIFY lookChanged) ///< the rim shows it; 0: not
    Q_PROPERTY(int number MEMBER m_number NOTIFY lookChanged)         ///< among fighters of its kind; 0: the only one
    Q_PROPERTY(bool hero MEMBER m_isHero NOTIFY lookChanged)
    Q_PROPERTY(bool defeated MEMBER m_isDefeated NOTIFY lookChanged)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY lookChanged)

public:
    explicit TokenItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    bool contains(const QPointF &point) const override;

private:
    QString m_emblem;
    QColor m_field;
    QColor m_charge;
    qreal m_radius = 34;
    int m_seat = 0;
    int m_health = -1;
    int m_mostHealth = 0;
    int m_number = 0;
    bool m_isHero = true;
    bool m_isDefeated = false;
};

/// A line between the centres of two spaces, or the bow of an attack beside it, in the coordinates of the parent: it
/// places itself.
class LinkItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QPointF from MEMBER m_from NOTIFY lookChanged)
    Q_PROPERTY(QPointF to MEMBER m_to NOTIFY lookChanged)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY lookChanged)
    Q_PROPERTY(Mark mark MEMBER m_mark NOTIFY lookChanged)
    // Of an attack: how much the spaces have swollen, and the room that the bow may bend into.
    Q_PROPERTY(qreal fromSwell MEMBER m_fromSwell NOTIFY lookChanged)
    Q_PROPERTY(qreal toSwell MEMBER m_toSwell NOTIFY lookChanged)
    Q_PROPERTY(QRectF room MEMBER m_room NOTIFY lookChanged)

public:
    enum Mark { Rest, OnPath, Trail, Attack };
    Q_ENUM(Mark)

    explicit LinkItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    void place();
    paint::AttackBow bow() const;

    QPointF m_from;
    QPointF m_to;
    QRectF m_room;
    qreal m_radius = 34;
    qreal m_fromSwell = 1;
    qreal m_toSwell = 1;
    Mark m_mark = Rest;
};

/// The first zone of a key, as a band of its pattern or as the letter in its disc.
class ZoneSwatch : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString zone MEMBER m_zone NOTIFY lookChanged)
    Q_PROPERTY(Shape shape MEMBER m_shape NOTIFY lookChanged)

public:
    enum Shape { Band, Disc };
    Q_ENUM(Shape)

    explicit ZoneSwatch(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    QString m_zone;
    Shape m_shape = Band;
};

/// The name of a zone on the ground of a board, in the middle of the item.
class ZoneNameItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY lookChanged)
    Q_PROPERTY(qreal letterSize MEMBER m_letterSize NOTIFY lookChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY lookChanged)

public:
    explicit ZoneNameItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    QString m_text;
    QColor m_ground;
    qreal m_letterSize = 13;
};

/// A whole battlefield (a champclos::Battlefield in a QVariant), filling the item.
class BoardPreviewItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariant battlefield READ battlefield WRITE setBattlefield NOTIFY battlefieldChanged)
    Q_PROPERTY(bool starts MEMBER m_hasStarts NOTIFY lookChanged)
    Q_PROPERTY(bool numbers MEMBER m_hasNumbers NOTIFY lookChanged)
    Q_PROPERTY(bool background MEMBER m_hasBackground NOTIFY lookChanged)
    Q_PROPERTY(qreal aspect READ aspect NOTIFY battlefieldChanged) ///< width over height

public:
    explicit BoardPreviewItem(QQuickItem *parent = nullptr);
    QVariant battlefield() const { return m_battlefield; }
    void setBattlefield(const QVariant &battlefield);
    qreal aspect() const;
    void paint(QPainter *painter) override;

signals:
    void battlefieldChanged();

private:
    QVariant m_battlefield;
    bool m_hasStarts = true;
    bool m_hasNumbers = false;
    bool m_hasBackground = true;
};

} // namespace champclos::items
