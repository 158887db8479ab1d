// SPDX-License-Identifier: MIT
//
// Decks of other programs: names, types, numbers and copies arrive, texts wait as notes, every change is said; a table
// can be written and read again; whatever a file holds, it is answered with words.
#include "editor/deck/shelf/csv_import.h"
#include "editor/deck/shelf/json_import.h"
#include "editor/deck/shelf/table_import.h"
#include "engine/core/rng.h"
#include "engine/io/deck_check.h"
#include "engine/io/library.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace champclos;
using namespace champclos::editor;

namespace {

const QByteArray kMakerDeck = R"({
  "id": "abc", "name": "Ogre", "version": 3,
  "deck_data": {
    "appearance": {"borderColour": "#111111"},
    "hero": {"name": "Ogre", "hp": 15, "move": 3, "isRanged": false, "specialAbility": "Ogre moves +1."},
    "sidekick": {"name": "Goblin", "hp": 1, "isRanged": true, "quantity": 3, "quote": ""},
    "extraCharacters": null,
    "ruleCards": [{"title": "Rage", "content": "Count rage."}],
    "cards": [
      {"title": "Blow", "type": "attack", "value": 4, "boost": 2, "quantity": 3, "characterName": "Ogre",
       "basicText": "", "immediateText": "", "duringText": "+1.", "afterText": "Draw 1 card.", "imageUrl": "x.png"},
      {"title": "Duck", "type": "defence", "value": "3", "boost": "1", "quantity": "2", "characterName": "ANY"},
      {"title": "Plot", "type": "scheme", "value": null, "boost": null, "quantity": 1, "basicText": "Recover 2."},
      {"title": "Odd", "type": "trick", "value": 99, "boost": 1, "quantity": 50, "characterName": "Goblin"},
      {"title": "", "type": "attack"}
    ]
  }
})";

const QByteArray kTabletopDeck = R"({
  "SaveName": "x",
  "ObjectStates": [
    {"Name": "Bag", "ContainedObjects": [
      {"Name": "DeckCustom", "Nickname": "Ogre", "DeckIDs": [100, 100, 101], "CustomDeck": {"1": {"NumWidth": 2}},
       "ContainedObjects": [
        {"Name": "Card", "Nickname": "Blow", "Description": "After combat: Draw 1 card.", "CardID": 100,
         "GMNotes": "type: attack value: 4 boost: 2"},
        {"Name": "Card", "Nickname": "Blow", "Description": "After combat: Draw 1 card.", "CardID": 100},
        {"Name": "Card", "Nickname": "Duck", "Description": "", "CardID": 101}
       ]}
    ]}
  ]
})";

bool says(const ImportResult &result, const QString &words) {
    return std::any_of(result.remarks.begin(), result.remarks.end(),
                       [&](const ImportRemark &remark) { return remark.text.contains(words); });
}

} // namespace

class TestDeckImport : public QObject {
    Q_OBJECT

private slots:
    void deckMaker() {
        const ImportResult result = importJson(kMakerDeck, Language::En, "file");
        QVERIFY(result.deck);
        const DeckDef &deck = *result.deck;
        QCOMPARE(deck.name.in(Language::En), std::string("Ogre"));
        QCOMPARE(deck.move, 3);
        QCOMPARE(deck.fighters.size(), 2U);
        QCOMPARE(deck.fighters[0].health, 15);
        QCOMPARE(deck.fighters[0].role, Role::Hero);
        QCOMPARE(deck.fighters[1].count, 3);
        QCOMPARE(deck.fighters[1].attack, AttackType::Ranged);
        QCOMPARE(deck.cards.size(), 4U);
        const CardDef &blow = deck.cards[0];
        QCOMPARE(blow.type, CardType::Attack);
        QCOMPARE(blow.value, 4);
        QCOMPARE(blow.boost, std::optional(2));
        QCOMPARE(blow.copies, 3);
        QCOMPARE(blow.playedBy, std::vector<std::string>{deck.fighters[0].id});
        for (const char *words : {"Ogre moves +1.", "Count rage.", "During combat: +1.", "After combat: Draw 1 card."})
            QVERIFY2(QString::fromStdString(blow.note).contains(words), blow.note.c_str());
        for (const Block &block : blow.effects)
            QVERIFY(block.empty());
        QCOMPARE(deck.cards[1].type, CardType::Defense);
        QCOMPARE(deck.cards[1].value, 3);
        QVERIFY(deck.cards[1].playedBy.empty());
        QCOMPARE(deck.cards[2].type, CardType::Scheme);
        QVERIFY(!deck.cards[2].boost);
        QCOMPARE(deck.cards[3].value, io::kValueRange.most);
        QCOMPARE(deck.cards[3].copies, io::kCopiesRange.most);
        QVERIFY(says(result, "“trick”") && says(result, "99") && says(result, "without a name"));
        QCOMPARE(result.cards, 4);
    }

    void tabletopSimulator() {
        const ImportResult result = importJson(kTabletopDeck, Language::En, "file");
        QVERIFY(result.deck);
        QCOMPARE(result.deck->cards.size(), 2U);
        QCOMPARE(result.copies, 3);
        QCOMPARE(result.deck->cards[0].type, CardType::Attack);
        QCOMPARE(result.deck->cards[0].value, 4);
        QCOMPARE(result.deck->cards[0].copies, 2);
        QCOMPARE(result.deck->cards[0].note, std::string("After combat: Draw 1 card."));
        QVERIFY(says(result, "versatile with value 0"));
        const ImportResult sheet =
            importJson(R"({"Name": "DeckCustom", "DeckIDs": [100, 101, 101]})", Language::De, "Oger");
        QVERIFY(sheet.deck);
        QCOMPARE(sheet.cards, 2);
        QCOMPARE(sheet.copies, 3);
    }

    void columnsForLanguagesAndWindows() {
        const ImportResult result = importCsv("Name (EN);name fr;Name-de;copies;type;value;boost;fighter;immediately;"
                                              "During combat;after\n"
                                              "Blow;Coup;Hieb;3;attack;4;2;Ogre;Now.;Then.;Later.\n",
                                              Language::Fr, "Ogre");
        QVERIFY(result.deck);
        const CardDef &card = result.deck->cards.front();
        QCOMPARE(card.name.in(Language::En), std::string("Blow"));
        QCOMPARE(card.name.in(Language::Fr), std::string("Coup"));
        QCOMPARE(card.name.in(Language::De), std::string("Hieb"));
        QCOMPARE(card.note, std::string("Immediately: Now. During combat: Then. After combat: Later."));
        QVERIFY(result.remarks.isEmpty());
    }

    /// Every deck of the program as a table and back: names, types and numbers are the same.
    void tablesGoBothWays() {
        const io::Library library;
        for (const std::string &id : library.deckIds()) {
            io::Diagnostics diagnostics;
            const DeckDef deck = *library.deck(id, diagnostics);
            const ImportResult result = importCsv(exportCsv(deck, Language::De), Language::De, "x");
            QVERIFY(result.deck);
            QVERIFY2(result.remarks.isEmpty(), qPrintable(result.remarks.value(0).text));
            QCOMPARE(result.deck->cards.size(), deck.cards.size());
            for (std::size_t index = 0; index < deck.cards.size(); ++index) {
                const CardDef &before = deck.cards[index];
                const CardDef &after = result.deck->cards[index];
                QCOMPARE(after.name.in(Language::En), before.name.in(Language::En));
                QCOMPARE(after.name.in(Language::De), before.name.in(Language::De));
                QCOMPARE(after.type, before.type);
                QCOMPARE(after.value, before.type == CardType::Scheme ? 0 : before.value);
                QCOMPARE(after.boost, before.boost);
                QCOMPARE(after.copies, before.copies);
            }
        }
        const ImportResult empty = importCsv(csvTemplate(Language::Fr), Language::Fr, "x");
        QVERIFY(empty.deck && empty.remarks.isEmpty());
        QCOMPARE(empty.cards, 4);
    }

    void nothingOfOurs_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("name,type\n");
        QTest::newRow("cut off") << kMakerDeck.left(300);
        QTest::newRow("a list") << QByteArray("[1, 2, 3]");
        QTest::newRow("something else") << QByteArray("{\"cards\": 7, \"hero\": []}");
        QTest::newRow("no cards") << QByteArray("{\"cards\": [], \"hero\": {\"name\": \"x\"}}");
        QTest::newRow("deep") << QByteArray(5000, '[');
        QTest::newRow("deep objects") << QByteArray("{\"ObjectStates\":[").repeated(2000);
        QTest::newRow("no text") << QByteArray("\xFF\xFE\0\0{}", 7);
    }
    void nothingOfOurs() {
        QFETCH(QByteArray, file);
        const ImportResult result = importJson(file, Language::De, "x");
        QVERIFY(!result.deck);
        QVERIFY(!result.remarks.isEmpty());
        QVERIFY(!result.remarks.front().text.isEmpty());
    }

    /// Too many cards, endless names and texts: what there is room for, and a remark.
    void tooMuch() {
        QByteArray cards;
        for (int card = 0; card < 400; ++card)
            cards += "{\"title\": \"Card " + QByteArray::number(card) + QByteArray(500, 'x') +
                     "\", \"type\": \"attack\", \"quantity\": 1, \"characterName\": \"F" + QByteArray::number(card) +
                     "\", \"afterText\": \"" + QByteArray(5000, 'y') + "\"},";
        cards.chop(1);
        const ImportResult result =
            importJson("{\"hero\": {\"name\": \"H\", \"hp\": 1e9}, \"cards\": [" + cards + "]}", Language::En, "x");
        QVERIFY(result.deck);
        QVERIFY(result.deck->cards.size() <= kMaxCardsPerDeck);
        QVERIFY(result.deck->fighters.size() <= kMaxFightersPerSeat);
        for (const CardDef &card : result.deck->cards) {
            QVERIFY(card.name.in(Language::En).size() <= io::kMaxTitleLength);
            QVERIFY(card.note.size() <= io::kMaxNoteLength);
        }
        QVERIFY(says(result, "left out"));
    }

    /// Files with random damage are read or refused, and what is read is a deck that can be checked and written.
    void randomDamage() {
        Rng chance(11);
        for (int round = 0; round < 3000; ++round) {
            QByteArray file = round % 2 == 0 ? kMakerDeck : kTabletopDeck;
            for (std::uint64_t hits = 1 + chance.below(6); hits > 0; --hits) {
                const auto at = static_cast<qsizetype>(chance.below(static_cast<std::uint32_t>(file.size())));
                if (chance.below(3) == 0)
                    file.remove(at, static_cast<qsizetype>(1 + chance.below(20)));
                else
                    file[at] = static_cast<char>(chance.below(256));
                if (file.isEmpty())
                    file = "{}";
            }
            const ImportResult result = importJson(file, Language::Fr, "x");
            QVERIFY(result.deck || !result.remarks.isEmpty());
            if (!result.deck)
                continue;
            io::Diagnostics diagnostics;
            io::check(*result.deck, diagnostics);
            QVERIFY(!exportCsv(*result.deck, Language::Fr).isEmpty());
        }
    }

    void intoTheDocument() {
        QTemporaryDir folder;
        const auto path = [&](const char *name) { return folder.filePath(name); };
        QFile file(path("ogre.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kMakerDeck);
        file.close();
        DeckDocument document;
        TableImport table;
        table.setProperty("document", QVariant::fromValue(&document));
        QVERIFY(table.read(path("ogre.json"), "en"));
        QCOMPARE(document.designCount(), 4);
        QVERIFY(table.problems()->count() > 0);
        QVERIFY(document.canUndo());
        QVERIFY(table.writeTable(path("ogre.csv"), "en"));
        QVERIFY(table.writeTemplate(path("empty.csv"), "de"));
        QVERIFY(!table.writeTable(path("nowhere/ogre.csv"), "en"));
        QVERIFY(table.problems()->count() > 0);
        QFile large(path("large.json"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(9 << 20));
        large.close();
        QVERIFY(!table.read(path("large.json"), "en"));
        QVERIFY(table.problems()->problems()[0].fact.contains("8"));
        QVERIFY(!table.read(folder.path(), "en"));
    }
};

CHAMPCLOS_TEST(TestDeckImport)
#include "tst_deck_import.moc"
