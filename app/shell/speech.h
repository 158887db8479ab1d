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

namespace champclos::app {

class Speech : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QQuickItem *speaker READ speaker WRITE setSpeaker NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)

public:
    explicit Speech(QObject *parent = nullptr) : QObject(parent) {}

    /// The item of the window in whose name it speaks; it has the role of an alert and `words` as its name.
    QQuickItem *speaker() const { return m_speaker; }
    void setSpeaker(QQuickItem *speaker);
    QString words() const { return m_words; } ///< said last

    /// Urgent words cut off what is being said.
    Q_INVOKABLE void say(const QString &words, bool isUrgent = false);
    /// The cursor stands on this item, which does not have the keyboard's focus itself.
    Q_INVOKABLE void tellFocus(QQuickItem *item);

Q_SIGNALS:
    void changed();
    void said(const QString &words);
    void focusTold(QQuickItem *item);

private:
    QPointer<QQuickItem> m_speaker;
    QString m_words;
};

} // namespace champclos::app
