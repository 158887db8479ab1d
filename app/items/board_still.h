// SPDX-License-Identifier: MIT
//
// What lies still under a game: ground, zones, ornaments and lines of a battlefield as one picture, painted once for a
// board, a size and a theme, and kept. While the window is being resized the old picture is stretched; it is painted
// anew when the size has settled. It also says where the spaces lie, so that everything else can be placed on it.
#pragma once

#include "app/paint/board_painter.h"

#include <QImage>
#include <QQuickItem>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace champclos::items {

/// A painted board with all that was computed for it.
struct StillPicture {
    Battlefield battlefield;
    paint::BoardOptions options;
    QSizeF size;       ///< that the board was fitted to
    double scale = 1;  ///< pixels per unit of that
    double corner = 0; ///< radius
    paint::Scenery scenery;
    QImage image;
    bool isIncomplete = false; ///< the picture of the ground was not decoded yet
};
/// Painted, or taken from those that were painted last.
std::shared_ptr<const StillPicture> stillPicture(const Battlefield &battlefield, const paint::BoardOptions &options,
                                                 QSizeF size, double scale, double corner);
/// How often one was painted since the program began.
int stillPicturesPainted();

class BoardStill : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariant battlefield READ battlefield WRITE setBattlefield NOTIFY battlefieldChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// How much larger than its view the item is. The board is fitted to the view.
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY planChanged)
    Q_PROPERTY(QVariantList faintZones READ faintZones WRITE setFaintZones NOTIFY faintZonesChanged) ///< by number
    Q_PROPERTY(qreal corner MEMBER m_corner NOTIFY languageChanged)
    // A point (x, y) of the battlefield lies at originX + x unitX, originY + y unitY.
    Q_PROPERTY(qreal originX READ originX NOTIFY planChanged)
    Q_PROPERTY(qreal originY READ originY NOTIFY planChanged)
    Q_PROPERTY(qreal unitX READ unitX NOTIFY planChanged)
    Q_PROPERTY(qreal unitY READ unitY NOTIFY planChanged)
    Q_PROPERTY(qreal radius READ radius NOTIFY planChanged) ///< R
    Q_PROPERTY(QColor ground READ ground NOTIFY pictureChanged)
    /// {text, x, y, width, height, size, near: [{space, gap, isUnderBadge}]}: those for which there is room.
    Q_PROPERTY(QVariantList names READ names NOTIFY pictureChanged)

public:
    explicit BoardStill(QQuickItem *parent = nullptr);

    QVariant battlefield() const { return QVariant::fromValue(m_battlefield); }
    void setBattlefield(const QVariant &battlefield);
    QString language() const { return m_language; }
    void setLanguage(const QString &code);
    QVariantList faintZones() const { return m_faintZones; }
    void setFaintZones(const QVariantList &zones);
    qreal zoom() const { return m_zoom; }
    void setZoom(qreal zoom);
    qreal originX() const { return m_zoom * m_plan.origin.x(); }
    qreal originY() const { return m_zoom * m_plan.origin.y(); }
    qreal unitX() const { return m_zoom * m_plan.scaleX; }
    qreal unitY() const { return m_zoom * m_plan.scaleY; }
    qreal radius() const { return m_zoom * m_plan.r; }
    QColor ground() const;
    QVariantList names() const;

signals:
    void battlefieldChanged();
    void languageChanged();
    void faintZonesChanged();
    void planChanged();
    void pictureChanged();

protected:
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    void itemChange(ItemChange change, const ItemChangeData &value) override;
    void updatePolish() override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;

private:
    void replan();
    void repaintAtOnce();
    QSizeF viewSize() const { return size() / m_zoom; }

    Battlefield m_battlefield;
    QString m_language;
    QVariantList m_faintZones;
    paint::BoardPlan m_plan;
    std::shared_ptr<const StillPicture> m_picture;
    QTimer m_settling;
    qreal m_zoom = 1;
    qreal m_corner = 0;
    bool m_isTextureOld = true;
};

} // namespace champclos::items
