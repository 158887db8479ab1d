// SPDX-License-Identifier: MIT
//
// Cards as QML items. The item is as large as the card; glow and halo reach beyond it, which is why the painting is
// done by a child that is larger. Faces (app/paint/card_face.h) come from models as values; `fullText` says everything
// that stands on a card, for screen readers and for where a card is too small to show it.
#pragma once

#include "app/items/painted_item.h"
#include "app/paint/card_painter.h"

#include <QColor>
#include <QQuickItem>
#include <QString>
#include <QVariant>

#include <functional>

namespace champclos::items {

/// The larger surface behind a card item. Not for QML.
class CardSurface : public champclos::items::PaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit CardSurface(QQuickItem *card) : PaintedItem(card) {}
    std::function<void(QPainter &, const QRectF &)> painting; ///< gets the card's rectangle
    void surround(const QSizeF &card, qreal margin);
    void paint(QPainter *painter) override;

private:
    QRectF m_card;
};

/// What card items share.
class CardBase : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QVariant face READ face WRITE setFace NOTIFY faceChanged)
    Q_PROPERTY(QString fullText READ fullText NOTIFY faceChanged)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY faceChanged)
    Q_PROPERTY(bool focused MEMBER m_isFocused NOTIFY lookChanged)
    Q_PROPERTY(Mark mark MEMBER m_mark NOTIFY lookChanged)
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY lookChanged)
    Q_PROPERTY(bool fits READ isReadable NOTIFY fitChanged)

public:
    enum Mark { Rest, Playable, NotNow };
    Q_ENUM(Mark)

    explicit CardBase(QQuickItem *parent);
    QVariant face() const { return m_face; }
    void setFace(const QVariant &face);
    qreal zoom() const { return m_surface->zoom(); }
    void setZoom(qreal zoom);
    virtual QString fullText() const = 0;
    virtual bool isEmpty() const = 0;
    /// Everything stands on it, as large as it has to be to be read.
    virtual bool isReadable() const = 0;

signals:
    void faceChanged();
    void lookChanged();
    void fitChanged();

protected:
    virtual void paintFace(QPainter &painter, const QRectF &rect) const = 0;
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    virtual qreal margin(const QSizeF &size) const; ///< that glow and halo need
    paint::CardStyle style() const;

    QVariant m_face;
    CardSurface *m_surface;
    Mark m_mark = Rest;
    bool m_isFocused = false;
};

/// An action card. Without a face, or in mode Back, it shows its back in the colours of `emblem`.
class CardItem : public champclos::items::CardBase {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Mode mode MEMBER m_mode NOTIFY modeChanged)
    Q_PROPERTY(Mode shownMode READ shownMode NOTIFY fitChanged)
    Q_PROPERTY(QString emblem MEMBER m_emblem NOTIFY lookChanged)
    Q_PROPERTY(QString back MEMBER m_back NOTIFY lookChanged) ///< a picture over all of the back, or empty
    Q_PROPERTY(QColor field MEMBER m_field NOTIFY lookChanged)
    Q_PROPERTY(QColor charge MEMBER m_charge NOTIFY lookChanged)
    Q_PROPERTY(QString name READ name NOTIFY faceChanged)
    Q_PROPERTY(QString who READ who NOTIFY faceChanged)
    Q_PROPERTY(QString typeName READ typeName NOTIFY faceChanged)
    Q_PROPERTY(int type READ type NOTIFY faceChanged)
    Q_PROPERTY(int value READ value NOTIFY faceChanged)
    Q_PROPERTY(int boost READ boost NOTIFY faceChanged)
    Q_PROPERTY(int copies READ copies NOTIFY faceChanged)

public:
    enum Mode { Auto, Full, Reading, Compact, Back };
    Q_ENUM(Mode)

    explicit CardItem(QQuickItem *parent = nullptr);
    QString fullText() const override { return card().spoken; }
    bool isEmpty() const override { return card().isEmpty(); }
    bool isReadable() const override;
    Mode shownMode() const;
    QString name() const { return card().name; }
    QString who() const { return card().who; }
    QString typeName() const { return card().typeName; }
    int type() const { return static_cast<int>(card().type); }
    int value() const { return card().hasValue() ? card().value : -1; } ///< -1 of a scheme
    int boost() const { return card().boost.value_or(-1); }             ///< -1 of a card without one
    int copies() const { return card().copies; }

signals:
    void modeChanged();

protected:
    void paintFace(QPainter &painter, const QRectF &rect) const override;

private:
    paint::CardFace card() const { return m_face.value<paint::CardFace>(); }

    QString m_emblem;
    QString m_back;
    QColor m_field;
    QColor m_charge;
    Mode m_mode = Auto;
};

class CharacterItem : public champclos::items::CardBase {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit CharacterItem(QQuickItem *parent = nullptr);
    QString fullText() const override { return character().spoken; }
    bool isEmpty() const override { return character().isEmpty(); }
    bool isReadable() const override;

protected:
    void paintFace(QPainter &painter, const QRectF &rect) const override;

private:
    paint::CharacterFace character() const { return m_face.value<paint::CharacterFace>(); }
};

/// A glamour, a spell.
class SideCardItem : public champclos::items::CardBase {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit SideCardItem(QQuickItem *parent = nullptr);
    QString fullText() const override { return side().spoken; }
    bool isEmpty() const override { return side().name.isEmpty(); }
    bool isReadable() const override { return true; }

protected:
    void paintFace(QPainter &painter, const QRectF &rect) const override;

private:
    paint::SideFace side() const { return m_face.value<paint::SideFace>(); }
};

} // namespace champclos::items
