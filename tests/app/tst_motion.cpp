// SPDX-License-Identifier: MIT
//
// How long things are shown and what is heard of them: no combat of random games with every deck takes longer than it
// may; each kind of event has a sound that exists, or none; what is skipped is silent; off is off; and without Qt
// Multimedia nothing is heard and nobody is told. For the last three there is a module of that name made here, so that
// nothing depends on what is installed.
#include "app/play/pace.h"
#include "app/shell/sounds.h"
#include "engine/rules/game.h"
#include "tests/app/clicking.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtEndian>

#include <algorithm>
#include <numeric>
#include <set>

using namespace champclos;
using namespace champclos::test;
using app::Sound;

class MotionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void combatsStayWithinTheirTime();
    void foreignSchemesCanBeRead();
    void walksStartWhereTheyStand();
    void everySoundHasItsFile_data();
    void everySoundHasItsFile();
    void eventsHaveSounds();
    void skippedIsSilent();
    void withoutTimeOneSound();
    void playsThroughTheModule();
    void offIsOff();
    void silentWithoutTheModule();
};

namespace {

constexpr int kThinkingPause = 450; ///< of the computer that defends
constexpr int kMostOfCombat = 2500; ///< with it

/// A module with the name and the two types of Qt Multimedia that are used.
void makeModule(const QString &folder) {
    QVERIFY(QDir(folder).mkpath(QStringLiteral("QtMultimedia")));
    const auto write = [&](const char *name, const char *text) {
        QFile file(folder + QStringLiteral("/QtMultimedia/") + QLatin1String(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("qmldir", "module QtMultimedia\nSoundEffect 6.0 SoundEffect.qml\nMediaDevices 6.0 MediaDevices.qml\n");
    write("MediaDevices.qml", "import QtQml\nQtObject { property list<int> audioOutputs: [1] }\n");
    write("SoundEffect.qml", "import QtQml\nQtObject {\n    objectName: \"effect\"\n    property url source\n"
                             "    property real volume: 1\n    property int plays: 0\n"
                             "    function play() { ++plays; }\n}\n");
}

struct Wave {
    int channels = 0;
    int rate = 0;
    int bits = 0;
    std::vector<int> samples;
};

Wave readWave(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    if (bytes.size() < 44 || !bytes.startsWith("RIFF") || bytes.mid(8, 8) != "WAVEfmt ")
        return {};
    const auto word = [&](int at) { return qFromLittleEndian<qint16>(bytes.constData() + at); };
    Wave wave{word(22), qFromLittleEndian<qint32>(bytes.constData() + 24), word(34), {}};
    for (int at = 44; at + 1 < bytes.size(); at += 2)
        wave.samples.push_back(word(at));
    return wave;
}

QList<QObject *> effectsOf(const QQmlEngine &engine) {
    return engine.findChildren<QObject *>(QStringLiteral("effect"));
}

} // namespace

void MotionTest::combatsStayWithinTheirTime() {
    int combats = 0;
    int parts = 0;
    int longest = 0;
    const auto legal = std::make_unique<ActionList>();
    for (int game = 0; game < 20; ++game) {
        io::GameRecord record = gameOf(decksFor(game), static_cast<std::uint64_t>(game + 1)).record;
        Rng chance(static_cast<std::uint64_t>(game));
        app::Pace pace;
        int spent = 0;
        int partsHere = 0;
        while (!record.now().isOver() && record.actions.size() < 1500) {
            const bool wasInCombat = record.now().combat.isActive;
            legalActions(*record.match, record.now(), *legal);
            record.play((*legal)[chance.below(legal->size())]);
            const SeenLog steps = cut(*record.match, record.stepsOf(record.states.size() - 1), SeatId(0));
            const std::vector<int> times = pace.plan(steps, SeatId(0));
            QCOMPARE(times.size(), steps.size());
            const int all = std::accumulate(times.begin(), times.end(), 0);
            QVERIFY(all <= app::kMostOfCombat);
            if (!wasInCombat && !record.now().combat.isActive)
                continue;
            spent += all;
            parts = std::max(parts, ++partsHere);
            if (record.now().combat.isActive)
                continue;
            QVERIFY2(spent + kThinkingPause <= kMostOfCombat, qPrintable(QString::number(spent)));
            longest = std::max(longest, spent);
            ++combats;
            spent = partsHere = 0;
        }
    }
    qInfo("%d combats, the longest %d ms and of up to %d decisions", combats, longest, parts);
    QVERIFY(combats > 100);
    QVERIFY(parts > 3);
    QVERIFY(longest > 1500);
}

void MotionTest::foreignSchemesCanBeRead() {
    SeenStep step;
    step.event.kind = EventKind::SchemePlayed;
    step.event.seat = SeatId(1);
    app::Pace pace;
    QCOMPARE(pace.plan({step}, SeatId(0)), std::vector<int>{900});
    QCOMPARE(pace.plan({step}, SeatId(1)), std::vector<int>{300});
    QCOMPARE(pace.plan({step}, SeatId::none()), std::vector<int>{300});
}

void MotionTest::walksStartWhereTheyStand() {
    app::Motion motion;
    SeenEvent event;
    event.kind = EventKind::FighterMoved;
    event.from = SpaceId(3);
    event.to = SpaceId(5);
    event.path = {SpaceId(4), SpaceId(5)};
    motion.announce(event, {}, {}, 280);
    QCOMPARE(motion.path(), QVariantList({3, 4, 5}));
    event.kind = EventKind::FighterPlaced;
    event.path.clear();
    motion.announce(event, {}, {}, 200);
    QCOMPARE(motion.path(), QVariantList({3, 5}));
    event.from = SpaceId::none(); // it was not on the board
    motion.announce(event, {}, {}, 200);
    QCOMPARE(motion.path(), QVariantList({5}));
}

void MotionTest::everySoundHasItsFile_data() {
    QTest::addColumn<int>("sound");
    for (std::size_t sound = 1; sound < app::kSoundNames.size(); ++sound)
        QTest::newRow(app::kSoundNames[sound]) << static_cast<int>(sound);
}

/// Short, not too loud, and without a click at either end.
void MotionTest::everySoundHasItsFile() {
    QFETCH(int, sound);
    const QUrl url = app::Sounds::file(static_cast<Sound>(sound));
    QCOMPARE(url.scheme(), QStringLiteral("qrc"));
    const Wave wave = readWave(u':' + url.path());
    QCOMPARE(wave.channels, 1);
    QCOMPARE(wave.bits, 16);
    QVERIFY(wave.rate > 0);
    const double seconds = static_cast<double>(wave.samples.size()) / wave.rate;
    QVERIFY2(seconds > 0.1 && seconds <= 2, qPrintable(QString::number(seconds)));
    int peak = 0;
    for (const int sample : wave.samples)
        peak = std::max(peak, std::abs(sample));
    QVERIFY2(peak > 4000 && peak < 24000, qPrintable(QString::number(peak)));
    QVERIFY(std::abs(wave.samples.front()) < 100);
    QVERIFY(std::abs(wave.samples.back()) < 100);
}

void MotionTest::eventsHaveSounds() {
    const SeatSet ears = SeatSet::of(SeatId(0));
    const auto sound = [&](EventKind kind, const std::function<void(SeenEvent &)> &change = {}) {
        SeenEvent event;
        event.kind = kind;
        if (change)
            change(event);
        return app::cueOf(event, ears).sound;
    };
    std::set<Sound> found;
    for (int kind = 0; kind <= static_cast<int>(EventKind::GameOver); ++kind)
        found.insert(sound(static_cast<EventKind>(kind)));
    QVERIFY(found.size() > 8);
    QCOMPARE(sound(EventKind::CardDrawn), Sound::Draw);
    QCOMPARE(sound(EventKind::CombatRevealed), Sound::Flip);
    QCOMPARE(sound(EventKind::FighterDefeated), Sound::Fall);
    QCOMPARE(sound(EventKind::SchemePlayed), Sound::Scheme);
    QCOMPARE(sound(EventKind::DeckShuffled), Sound::None);
    for (const auto &[amount, wanted] :
         {std::pair(0, Sound::None), {1, Sound::Blow}, {2, Sound::Blow}, {3, Sound::HeavyBlow}})
        QCOMPARE(sound(EventKind::DamageDealt, [&](SeenEvent &event) { event.amount = amount; }), wanted);
    QCOMPARE(sound(EventKind::CombatResolved), Sound::Block);
    QCOMPARE(sound(EventKind::CombatResolved, [](SeenEvent &event) { event.damage = 2; }), Sound::None);
    for (const int seat : {0, 1}) {
        QCOMPARE(sound(EventKind::TurnStarted, [&](SeenEvent &event) { event.seat = SeatId(seat); }),
                 seat == 0 ? Sound::Turn : Sound::None);
        QCOMPARE(sound(EventKind::GameOver, [&](SeenEvent &event) { event.seats = SeatSet::of(SeatId(seat)); }),
                 seat == 0 ? Sound::Victory : Sound::Defeat);
    }
    SeenEvent walk;
    walk.kind = EventKind::FighterMoved;
    walk.path = {SpaceId(1), SpaceId(2), SpaceId(3)};
    QCOMPARE(app::cueOf(walk, ears), (app::Cue{Sound::Step, 3}));
}

void MotionTest::skippedIsSilent() {
    app::GameSession session;
    session.begin(gameOf({"medusa", "bigfoot"}, 6), Language::En);
    Clicker clicker(session, 6);
    QSignalSpy heard(session.table()->motion(), &app::Motion::heard);
    for (int clicks = 0; clicks < 200 && session.table()->view()->turnNumber() < 4; ++clicks) {
        if (session.phase() == app::GameSession::Playing) {
            const auto before = heard.count();
            session.table()->motion()->skip();
            QCOMPARE(heard.count(), before);
        } else if (session.phase() == app::GameSession::Reading) {
            session.proceed();
        } else {
            clicker.clickAnything();
        }
    }
    QVERIFY(heard.count() > 3);
}

void MotionTest::withoutTimeOneSound() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"medusa", "bigfoot"}, 6), Language::En);
    Clicker clicker(session, 6);
    QSignalSpy heard(session.table()->motion(), &app::Motion::heard);
    std::set<int> sounds;
    for (int clicks = 0; clicks < 300 && session.phase() != app::GameSession::Over; ++clicks) {
        heard.clear();
        const std::size_t actions = session.game().record.actions.size();
        if (session.phase() == app::GameSession::Reading)
            session.proceed();
        else
            clicker.clickAnything();
        const auto played = session.game().record.actions.size() - actions;
        QVERIFY(heard.count() <= static_cast<int>(std::max<std::size_t>(1, played)));
        for (const QList<QVariant> &signal : heard)
            sounds.insert(static_cast<int>(signal.first().value<Sound>()));
    }
    QVERIFY(sounds.size() > 4);
}

void MotionTest::playsThroughTheModule() {
    const QTemporaryDir folder;
    makeModule(folder.path());
    app::AppSettings settings(folder.filePath(QStringLiteral("settings.json")));
    settings.setSound(QStringLiteral("quiet"));
    QQmlEngine engine;
    engine.addImportPath(folder.path()); // before the real one
    app::Sounds sounds(settings);
    sounds.setEngine(&engine);
    QVERIFY(sounds.isAvailable());
    QVERIFY(effectsOf(engine).isEmpty()); // before the first sound nothing is loaded
    sounds.play(Sound::Flip);
    sounds.play(Sound::Flip);
    QCOMPARE(effectsOf(engine).size(), 1);
    const QObject *effect = effectsOf(engine).constFirst();
    QCOMPARE(effect->property("source").toUrl(), app::Sounds::file(Sound::Flip));
    QCOMPARE(effect->property("plays").toInt(), 2);
    QCOMPARE(effect->property("volume").toDouble(), settings.volume());
    sounds.play(Sound::Step, 3, 60);
    QCOMPARE(effectsOf(engine).size(), 2);
    const QObject *steps = effectsOf(engine).constLast();
    QTRY_COMPARE(steps->property("plays").toInt(), 3);
}

void MotionTest::offIsOff() {
    const QTemporaryDir folder;
    makeModule(folder.path());
    app::AppSettings settings(folder.filePath(QStringLiteral("settings.json")));
    settings.setSound(QStringLiteral("off"));
    QCOMPARE(settings.volume(), 0.0);
    QQmlEngine engine;
    engine.addImportPath(folder.path()); // before the real one
    app::Sounds sounds(settings);
    sounds.setEngine(&engine);
    sounds.play(Sound::Blow);
    QVERIFY(effectsOf(engine).isEmpty());
    QCOMPARE(app::AppSettings(settings.path()).sound(), QStringLiteral("off"));
}

void MotionTest::silentWithoutTheModule() {
    const QTemporaryDir folder;
    const app::AppSettings settings(folder.filePath(QStringLiteral("settings.json")));
    QVERIFY(settings.volume() > 0); // heard, where that is possible
    QQmlEngine engine;
    engine.setImportPathList({folder.path()});
    app::Sounds sounds(settings);
    sounds.play(Sound::Blow); // no engine
    sounds.setEngine(&engine);
    QVERIFY(!sounds.isAvailable());
    sounds.play(Sound::Blow);
    sounds.play(Sound::Step, 3, 30);
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("QtMultimedia"))); // half of it is there: no less silent
    QFile module(folder.filePath(QStringLiteral("QtMultimedia/qmldir")));
    QVERIFY(module.open(QIODevice::WriteOnly));
    module.write("module QtMultimedia\nplugin missing\n");
    module.close();
    QQmlEngine other;
    other.setImportPathList({folder.path()});
    sounds.setEngine(&other);
    QVERIFY(sounds.isAvailable());
    sounds.play(Sound::Blow);
    QVERIFY(effectsOf(other).isEmpty());
}

CHAMPCLOS_TEST(MotionTest)
#include "tst_motion.moc"
