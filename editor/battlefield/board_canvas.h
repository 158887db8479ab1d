// SPDX-License-Identifier: MIT
//
// The drawing table: paints the board of a BattlefieldEditor with everything that lies over it, and hands pointer and
// keys to the editor in board coordinates. One item for all spaces: it covers the view, not the board, so that every
// zoom is sharp and memory stays small. What a gesture means is the tools' business.
#pragma once

#include "app/paint/board_painter.h"
#include "editor/battlefield/battlefield_editor.h"
#include "editor/battlefield/battlefield_problems.h"
#include "editor/battlefield/colour_vision.h"

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>

namespace champclos::editor {

class BoardCanvas : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::BattlefieldEditor *editor READ editor WRITE setEditor NOTIFY editorChanged)
    Q_PROPERTY(qreal zoomPercent READ zoomPercent NOTIFY viewChanged)
    Q_PROPERTY(bool isFitted READ isFitted NOTIFY viewChanged)
    Q_PROPERTY(Visions vision READ vision WRITE setVision NOTIFY lookChanged)
    Q_PROPERTY(bool dark MEMBER m_isDark NOTIFY lookChanged)
    Q_PROPERTY(bool highContrast MEMBER m_isHighContrast NOTIFY lookChanged)
    Q_PROPERTY(int zoneLook READ zoneLook WRITE setZoneLook NOTIFY lookChanged) ///< as paint::ZoneLook
    Q_PROPERTY(bool isPanning READ isPanning NOTIFY panningChanged)

public:
    enum Visions { Normal, Protan, Deutan, Tritan, Grey };
    Q_ENUM(Visions)
    static constexpr double kFullScale = 25.0 / kUsualRadius; ///< pixels per board unit at 100 %

    explicit BoardCanvas(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

    BattlefieldEditor *editor() const { return m_editor; }
    void setEditor(BattlefieldEditor *editor);
    qreal zoomPercent() const { return m_scale / kFullScale * 100; }
    bool isFitted() const { return m_isFitted; }
    Visions vision() const { return static_cast<Visions>(m_vision); }
    void setVision(Visions vision);
    int zoneLook() const { return static_cast<int>(m_zoneLook); }
    void setZoneLook(int look);
    bool isPanning() const { return m_isPanning; }

    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(qreal factor);        ///< around the middle
    Q_INVOKABLE void showPlace(qreal x, qreal y); ///< board units, scrolled to if out of sight
    Q_INVOKABLE QPointF toItem(qreal x, qreal y) const;
    Q_INVOKABLE QPointF toBoard(qreal x, qreal y) const;

signals:
    void editorChanged();
    void viewChanged();
    void lookChanged();
    void panningChanged();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent *event) override;
    void hoverLeaveEvent(QHoverEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    QPointF mapped(QPointF board) const { return m_origin + board * m_scale; }
    void zoomAround(QPointF item, double factor);
    void updateCursor();
    void setPanning(bool isPanning);

    /// Ground and zones as a picture of the view: they change less often than what is pointed at.
    struct Ground {
        Battlefield board; ///< in the colours that are seen
        QSizeF size;
        QPointF origin;
        double scale = 0;
        double pixels = 0;
        bool isDark = false;
        bool isHighContrast = false;
        paint::ZoneLook zones = paint::ZoneLook::Areas;
        friend bool operator==(const Ground &, const Ground &) = default;
    };
    void paintScenery(QPainter &painter, const paint::Palette &palette);
    void paintGround(QPainter &painter, const paint::Palette &palette) const;
    void paintGrid(QPainter &painter, const paint::Palette &palette) const;
    void paintLines(QPainter &painter, const paint::Palette &palette) const;
    void paintSpaces(QPainter &painter, const paint::Palette &palette) const;
    void paintSelection(QPainter &painter, const paint::Palette &palette) const;
    void paintGuides(QPainter &painter, const paint::Palette &palette) const;
    void paintGaps(QPainter &painter, const paint::Palette &palette) const;
    void paintGesture(QPainter &painter, const paint::Palette &palette) const;
    void paintFrame(QPainter &painter, const QRectF &frame, const paint::Palette &palette) const;
    void paintProblems(QPainter &painter, const paint::Palette &palette) const;
    paint::Palette seenPalette() const;

    QPointer<BattlefieldEditor> m_editor;
    Vision m_vision = Vision::Normal;
    bool m_isDark = false;
    bool m_isHighContrast = false;
    double m_scale = kFullScale;
    QPointF m_origin; ///< of the board, in pixels of the item
    bool m_isFitted = true;
    bool m_isPanning = false;
    bool m_isSpaceHeld = false;
    bool m_hasKeyFocus = false; ///< the focus came by the keyboard: show where it is
    QPointF m_panFrom;
    paint::ZoneLook m_zoneLook = paint::ZoneLook::Areas;
    Ground m_ground; ///< what `m_groundImage` shows
    QImage m_groundImage;
};

/// The mark of a problem: octagon with a cross, triangle with a stroke, disc with an i.
class SeverityIcon : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString severity MEMBER m_severity NOTIFY changed)
    Q_PROPERTY(bool dark MEMBER m_isDark NOTIFY changed)

public:
    explicit SeverityIcon(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

signals:
    void changed();

private:
    QString m_severity;
    bool m_isDark = false;
};

void paintSeverity(QPainter &painter, QPointF centre, double radius, Problem::Severity severity,
                   const paint::Palette &palette);

} // namespace champclos::editor
