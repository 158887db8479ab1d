// SPDX-License-Identifier: MIT
#include "tests/pictures/hand.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMouseEvent>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace champclos::pictures {

namespace {

constexpr int kLookAgain = 20; ///< milliseconds

/// Panes that are not shown wait far above the page.
QQuickItem *find(QQuickItem *above, const QString &name) {
    const QList<QQuickItem *> children = above->childItems();
    for (QQuickItem *child : children) {
        if (!child->isVisible() || child->opacity() == 0 || child->y() < -9999)
            continue;
        if (child->objectName() == name)
            return child;
        if (QQuickItem *found = find(child, name))
            return found;
    }
    return nullptr;
}

void scrollTo(const QQuickItem *item) {
    QQuickItem *pane = item->parentItem();
    while (pane != nullptr && !pane->inherits("QQuickFlickable"))
        pane = pane->parentItem();
    if (pane == nullptr)
        return;
    auto *content = pane->property("contentItem").value<QQuickItem *>();
    const double y = item->mapToItem(content, QPointF()).y();
    const double top = pane->property("contentY").toDouble();
    const double room = pane->property("contentHeight").toDouble() - pane->height();
    if (y < top || y + item->height() > top + pane->height())
        pane->setProperty("contentY", std::clamp(y - 120, 0.0, std::max(0.0, room)));
    settle(30);
}

void send(QQuickWindow *window, QEvent::Type type, QPointF at) {
    const bool isMove = type == QEvent::MouseMove;
    QMouseEvent event(type, at, at, isMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &event);
}

} // namespace

/// A loop of its own, as the program has one: without any, pages that were left would wait for ever to be deleted.
void settle(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

void waitUntil(const std::function<bool()> &isDone) {
    QElapsedTimer timer;
    timer.start();
    while (!isDone() && timer.elapsed() < kPatience)
        settle(kLookAgain);
}

QQuickItem *Hand::item(const QString &name) const {
    QQuickItem *found = find(m_window->contentItem(), name);
    if (found == nullptr)
        std::fprintf(stderr, "there is no %s to be seen\n", qPrintable(name));
    return found;
}

void Hand::click(const QString &name) {
    const QQuickItem *found = item(name);
    if (found == nullptr)
        return;
    scrollTo(found);
    const QPointF at = found->mapToScene({found->width() - qMin(20.0, found->width() / 2), found->height() / 2});
    send(m_window, QEvent::MouseButtonPress, at);
    send(m_window, QEvent::MouseButtonRelease, at);
    settle(60);
}

void Hand::clickAll(std::initializer_list<const char *> names) {
    for (const char *name : names)
        click(QString::fromUtf8(name));
}

void Hand::point(const QString &name) {
    const QQuickItem *found = item(name);
    if (found == nullptr)
        return;
    send(m_window, QEvent::MouseMove, found->mapToScene({found->width() / 2, found->height() / 2}));
    settle(900);
}

void Hand::reveal(const QString &name) {
    if (const QQuickItem *found = item(name))
        scrollTo(found);
}

void Hand::touch(const QString &name, const char *signal) {
    if (QQuickItem *found = item(name))
        QMetaObject::invokeMethod(found, signal);
    settle(400);
}

} // namespace champclos::pictures
