// SPDX-License-Identifier: MIT
//
// A hand that knows only Tab: from where the keyboard is, once around the page in front, and back again. It proves that
// something has the focus, that everything that can be touched is reached, that what has the focus can be seen, and
// that nothing keeps it. What is inside something that took the focus (the choices of a row of segments, the blocks of
// an effect) counts as reached: arrows lead there. Header only, for any page: `TabWalk walk(screen);
// walk.around("home");`.
#pragma once

#include "tests/program/screen.h"

#include <QPointer>

namespace champclos::test {

class TabWalk {
public:
    explicit TabWalk(Screen &screen) : m_screen(screen) {}
    QStringList troubles;
    int things = 0; ///< that can be touched, on all pages so far

    void around(const QString &page) {
        m_screen.settle();
        const QPointer<QQuickItem> first = focus();
        if (first == nullptr || !isTouchable(*first)) {
            complain(page, first, "is where the keyboard begins: nothing that can be used");
            return;
        }
        QList<QPointer<QQuickItem>> way;
        if (!follow(page, first, Qt::Key_Tab, way))
            return;
        compare(page, way);
        QList<QPointer<QQuickItem>> back;
        follow(page, first, Qt::Key_Backtab, back);
    }

    static QString nameOf(const QQuickItem *item) {
        QStringList names;
        for (; item != nullptr && names.size() < 4; item = item->parentItem()) {
            QString name = QString::fromLatin1(item->metaObject()->className());
            name.remove(QRegularExpression(QStringLiteral("_QML.*|^QQuick")));
            const QString text = item->property("text").toString().left(24);
            names.push_back(item->objectName().isEmpty() ? text.isEmpty() ? name : name + u' ' + text
                                                         : item->objectName());
        }
        return names.join(QStringLiteral(" < "));
    }

private:
    static constexpr int kMost = 600; ///< steps around one page

    QQuickItem *focus() const { return m_screen.window()->activeFocusItem(); }
    void complain(const QString &page, const QQuickItem *item, const char *what) {
        troubles.push_back(QStringLiteral("%1: %2 %3").arg(page, nameOf(item), QLatin1String(what)));
    }

    static bool hasTapHandler(const QQuickItem &item) {
        const QList<QObject *> children = item.children();
        return std::any_of(children.begin(), children.end(), [](const QObject *child) {
            return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
        });
    }
    static bool takesFocus(const QQuickItem &item) {
        return item.activeFocusOnTab() || item.inherits("QQuickTextInput") || item.inherits("QQuickTextEdit");
    }
    static bool isTouchable(const QQuickItem &item) {
        return item.isVisible() && item.isEnabled() && item.width() > 0 &&
               (takesFocus(item) || item.inherits("QQuickAbstractButton") || hasTapHandler(item));
    }

    /// Until the keyboard is where it began. False if it never comes back.
    bool follow(const QString &page, const QPointer<QQuickItem> &first, Qt::Key key, QList<QPointer<QQuickItem>> &way) {
        for (int step = 0; step < kMost; ++step) {
            const QPointer<QQuickItem> here = focus();
            way.append(here);
            // Something may use Tab for its own parts, but it must come to an end.
            m_screen.press(key);
            if (focus() == nullptr) {
                complain(page, here, "loses the keyboard");
                return false;
            }
            if (!isInSight(*focus()))
                complain(page, focus(), "has the keyboard out of sight");
            if (focus() == first && here != first)
                return true;
            if (focus() == here && way.count(here) > kMost / 3)
                break;
        }
        complain(page, focus(), "keeps the keyboard");
        return false;
    }
    bool isInSight(const QQuickItem &item) const {
        const QRectF place = item.mapRectToScene({0, 0, item.width(), item.height()});
        return place.intersects({QPointF(), QSizeF(m_screen.window()->size())});
    }

    void compare(const QString &page, const QList<QPointer<QQuickItem>> &way) {
        QList<QQuickItem *> all;
        collect(m_screen.window()->contentItem(), all);
        things += static_cast<int>(all.size());
        for (QQuickItem *thing : all)
            if (!isReached(*thing, way))
                complain(page, thing, "is never reached");
    }
    static void collect(QQuickItem *item, QList<QQuickItem *> &all) {
        if (!item->isVisible() || !item->isEnabled())
            return;
        if (isTouchable(*item))
            all.append(item);
        const QList<QQuickItem *> children = item->childItems();
        for (QQuickItem *child : children)
            collect(child, all);
    }
    /// One of a row of segments: Tab leads to the chosen one, arrows to the others.
    static bool isSegment(const QQuickItem &item) {
        const QQuickItem *row = item.parentItem();
        if (row == nullptr || row->parentItem() == nullptr)
            return false;
        for (const QMetaObject *type = row->parentItem()->metaObject(); type != nullptr; type = type->superClass())
            if (QByteArrayView(type->className()).startsWith("Segments"))
                return true;
        return false;
    }
    /// Itself, a part of it, the whole of which it is a part without a focus of its own, or another segment of its row.
    static bool isReached(QQuickItem &thing, const QList<QPointer<QQuickItem>> &way) {
        return std::any_of(way.begin(), way.end(), [&](const QPointer<QQuickItem> &at) {
            return at != nullptr &&
                   (at == &thing || thing.isAncestorOf(at) || (at->isAncestorOf(&thing) && !takesFocus(thing)) ||
                    (isSegment(thing) && at->parentItem() == thing.parentItem()));
        });
    }

    Screen &m_screen;
};

} // namespace champclos::test
