// SPDX-License-Identifier: MIT
#include "app/shell/sounds.h"

#include "app/play/game_table.h"

#include <QFile>

#include <algorithm>
#include <memory>

static void loadSoundResource() { Q_INIT_RESOURCE(champclos_sounds); }

namespace champclos::app {

namespace {

constexpr char kEffect[] = "import QtMultimedia\nSoundEffect {}\n";
constexpr char kDevices[] = "import QtMultimedia\nMediaDevices {}\n";

/// Without one every single effect would complain.
bool hasLoudspeaker(QQmlEngine &engine) {
    QQmlComponent kind(&engine);
    kind.setData(kDevices, {});
    const std::unique_ptr<QObject> devices(kind.isReady() ? kind.create() : nullptr);
    return devices != nullptr && !devices->property("audioOutputs").toList().isEmpty();
}

} // namespace

Sounds::Sounds(const AppSettings &settings, QObject *parent) : QObject(parent), m_settings(settings) {
    connect(&m_again, &QTimer::timeout, this, [this] {
        playNow(m_repeated);
        if (--m_timesLeft <= 0)
            m_again.stop();
    });
}

QUrl Sounds::file(Sound sound) {
    loadSoundResource();
    return QUrl(QStringLiteral("qrc:/champclos/sounds/%1.wav")
                    .arg(QLatin1String(kSoundNames[static_cast<std::size_t>(sound)])));
}

void Sounds::listenTo(GameTable &table) { connect(table.motion(), &Motion::heard, this, &Sounds::play); }

bool Sounds::isAvailable() const {
    if (m_engine == nullptr)
        return false;
    const QStringList paths = m_engine->importPathList();
    return std::any_of(paths.begin(), paths.end(), [](const QString &path) {
        return QFile::exists(path + QStringLiteral("/QtMultimedia/qmldir"));
    });
}

/// Null where there is no Qt Multimedia. Asked for as a component of its own, whose errors nobody prints.
QObject *Sounds::effect(Sound sound) {
    QPointer<QObject> &effect = m_effects[static_cast<int>(sound)];
    if (effect != nullptr)
        return effect;
    if (m_kind == nullptr) {
        m_kind = new QQmlComponent(m_engine, m_engine);
        if (isAvailable() && hasLoudspeaker(*m_engine))
            m_kind->setData(kEffect, {});
    }
    if (!m_kind->isReady())
        return nullptr;
    effect = m_kind->createWithInitialProperties({{QStringLiteral("source"), file(sound)}});
    if (effect != nullptr)
        effect->setParent(m_engine);
    return effect;
}

void Sounds::playNow(Sound sound) {
    if (m_settings.volume() <= 0 || m_engine == nullptr)
        return;
    QObject *player = effect(sound);
    if (player == nullptr)
        return;
    player->setProperty("volume", m_settings.volume());
    QMetaObject::invokeMethod(player, "play");
}

void Sounds::play(Sound sound, int times, int milliseconds) {
    m_again.stop();
    if (sound == Sound::None)
        return;
    playNow(sound);
    m_repeated = sound;
    m_timesLeft = times - 1;
    if (m_timesLeft > 0 && milliseconds > 0)
        m_again.start(milliseconds / times);
}

} // namespace champclos::app
