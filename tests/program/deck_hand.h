// SPDX-License-Identifier: MIT
//
// A hand in the deck workshop: finds what can be seen by its name, scrolls it into view as a wheel would, clicks and
// types. Header only. It reads the open deck, and changes it only through the page.
#pragma once

#include "editor/deck/document/deck_document.h"
#include "tests/program/screen.h"

#include <QKeyEvent>
#include <QStandardPaths>

namespace champclos::test {

class DeckHand {
public:
    explicit DeckHand(Screen &screen) : m_screen(screen) {}
    QStringList troubles; ///< what was not there to click

    QQuickItem *find(const QString &name) const { return findIn(m_screen.window()->contentItem(), name); }
    editor::DeckDocument *document() const {
        const QQuickItem *page = find(QStringLiteral("deckWorkshop"));
        return page == nullptr ? nullptr : page->property("document").value<editor::DeckDocument *>();
    }
    QString sentence(const char *language) const {
        const QQuickItem *text = find(QStringLiteral("sentence:") + QString::fromLatin1(language));
        return text == nullptr ? QString()
                               : text->property("text").toString().replace(QStringLiteral("&nbsp;"), QChar(0xA0));
    }

    void click(const QString &name) { clickAt(name, 20, -0.5); }
    void write(const QString &name, const QString &text) {
        clickAt(name, -0.5, 12);
        QTest::keyClick(m_screen.window(), Qt::Key_A, Qt::ControlModifier);
        if (text.isEmpty())
            QTest::keyClick(m_screen.window(), Qt::Key_Delete);
        for (const QChar sign : text)
            for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
                QKeyEvent event(type, Qt::Key_unknown, Qt::NoModifier, QString(sign));
                QCoreApplication::sendEvent(m_screen.window(), &event);
            }
        m_screen.settle(1);
    }
    void stepUp(const QString &name, int times) {
        for (int step = 0; step < times; ++step)
            clickAt(name, 14, 16);
    }
    /// A name with @ is a place on the page, the others are what fits there.
    void choose(const QStringList &names) {
        for (const QString &name : names)
            click(name.startsWith(u'@') ? name.mid(1) : QStringLiteral("fits:") + name);
    }

private:
    /// Distances from the right and lower edge; a negative one is a share of the width or height.
    void clickAt(const QString &name, double right, double low) {
        if (!QTest::qWaitFor([&] { return find(name) != nullptr; }, 3000)) {
            troubles.push_back(name);
            return;
        }
        QQuickItem *item = find(name);
        reveal(item);
        const double x = item->width() * (1 + right);
        const double y = item->height() * (1 + low);
        m_screen.clickAt(item->mapToScene({right < 0 ? x : item->width() - qMin(right, item->width() / 2),
                                           low < 0 ? y : item->height() - qMin(low, item->height() / 2)}));
    }
    void reveal(QQuickItem *item) {
        QQuickItem *above = item->parentItem();
        while (above != nullptr && !above->inherits("QQuickFlickable"))
            above = above->parentItem();
        if (above == nullptr)
            return;
        auto *content = above->property("contentItem").value<QQuickItem *>();
        const double y = item->mapToItem(content, QPointF()).y();
        const double top = above->property("contentY").toDouble();
        const double origin = above->property("originY").toDouble();
        const double last = origin + above->property("contentHeight").toDouble() - above->height();
        if (y < top || y + item->height() > top + above->height())
            above->setProperty("contentY", qBound(origin, y - above->height() / 3, qMax(origin, last)));
        m_screen.settle(1);
    }
    static QQuickItem *findIn(QQuickItem *item, const QString &name) {
        const QList<QQuickItem *> children = item->childItems();
        for (QQuickItem *child : children) {
            if (!child->isVisible())
                continue;
            if (child->objectName() == name)
                return child;
            if (QQuickItem *found = findIn(child, name))
                return found;
        }
        return nullptr;
    }

    Screen &m_screen;
};

} // namespace champclos::test
