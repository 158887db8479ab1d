// SPDX-License-Identifier: MIT
//
// Looks at every text item of a window that can be seen: whether it has room for its words within itself, its button,
// its panel and whatever clips it. Header only, for tests that walk through pages.
#pragma once

#include <QJSValue>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace champclos::test {

inline constexpr double kTolerance = 1.5; ///< pixels that rounding may cost

/// The rectangle of its letters, in its own coordinates.
inline QRectF inkOf(const QQuickItem &text) {
    const double lines = std::max(1, text.property("lineCount").toInt());
    const double spread = std::max(1.0, text.property("lineHeight").toDouble()); // the last line needs no space below
    const double height = text.property("contentHeight").toDouble();
    const QSizeF size(text.property("contentWidth").toDouble(), height - height / lines * (1 - 1 / spread));
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const double left = text.property("leftPadding").toDouble();
    const double freeX = text.width() - left - text.property("rightPadding").toDouble() - size.width();
    const double top = text.property("topPadding").toDouble();
    const double freeY = text.height() - top - text.property("bottomPadding").toDouble() - size.height();
    return {QPointF(left + (across & Qt::AlignRight     ? freeX
                            : across & Qt::AlignHCenter ? freeX / 2
                                                        : 0),
                    top + (down & Qt::AlignBottom    ? freeY
                           : down & Qt::AlignVCenter ? freeY / 2
                                                     : 0)),
            size};
}

inline QString pathOf(const QQuickItem *item) {
    QStringList names;
    for (; item != nullptr && names.size() < 6; item = item->parentItem()) {
        QString name = QString::fromLatin1(item->metaObject()->className());
        name.remove(QRegularExpression(QStringLiteral("_QML.*|^QQuick")));
        names.push_back(item->objectName().isEmpty() ? name : item->objectName());
    }
    return names.join(QStringLiteral(" < "));
}

class TextCheck {
public:
    /// `least`: pixels that letters must have.
    explicit TextCheck(const QQuickWindow &window, int least = 0) : m_window(window), m_least(least) {
        visit(window.contentItem());
    }
    QStringList troubles;
    int texts = 0;

private:
    void visit(const QQuickItem *item) {
        if (!item->isVisible() || item->opacity() == 0 || item->y() < -9999) // panes that wait far above the page
            return;
        if (item->inherits("QQuickText"))
            check(*item);
        const QList<QQuickItem *> children = item->childItems();
        for (const QQuickItem *child : children)
            visit(child);
    }
    void complain(const QQuickItem &text, const QString &what) {
        troubles.push_back(
            QStringLiteral("“%1” %2 (%3)").arg(text.property("text").toString().left(60), what, pathOf(&text)));
    }
    void check(const QQuickItem &text) {
        if (text.property("text").toString().trimmed().isEmpty())
            return;
        ++texts;
        if (text.property("truncated").toBool())
            return complain(text, QStringLiteral("is shortened"));
        const int pixels = text.property("fontInfo").value<QJSValue>().property(QStringLiteral("pixelSize")).toInt();
        if (pixels < m_least)
            complain(text, QStringLiteral("is only %1 pixels high").arg(pixels));
        const QRectF ink = inkOf(text);
        if (ink.width() > text.width() + kTolerance || ink.height() > text.height() + kTolerance)
            return complain(text, QStringLiteral("needs %1x%2 and has %3x%4")
                                      .arg(ink.width())
                                      .arg(ink.height())
                                      .arg(text.width())
                                      .arg(text.height()));
        checkAncestors(text, ink);
    }
    /// Within everything that frames or clips it; what lies in a list may be scrolled to.
    void checkAncestors(const QQuickItem &text, const QRectF &ink) {
        bool canScroll = false;
        bool canScrollAcross = false;
        for (const QQuickItem *frame = text.parentItem(); frame != nullptr; frame = frame->parentItem()) {
            const bool isFrame = frame->clip() || frame->inherits("QQuickRectangle") ||
                                 frame->inherits("QQuickControl") || frame == m_window.contentItem();
            if (frame->inherits("QQuickFlickable")) {
                canScroll = true;
                canScrollAcross = frame->property("orientation").toInt() == Qt::Horizontal &&
                                  frame->property("orientation").isValid();
            }
            if (!isFrame || frame->width() <= 0 || frame->height() <= 0)
                continue;
            const QRectF at = text.mapRectToItem(frame, ink);
            const bool isOutAcross =
                !canScrollAcross && (at.left() < -kTolerance || at.right() > frame->width() + kTolerance);
            const bool isOutDown = !canScroll && (at.top() < -kTolerance || at.bottom() > frame->height() + kTolerance);
            if (isOutAcross || isOutDown)
                return complain(text, QStringLiteral("leaves %1 (%2x%3) at %4,%5 to %6,%7")
                                          .arg(pathOf(frame).section(u' ', 0, 0))
                                          .arg(frame->width())
                                          .arg(frame->height())
                                          .arg(at.left())
                                          .arg(at.top())
                                          .arg(at.right())
                                          .arg(at.bottom()));
        }
    }

    const QQuickWindow &m_window;
    int m_least;
};

} // namespace champclos::test
