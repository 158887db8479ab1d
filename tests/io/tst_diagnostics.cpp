// SPDX-License-Identifier: MIT
//
// The table of codes, the words of a diagnostic, suggestions, and the files that cannot be read or written.
#include "engine/io/diagnostic.h"
#include "engine/io/files.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <csignal>
#include <regex>
#include <set>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace champclos::io;

namespace {

const QString kBrokenFolder = champclos::test::sourceFile(QStringLiteral("tests/broken"));

std::string firstCode(const Diagnostics &diagnostics) {
    return diagnostics.all().size() == 1 ? diagnostics.all().front().id() : format(diagnostics);
}

} // namespace

class TestDiagnostics : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void tableIsWellFormed();
    void everyCodeOfTheSharedLayersHasABrokenFile();
    void formatsAsCompilersDo();
    void writesAsJson();
    void fillsTemplates();
    void quotesAnything();
    void measuresEditDistance();
    void suggestsOnlyWhatIsNear();
    void keepsAtMostSoMany();
    void sortsByPlaceWithinEachFile();
    void appendCountsWhatTheOtherDropped();
    void readsAFile();
    void saysWhyAFileCannotBeRead();
    void readsNoMoreThanAllowed();
    void writesAFileAndReplacesIt();
    void saysWhyAFileCannotBeWritten();
    void aPipeIsNotReplacedByAFile();
    void aFullDiskLeavesTheOldFile();

private:
    std::string path(const char *name) const { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;
};

void TestDiagnostics::tableIsWellFormed() {
    static const std::regex kId("[a-z]+/[a-z0-9]+(-[a-z0-9]+)*");
    std::set<std::string> ids;
    for (const DiagnosticInfo &info : kDiagnosticTable) {
        QVERIFY2(std::regex_match(info.id, kId), info.id);
        QVERIFY2(ids.insert(info.id).second, info.id);
        const std::string message = info.message;
        QVERIFY2(!message.empty() && message.back() != '.', info.id); // a part of a line, not a sentence of its own
        // Arguments are numbered without a gap, so that a translation can use each of them.
        int count = 0;
        while (message.find("{" + std::to_string(count) + "}") != std::string::npos)
            ++count;
        QVERIFY2(std::count(message.begin(), message.end(), '{') >= count, info.id);
        for (int index = count; index < 10; ++index)
            QVERIFY2(message.find("{" + std::to_string(index) + "}") == std::string::npos, info.id);
    }
}

void TestDiagnostics::everyCodeOfTheSharedLayersHasABrokenFile() {
    QStringList names;
    for (const QString &folder : QDir(kBrokenFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        names += QDir(kBrokenFolder + "/" + folder).entryList({"*.json"}, QDir::Files);
    for (const DiagnosticInfo &info : kDiagnosticTable) {
        const QString code = info.id;
        const bool isShared = code.startsWith("json/") || code.startsWith("content/");
        if (!isShared || info.code == DiagnosticCode::JsonTooLarge) // see tst_json: no megabytes in the repository
            continue;
        QVERIFY2(names.contains(QString(code).replace('/', '-') + ".json"), info.id);
    }
}

void TestDiagnostics::formatsAsCompilersDo() {
    Diagnostic diagnostic{
        DiagnosticCode::BattlefieldUnknownZone, "a.json", {3, 14}, "spaces[3].zones[0]", {"\"forrest\""}, ""};
    QCOMPARE(format(diagnostic),
             std::string("a.json:3:14: error: there is no zone \"forrest\" [battlefield/unknown-zone]"));
    diagnostic.suggestion = "forest";
    QCOMPARE(format(diagnostic),
             std::string("a.json:3:14: error: there is no zone \"forrest\"; did you mean \"forest\"? "
                         "[battlefield/unknown-zone]"));
    diagnostic = {DiagnosticCode::BattlefieldUnusedZone, "", {}, "", {"\"x\""}, ""};
    QCOMPARE(format(diagnostic), std::string("warning: no space is in the zone \"x\" [battlefield/unused-zone]"));
    diagnostic.file = "a.json";
    QVERIFY(format(diagnostic).rfind("a.json: warning: ", 0) == 0);
}

void TestDiagnostics::writesAsJson() {
    const Diagnostic diagnostic{
        DiagnosticCode::BattlefieldUnknownZone, "a.json", {3, 14}, "spaces[3].zones[0]", {"\"x\""}, "y"};
    QCOMPARE(
        writeJsonLine(toJson(diagnostic)),
        std::string(R"({"code":"battlefield/unknown-zone","severity":"error","file":"a.json","line":3,"column":14,)"
                    R"("path":"spaces[3].zones[0]","message":"there is no zone \"x\"","suggestion":"y"})"));
}

void TestDiagnostics::fillsTemplates() {
    QCOMPARE(fillTemplate("{1} and {0}", {"a", "b"}), std::string("b and a"));
    QCOMPARE(fillTemplate("{0}{0}", {"{1}", "x"}), std::string("{1}{1}")); // arguments are not templates
    QCOMPARE(fillTemplate("{5} {x} {", {"a"}), std::string("{5} {x} {"));
}

void TestDiagnostics::quotesAnything() {
    QCOMPARE(champclos::io::quoted("é"), std::string("\"é\""));
    QCOMPARE(champclos::io::quoted("a\nb\x7f\xFF"), std::string("\"a<0A>b<7F><FF>\""));
    QCOMPARE(champclos::io::quoted(std::string(60, 'x')), "\"" + std::string(60, 'x') + "\"");
    QCOMPARE(champclos::io::quoted(std::string(1000, 'x')), "\"" + std::string(60, 'x') + "…\"");
}

void TestDiagnostics::measuresEditDistance() {
    QCOMPARE(editDistance("", ""), 0);
    QCOMPARE(editDistance("", "abc"), 3);
    QCOMPARE(editDistance("zone", "zones"), 1);
    QCOMPARE(editDistance("zoens", "zones"), 1); // two neighbours swapped
    QCOMPARE(editDistance("kitten", "sitting"), 3);
    QCOMPARE(editDistance("forêt", "foret"), 1);
}

void TestDiagnostics::suggestsOnlyWhatIsNear() {
    const std::vector<std::string_view> keys = {"spaces", "zones", "starts", "id"};
    QCOMPARE(nearest("zone", keys), std::string("zones"));
    QCOMPARE(nearest("sapces", keys), std::string("spaces"));
    QCOMPARE(nearest("start", keys), std::string("starts"));
    QCOMPARE(nearest("elephants", keys), std::string());
    QCOMPARE(nearest("q", {"x", "y"}), std::string());
    QCOMPARE(nearest("", keys), std::string());
    QCOMPARE(nearest(std::string(100000, 'x'), keys), std::string());
}

void TestDiagnostics::keepsAtMostSoMany() {
    Diagnostics diagnostics;
    for (int count = 0; count < 1000; ++count)
        diagnostics.report(DiagnosticCode::JsonEmpty);
    QVERIFY(diagnostics.isFull());
    QCOMPARE(diagnostics.errorCount(), 1000);
    QCOMPARE(diagnostics.droppedCount(), 800);
    QVERIFY(format(diagnostics).find("... and 800 more\n") != std::string::npos);
}

void TestDiagnostics::sortsByPlaceWithinEachFile() {
    Diagnostics diagnostics("b");
    diagnostics.report(DiagnosticCode::JsonEmpty, {9, 1});
    diagnostics.report(DiagnosticCode::JsonEmpty, {2, 5});
    diagnostics.setFile("a");
    diagnostics.report(DiagnosticCode::JsonEmpty, {1, 1});
    diagnostics.sort();
    QCOMPARE(diagnostics.all()[0].position.line, 2);
    QCOMPARE(diagnostics.all()[1].position.line, 9);
    QCOMPARE(diagnostics.all()[2].file, std::string("a"));
}

void TestDiagnostics::appendCountsWhatTheOtherDropped() {
    Diagnostics many;
    for (int count = 0; count < 300; ++count)
        many.report(DiagnosticCode::JsonEmpty);
    Diagnostics all;
    all.report(DiagnosticCode::BattlefieldUnusedZone);
    all.append(many);
    QCOMPARE(all.errorCount(), 300);
    QCOMPARE(all.warningCount(), 1);
    QCOMPARE(all.droppedCount(), 101);
}

void TestDiagnostics::readsAFile() {
    Diagnostics diagnostics;
    const std::string content = std::string("a\0b\r\n", 5);
    QVERIFY(writeFile(path("plain"), content, diagnostics));
    QVERIFY(readFile(path("plain"), diagnostics) == content);
    QVERIFY(writeFile(path("bad.json"), "[1", diagnostics));
    QVERIFY(!readJsonFile(path("bad.json"), diagnostics));
    QCOMPARE(diagnostics.all().front().file, path("bad.json"));
}

void TestDiagnostics::saysWhyAFileCannotBeRead() {
    const auto codeOf = [](const std::string &name) {
        Diagnostics diagnostics("other");
        const auto content = readFile(name, diagnostics);
        return content || diagnostics.all().front().file != name ? "read" : firstCode(diagnostics);
    };
    QCOMPARE(codeOf(path("missing")), std::string("file/missing"));
    QCOMPARE(codeOf(""), std::string("file/missing"));
    QCOMPARE(codeOf(m_folder.path().toStdString()), std::string("file/is-directory"));
#ifdef Q_OS_UNIX
    QCOMPARE(codeOf("/dev/zero"), std::string("file/not-regular"));
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    QCOMPARE(codeOf(path("pipe")), std::string("file/not-regular"));
    if (::geteuid() != 0) { // nothing is unreadable to root
        Diagnostics diagnostics;
        QVERIFY(writeFile(path("secret"), "x", diagnostics));
        QCOMPARE(::chmod(path("secret").c_str(), 0), 0);
        QCOMPARE(codeOf(path("secret")), std::string("file/unreadable"));
    }
#endif
}

void TestDiagnostics::readsNoMoreThanAllowed() {
    Diagnostics diagnostics;
    QVERIFY(writeFile(path("ten"), "0123456789", diagnostics));
    QVERIFY(readFile(path("ten"), diagnostics, 10).has_value());
    QVERIFY(diagnostics.isEmpty());
    QVERIFY(!readFile(path("ten"), diagnostics, 9));
    QCOMPARE(firstCode(diagnostics), std::string("file/too-large"));
}

void TestDiagnostics::writesAFileAndReplacesIt() {
    Diagnostics diagnostics;
    QVERIFY(writeFile(path("file"), "old and longer", diagnostics));
    QVERIFY(writeFile(path("file"), "new", diagnostics));
    QVERIFY(readFile(path("file"), diagnostics) == "new");
    QVERIFY(diagnostics.isEmpty());
}

void TestDiagnostics::saysWhyAFileCannotBeWritten() {
    for (const std::string &name : {path("no/such/folder/file"), m_folder.path().toStdString(), std::string()}) {
        Diagnostics diagnostics;
        QVERIFY(!writeFile(name, "x", diagnostics));
        QCOMPARE(firstCode(diagnostics), std::string("file/unwritable"));
        QVERIFY(!diagnostics.all().front().arguments.front().empty());
    }
}

void TestDiagnostics::aPipeIsNotReplacedByAFile() {
#ifdef Q_OS_UNIX
    Diagnostics diagnostics;
    QCOMPARE(::mkfifo(path("pipe-to-write").c_str(), 0600), 0);
    QVERIFY(!writeFile(path("pipe-to-write"), "x", diagnostics));
    QCOMPARE(firstCode(diagnostics), std::string("file/not-regular"));
    QVERIFY(!QFileInfo(QString::fromStdString(path("pipe-to-write"))).isFile());
#else
    QSKIP("needs a pipe with a name");
#endif
}

void TestDiagnostics::aFullDiskLeavesTheOldFile() {
#ifdef Q_OS_UNIX
    Diagnostics diagnostics;
    QVERIFY(writeFile(path("kept"), "old", diagnostics));
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{100, before.rlim_max}; // no file may grow beyond: as good as a full disk
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const bool isWritten = writeFile(path("kept"), std::string(100000, 'x'), diagnostics);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!isWritten);
    QCOMPARE(firstCode(diagnostics), std::string("file/unwritable"));
    QVERIFY(readFile(path("kept"), diagnostics) == "old");
    QCOMPARE(QDir(m_folder.path()).entryList({"kept*"}, QDir::Files).size(), 1); // no half file is left about
#else
    QSKIP("needs a limit on the size of files");
#endif
}

CHAMPCLOS_TEST_APPLESS(TestDiagnostics)
#include "tst_diagnostics.moc"
