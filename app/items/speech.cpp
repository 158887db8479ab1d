// SPDX-License-Identifier: MIT
#include "app/items/speech.h"

#include <QAccessible>

namespace champclos::items {

void Speech::addSpeaker(QQuickItem *speaker) { m_speakers.push_back(speaker); }

void Speech::say(const QString &words, [[maybe_unused]] bool isUrgent) {
    if (words.isEmpty())
        return;
    Q_EMIT said(words);
    m_speakers.removeAll(QPointer<QQuickItem>()); // with the window
    if (m_speakers.isEmpty())
        return;
    QQuickItem *speaker = m_speakers.takeFirst();
    m_speakers.push_back(speaker);
    speaker->setProperty("words", words);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(speaker, words);
    event.setPoliteness(isUrgent ? QAccessible::AnnouncementPoliteness::Assertive
                                 : QAccessible::AnnouncementPoliteness::Polite);
#else
    QAccessibleEvent event(speaker, QAccessible::ObjectShow); // a notification that comes into view is read out
#endif
    QAccessible::updateAccessibility(&event);
}

void Speech::tellFocus(QQuickItem *item) {
    if (item == nullptr)
        return;
    Q_EMIT focusTold(item);
    QAccessibleEvent event(item, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace champclos::items
