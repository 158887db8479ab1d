// SPDX-License-Identifier: MIT
//
// The print command from its words to its files: what is in the PDFs, as other programs see it, and what happens when
// something cannot be done. Checks that need poppler's tools are left out where they are not installed.
#include "app/print/deck_facts.h"
#include "app/print/print_arguments.h"
#include "app/print/print_command.h"
#include "app/print/print_options.h"
#include "tests/support/content.h"
#include "tests/support/random_game.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <ctime>
#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <sys/stat.h>
#endif

using namespace champclos;
using namespace champclos::app::print;

namespace {

QString packed(QString text) {
    static const QRegularExpression spaces(QStringLiteral("[\\s\\x{00A0}\\x{202F}]+"));
    return text.remove(spaces);
}

bool has(const char *tool) { return !QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty(); }

QString output(const QString &tool, const QStringList &arguments) {
    QProcess process;
    process.start(tool, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPdf : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void tenSheetsInTwoSeconds() {
        // Time of this process alone: other tests run at the same time.
        const std::clock_t start = std::clock();
        QCOMPARE(runPrintCommand({"sheet", "--all", "--lang", "de", "--out", path("sheets/")}), kDone);
        const double needed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        QCOMPARE(QDir(path("sheets")).entryList({"*.pdf"}).size(), 10);
        QVERIFY2(needed <= (test::kIsSanitized ? 20 : 2), qPrintable(QString::number(needed)));
    }

    void readersFindEveryWord_data() {
        QTest::addColumn<QString>("language");
        for (const Language language : kLanguages)
            QTest::addRow("%s", codeOf(language)) << QString::fromLatin1(codeOf(language));
    }
    void readersFindEveryWord() {
        if (!has("pdftotext"))
            QSKIP("pdftotext is not installed");
        QFETCH(QString, language);
        QCOMPARE(runPrintCommand({"sheet", "--all", "--lang", language, "--out", path(language)}), kDone);
        const Language spoken = kLanguages[language == "en" ? 0 : language == "fr" ? 1 : 2];
        for (const char *name : test::kDeckNames) {
            const DeckFacts facts = deckFacts(test::deckNamed(name), spoken);
            const QString file = path(language) + "/" + facts.id + "-" + language + ".pdf";
            const QString text = packed(output("pdftotext", {"-raw", file, "-"}));
            for (const CardFacts &card : facts.cards) {
                QVERIFY2(text.contains(packed(card.name)), qPrintable(card.name));
                for (const TextPart &part : card.parts)
                    QVERIFY2(text.contains(packed(part.text)), qPrintable(part.text));
            }
            for (const SpecialFacts &special : facts.specials)
                QVERIFY2(text.contains(packed(special.text)), qPrintable(special.text));
        }
    }

    void cardsAndBoardsCanBeReadToo() {
        if (!has("pdftotext"))
            QSKIP("pdftotext is not installed");
        QCOMPARE(runPrintCommand({"cards", "medusa", "--lang", "fr", "--out", path("cards.pdf")}), kDone);
        const QString text = packed(output("pdftotext", {"-raw", path("cards.pdf"), "-"}));
        for (const CardFacts &card : deckFacts(test::deckNamed("medusa"), Language::Fr).cards)
            QVERIFY2(text.contains(packed(card.name)), qPrintable(card.name));
        // Zones are named in the list and, where there is room, in their areas; saving ink keeps their outlines.
        for (const QStringList &more : {QStringList(), QStringList("--ink-saver")}) {
            QCOMPARE(
                runPrintCommand(QStringList{"board", "greenwood", "--lang", "de", "--out", path("board.pdf")} + more),
                kDone);
            QCOMPARE(packed(output("pdftotext", {"-raw", path("board.pdf"), "-"})).count("Ginster"), 2);
        }
    }

    void fontsInsideAndNoPictures_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addRow("sheet") << QStringList{"sheet", "alice", "--lang", "fr,de"};
        QTest::addRow("saver") << QStringList{"sheet", "titania", "--ink-saver"};
        QTest::addRow("cards") << QStringList{"cards", "hamlet", "--lang", "de", "--character"};
        QTest::addRow("single") << QStringList{"cards", "titania", "--single"};
        QTest::addRow("summary") << QStringList{"summary", "--all"};
        QTest::addRow("aid") << QStringList{"aid", "--lang", "en"};
        QTest::addRow("board") << QStringList{"board", "greenwood"};
        QTest::addRow("poster") << QStringList{"board", "marble-court", "--diameter", "34", "--ink-saver"};
        QTest::addRow("tokens") << QStringList{"tokens", "king-arthur"};
        QTest::addRow("calibration") << QStringList{"calibration", "--paper", "letter"};
    }
    void fontsInsideAndNoPictures() {
        QFETCH(QStringList, words);
        const QString file = path(QLatin1String(QTest::currentDataTag()) + ".pdf");
        QCOMPARE(runPrintCommand(words + QStringList{"--out", file}), kDone);
        if (!has("pdffonts") || !has("pdfimages"))
            QSKIP("poppler's tools are not installed");
        const QStringList fonts = output("pdffonts", {file}).split('\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        static const QRegularExpression embedded(QStringLiteral("Identity-H +yes "));
        for (const QString &font : fonts) {
            QVERIFY2(embedded.match(font).hasMatch(), qPrintable(font));
            QVERIFY2(font.contains("Garamond") || font.contains("Inter") || font.contains("Intab"), qPrintable(font));
        }
        QCOMPARE(output("pdfimages", {"-list", file}).split('\n', Qt::SkipEmptyParts).size(), 2); // the heading alone
    }

    /// As a tool reads them: 210 × 297 mm, and what remains of a card of 63 × 88 mm when 3 mm are cut off.
    void pagesHaveExactBoxes() {
        if (!has("pdfinfo"))
            QSKIP("pdfinfo is not installed");
        const auto boxOf = [this](const char *file, const char *name) {
            const QString boxes = output("pdfinfo", {"-box", path(file)});
            const QRegularExpression line(
                QStringLiteral("%1:\\s+([-\\d.]+)\\s+([-\\d.]+)\\s+([-\\d.]+)\\s+([-\\d.]+)").arg(QLatin1String(name)));
            const QRegularExpressionMatch match = line.match(boxes);
            return QRectF(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                          QPointF(match.captured(3).toDouble(), match.captured(4).toDouble()));
        };
        const auto isSize = [](const QRectF &box, double width, double height) {
            return std::abs(box.width() * kMmPerPoint - width) < 0.004 &&
                   std::abs(box.height() * kMmPerPoint - height) < 0.004;
        };
        QCOMPARE(runPrintCommand({"aid", "--out", path("a4.pdf")}), kDone);
        QVERIFY(isSize(boxOf("a4.pdf", "MediaBox"), 210, 297));
        QCOMPARE(runPrintCommand({"aid", "--paper", "tabloid", "--out", path("tabloid.pdf")}), kDone);
        QVERIFY(isSize(boxOf("tabloid.pdf", "MediaBox"), 279.4, 431.8));
        QCOMPARE(runPrintCommand({"cards", "medusa", "--single", "--out", path("shop.pdf")}), kDone);
        const QRectF media = boxOf("shop.pdf", "MediaBox");
        const QRectF trim = boxOf("shop.pdf", "TrimBox");
        QVERIFY(isSize(media, 69, 94));
        QCOMPARE(boxOf("shop.pdf", "BleedBox"), media);
        QVERIFY(isSize(trim, 63, 88));
        QVERIFY(std::abs((trim.left() - media.left()) * kMmPerPoint - 3) < 0.004);
        QVERIFY(std::abs((trim.top() - media.top()) * kMmPerPoint - 3) < 0.004);
        QCOMPARE(runPrintCommand({"board", "greenwood", "--whole", "--out", path("whole.pdf")}), kDone);
        const QSizeF board = posterSize(test::boardNamed("greenwood"), 30);
        QVERIFY(isSize(boxOf("whole.pdf", "TrimBox"), board.width(), board.height()));
    }

    void documentsSayTheirLanguage() {
        QCOMPARE(runPrintCommand({"sheet", "medusa", "--lang", "fr", "--out", path("fr.pdf")}), kDone);
        QVERIFY(bytesOf(path("fr.pdf")).contains("/Lang (fr)"));
        if (!has("pdfinfo"))
            QSKIP("pdfinfo is not installed");
        QVERIFY(output("pdfinfo", {path("fr.pdf")}).contains("Méduse – Fiche du deck"));
    }

    void ownDecksPrintLikeTheOthers() {
        const QString own = path("own.json");
        QVERIFY(QFile::copy(QString::fromStdString(test::sourcePath("resources/decks/medusa.json")), own));
        QCOMPARE(runPrintCommand({"sheet", own, "--lang", "en", "--out", path("own.pdf")}), kDone);
        QCOMPARE(runPrintCommand({"sheet", "medusa", "--lang", "en", "--out", path("medusa.pdf")}), kDone);
        const auto withoutDate = [](QByteArray bytes) {
            const qsizetype at = bytes.indexOf("/CreationDate");
            return bytes.remove(at, bytes.indexOf('\n', at) - at);
        };
        QCOMPARE(withoutDate(bytesOf(path("own.pdf"))), withoutDate(bytesOf(path("medusa.pdf"))));
    }

    void whatCannotBeDoneIsSaid() {
        QCOMPARE(runPrintCommand({"sheet", "nobody", "--out", path("no.pdf")}), kFailed);
        QVERIFY(!QFile::exists(path("no.pdf")));
        QCOMPARE(runPrintCommand({"sheet", "medusa", "nobody", "--out", path("two/")}), kFailed);
        QVERIFY(!QFile::exists(path("two")));
        QCOMPARE(runPrintCommand({"cards", "medusa", "--size", "190x190", "--out", path("big.pdf")}), kDone);
        QCOMPARE(runPrintCommand({"cards", "medusa", "--size", "205x200", "--out", path("no.pdf")}), kMisused);
    }

    void misuse_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addRow("nothing") << QStringList{};
        QTest::addRow("kind") << QStringList{"poem"};
        QTest::addRow("no deck") << QStringList{"sheet"};
        QTest::addRow("option") << QStringList{"aid", "--glossy"};
        QTest::addRow("value") << QStringList{"aid", "--paper", "a5"};
        QTest::addRow("no value") << QStringList{"aid", "--paper"};
        QTest::addRow("languages") << QStringList{"aid", "--lang", "fr,de,en"};
        QTest::addRow("language") << QStringList{"aid", "--lang", "xx"};
        QTest::addRow("operand") << QStringList{"aid", "medusa"};
        QTest::addRow("one dash") << QStringList{"aid", "-x"};
        QTest::addRow("value of a switch") << QStringList{"aid", "--ink-saver=yes"};
        QTest::addRow("an option for a value") << QStringList{"aid", "--paper", "--ink-saver"};
        QTest::addRow("twice") << QStringList{"aid", "--paper", "a4", "--paper", "letter"};
        QTest::addRow("option of another kind") << QStringList{"aid", "--backs", "long"};
        QTest::addRow("half a size") << QStringList{"cards", "medusa", "--size", "63"};
        QTest::addRow("diameter") << QStringList{"board", "greenwood", "--diameter", "4"};
        QTest::addRow("tabletop") << QStringList{"board", "greenwood", "--as", "tabletop"};
        QTest::addRow("dots") << QStringList{"aid", "--as", "png", "--dpi", "5000"};
        QTest::addRow("bleed") << QStringList{"cards", "medusa", "--bleed", "-1"};
        QTest::addRow("one file for many") << QStringList{"cards", "medusa", "--as", "png", "--out", "one.png"};
    }
    void misuse() {
        QFETCH(QStringList, words);
        QCOMPARE(runPrintCommand(words), kMisused);
    }

    void whatWasMeant() {
        const Words words(Language::En);
        QVERIFY(readPrintArguments({"aid", "--papr", "a4"}, words).problem.contains("--paper"));
        QVERIFY(readPrintArguments({"shet", "medusa"}, words).problem.contains("sheet"));
        QCOMPARE(readPrintArguments({"aid"}, Words(Language::Fr)).job.languages, std::vector{Language::Fr});
        QCOMPARE(readPrintArguments({"aid", "--lang", "de,de"}, words).job.languages, std::vector{Language::De});
        QCOMPARE(readPrintArguments({"sheet", "--", "--odd.json"}, words).job.contents, QStringList{"--odd.json"});
    }

    void theHelpNamesEverything_data() {
        QTest::addColumn<int>("language");
        for (const Language language : kLanguages)
            QTest::addRow("%s", codeOf(language)) << static_cast<int>(language);
    }
    void theHelpNamesEverything() {
        QFETCH(int, language);
        const QString help = printHelp(Words(static_cast<Language>(language)));
        for (const PrintOption &option : kPrintOptions)
            QCOMPARE(help.count(QStringLiteral("\n  --%1 ").arg(QLatin1String(option.name))), 1);
        for (const char *kind : kKindNames)
            QCOMPARE(help.count(QStringLiteral("\n  %1 ").arg(QLatin1String(kind))), 1);
        for (const char *name : test::kDeckNames)
            QVERIFY(help.contains(QLatin1String(name)));
        for (const char *name : test::kBoardNames)
            QVERIFY(help.contains(QLatin1String(name)));
        for (const QString &line : help.split('\n'))
            QVERIFY2(line.size() <= 80, qPrintable(line));
    }

    void noHalfFiles() {
#ifdef Q_OS_UNIX
        QFile obstacle(path("obstacle"));
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        obstacle.close();
        QCOMPARE(runPrintCommand({"aid", "--out", path("obstacle/aid.pdf")}), kFailed);
        QCOMPARE(runPrintCommand({"aid", "--out", path("obstacle/")}), kFailed);
        const QString pipe = path("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(runPrintCommand({"aid", "--out", pipe}), kFailed); // and it is still a pipe
        QVERIFY(!QFileInfo(pipe).isFile());

        // A disk that is full after a thousand bytes.
        QCOMPARE(runPrintCommand({"aid", "--out", path("old.pdf")}), kDone);
        const QByteArray before = bytesOf(path("old.pdf"));
        rlimit usual{};
        getrlimit(RLIMIT_FSIZE, &usual);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = usual;
        small.rlim_cur = 1000;
        setrlimit(RLIMIT_FSIZE, &small);
        const int onNew = runPrintCommand({"aid", "--out", path("new.pdf")});
        const int onOld = runPrintCommand({"aid", "--out", path("old.pdf")});
        setrlimit(RLIMIT_FSIZE, &usual);
        QCOMPARE(onNew, kFailed);
        QCOMPARE(onOld, kFailed);
        QVERIFY(!QFile::exists(path("new.pdf")));
        QCOMPARE(bytesOf(path("old.pdf")), before);
#else
        QSKIP("needs limits of files");
#endif
    }

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST(TestPdf)
#include "tst_pdf.moc"
