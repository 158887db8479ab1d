// SPDX-License-Identifier: MIT
//
// A desktop of its own for a test: a screen nobody sees (Xvfb), a session bus, the accessibility bus, the program in
// its window, and a keyboard (xdotool). Header only. All of it ends with the object, and nothing outside is touched.
#pragma once

#include "tests/support/source_path.h"

#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusReply>
#include <QDBusVariant>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace champclos::test {

class Desk {
public:
    Desk() = default;
    Desk(const Desk &) = delete;
    Desk &operator=(const Desk &) = delete;
    ~Desk() {
        // The window first, so that what it says on leaving has somebody to say it to.
        for (QProcess *process : {&m_program, &m_reader, &m_launcher, &m_bus, &m_screen}) {
            process->terminate();
            if (process->state() != QProcess::NotRunning && !process->waitForFinished(5000))
                process->kill();
            process->waitForFinished(5000);
        }
        QDBusConnection::disconnectFromBus(QStringLiteral("desk"));
        QDBusConnection::disconnectFromBus(QStringLiteral("ear"));
    }

    /// What is missing on this machine; empty if everything is there.
    static QString missing() {
        for (const char *tool : {"Xvfb", "dbus-daemon", "xdotool"})
            if (QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty())
                return QString::fromLatin1(tool);
        if (launcherPath().isEmpty())
            return QStringLiteral("at-spi-bus-launcher");
        return builtProgram().isEmpty() ? QStringLiteral("the program") : QString();
    }
    /// Says what went wrong, or nothing. Nothing moves on this screen: nobody sees it.
    QString open() {
        QDir(m_folder.path()).mkdir(QStringLiteral("run"));
        QDir(m_folder.path()).mkdir(QStringLiteral("home"));
        QFile::setPermissions(path("run"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), path("run"));
        m_environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        m_environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
        m_environment.insert(QStringLiteral("QT_QUICK_BACKEND"), QStringLiteral("software"));
        for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            m_environment.insert(QString::fromLatin1(name), path("home"));
        writeSettings();
        const QString display = firstLine(m_screen, QStringLiteral("Xvfb"),
                                          {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                                           QStringLiteral("0"), QStringLiteral("1440x900x24"),
                                           QStringLiteral("-nolisten"), QStringLiteral("tcp")});
        if (display.isEmpty())
            return QStringLiteral("Xvfb does not start: ") + QString::fromUtf8(m_screen.readAllStandardError());
        m_environment.insert(QStringLiteral("DISPLAY"), u':' + display);
        const QString address =
            firstLine(m_bus, QStringLiteral("dbus-daemon"),
                      {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        if (address.isEmpty())
            return QStringLiteral("the session bus does not start");
        m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), address);
        start(m_launcher, launcherPath(), {QStringLiteral("--launch-immediately")});
        return connectToBuses(address);
    }
    /// The program in a language; says what went wrong.
    QString openProgram(const QString &language) {
        m_environment.insert(QStringLiteral("LC_ALL"), language + QStringLiteral(".UTF-8"));
        m_environment.insert(QStringLiteral("LANGUAGE"), language.left(2));
        startScreenReader();
        start(m_program, builtProgram(), {});
        if (!m_program.waitForStarted())
            return m_program.errorString();
        // There is no window manager to give the window the keyboard.
        return run({QStringLiteral("search"), QStringLiteral("--sync"), QStringLiteral("--onlyvisible"),
                    QStringLiteral("--name"), QStringLiteral("^Champclos"), QStringLiteral("windowfocus")});
    }
    bool isRunning() const { return m_program.state() == QProcess::Running; }
    QString complaints() { return QString::fromUtf8(m_program.readAllStandardError()); }

    /// Keys by the names that X gives them: "Tab", "shift+Tab", "Return", "m".
    QString press(const QString &keys) {
        waitForScreenReader();
        return run({QStringLiteral("key"), QStringLiteral("--delay"), QStringLiteral("0"), keys});
    }
    QString type(const QString &text) {
        return run({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("1"), text});
    }
    QDBusConnection bus() const { return QDBusConnection(QStringLiteral("ear")); }
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    const QProcessEnvironment &environment() const { return m_environment; }

private:
    static QString launcherPath() {
        for (const char *place : {"/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"})
            if (QFile::exists(QString::fromLatin1(place)))
                return QString::fromLatin1(place);
        return {};
    }
    void writeSettings() const {
        QDir(path("home")).mkpath(QStringLiteral("Champclos/Champclos"));
        QFile file(path("home/Champclos/Champclos/settings.json"));
        if (file.open(QIODevice::WriteOnly))
            file.write(R"({"format": "champclos-settings", "version": 1, "motion": "instant", "sound": "off"})");
    }
    /// With CHAMPCLOS_ORCA=FILE in the environment Orca listens, too, and what it says is in that file. For those who
    /// want to read it; nothing depends on it.
    void startScreenReader() {
        const QString log = qEnvironmentVariable("CHAMPCLOS_ORCA");
        if (log.isEmpty())
            return;
        start(m_reader, QStringLiteral("orca"), {QStringLiteral("--debug-file=") + log});
        (void)QTest::qWaitFor([&] { return QFileInfo(log).size() > 20'000; }, 30'000); // its start is told there
    }
    /// Until it has said what it has to say: the next key would cut it off.
    void waitForScreenReader() const {
        if (m_reader.state() != QProcess::Running)
            return;
        const QString log = qEnvironmentVariable("CHAMPCLOS_ORCA");
        qint64 before = -1;
        for (QDeadlineTimer patience(30'000); !patience.hasExpired() && QFileInfo(log).size() != before;) {
            before = QFileInfo(log).size();
            QTest::qWait(900);
        }
    }
    void start(QProcess &process, const QString &program, const QStringList &arguments) const {
        process.setProcessEnvironment(m_environment);
        process.start(program, arguments);
    }
    QString firstLine(QProcess &process, const QString &program, const QStringList &arguments) const {
        start(process, program, arguments);
        for (QDeadlineTimer timer(30'000); !timer.hasExpired() && !process.canReadLine();)
            if (!process.waitForReadyRead(1000) && process.state() == QProcess::NotRunning)
                return {};
        return QString::fromUtf8(process.readLine()).trimmed();
    }
    QString connectToBuses(const QString &address) const {
        const QDBusConnection session = QDBusConnection::connectToBus(address, QStringLiteral("desk"));
        QDBusInterface access(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                              QStringLiteral("org.a11y.Bus"), session);
        QDBusReply<QString> place;
        const bool isThere = QTest::qWaitFor(
            [&] {
                place = access.call(QStringLiteral("GetAddress"));
                return place.isValid() && !place.value().isEmpty();
            },
            30'000);
        if (!isThere)
            return QStringLiteral("there is no accessibility bus: ") + place.error().message();
        QDBusInterface status(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                              QStringLiteral("org.freedesktop.DBus.Properties"), session);
        for (const char *property : {"IsEnabled", "ScreenReaderEnabled"})
            status.call(QStringLiteral("Set"), QStringLiteral("org.a11y.Status"), QString::fromLatin1(property),
                        QVariant::fromValue(QDBusVariant(true)));
        const QDBusConnection ear = QDBusConnection::connectToBus(place.value(), QStringLiteral("ear"));
        return ear.isConnected() ? QString() : ear.lastError().message();
    }
    QString run(const QStringList &arguments) const {
        QProcess process;
        start(process, QStringLiteral("xdotool"), arguments);
        if (!process.waitForFinished(60'000) || process.exitCode() != 0)
            return QStringLiteral("xdotool %1: %2")
                .arg(arguments.join(u' '), QString::fromUtf8(process.readAllStandardError()));
        return {};
    }

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    QProcess m_screen;
    QProcess m_bus;
    QProcess m_launcher;
    QProcess m_reader;
    QProcess m_program;
};

} // namespace champclos::test
