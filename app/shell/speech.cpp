// SPDX-License-Identifier: MIT
#include "app/shell/speech.h"

#include <QAccessible>

namespace champclos::app {

void Speech::setSpeaker(QQuickItem *speaker) {
    m_speaker = speaker;
    Q_EMIT changed();
}

void Speech::say(const QString &words, [[maybe_unused]] bool isUrgent) {
    if (words.isEmpty())
        return;
    m_words = words;
    Q_EMIT changed(); // the name of the speaker
    Q_EMIT said(words);
    if (m_speaker == nullptr)
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(m_speaker, words);
    event.setPoliteness(isUrgent ? QAccessible::AnnouncementPoliteness::Assertive
                                 : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
#else
    // An alert that comes into view is read out.
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(m_speaker, kind);
        QAccessible::updateAccessibility(&event);
    }
#endif
}

void Speech::tellFocus(QQuickItem *item) {
    if (item == nullptr)
        return;
    Q_EMIT focusTold(item);
    QAccessibleEvent event(item, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace champclos::app
