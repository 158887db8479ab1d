// SPDX-License-Identifier: MIT
//
// Decks from tables: any separator, quotes, header in three languages or none, byte order mark; numbers arrive, texts
// wait as notes; what makes no sense is reported with its line and the rest is read all the same.
#include "editor/deck/shelf/csv_import.h"
#include "editor/deck/shelf/table_import.h"
#include "engine/io/deck_io.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace champclos;
using namespace champclos::editor;

class TestDeckCsv : public QObject {
    Q_OBJECT

private slots:
    void rows();
    void tables_data();
    void tables();
    void badRows();
    void anEmptyCellIsNoBoost();
    void oddTables();
    void nothingToRead_data();
    void nothingToRead();
    void intoTheDocument();
};

void TestDeckCsv::rows() {
    QCOMPARE(csvRows("a,\"b \"\"c\"\"\nd\",e\r\nf,,\n", u','),
             (QList<CsvRow>{{1, {"a", "b \"c\"\nd", "e"}}, {3, {"f", "", ""}}}));
    QCOMPARE(csvSeparator("a;b;c\n1,5;2;3"), QChar(u';'));
    QCOMPARE(csvSeparator("a\tb"), QChar(u'\t'));
    QCOMPARE(csvSeparator("\"a;b\",c,d"), QChar(u','));
    QVERIFY(csvRows("", u',').isEmpty());
}

void TestDeckCsv::tables_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("comma, English") << QByteArray("name,copies,type,value,boost,fighter,text\n"
                                                  "Blow,3,attack,4,2,Ogre,\"After combat: draw 1, then stop.\"\n"
                                                  "Nap,2,scheme,,3,any,Recover 2.\n");
    QTest::newRow("semicolon, French") << QByteArray("Nom;Exemplaires;Type;Valeur;Boost;Combattant;Texte\r\n"
                                                     "Blow;3;Attaque;4;2;Ogre;After combat: draw 1, then stop.\r\n"
                                                     "Nap;2;Stratagème;-;3;tous;Recover 2.\r\n");
    QTest::newRow("tab, German, BOM") << QByteArray(
        "\xEF\xBB\xBF"
        "Text\tKarte\tAnzahl\tTyp\tWert\tBoost\tKämpfer\n"
        "After combat: draw 1, then stop.\tBlow\tx3\tAngriff\t4\t+2\tOgre\n\n"
        "Recover 2.\tNap\t2\tPlanung\t\t3\tbeliebig\n");
    QTest::newRow("no header") << QByteArray("Blow,3,attack,4,2,Ogre,\"After combat: draw 1, then stop.\"\n"
                                             "Nap,2,scheme,0,3,,Recover 2.");
    QTest::newRow("Latin-1") << QByteArray("Nom;Exemplaires;Type;Valeur;Boost;Combattant;Texte\n"
                                           "Blow;3;Attaque;4;2;Ogre;After combat: draw 1, then stop.\n"
                                           "Nap;2;Stratag\xE8me;-;3;tous;Recover 2.\n");
}

void TestDeckCsv::tables() {
    QFETCH(QByteArray, table);
    const ImportResult result = importCsv(table, Language::En, "Ogre");
    QVERIFY2(result.remarks.isEmpty(), result.remarks.isEmpty() ? "" : qPrintable(result.remarks[0].text));
    QVERIFY(result.deck.has_value());
    const DeckDef &deck = *result.deck;
    QCOMPARE(deck.id, std::string("ogre"));
    QCOMPARE(deck.fighters.size(), std::size_t(1));
    QCOMPARE(deck.fighters[0].id, std::string("ogre"));
    QVERIFY(deck.fighters[0].role == Role::Hero);
    QCOMPARE(result.copies, 5);
    QCOMPARE(deck.cards.size(), std::size_t(2));
    QCOMPARE(deck.cards[0].name.in(Language::En), std::string("Blow"));
    QCOMPARE(deck.cards[0].value, 4);
    QCOMPARE(deck.cards[0].boost, std::optional(2));
    QCOMPARE(deck.cards[0].copies, 3);
    QCOMPARE(deck.cards[0].playedBy, std::vector<std::string>{"ogre"});
    QCOMPARE(deck.cards[0].note, std::string("After combat: draw 1, then stop."));
    QVERIFY(deck.cards[1].type == CardType::Scheme);
    QVERIFY(deck.cards[1].playedBy.empty());
    // It can be kept as a draft.
    io::Diagnostics diagnostics;
    QVERIFY(io::readDeckDraft(io::writeDeck(deck), diagnostics) == deck);
}

void TestDeckCsv::badRows() {
    const ImportResult result = importCsv("name,copies,type,value,boost,fighter,text\n"
                                          "Good,2,versatile,3,1,Fay,\n"
                                          ",2,attack,3,1,Fay,\n"
                                          "Odd,2,tactic,3,1,Fay,\n"
                                          "\"Two\nlines\",many,attack,3,1,Fay,\n"
                                          "High,2,attack,99,1,Fay,\n"
                                          "Short,1,defense\n"
                                          "Good,2,attack,3,1,Imp,\n",
                                          Language::En, "Fay");
    QList<int> lines;
    for (const ImportRemark &problem : result.remarks)
        lines << problem.line;
    QCOMPARE(lines, (QList<int>{3, 4, 5, 7}));
    QVERIFY(result.deck.has_value());
    QCOMPARE(result.cards, 3);
    QCOMPARE(result.deck->cards[2].id, std::string("good-2"));
    QVERIFY(!result.deck->cards[1].boost); // the row is too short to have one
    QCOMPARE(result.deck->fighters.size(), std::size_t(2));
    QVERIFY(result.deck->fighters[1].role == Role::Sidekick);
}

/// A 0 is a boost; nothing, or a dash, is none.
void TestDeckCsv::anEmptyCellIsNoBoost() {
    const ImportResult result =
        importCsv("name,copies,type,value,boost\nA,1,attack,3,0\nB,1,attack,3,\nC,1,attack,3,-\n"
                  "D,1,attack,3,\xE2\x80\x93\nE,1,attack,3,+4\n",
                  Language::En, "Fay");
    QVERIFY(result.remarks.isEmpty() && result.deck);
    QCOMPARE(result.deck->cards.size(), std::size_t(5));
    QVERIFY(result.deck->cards[0].boost == 0);
    for (const std::size_t card : {1, 2, 3})
        QVERIFY(!result.deck->cards[card].boost);
    QVERIFY(result.deck->cards[4].boost == 4);
    const ImportResult without = importCsv("name,type\nA,attack\n", Language::En, "Fay");
    QVERIFY(without.deck && !without.deck->cards[0].boost);
}

/// What can be read is read; what was strange about it is said.
void TestDeckCsv::oddTables() {
    const auto textsOf = [](const QByteArray &table) {
        QStringList texts;
        for (const ImportRemark &problem : importCsv(table, Language::De, "x").remarks)
            texts << QString("%1 %2").arg(problem.line).arg(problem.text);
        return texts;
    };
    const ImportResult quoted = importCsv("Name;Anzahl;Typ;Wert;Boost;Kämpfer;Text\n"
                                          "\"Groß; größer\";2;Angriff;3;1;Bär;\"Er sagt: \"\"Halt!\"\"\"\n",
                                          Language::De, "Bär");
    QVERIFY(quoted.remarks.isEmpty());
    QCOMPARE(quoted.deck->cards[0].name.in(Language::De), std::string("Groß; größer"));
    QCOMPARE(quoted.deck->cards[0].note, std::string("Er sagt: \"Halt!\""));
    QCOMPARE(quoted.deck->fighters[0].name.in(Language::De).name, std::string("Bär"));
    // Columns that are not there are said once, not for each row.
    QStringList texts = textsOf("name,type\nBlow,attack\nNap,scheme\n");
    QCOMPARE(texts.size(), 3);
    QVERIFY(texts[0].contains("copies") && texts[1].contains("value") && texts[2].contains("boost"));
    // Which card is left out, where, and why.
    texts = textsOf("name,copies,type,value,boost\nBlow,2,attack,x,1\nNap,2,,1,1\nGood,1,attack,1,1\n");
    QCOMPARE(texts.size(), 2);
    QVERIFY2(texts[0].startsWith("2 ") && texts[0].contains("Blow") && texts[0].contains("“x”"), qPrintable(texts[0]));
    QVERIFY2(texts[1].startsWith("3 ") && texts[1].contains("Nap"), qPrintable(texts[1]));
    texts = textsOf("name,copies,type,value,boost,text\nBlow,2,attack,1,1,Draw, then stop\n");
    QCOMPARE(texts.size(), 1);
    texts = textsOf("name,copies,type,value,boost,text\nGood,1,attack,1,1,\nBlow,2,attack,1,1,\"Draw\n");
    QCOMPARE(texts.size(), 1);
    QVERIFY2(texts[0].startsWith("3 "), qPrintable(texts[0]));
    const ImportResult windows =
        importCsv("Nom;Exemplaires;Type;Valeur;Boost\nL\x92\x9Cil noir;1;Attaque;1;1\n", Language::Fr, "x");
    QCOMPARE(windows.deck->cards[0].name.in(Language::Fr), std::string("L’œil noir"));
}

void TestDeckCsv::nothingToRead_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank") << QByteArray("\n\n  \n");
    QTest::newRow("header alone") << QByteArray("name,type\n");
    QTest::newRow("no type") << QByteArray("name,copies\nBlow,3\n");
    QTest::newRow("no table") << QByteArray("{ \"format\": \"something\" }");
    QTest::newRow("binary") << QByteArray("\0\1\2\3\xff\xfe", 6);
}

void TestDeckCsv::nothingToRead() {
    QFETCH(QByteArray, table);
    const ImportResult result = importCsv(table, Language::De, "x");
    QVERIFY(!result.deck.has_value());
    QVERIFY(!result.remarks.isEmpty());
}

void TestDeckCsv::intoTheDocument() {
    QTemporaryDir folder;
    setRecoveryFolder(folder.filePath("recovery"));
    QFile file(folder.filePath("Ogre.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("name,copies,type,value,boost,fighter,text\nBlow,30,attack,4,2,Ogre,Draw 1.\n");
    file.close();
    DeckDocument document;
    const std::string start = document.text();
    TableImport table;
    QVERIFY(table.setProperty("document", QVariant::fromValue(&document)));
    QVERIFY(table.read(file.fileName(), "en"));
    QCOMPARE(document.cardCount(), 30);
    QCOMPARE(table.problems()->count(), 0);
    bool isNoteSaid = false;
    for (const Problem &problem : document.problems()->problems())
        isNoteSaid = isNoteSaid || problem.code == "deck/note";
    QVERIFY(isNoteSaid);
    document.undo();
    QCOMPARE(document.text(), start);
    QVERIFY(!table.read(folder.filePath("missing.csv"), "en"));
    QCOMPARE(table.problems()->count(), 1);
}

CHAMPCLOS_TEST(TestDeckCsv)
#include "tst_deck_csv.moc"
