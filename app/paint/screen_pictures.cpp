// SPDX-License-Identifier: MIT
#include "app/paint/screen_pictures.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPointer>

#include <utility>
#include <vector>

namespace champclos::paint {

namespace {

/// Those who wait for a picture. On the thread of the windows only.
class Waiting : public QObject {
public:
    static Waiting *instance() {
        static auto *const waiting = new Waiting; // as long as the program: a decoder may still report to it
        return waiting;
    }

    void add(QObject *context, std::function<void()> again, int decodedBefore) {
        if (picturesDecoded() != decodedBefore)
            again(); // it came meanwhile
        else
            m_entries.push_back({context, std::move(again)});
    }

private:
    struct Entry {
        QPointer<QObject> context;
        std::function<void()> again;
    };

    Waiting() {
        moveToThread(QCoreApplication::instance()->thread());
        setPictureListener([this] {
            QMetaObject::invokeMethod(
                this, [this] { tellAll(); }, Qt::QueuedConnection);
        });
    }
    void tellAll() {
        for (const Entry &entry : std::exchange(m_entries, {}))
            if (entry.context)
                entry.again();
    }

    std::vector<Entry> m_entries;
};

} // namespace

ScreenPictures::ScreenPictures(QObject *context, std::function<void()> again)
    : m_context(context), m_again(std::move(again)), m_decodedBefore(picturesDecoded()) {}

ScreenPictures::~ScreenPictures() {
    if (!m_later.hasMissed())
        return;
    Waiting *waiting = Waiting::instance();
    QMetaObject::invokeMethod(
        waiting,
        [waiting, context = QPointer<QObject>(m_context), again = std::move(m_again), before = m_decodedBefore] {
            if (context)
                waiting->add(context, again, before);
        },
        Qt::QueuedConnection);
}

} // namespace champclos::paint
