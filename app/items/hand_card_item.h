// SPDX-License-Identifier: MIT
//
// A card of the hand as a QML item: as wide and high as it is told, its letters as large as the theme wants them. Thin
// cover over app/paint/hand_card.h.
#pragma once

#include "app/items/card_items.h"
#include "app/paint/hand_card.h"

namespace champclos::items {

class HandCardItem : public champclos::items::CardBase {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool low MEMBER m_isLow NOTIFY shapeChanged)
    Q_PROPERTY(QString nobody MEMBER m_nobody NOTIFY shapeChanged)
    Q_PROPERTY(QString name READ name NOTIFY faceChanged)

public:
    explicit HandCardItem(QQuickItem *parent = nullptr);
    QString fullText() const override { return card().spoken; }
    bool isEmpty() const override { return card().isEmpty(); }
    bool isReadable() const override;
    QString name() const { return card().name; }

signals:
    void shapeChanged();

protected:
    void paintFace(QPainter &painter, const QRectF &rect) const override;
    qreal margin(const QSizeF &size) const override;

private:
    paint::CardFace card() const { return m_face.value<paint::CardFace>(); }
    paint::HandCardStyle look() const;

    QString m_nobody;
    bool m_isLow = false;
};

} // namespace champclos::items
