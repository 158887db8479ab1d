// SPDX-License-Identifier: MIT
//
// What a user has set, in a file of our own that is written whole at every change. A file that cannot be read is set
// aside under another name and the defaults hold; a message says so, and also which settings in it make no sense or
// that it could not be written. It changes nothing itself: pages and the shell look at it.
#pragma once

#include "engine/io/json.h"

#include <QObject>
#include <QRect>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY changed)
    Q_PROPERTY(QString zoneLook READ zoneLook WRITE setZoneLook NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(double motionFactor READ motionFactor NOTIFY changed)
    Q_PROPERTY(QString sound READ sound WRITE setSound NOTIFY changed)
    Q_PROPERTY(QString defaultLevel READ defaultLevel WRITE setDefaultLevel NOTIFY changed)
    Q_PROPERTY(bool friendly READ friendly WRITE setFriendly NOTIFY changed)
    Q_PROPERTY(bool pauseAfterCombat READ pauseAfterCombat WRITE setPauseAfterCombat NOTIFY changed)
    Q_PROPERTY(bool confirmIdleTurn READ confirmIdleTurn WRITE setConfirmIdleTurn NOTIFY changed)
    Q_PROPERTY(bool singleKeys READ singleKeys WRITE setSingleKeys NOTIFY changed)
    Q_PROPERTY(QString autosaveFolder READ autosaveFolder WRITE setAutosaveFolder NOTIFY changed)
    Q_PROPERTY(QString defaultAutosaveFolder READ defaultAutosaveFolder CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY levelsChanged)

public:
    /// Reads the file, or the one in the program's configuration folder if the path is empty.
    explicit AppSettings(const QString &path = {}, QObject *parent = nullptr);

    QString path() const { return m_path; }
    QString language() const { return m_values.language; } ///< empty: never chosen
    void setLanguage(const QString &code);
    QString theme() const { return m_values.theme; }
    void setTheme(const QString &theme);
    bool highContrast() const { return m_values.highContrast; }
    void setHighContrast(bool high);
    QString zoneLook() const { return m_values.zoneLook; } ///< "areas", "outlines" or "off"
    void setZoneLook(const QString &look);
    double textScale() const { return m_values.textScale; }
    void setTextScale(double scale);
    QString motion() const { return m_values.motion; }
    void setMotion(const QString &motion);
    bool reducedMotion() const { return m_values.reducedMotion; }
    void setReducedMotion(bool reduced);
    double motionFactor() const;                     ///< of all durations; 0: instant
    QString sound() const { return m_values.sound; } ///< "off", "quiet", "medium" or "loud"
    void setSound(const QString &sound);
    double volume() const; ///< 0: off, 1: full
    QString defaultLevel() const { return m_values.defaultLevel; }
    void setDefaultLevel(const QString &level);
    bool friendly() const { return m_values.friendly; }
    void setFriendly(bool friendly);
    bool pauseAfterCombat() const { return m_values.pauseAfterCombat; }
    void setPauseAfterCombat(bool pause);
    bool confirmIdleTurn() const { return m_values.confirmIdleTurn; }
    void setConfirmIdleTurn(bool confirm);
    bool singleKeys() const { return m_values.singleKeys; } ///< letters and digits alone do something
    void setSingleKeys(bool single);
    QString autosaveFolder() const;
    void setAutosaveFolder(const QString &folder);
    QString defaultAutosaveFolder() const;
    QString problem() const { return m_problem; }
    QVariantList levels() const; ///< {value, text}

    /// The choices of the last new game, as NewGame writes them.
    const io::JsonValue &lastGame() const { return m_lastGame; }
    void setLastGame(const io::JsonValue &game);

    /// How the window lay when it was last closed; null: never.
    struct Window {
        QRect place;
        bool isMaximized = false;
        friend bool operator==(const Window &, const Window &) = default;
    };
    const Window &window() const { return m_window; }
    void setWindow(const Window &window);

    /// Another program keeps this file: changes hold as long as this one runs and are not written.
    void keepToMyself() { m_isWritten = false; }

    Q_INVOKABLE void reset();
    /// After the language changed.
    void retranslate() { Q_EMIT levelsChanged(); }

Q_SIGNALS:
    void changed();
    void failed(const QString &problem); ///< they could not be written
    void levelsChanged();

private:
    struct Values {
        QString language;
        QString theme = QStringLiteral("system");
        bool highContrast = false;
        QString zoneLook = QStringLiteral("areas");
        double textScale = 1;
        QString motion = QStringLiteral("normal");
        bool reducedMotion = false;
        QString sound = QStringLiteral("medium");
        QString defaultLevel = QStringLiteral("normal");
        bool friendly = false;
        bool pauseAfterCombat = true;
        bool confirmIdleTurn = true;
        bool singleKeys = true;
        QString autosaveFolder;
    };
    void read();
    void write();
    template <class T> void change(T &value, const T &wanted) {
        if (value == wanted)
            return;
        value = wanted;
        write();
        Q_EMIT changed();
    }

    QString m_path;
    Values m_values;
    io::JsonValue m_lastGame;
    Window m_window;
    QString m_problem;
    bool m_isWritten = true;
    bool m_isFailing = false; ///< the file could not be written
};

} // namespace champclos::app
