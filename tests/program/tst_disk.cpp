// SPDX-License-Identifier: MIT
//
// A disk that takes nothing: full in the middle of a game, or a home that cannot be written from the beginning. The
// program opens, plays on, says once what is not kept, does not claim that a game is saved, and keeps everything again
// as soon as it can.
#include "tests/program/screen.h"
#include "tests/support/test_program.h"

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace champclos;
using namespace champclos::test;

class DiskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareScreens(); }
    void init() { failOnAnyWarning(); }
#ifdef Q_OS_UNIX
    void full();
    void readOnlyHome();
#endif
};

#ifdef Q_OS_UNIX

namespace {

/// No file of this process can grow, as on a full disk, for as long as it lives.
class FullDisk {
public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN); // a write fails then, and nobody is killed
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, SIG_DFL);
    }

private:
    rlimit m_before{};
};

QByteArray contentsOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The keyboard's way to the next decision: a space that can be chosen, or the first answer.
bool decideOnce(Screen &screen) {
    const int before = screen.session()->table()->picking()->question();
    for (int tries = 0; tries < 6 && screen.session()->table()->picking()->question() == before; ++tries) {
        if (!screen.waitFor([&] { return screen.session()->isHumanTurn(); }))
            return false;
        screen.press(Qt::Key_Tab);
        screen.press(Qt::Key_Return);
    }
    return screen.session()->table()->picking()->question() != before;
}

} // namespace

void DiskTest::full() {
    Screen screen(QStringLiteral("en"));
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("startGame"));
    QVERIFY(screen.waitFor([&] { return screen.session() != nullptr && screen.session()->isHumanTurn(); }));
    const QString settingsPath = screen.folder() + QStringLiteral("/settings.json");
    const QString gamePath = screen.session()->savePath();
    const QByteArray settings = contentsOf(settingsPath);
    const QByteArray game = contentsOf(gamePath);
    QVERIFY(!settings.isEmpty());
    QVERIFY(!game.isEmpty());
    {
        const FullDisk full;
        screen.shell().settings()->setTheme(QStringLiteral("dark"));
        QVERIFY(!screen.shell().message().isEmpty());
        QCOMPARE(screen.shell().settings()->theme(), QStringLiteral("dark")); // for as long as it runs
        QVERIFY(decideOnce(screen));
        QVERIFY(!screen.session()->saveProblem().isEmpty());
        QCOMPARE(contentsOf(settingsPath), settings); // what was there is whole
        QCOMPARE(contentsOf(gamePath), game);
        QMetaObject::invokeMethod(screen.window(), "goHome");
        QVERIFY(screen.waitFor([&] { return screen.find("stayAtTable") != nullptr; }));
        QVERIFY(screen.click("stayAtTable"));
    }
    QVERIFY(decideOnce(screen));
    QVERIFY2(screen.session()->saveProblem().isEmpty(), qPrintable(screen.session()->saveProblem()));
    QVERIFY(contentsOf(gamePath) != game);
    screen.shell().settings()->setTheme(QStringLiteral("light"));
    screen.shell().settings()->setTheme(QStringLiteral("dark"));
    QVERIFY(contentsOf(settingsPath) != settings);
}

/// Not even the administrator can write there.
void DiskTest::readOnlyHome() {
    Screen screen(QStringLiteral("en"), {1024, 640}, QStringLiteral("/proc/champclos"));
    QVERIFY(!screen.shell().message().isEmpty()); // the settings of the test itself could not be written
    QVERIFY(screen.click("play"));
    QVERIFY(screen.click("startGame"));
    QCOMPARE(screen.room(), QStringLiteral("table"));
    QVERIFY(!screen.session()->saveProblem().isEmpty());
    QVERIFY(decideOnce(screen)); // it can be played all the same
    QMetaObject::invokeMethod(screen.window(), "goHome");
    QVERIFY(screen.waitFor([&] { return screen.find("leaveUnsaved") != nullptr; }));
    QVERIFY(screen.click("leaveUnsaved"));
    QVERIFY(screen.waitFor([&] { return screen.room() == u"home"; }));
}

#endif

CHAMPCLOS_TEST(DiskTest)
#include "tst_disk.moc"
