// SPDX-License-Identifier: MIT
//
// `champclos-cli package`: the way of a package from its author to a friend, and what each step says and returns.
#include "tests/cli/calling.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include "engine/core/rng.h"
#include "engine/io/deck_io.h"
#include "engine/io/package_store.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace champclos;
using namespace champclos::test;

class TestPackageCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void misuse_data();
    void misuse();
    void fromAuthorToFriend();
    void saysWhatIsWrong();
    void killedAtAnyMomentIsWholeAgain();

private:
    std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    Outcome make(const char *release, const char *author = "Ada") {
        return call({"package", "make", path("gorgon.json"), "greenwood", "--id", "tales", "--name", "Tales",
                     "--author", author, "--licence", "CC-BY-4.0", "--release", release, "--out",
                     path("tales.champclos")});
    }
    QTemporaryDir m_folder;
};

void TestPackageCommand::initTestCase() {
    io::Diagnostics diagnostics;
    auto deck = io::loadDeck(sourceFile(QStringLiteral("resources/decks/medusa.json")).toStdString(), diagnostics);
    deck->id = "gorgon";
    QVERIFY(io::saveDeck(path("gorgon.json"), *deck, diagnostics));
}

void TestPackageCommand::misuse_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    const auto row = [](const QStringList &words, int code) {
        QTest::addRow("%s", qPrintable(words.join(' '))) << words << code;
    };
    row({}, 2);
    row({"dance"}, 2);
    row({"make"}, 2);
    row({"make", "nobody"}, 3);
    row({"make", "/nowhere.json"}, 3);
    row({"check"}, 2);
    row({"check", "/nowhere.champclos"}, 3);
    row({"install", "a", "b"}, 2);
    row({"install", "a", "--release", "2"}, 2);
    row({"list", "--replace"}, 2);
    row({"remove"}, 2);
    row({"remove", "nothing"}, 3);
    row({"list"}, 0);
}

void TestPackageCommand::misuse() {
    QFETCH(QStringList, words);
    QFETCH(int, code);
    std::vector<std::string> arguments = {"package"};
    for (const QString &word : words)
        arguments.push_back(word.toStdString());
    const Outcome outcome = call(arguments);
    QVERIFY2(outcome.code == code, (std::to_string(outcome.code) + " " + outcome.err).c_str());
    QCOMPARE(outcome.err.empty(), code == 0);
}

void TestPackageCommand::fromAuthorToFriend() {
    const Outcome made = make("1.0");
    QVERIFY2(made.code == 0, made.err.c_str());
    QVERIFY2(contains(made.out, "tales 1.0: Tales, by Ada, license CC-BY-4.0\n  deck gorgon: "), made.out.c_str());
    const Outcome listed = call({"package", "list", path("tales.champclos"), "--json"});
    QCOMPARE(listed.code, 0);
    QCOMPARE(listed.json()["contents"][0]["id"].string(), std::string("gorgon"));
    QCOMPARE(listed.json()["contents"][1]["size"].integer(), 34);
    // "greenwood" is built in already.
    const Outcome checked = call({"package", "check", path("tales.champclos")});
    QCOMPARE(checked.code, 1);
    QVERIFY2(contains(checked.out, "[package/id-taken]") && contains(checked.out, "standing: new"),
             checked.out.c_str());

    QCOMPARE(call({"text", "--deck", "gorgon"}).code, 3);
    QCOMPARE(call({"package", "install", path("tales.champclos")}).code, 0);
    QVERIFY(contains(call({"text", "--deck", "gorgon", "--lang", "en"}).out, "Medusa"));
    QCOMPARE(call({"simulate", "--games", "2", "--seats", "gorgon,bigfoot", "--bot", "random"}).code, 0);
    QVERIFY(contains(call({"package", "list"}).out, "tales 1.0: Tales"));

    QCOMPARE(make("1.1").code, 0);
    const Outcome updated = call({"package", "install", path("tales.champclos"), "--json"});
    QCOMPARE(updated.json()["standing"].string(), std::string("update"));
    QCOMPARE(updated.json()["replaced"].string(), std::string("1.0"));
    QCOMPARE(make("0.9").code, 0);
    const Outcome older = call({"package", "install", path("tales.champclos")});
    QCOMPARE(older.code, 1);
    QVERIFY2(contains(older.err, "[package/older]") && contains(older.err, "--replace"), older.err.c_str());
    QCOMPARE(make("2.0", "Bob").code, 0);
    QCOMPARE(call({"package", "install", path("tales.champclos")}).code, 1);
    QCOMPARE(call({"package", "install", path("tales.champclos"), "--replace"}).code, 0);

    QCOMPARE(call({"package", "remove", "tales"}).code, 0);
    QCOMPARE(call({"text", "--deck", "gorgon"}).code, 3);
    QCOMPARE(call({"package", "list"}).out, std::string("no package is installed\n"));
}

void TestPackageCommand::saysWhatIsWrong() {
    QCOMPARE(make("1.0").code, 0);
    QFile file(QString::fromStdString(path("tales.champclos")));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() / 2));
    file.close();
    const Outcome outcome = call({"package", "check", path("tales.champclos"), "--json"});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.json()["diagnostics"][0]["code"].string(), std::string("package/not-archive"));
    QVERIFY(contains(call({"package", "install", path("tales.champclos")}).err, "[package/not-archive]"));
    QVERIFY(contains(call({"package", "instal", "x"}).err, "did you mean \"install\"?"));
    QCOMPARE(make("one").code, 3);
}

void TestPackageCommand::killedAtAnyMomentIsWholeAgain() {
    constexpr int kKills = 100;
    constexpr int kDecks = 8;
    io::Diagnostics diagnostics;
    auto deck = io::loadDeck(path("gorgon.json"), diagnostics);
    const auto packageOf = [&](const std::string &release) { // every file tells which version it is of
        std::vector<std::string> words = {"package", "make"};
        for (int index = 0; index < kDecks; ++index) {
            deck->id = "gorgon-" + std::to_string(index);
            deck->author = release;
            words.push_back(path((deck->id + ".json").c_str()));
            io::saveDeck(words.back(), *deck, diagnostics);
        }
        const std::string out = path((release + ".champclos").c_str());
        for (const std::string &word :
             std::vector<std::string>{"--id", "many", "--author", "Ada", "--release", release, "--out", out})
            words.push_back(word);
        return call(words).code == 0 ? QString::fromStdString(out) : QString();
    };
    const QStringList packages = {packageOf("1.0"), packageOf("2.0")};
    const auto install = [&](int version, int killedAfter) {
        QProcess process;
        process.start(builtCli(), {"package", "install", "--replace", packages[version]});
        if (killedAfter < 0)
            return process.waitForFinished(60000) && process.exitCode() == 0;
        process.waitForStarted();
        QTest::qSleep(killedAfter);
        process.kill();
        return process.waitForFinished(60000);
    };
    QElapsedTimer clock;
    clock.start();
    QVERIFY(install(0, -1));
    const int whole = static_cast<int>(clock.elapsed());
    Rng chance(1);
    std::map<std::string, int> seen;
    for (int kill = 0; kill < kKills; ++kill) {
        QVERIFY(install(kill % 2 == 0 ? 1 : 0, chance.below(whole + 1)));
        const io::PackageStore store; // the next program
        const auto there = store.find("many");
        QVERIFY2(there, std::to_string(kill).c_str());
        ++seen[there->manifest.release];
        QCOMPARE(there->manifest.files.size(), std::size_t(kDecks));
        for (const std::string &file : there->manifest.files) {
            const auto read = io::loadDeck(there->folder + '/' + file, diagnostics);
            QVERIFY2(read && read->author == there->manifest.release, file.c_str());
        }
        QCOMPARE(
            QDir(QString::fromStdString(store.folder())).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot),
            QStringList{"many"});
    }
    QVERIFY(seen["1.0"] > 0 && seen["2.0"] > 0);
    QVERIFY(install(1, -1)); // and nothing is in the way of the next one
}

CHAMPCLOS_TEST_GUILESS(TestPackageCommand)
#include "tst_package.moc"
