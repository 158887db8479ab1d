// SPDX-License-Identifier: MIT
//
// The sounds of the table, through Qt Multimedia where that is installed. The module is a QML module that is looked for
// when the first sound is due and not before, so neither building nor starting the program needs it; without it,
// without an engine, or switched off, nothing is heard and nothing is said about it.
#pragma once

#include "app/play/cue.h"
#include "app/shell/app_settings.h"

#include <QHash>
#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>

namespace champclos::app {

class GameTable;

class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(bool isAvailable READ isAvailable CONSTANT)

public:
    explicit Sounds(const AppSettings &settings, QObject *parent = nullptr);

    /// Whose import paths have the module. Without one (tests, pictures) all is silent.
    void setEngine(QQmlEngine *engine) { m_engine = engine; }
    void listenTo(GameTable &table);
    bool isAvailable() const; ///< the module is installed; says so without loading it

    /// So many times within that time.
    void play(Sound sound, int times = 1, int milliseconds = 0);
    Q_INVOKABLE void playSample() { play(Sound::Blow); } ///< to hear how loud it is

    static QUrl file(Sound sound);

private:
    QObject *effect(Sound sound);
    void playNow(Sound sound);

    const AppSettings &m_settings;
    QPointer<QQmlEngine> m_engine;
    QPointer<QQmlComponent> m_kind;          ///< what plays one file; made for the first sound
    QHash<int, QPointer<QObject>> m_effects; ///< by sound; they go with the engine
    QTimer m_again;
    Sound m_repeated = Sound::None;
    int m_timesLeft = 0;
};

} // namespace champclos::app
