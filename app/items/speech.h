// SPDX-License-Identifier: MIT
//
// What a screen reader is told beyond names and states: sentences about what just happened, and where the cursor of a
// view stands that moves it without moving the keyboard's focus. Whether anybody listens, and how it sounds, is not its
// business; without a listener it costs nothing.
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace champclos::items {

class Speech : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Speech(QObject *parent = nullptr) : QObject(parent) {}

    /// An item of the window in whose name it speaks. It has the role of a notification and its property `words` as its
    /// name. Several take turns: before Qt 6.8 a screen reader asks for the name after the event, and by then there may
    /// be more to say.
    Q_INVOKABLE void addSpeaker(QQuickItem *speaker);

    /// Urgent words cut off what is being said.
    Q_INVOKABLE void say(const QString &words, bool isUrgent = false);
    /// The cursor stands on this item, which does not have the keyboard's focus itself.
    Q_INVOKABLE void tellFocus(QQuickItem *item);

Q_SIGNALS:
    void said(const QString &words);
    void focusTold(QQuickItem *item);

private:
    QList<QPointer<QQuickItem>> m_speakers; ///< whose turn it is, first
};

} // namespace champclos::items
