// SPDX-License-Identifier: MIT
//
// What a screen reader hears on the accessibility bus: where the focus goes, what is announced, what is ticked. It gets
// events and asks only the object of an event for its name; it does not look at the tree, and it sees no picture.
// Header only.
#pragma once

#include "tests/bus/desk.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QElapsedTimer>

#include <set>

namespace champclos::test {

class Ear : public QObject {
    Q_OBJECT

public:
    /// Something that was heard.
    struct Sound {
        enum Kind { Focus, Words, Ticked } kind = Focus;
        QString text;
        QString role;
        QString more; ///< its description
    };

    explicit Ear(Desk &desk) : m_desk(desk) {
        QDBusInterface registry(QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/registry"),
                                QStringLiteral("org.a11y.atspi.Registry"), desk.bus());
        for (const char *event : {"object:state-changed:focused", "object:state-changed:showing",
                                  "object:state-changed:checked", "object:announcement", "object:text-changed"})
            registry.call(QStringLiteral("RegisterEvent"), QString::fromLatin1(event));
        const QString object = QStringLiteral("org.a11y.atspi.Event.Object");
        QDBusConnection bus = desk.bus();
        bus.connect({}, {}, object, QStringLiteral("StateChanged"), this, SLOT(hearState(QDBusMessage)));
        bus.connect({}, {}, object, QStringLiteral("Announcement"), this, SLOT(hearWords(QDBusMessage)));
    }

    std::vector<Sound> sounds; ///< all that was heard
    std::size_t count() const { return sounds.size(); }
    QString focus() const { return m_focus; } ///< the name of what was focused last
    QString focusRole() const { return m_focusRole; }

    /// Everything that is said up to now, one line for each.
    QString transcript() const {
        QStringList lines;
        for (const Sound &sound : sounds)
            lines.push_back((sound.kind == Sound::Focus    ? QStringLiteral("  [%1] ").arg(sound.role)
                             : sound.kind == Sound::Ticked ? QStringLiteral("  ticked: ")
                                                           : QStringLiteral("  « ")) +
                            sound.text + (sound.more.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(sound.more)));
        return lines.join(u'\n');
    }
    /// Waits for a sound after the first `from` of them.
    const Sound *waitFor(std::size_t from, const std::function<bool(const Sound &)> &isMeant,
                         int milliseconds = 30'000) {
        std::size_t next = from;
        const Sound *found = nullptr;
        (void)QTest::qWaitFor(
            [&] {
                for (; next < sounds.size() && found == nullptr; ++next)
                    if (isMeant(sounds[next]))
                        found = &sounds[next];
                return found != nullptr;
            },
            milliseconds);
        return found;
    }
    /// Nothing was said for a while: whoever speaks has finished.
    void waitForSilence(int milliseconds) {
        std::size_t heard = sounds.size();
        QElapsedTimer quiet;
        quiet.start();
        (void)QTest::qWaitFor(
            [&] {
                if (sounds.size() != heard) {
                    heard = sounds.size();
                    quiet.restart();
                }
                return quiet.elapsed() >= milliseconds;
            },
            60'000);
    }

private Q_SLOTS:
    void hearState(const QDBusMessage &message) {
        const QString state = message.arguments().value(0).toString();
        if (message.arguments().value(1).toInt() != 1)
            return;
        if (state == u"focused")
            ask(message, Sound::Focus);
        else if (state == u"checked" && message.path() == m_focusPath)
            ask(message, Sound::Ticked);
        else if (state == u"showing" && !m_mute.contains(message.path()))
            ask(message, Sound::Words);
    }
    void hearWords(const QDBusMessage &message) {
        sounds.push_back(
            {Sound::Words, message.arguments().value(3).value<QDBusVariant>().variant().toString(), {}, {}});
    }

private:
    /// The object of an event for its role and name. The answers come in the order of the questions, and nobody waits
    /// for them here: a page that opens says hundreds of things at once.
    void ask(const QDBusMessage &event, Sound::Kind kind) {
        const QDBusPendingCall role = m_desk.bus().asyncCall(QDBusMessage::createMethodCall(
            event.service(), event.path(), QStringLiteral("org.a11y.atspi.Accessible"), QStringLiteral("GetRoleName")));
        const QDBusPendingCall name = property(event, QStringLiteral("Name"));
        const QDBusPendingCall more = property(event, QStringLiteral("Description"));
        auto *watcher = new QDBusPendingCallWatcher(more, this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [=, this, path = event.path()] {
            watcher->deleteLater();
            note(path, {kind, textOf(name), QDBusPendingReply<QString>(role).value(), textOf(more)});
        });
    }
    void note(const QString &path, const Sound &sound) {
        // A screen reader reads notifications out as they come into view, and nothing else.
        if (sound.kind == Sound::Words && sound.role != u"notification") {
            m_mute.insert(path);
            return;
        }
        if (sound.kind == Sound::Focus) {
            m_focus = sound.text;
            m_focusRole = sound.role;
            m_focusPath = path;
        }
        sounds.push_back(sound);
    }
    QDBusPendingCall property(const QDBusMessage &event, const QString &name) const {
        QDBusMessage call = QDBusMessage::createMethodCall(
            event.service(), event.path(), QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
        call << QStringLiteral("org.a11y.atspi.Accessible") << name;
        return m_desk.bus().asyncCall(call);
    }
    static QString textOf(const QDBusPendingCall &call) {
        const QDBusPendingReply<QDBusVariant> reply = call;
        return reply.isValid() ? reply.value().variant().toString().replace(QChar(0xa0), u' ') : QString();
    }

    std::set<QString> m_mute; ///< objects whose coming into view says nothing
    Desk &m_desk;
    QString m_focus;
    QString m_focusRole;
    QString m_focusPath;
};

} // namespace champclos::test
