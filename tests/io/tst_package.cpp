// SPDX-License-Identifier: MIT
//
// Packages: what is written is read back, each hostile archive is refused with its own code and nothing is written, and
// installing replaces a package as a whole, whatever is in the way.
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/files.h"
#include "engine/io/library.h"
#include "engine/io/package.h"
#include "engine/io/package_store.h"
#include "engine/io/record.h"
#include "engine/io/user_content.h"
#include "tests/support/raw_zip.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <set>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace champclos;
using namespace champclos::io;
using champclos::test::RawEntry;
using champclos::test::RawZip;

namespace {

std::string resource(const char *name) {
    return test::sourceFile(QStringLiteral("resources/") + QLatin1String(name)).toStdString();
}

DeckDef deckCalled(const std::string &id) {
    Diagnostics diagnostics;
    DeckDef deck = *loadDeck(resource("decks/medusa.json"), diagnostics);
    deck.id = id;
    return deck;
}

PackageManifest manifestOf(const std::string &id, const std::string &author = "Ada",
                           const std::string &release = "1.0") {
    PackageManifest manifest;
    manifest.id = id;
    manifest.name.in(Language::En) = "Tales of " + id;
    manifest.author = author;
    manifest.licence = "CC-BY-4.0";
    manifest.release = release;
    return manifest;
}

/// package.json that lists these files.
std::string listing(const std::vector<std::string> &files) {
    PackageManifest manifest = manifestOf("tales");
    manifest.files = files;
    return writeManifest(manifest);
}

std::vector<RawEntry> sound() {
    return {{"package.json", listing({"decks/gorgon.json"})}, {"decks/gorgon.json", writeDeck(deckCalled("gorgon"))}};
}

std::vector<RawEntry> with(std::vector<RawEntry> entries, const RawEntry &more) {
    entries.push_back(more);
    return entries;
}

std::vector<RawEntry> listedAlone(const std::string &name, const std::string &bytes) {
    return {{"package.json", listing({name})}, {name, bytes}};
}

std::string changed(std::string text, const std::string &from, const std::string &to) {
    return text.replace(text.find(from), from.size(), to);
}

struct Hostile {
    const char *name;
    DiagnosticCode code;
    std::string bytes;
};

/// Every archive that must not be installed, or not without a word, and the one thing to be said about it.
std::vector<Hostile> hostileArchives() {
    using Code = DiagnosticCode;
    const std::string good = RawZip::of(sound());
    std::vector<Hostile> list = {
        {"empty", Code::PackageNoManifest, ""},
        {"a text", Code::PackageNotArchive, "{\"format\": \"champclos-deck\"}"},
        {"cut short", Code::PackageNotArchive, good.substr(0, good.size() / 2)},
        {"no manifest", Code::PackageNoManifest, RawZip::of({{"decks/x.json", "{}"}})},
        {"nothing at all", Code::PackageNoManifest, RawZip::of({{"readme.txt", "hello"}})},
        {"parent folder", Code::PackagePathOutside, RawZip::of(with(sound(), {"../evil.json", "{}"}))},
        {"parent in the middle", Code::PackagePathOutside, RawZip::of(with(sound(), {"decks/../../evil.json", "{}"}))},
        {"absolute", Code::PackagePathOutside, RawZip::of(with(sound(), {"/etc/evil", "x"}))},
        {"drive", Code::PackagePathOutside, RawZip::of(with(sound(), {"C:/evil.json", "x"}))},
        {"backslash", Code::PackagePathOutside, RawZip::of(with(sound(), {"decks\\..\\evil.json", "x"}))},
        {"device", Code::PackageReservedName, RawZip::of(with(sound(), {"decks/CON.json", "x"}))},
        {"device with a number", Code::PackageReservedName, RawZip::of(with(sound(), {"lpt1", "x"}))},
        {"device and a space", Code::PackageReservedName, RawZip::of(with(sound(), {"nul .json", "x"}))},
        {"line feed", Code::PackageBadName, RawZip::of(with(sound(), {"decks/a\nb.json", "x"}))},
        {"colon", Code::PackageBadName, RawZip::of(with(sound(), {"decks/gorgon.json:stream", "x"}))},
        {"trailing dot", Code::PackageBadName, RawZip::of(with(sound(), {"decks./x.json", "x"}))},
        {"two slashes", Code::PackageBadName, RawZip::of(with(sound(), {"decks//x.json", "x"}))},
        {"long name", Code::PackageBadName, RawZip::of(with(sound(), {std::string(5000, 'x'), "x"}))},
        {"same name", Code::PackageNameTwice, RawZip::of(with(sound(), {"decks/gorgon.json", "x"}))},
        {"same but for case", Code::PackageNameTwice, RawZip::of(with(sound(), {"Decks/GORGON.json", "x"}))},
        {"link", Code::PackageLink, RawZip::of(with(sound(), {"decks/x.json", "/etc/passwd", false, 0120777}))},
        {"pipe", Code::PackageLink, RawZip::of(with(sound(), {"decks/x.json", "", false, 0010644}))},
        {"locked", Code::PackageLocked,
         RawZip::of(with(sound(), {"decks/x.json", std::string(40, 'x'), false, 0100644, 0x0801}))},
        {"wrong sum", Code::PackageDamaged,
         RawZip::of(with(sound(), {.name = "x", .bytes = "abc", .isWrongSum = true}))},
        {"bomb", Code::PackageBomb, RawZip::of(with(sound(), {"x", std::string(std::size_t(6) << 20, '\0'), true}))},
        {"bomb that lies", Code::PackageBomb,
         RawZip::of(with(
             sound(),
             {.name = "x", .bytes = std::string(std::size_t(6) << 20, '\0'), .isPacked = true, .claimedSize = 10}))},
        {"too large a file", Code::PackageFileTooLarge,
         RawZip::of(with(sound(), {"x", std::string((std::size_t(16) << 20) + 1, 'x')}))},
        {"listed, not there", Code::PackageMissingFile, RawZip::of({{"package.json", listing({"decks/gorgon.json"})}})},
        {"not listed", Code::PackageUnlistedFile, RawZip::of(with(sound(), {"__MACOSX/decks/x", "x"}))},
        {"of a later program", Code::PackageUnknownKind,
         RawZip::of(
             {{"package.json", listing({"decks/gorgon.json", "songs/x.json"})}, sound()[1], {"songs/x.json", "{}"}})},
        {"nothing in it", Code::PackageEmpty, RawZip::of({{"package.json", listing({})}})},
        {"another id", Code::PackageOtherId,
         RawZip::of(listedAlone("decks/medea.json", writeDeck(deckCalled("gorgon"))))},
        {"no version", Code::PackageBadRelease,
         RawZip::of({{"package.json", changed(listing({"decks/gorgon.json"}), "\"1.0\"", "\"newest\"")}, sound()[1]})},
        {"no name", Code::PackageNameless,
         RawZip::of({{"package.json", changed(listing({"decks/gorgon.json"}), "{ \"en\": \"Tales of tales\" }", "{}")},
                     sound()[1]})},
        {"listed outside", Code::PackagePathOutside,
         RawZip::of({{"package.json", listing({"../x.json"})}, sound()[1]})},
        {"another format", Code::ContentWrongFormat,
         RawZip::of(listedAlone("decks/gorgon.json", "{\"format\": \"champclos-battlefield\", \"version\": 1}"))},
        {"a newer format", Code::ContentNewerVersion,
         RawZip::of({{"package.json", changed(listing({"decks/gorgon.json"}), "\"version\": 1", "\"version\": 9")},
                     sound()[1]})},
        {"no JSON", Code::JsonNotUtf8, RawZip::of(listedAlone("decks/gorgon.json", "\x89PNG\r\n\x1A\n"))},
    };
    std::vector<RawEntry> many = sound();
    for (std::size_t index = 0; index < kMaxArchiveFiles; ++index)
        many.push_back({"f" + std::to_string(index), ""});
    list.push_back({"too many files", Code::PackageTooManyFiles, RawZip::of(many)});
    std::vector<RawEntry> large = sound();
    for (int index = 0; index < 5; ++index) // each within the limits
        large.push_back({"f" + std::to_string(index), std::string(std::size_t(15) << 20, 'x')});
    list.push_back({"too large in all", Code::PackageTooLarge, RawZip::of(large)});
    return list;
}

/// That the process ever held, in kilobytes; 0 where it cannot be known.
long mostMemory() {
#ifdef Q_OS_LINUX
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
#else
    return 0;
#endif
}

QStringList filesBelow(const QString &folder) {
    QStringList files;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files.append(QDir(folder).relativeFilePath(entries.next()));
    files.sort();
    return files;
}

} // namespace

class TestPackage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsMadeIsRead();
    void makingTwiceGivesTheSameBytes();
    void makingRefusesWhatIsUnfit();
    void whatABoardWasDrawnAfterStaysAtHome();
    void comparesReleases();
    void hostile_data();
    void hostile();
    void everyCodeHasAnArchive();
    void installsUpdatesAndRemoves();
    void neverReplacesSilently();
    void warnsOfTakenIds();
    void putsRightWhatWasLeft_data();
    void putsRightWhatWasLeft();
    void aFailedInstallLeavesTheOldOne();
    void contentIsFoundById();
    void aSavedGameOutlivesItsPackage();

private:
    Package made(const PackageManifest &manifest, const std::string &deck = "gorgon");
    std::string path(const std::string &name) const {
        return m_folder->filePath(QString::fromStdString(name)).toStdString();
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPackage::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QDir(QString::fromStdString(installedFolder())).removeRecursively();
}

Package TestPackage::made(const PackageManifest &manifest, const std::string &deck) {
    Diagnostics diagnostics;
    saveDeck(path(deck + ".json"), deckCalled(deck), diagnostics);
    return makePackage(manifest, {path(deck + ".json")}, diagnostics).value_or(Package());
}

void TestPackage::whatIsMadeIsRead() {
    Diagnostics diagnostics;
    const auto package = makePackage(
        manifestOf("tales"), {resource("decks/medusa.json"), resource("battlefields/greenwood.json")}, diagnostics);
    QVERIFY2(package, format(diagnostics).c_str());
    QVERIFY(savePackage(path("tales.champclos"), *package, diagnostics));
    const auto back = loadPackage(path("tales.champclos"), diagnostics);
    QVERIFY2(back && diagnostics.isEmpty(), format(diagnostics).c_str());
    QCOMPARE(back->manifest, package->manifest);
    QCOMPARE(back->files, package->files);
    QCOMPARE(back->manifest.files, (std::vector<std::string>{"decks/medusa.json", "battlefields/greenwood.json"}));
    QCOMPARE(back->items.size(), std::size_t(2));
    QCOMPARE(back->items[0].size, 30);
    QCOMPARE(back->items[1].kind, ContentKind::Battlefield);
}

void TestPackage::makingTwiceGivesTheSameBytes() {
    Diagnostics diagnostics;
    const Package package = made(manifestOf("tales"));
    QCOMPARE(*writePackage(package, diagnostics), *writePackage(package, diagnostics));
    QVERIFY(isArchive(*writePackage(package, diagnostics)));
}

void TestPackage::makingRefusesWhatIsUnfit() {
    const auto codeOf = [](const PackageManifest &manifest, const std::vector<std::string> &paths) {
        Diagnostics diagnostics;
        return makePackage(manifest, paths, diagnostics) ? std::string() : std::string(diagnostics.all().front().id());
    };
    const std::string medusa = resource("decks/medusa.json");
    QCOMPARE(codeOf(manifestOf("tales"), {}), std::string("package/empty"));
    QCOMPARE(codeOf(manifestOf("tales"), {medusa, medusa}), std::string("package/name-twice"));
    QCOMPARE(codeOf(manifestOf("tales"), {resource("defaults.json")}), std::string("package/unknown-content"));
    QCOMPARE(codeOf(manifestOf("tales"), {path("missing.json")}), std::string("file/missing"));
    QCOMPARE(codeOf(manifestOf("Not an id"), {medusa}), std::string("content/bad-id"));
    QCOMPARE(codeOf(manifestOf("tales", "Ada", "one"), {medusa}), std::string("package/bad-release"));
}

void TestPackage::whatABoardWasDrawnAfterStaysAtHome() {
    Diagnostics diagnostics;
    Battlefield board = *loadBattlefield(resource("battlefields/greenwood.json"), diagnostics);
    board.trace = {"private/sketch.png", 500, 350, 1000, 0.5};
    QVERIFY(saveBattlefield(path("board.json"), board, diagnostics));
    const auto package = makePackage(manifestOf("tales"), {path("board.json")}, diagnostics);
    QVERIFY(package && package->files.front().bytes.find("sketch") == std::string::npos);
}

void TestPackage::comparesReleases() {
    QVERIFY(compareReleases("1.9", "1.10") < 0);
    QCOMPARE(compareReleases("1", "1.0.0"), 0);
    QVERIFY(compareReleases("2", "1.9.9.9") > 0);
    for (const char *bad : {"", ".", "1.", "v1", "1.2.3.4.5", "-1", "1.-2", "1 ", "99999999999"})
        QVERIFY2(!isRelease(bad), bad);
}

void TestPackage::hostile_data() {
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<int>("code");
    for (const Hostile &archive : hostileArchives())
        QTest::newRow(archive.name) << archive.bytes << int(archive.code);
}

void TestPackage::hostile() {
    QFETCH(std::string, bytes);
    QFETCH(int, code);
    const QString home = QString::fromLocal8Bit(qgetenv("HOME"));
    const QStringList filesBefore = filesBelow(home);
    const long memoryBefore = mostMemory();
    Diagnostics diagnostics;
    std::optional<Package> package = readPackage(bytes, diagnostics);
    QVERIFY2(diagnostics.all().size() == 1, format(diagnostics).c_str());
    const Diagnostic &diagnostic = diagnostics.all().front();
    QCOMPARE(QByteArray(diagnostic.id()), QByteArray(infoOf(static_cast<DiagnosticCode>(code)).id));
    QVERIFY2(diagnostic.message().find('{') == std::string::npos, diagnostic.message().c_str());
    QCOMPARE(package.has_value(), diagnostic.severity() == Severity::Warning);
    // What was unpacked before the refusal is at most what all of a package may be.
    QVERIFY(mostMemory() - memoryBefore < 2 * long(kMaxArchiveBytes >> 10));
    QCOMPARE(filesBelow(home), filesBefore);
    if (package) { // with what was left out left out
        PackageStore store;
        QVERIFY(store.install(*package, Consent::Ask, diagnostics));
        QCOMPARE(filesBelow(QString::fromStdString(store.folder()) + "/tales"),
                 (QStringList{"decks/gorgon.json", "package.json"}));
    }
}

void TestPackage::everyCodeHasAnArchive() {
    // Of installing, not of reading: see below.
    std::set<DiagnosticCode> seen = {DiagnosticCode::PackageIdTaken, DiagnosticCode::PackageOtherAuthor,
                                     DiagnosticCode::PackageOlder, DiagnosticCode::PackageNotInstalled,
                                     DiagnosticCode::PackageUnknownContent};
    for (const Hostile &archive : hostileArchives())
        seen.insert(archive.code);
    for (const DiagnosticInfo &info : kDiagnosticTable)
        QVERIFY2(!QByteArray(info.id).startsWith("package/") || seen.contains(info.code), info.id);
}

void TestPackage::installsUpdatesAndRemoves() {
    Diagnostics diagnostics;
    PackageStore store;
    QVERIFY(store.packages().empty());
    const Package first = made(manifestOf("tales", "Ada", "1.0"));
    QCOMPARE(store.standing(first.manifest), Standing::New);
    QVERIFY(store.install(first, Consent::Ask, diagnostics));
    QCOMPARE(store.standing(first.manifest), Standing::Same);
    const Package second = made(manifestOf("tales", "Ada", "1.1"), "medea");
    QCOMPARE(store.standing(second.manifest), Standing::Update);
    QVERIFY(store.install(second, Consent::Ask, diagnostics));
    QCOMPARE(store.packages().size(), std::size_t(1));
    QCOMPARE(store.packages().front().manifest.release, std::string("1.1"));
    // Nothing of the old version stays, and nothing lies about.
    QCOMPARE(filesBelow(QString::fromStdString(store.folder())),
             (QStringList{"tales/decks/medea.json", "tales/package.json"}));
    QVERIFY(store.remove("tales", diagnostics));
    QVERIFY(diagnostics.isEmpty());
    QVERIFY(store.packages().empty());
    QVERIFY(!store.remove("tales", diagnostics));
    QCOMPARE(diagnostics.all().back().code, DiagnosticCode::PackageNotInstalled);
    QVERIFY(!store.remove("../installed", diagnostics));
}

void TestPackage::neverReplacesSilently() {
    PackageStore store;
    Diagnostics diagnostics;
    QVERIFY(store.install(made(manifestOf("tales", "Ada", "2.0")), Consent::Ask, diagnostics));
    const auto refusal = [&](const PackageManifest &manifest) {
        Diagnostics reasons;
        return store.install(made(manifest), Consent::Ask, reasons) ? DiagnosticCode::FileMissing
                                                                    : reasons.all().front().code;
    };
    QCOMPARE(refusal(manifestOf("tales", "Ada", "1.9")), DiagnosticCode::PackageOlder);
    QCOMPARE(refusal(manifestOf("tales", "Bob", "3.0")), DiagnosticCode::PackageOtherAuthor);
    QCOMPARE(store.find("tales")->manifest.release, std::string("2.0"));
    QVERIFY(store.install(made(manifestOf("tales", "Bob", "1.0")), Consent::Replace, diagnostics));
    QCOMPARE(store.find("tales")->manifest.author, std::string("Bob"));
}

void TestPackage::warnsOfTakenIds() {
    PackageStore store;
    Diagnostics diagnostics;
    warnOfTakenIds(made(manifestOf("tales"), "gorgon"), store, diagnostics);
    QVERIFY(diagnostics.isEmpty());
    warnOfTakenIds(made(manifestOf("tales"), "medusa"), store, diagnostics);
    QCOMPARE(diagnostics.all().front().code, DiagnosticCode::PackageIdTaken);
    Diagnostics later;
    QVERIFY(store.install(made(manifestOf("tales"), "gorgon"), Consent::Ask, later));
    warnOfTakenIds(made(manifestOf("tales", "Ada", "1.1"), "gorgon"), store, later); // its own older version
    QVERIFY(later.isEmpty());
    warnOfTakenIds(made(manifestOf("legends"), "gorgon"), store, later);
    QVERIFY(later.contains(DiagnosticCode::PackageIdTaken));
}

void TestPackage::putsRightWhatWasLeft_data() {
    QTest::addColumn<bool>("isOldInPlace");
    QTest::addColumn<bool>("isNewInPlace");
    QTest::newRow("while the new one was written") << true << false;
    QTest::newRow("between the two renames") << false << false;
    QTest::newRow("before the old one was cleared away") << false << true;
}

void TestPackage::putsRightWhatWasLeft() {
    QFETCH(bool, isOldInPlace);
    QFETCH(bool, isNewInPlace);
    Diagnostics diagnostics;
    {
        PackageStore store;
        QVERIFY(store.install(made(manifestOf("tales", "Ada", "2.0"), "medea"), Consent::Ask, diagnostics));
    }
    const QDir folder(QString::fromStdString(installedFolder()));
    QVERIFY(QDir(folder).rename("tales", isNewInPlace ? "new" : ".coming-tales"));
    {
        PackageStore store(path("other"));
        QVERIFY(store.install(made(manifestOf("tales", "Ada", "1.0")), Consent::Ask, diagnostics));
        QVERIFY(QDir().rename(QString::fromStdString(path("other/tales")),
                              folder.filePath(isOldInPlace ? "tales" : ".going-tales")));
    }
    if (isNewInPlace)
        QVERIFY(QDir(folder).rename("new", "tales"));
    const PackageStore store;
    QCOMPARE(store.packages().size(), std::size_t(1));
    QCOMPARE(store.find("tales")->manifest.release, std::string(isNewInPlace ? "2.0" : "1.0"));
    QCOMPARE(folder.entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"tales"});
}

void TestPackage::aFailedInstallLeavesTheOldOne() {
    Diagnostics diagnostics;
    PackageStore store;
    QVERIFY(store.install(made(manifestOf("tales", "Ada", "1.0")), Consent::Ask, diagnostics));
    Package unfit = made(manifestOf("tales", "Ada", "2.0"));
    unfit.files.front().name = "package.json/x.json"; // a file where a folder must be
    unfit.files.insert(unfit.files.begin(), {"package.json", "x"});
    QVERIFY(!store.install(unfit, Consent::Ask, diagnostics));
    QVERIFY(diagnostics.hasErrors());
    QCOMPARE(store.find("tales")->manifest.release, std::string("1.0"));
    QCOMPARE(filesBelow(QString::fromStdString(store.folder())),
             (QStringList{"tales/decks/gorgon.json", "tales/package.json"}));
}

void TestPackage::contentIsFoundById() {
    Diagnostics diagnostics;
    PackageStore store;
    const Library library;
    QVERIFY(!library.deck("gorgon", diagnostics));
    QVERIFY(store.install(made(manifestOf("tales")), Consent::Ask, diagnostics));
    Diagnostics later;
    const auto deck = library.deck("gorgon", later);
    QVERIFY2(deck && later.isEmpty(), format(later).c_str());
    QCOMPARE(deck->id, std::string("gorgon"));
    QVERIFY(!library.deck("gorgno", later));
    QCOMPARE(later.all().back().suggestion, std::string("gorgon"));
    // What one made oneself comes first, whatever its file is called.
    QVERIFY(QDir().mkpath(QString::fromStdString(userFolder(UserContent::Decks))));
    const std::string own = userFolder(UserContent::Decks) + "/my favorite.json";
    QVERIFY(saveDeck(own, deckCalled("gorgon"), later));
    QCOMPARE(userFile(UserContent::Decks, "gorgon"), std::optional(own));
    QVERIFY(QFile::remove(QString::fromStdString(own)));
}

void TestPackage::aSavedGameOutlivesItsPackage() {
    Diagnostics diagnostics;
    PackageStore store;
    QVERIFY(store.install(made(manifestOf("tales")), Consent::Ask, diagnostics));
    const Library library;
    const auto game = beginGame(library, "greenwood", {"gorgon", "bigfoot"}, 1, diagnostics);
    QVERIFY2(game, format(diagnostics).c_str());
    QVERIFY(saveRecord(path("game.json"), *game, diagnostics));
    QVERIFY(store.remove("tales", diagnostics));
    const auto again = loadRecord(path("game.json"), library, diagnostics);
    QVERIFY2(again, format(diagnostics).c_str());
    QCOMPARE(again->now(), game->now());
}

CHAMPCLOS_TEST_GUILESS(TestPackage)
#include "tst_package.moc"
