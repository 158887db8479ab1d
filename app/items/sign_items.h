// SPDX-License-Identifier: MIT
//
// Small signs as QML items: emblems, icons, seals and dials. Thin covers over app/paint.
#pragma once

#include "app/items/painted_item.h"

#include <QColor>
#include <QString>

namespace champclos::items {

/// A fighter's emblem. Colours that are not given are those the emblem was drawn with.
class EmblemItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString emblem MEMBER m_emblem NOTIFY lookChanged)
    Q_PROPERTY(QColor field MEMBER m_field NOTIFY lookChanged)
    Q_PROPERTY(QColor charge MEMBER m_charge NOTIFY lookChanged)
    Q_PROPERTY(bool swapped MEMBER m_isSwapped NOTIFY lookChanged)
    Q_PROPERTY(Shape shape MEMBER m_shape NOTIFY lookChanged)
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY lookChanged)
    Q_PROPERTY(QColor border MEMBER m_border NOTIFY lookChanged)
    Q_PROPERTY(qreal stroke MEMBER m_stroke NOTIFY lookChanged)

public:
    enum Shape { Shield, Roundel, Charge };
    Q_ENUM(Shape)

    explicit EmblemItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    QString m_emblem;
    QColor m_field;
    QColor m_charge;
    QColor m_border;
    qreal m_stroke = -1; ///< below 0: by size
    Shape m_shape = Shield;
    int m_seat = -1; ///< from 0: a roundel has a rim in the seat's colour
    bool m_isSwapped = false;
};

/// An icon in one colour, ink unless said otherwise; `ground` shows where parts are cut out.
class IconItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY lookChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY lookChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY lookChanged)

public:
    explicit IconItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    QString m_name;
    QColor m_colour;
    QColor m_ground;
};

class SealItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool spent MEMBER m_isSpent NOTIFY lookChanged)

public:
    explicit SealItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    bool m_isSpent = false;
};

class DialItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int value MEMBER m_value NOTIFY lookChanged)
    Q_PROPERTY(int most MEMBER m_most NOTIFY lookChanged)
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY lookChanged)

public:
    explicit DialItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

private:
    int m_value = 0;
    int m_most = 1;
    int m_seat = 0;
};

} // namespace champclos::items
