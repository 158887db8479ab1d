// SPDX-License-Identifier: MIT
//
// What leaves as pictures: cards one by one, battlefields in pixels, sheets for a virtual table; proofs of decks that
// are not finished; what several decks need on common pages.
#include "app/paint/fonts.h"
#include "app/print/job.h"
#include "app/print/print_command.h"
#include "app/print/tabletop.h"
#include "app/print/token_sheet.h"
#include "engine/io/deck_io.h"
#include "engine/io/files.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace champclos;
using namespace champclos::app::print;

class TestExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { paint::registerFonts(); }

    void aPictureForEachCard() {
        QCOMPARE(runPrintCommand({"cards", "medusa", "--as", "png", "--lang", "fr", "--out", path("plain")}), kDone);
        const QDir plain(path("plain/medusa-cards-fr"));
        const DeckDef deck = test::deckNamed("medusa");
        const QStringList names = plain.entryList({"*.png"}, QDir::Files, QDir::Name);
        QCOMPARE(names.size(), static_cast<qsizetype>(deck.cards.size() + 1));
        QVERIFY(names.contains("back.png"));
        int copies = 0;
        for (const QString &name : names)
            if (name != "back.png")
                copies += name.section('-', -1).section('x', 0, 0).toInt();
        QCOMPARE(copies, 30);
        const QImage card(plain.filePath(names.front()));
        QCOMPARE(card.size(), QSize(744, 1039)); // 63 × 88 mm at 300 dots per inch
        QCOMPARE(card.dotsPerMeterX(), 11810);
        QCOMPARE(runPrintCommand({"cards", "medusa", "--as", "png", "--bleed", "3", "--dpi", "150", "--backs", "none",
                                  "--lang", "fr", "--out", path("bleed")}),
                 kDone);
        const QDir bleed(path("bleed/medusa-cards-fr"));
        QCOMPARE(bleed.entryList({"*.png"}).size(), static_cast<qsizetype>(deck.cards.size()));
        QCOMPARE(QImage(bleed.filePath(names.front())).size(), QSize(407, 555));
    }

    void aBattlefieldInPixels() {
        const QString file = path("board.png");
        QCOMPARE(runPrintCommand({"board", "greenwood", "--as", "png", "--pixels", "1000", "--out", file}), kDone);
        const QImage plain(file);
        QCOMPARE(std::max(plain.width(), plain.height()), 1000);
        QCOMPARE(runPrintCommand({"board", "greenwood", "--as", "png", "--pixels", "1000", "--numbers", "--out", file}),
                 kDone);
        const QImage numbered(file);
        QVERIFY(numbered != plain);
        QCOMPARE(
            runPrintCommand({"board", "greenwood", "--as", "png", "--pixels", "1000", "--ink-saver", "--out", file}),
            kDone);
        QImage saver(file);
        for (int x = 0; x < saver.width(); x += 7)
            for (int y = 0; y < saver.height(); y += 7)
                QVERIFY(QColor(saver.pixel(x, y)).saturation() == 0);
    }

    void aDeckForAVirtualTable() {
        QCOMPARE(runPrintCommand(
                     {"cards", "titania", "--as", "tabletop", "--character", "--lang", "en", "--out", path("table")}),
                 kDone);
        io::Diagnostics diagnostics;
        const auto json = io::readJsonFile(path("table/titania-tabletop-en.json").toStdString(), diagnostics);
        QVERIFY(json);
        const io::JsonValue &states = (*json)["ObjectStates"];
        QCOMPARE(states.size(), 2U); // the deck, and what lies beside it
        const io::JsonValue &deck = states[0];
        QCOMPARE(deck["Name"].string(), std::string("DeckCustom"));
        QCOMPARE(deck["DeckIDs"].size(), 30U);
        QCOMPARE(deck["ContainedObjects"].size(), 30U);
        const io::JsonValue &sheet = deck["CustomDeck"]["1"];
        const QImage faces(QUrl(QString::fromStdString(sheet["FaceURL"].string())).toLocalFile());
        const QImage back(QUrl(QString::fromStdString(sheet["BackURL"].string())).toLocalFile());
        QVERIFY(!faces.isNull());
        QVERIFY(!back.isNull());
        const auto columns = static_cast<int>(sheet["NumWidth"].integer());
        const auto rows = static_cast<int>(sheet["NumHeight"].integer());
        QCOMPARE(faces.width() % columns, 0);
        QCOMPARE(faces.height() % rows, 0);
        QVERIFY(faces.width() <= 8192 && faces.height() <= 8192);
        const auto designs = static_cast<int>(test::deckNamed("titania").cards.size());
        for (const io::JsonValue &card : deck["ContainedObjects"].items()) {
            QVERIFY(!card["Nickname"].string().empty());
            QVERIFY(card["CardID"].integer() >= 100 && card["CardID"].integer() < 100 + designs);
        }
    }

    void gridsHaveAPlaceForTheHiddenCard() {
        for (int cards = 1; cards <= 69; ++cards) {
            const QSize grid = tabletopGrid(cards);
            QVERIFY(grid.width() * grid.height() > cards);
            QVERIFY(grid.width() <= 10 && grid.height() <= 7 && grid.width() >= 2 && grid.height() >= 2);
        }
    }

    /// A deck of which half is missing is printed, and every page says that it is not finished.
    void proofsOfUnfinishedDecks() {
        DeckDef deck = test::deckNamed("medusa");
        deck.cards.resize(3);
        deck.name.in(Language::Fr).clear();
        io::Diagnostics diagnostics;
        const QString file = path("draft.json");
        QVERIFY(io::writeFile(file.toStdString(), io::writeDeck(deck), diagnostics));
        for (const char *kind : {"sheet", "cards", "tokens", "summary"})
            QCOMPARE(runPrintCommand({kind, file, "--lang", "fr", "--out", path("draft.pdf")}), kDone);
        Job job;
        job.contents = {file};
        const std::vector<Document> documents = documentsOf(job, io::Library(), FontMeasure(), diagnostics);
        QCOMPARE(documents.size(), 1U);
        QVERIFY(documents.front().isProof);
        QVERIFY(!documentsOf({}, io::Library(), FontMeasure(), diagnostics).size());
    }

    void tokensOfSeveralDecksSharePages() {
        std::vector<DeckDef> decks;
        std::size_t apart = 0;
        for (const char *name : {"medusa", "bigfoot", "robin-hood", "king-arthur"}) {
            decks.push_back(test::deckNamed(name));
            apart += tokenSheet({decks.back()}, {}, FontMeasure()).pages.size();
        }
        const std::size_t together = tokenSheet(decks, {}, FontMeasure()).pages.size();
        qInfo("%zu pages together, %zu apart", together, apart);
        QVERIFY(together < apart);
        TokenOptions options;
        options.hasStandees = true;
        int figures = 0;
        for (const Page &page : tokenSheet(decks, options, FontMeasure()).pages)
            for (const Mark &mark : page.marks)
                if (const auto *picture = std::get_if<PictureMark>(&mark))
                    figures += picture->what == QStringLiteral("standee") ? 1 : 0;
        int fighters = 0;
        for (const DeckDef &deck : decks)
            for (const FighterDef &fighter : deck.fighters)
                fighters += fighter.count;
        QCOMPARE(figures, 2 * fighters); // seen from both sides
    }

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST(TestExport)
#include "tst_export.moc"
