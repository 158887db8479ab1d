// SPDX-License-Identifier: MIT
//
// A picture of an author's own as a QML item: the named part of it covers the item. It waits for nothing: what is not
// decoded yet appears a moment later.
#pragma once

#include "app/items/painted_item.h"

namespace champclos::items {

class PictureItem : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY lookChanged) ///< as app/paint/pictures.h gives it
    Q_PROPERTY(qreal corner MEMBER m_corner NOTIFY lookChanged)

public:
    explicit PictureItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}
    void paint(QPainter *painter) override;

private:
    QString m_name;
    qreal m_corner = 0;
};

} // namespace champclos::items
