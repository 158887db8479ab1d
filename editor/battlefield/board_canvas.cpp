// SPDX-License-Identifier: MIT
//
// View, pointer and keys. What is painted is in board_canvas_paint.cpp.
#include "editor/battlefield/board_canvas.h"

#include <QCursor>
#include <QFocusEvent>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr double kMostMargin = 34; // of mat around a board that fits
constexpr double kLeastScale = 0.15;
constexpr double kMostScale = 6;

} // namespace

BoardCanvas::BoardCanvas(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton);
    setAcceptHoverEvents(true);
    setFlag(ItemAcceptsInputMethod, false);
    setOpaquePainting(true);
    setActiveFocusOnTab(true);
    setClip(true);
    connect(this, &BoardCanvas::lookChanged, this, [this] { update(); });
}

void BoardCanvas::setEditor(BattlefieldEditor *editor) {
    if (editor == m_editor)
        return;
    if (m_editor != nullptr)
        m_editor->disconnect(this);
    m_editor = editor;
    if (m_editor != nullptr) {
        const auto repaint = [this] { update(); };
        connect(m_editor, &BattlefieldEditor::boardChanged, this, [this] { m_isFitted ? fit() : update(); });
        connect(m_editor, &BattlefieldEditor::selectionChanged, this, repaint);
        connect(m_editor, &BattlefieldEditor::overlayChanged, this, repaint);
        connect(m_editor, &BattlefieldEditor::optionsChanged, this, repaint);
        connect(m_editor, &BattlefieldEditor::toolChanged, this, &BoardCanvas::updateCursor);
        connect(m_editor, &BattlefieldEditor::toolChanged, this, repaint);
        connect(m_editor, &BattlefieldEditor::placeShown, this, &BoardCanvas::showPlace);
        connect(m_editor->document(), &Document::replaced, this, &BoardCanvas::fit);
    }
    fit();
    updateCursor();
    emit editorChanged();
}

void BoardCanvas::setVision(Visions vision) {
    m_vision = static_cast<Vision>(vision);
    emit lookChanged();
}

void BoardCanvas::setZoneLook(int look) {
    m_zoneLook = static_cast<paint::ZoneLook>(look);
    emit lookChanged();
}

// ---- view

void BoardCanvas::fit() {
    m_isFitted = true;
    const double margin = std::min(kMostMargin, 0.04 * std::min(width(), height()) + 4);
    if (m_editor != nullptr && width() > 2 * margin && height() > 2 * margin) {
        const QSizeF board(m_editor->boardWidth(), m_editor->boardHeight());
        m_scale = std::clamp(std::min((width() - 2 * margin) / board.width(), (height() - 2 * margin) / board.height()),
                             kLeastScale, kMostScale);
        m_origin = {(width() - board.width() * m_scale) / 2, (height() - board.height() * m_scale) / 2};
    }
    emit viewChanged();
    update();
}

void BoardCanvas::zoomAround(QPointF item, double factor) {
    const QPointF board = toBoard(item.x(), item.y());
    m_scale = std::clamp(m_scale * factor, kLeastScale, kMostScale);
    m_origin = item - board * m_scale;
    m_isFitted = false;
    emit viewChanged();
    update();
}

void BoardCanvas::zoomBy(qreal factor) { zoomAround({width() / 2, height() / 2}, factor); }

void BoardCanvas::showPlace(qreal x, qreal y) {
    const QPointF at = mapped({x, y});
    const QRectF sight = boundingRect().adjusted(60, 60, -60, -60);
    if (!sight.contains(at)) {
        m_origin += boundingRect().center() - at;
        m_isFitted = false;
        emit viewChanged();
    }
    update();
}

QPointF BoardCanvas::toItem(qreal x, qreal y) const { return mapped({x, y}); }

QPointF BoardCanvas::toBoard(qreal x, qreal y) const { return (QPointF(x, y) - m_origin) / m_scale; }

void BoardCanvas::geometryChange(const QRectF &now, const QRectF &before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (m_isFitted)
        fit();
}

void BoardCanvas::setPanning(bool isPanning) {
    if (isPanning == m_isPanning)
        return;
    m_isPanning = isPanning;
    updateCursor();
    emit panningChanged();
}

void BoardCanvas::updateCursor() {
    if (m_isPanning)
        setCursor(Qt::ClosedHandCursor);
    else if (m_isSpaceHeld)
        setCursor(Qt::OpenHandCursor);
    else if (m_editor != nullptr && m_editor->tool() != BattlefieldEditor::Select)
        setCursor(Qt::CrossCursor);
    else
        setCursor(Qt::ArrowCursor);
}

// ---- pointer

void BoardCanvas::mousePressEvent(QMouseEvent *event) {
    forceActiveFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::MiddleButton || m_isSpaceHeld) {
        m_panFrom = event->position() - m_origin;
        setPanning(true);
    } else if (m_editor != nullptr) {
        const QPointF at = toBoard(event->position().x(), event->position().y());
        m_editor->press(at.x(), at.y(), static_cast<int>(event->modifiers()));
    }
    event->accept();
}

void BoardCanvas::mouseMoveEvent(QMouseEvent *event) {
    if (m_isPanning) {
        m_origin = event->position() - m_panFrom;
        m_isFitted = false;
        emit viewChanged();
        update();
    } else if (m_editor != nullptr) {
        const QPointF at = toBoard(event->position().x(), event->position().y());
        m_editor->move(at.x(), at.y(), static_cast<int>(event->modifiers()));
    }
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *event) {
    if (m_isPanning) {
        setPanning(false);
    } else if (m_editor != nullptr) {
        const QPointF at = toBoard(event->position().x(), event->position().y());
        m_editor->release(at.x(), at.y(), static_cast<int>(event->modifiers()));
    }
}

void BoardCanvas::mouseUngrabEvent() {
    setPanning(false);
    if (m_editor != nullptr)
        m_editor->cancel();
}

void BoardCanvas::hoverMoveEvent(QHoverEvent *event) {
    if (m_editor == nullptr)
        return;
    const QPointF at = toBoard(event->position().x(), event->position().y());
    m_editor->hover(at.x(), at.y(), static_cast<int>(event->modifiers()));
}

void BoardCanvas::hoverLeaveEvent(QHoverEvent *) {
    if (m_editor != nullptr)
        m_editor->leave();
}

void BoardCanvas::wheelEvent(QWheelEvent *event) {
    const QPointF turned = event->angleDelta();
    const bool isScroll = event->modifiers().testFlag(Qt::ShiftModifier) || !event->pixelDelta().isNull();
    if (isScroll && !event->modifiers().testFlag(Qt::ControlModifier)) {
        m_origin += event->pixelDelta().isNull() ? QPointF(turned.y() + turned.x(), 0) : QPointF(event->pixelDelta());
        m_isFitted = false;
        emit viewChanged();
        update();
    } else {
        zoomAround(event->position(), std::pow(1.0015, turned.y()));
    }
    event->accept();
}

// ---- keys

void BoardCanvas::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Space) {
        m_isSpaceHeld = true;
        updateCursor();
        return;
    }
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool isTaken =
        m_editor != nullptr && !isCommand && m_editor->key(event->key(), static_cast<int>(event->modifiers()));
    event->setAccepted(isTaken);
}

void BoardCanvas::keyReleaseEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_isSpaceHeld = false;
        updateCursor();
    }
    event->ignore();
}

void BoardCanvas::focusInEvent(QFocusEvent *event) {
    QQuickPaintedItem::focusInEvent(event);
    m_hasKeyFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void BoardCanvas::focusOutEvent(QFocusEvent *event) {
    QQuickPaintedItem::focusOutEvent(event);
    m_isSpaceHeld = false;
    m_hasKeyFocus = false;
    update();
}

} // namespace champclos::editor
