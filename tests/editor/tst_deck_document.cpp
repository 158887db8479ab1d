// SPDX-License-Identifier: MIT
//
// The deck that is open in the workshop: files come back byte for byte, every edit can be undone until the start is
// there again byte for byte, ids and references follow names, unfinished decks survive a save, models keep their word.
#include "editor/deck/blocks/effect_editor.h"
#include "editor/deck/document/deck_document.h"
#include "editor/deck/parts/card_list.h"
#include "editor/deck/parts/deck_choices.h"
#include "editor/deck/parts/deck_field.h"
#include "editor/deck/parts/deck_preview.h"
#include "editor/deck/parts/deck_shape.h"
#include "editor/deck/parts/name_grammar.h"
#include "editor/deck/shelf/deck_shelf.h"
#include "editor/deck/shelf/deck_workbench.h"
#include "editor/workbench/own_content.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace champclos;
using namespace champclos::editor;

namespace {

QString builtIn(const std::string &id) { return QStringLiteral(":/champclos/decks/%1.json").arg(qt(id)); }

QString linted(const DeckDef &deck) {
    io::Diagnostics diagnostics;
    io::check(deck, diagnostics);
    return qt(io::format(diagnostics));
}

} // namespace

class TestDeckDocument : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY(m_folder.isValid());
        setRecoveryFolder(m_folder.filePath("recovery"));
    }
    void builtInDecksComeBack_data();
    void builtInDecksComeBack();
    void newDeckSaysWhatIsMissing();
    void everyEditCanBeUndone();
    void idsFollowNames();
    void typeMovesTheSentence();
    void grammarIsFilledInBeforehand();
    void unfinishedDecksAreKept();
    void faultyFilesOpenWithTheirMistakes();
    void oneLanguageIsEnough();
    void composingByCandidates();
    void focusSurvivesUndo();
    void problemsLeadToTheirPlace();
    void shapeAgainstTheOthers();
    void aCardMayHaveNoBoost();
    void previewInEveryLanguage();
    void testGame();
    void shelf();
    void balance();

private:
    QTemporaryDir m_folder;
};

void TestDeckDocument::builtInDecksComeBack_data() {
    QTest::addColumn<QString>("path");
    const io::Library library;
    for (const std::string &id : library.deckIds())
        QTest::newRow(id.c_str()) << builtIn(id);
}

void TestDeckDocument::builtInDecksComeBack() {
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    DeckDocument document;
    QVERIFY(document.open(path));
    QCOMPARE(QByteArray::fromStdString(document.text()), bytes);
    QVERIFY(document.isPlayable());
    QCOMPARE(document.problems()->count(), 0);
    QCOMPARE(document.cardCount(), document.wantedCount());
    const QString copy = m_folder.filePath("copy.json");
    QVERIFY(document.saveAs(copy));
    QFile saved(copy);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll(), bytes);
    QVERIFY(document.openCopy(path));
    QVERIFY(document.value().id != QFileInfo(path).completeBaseName().toStdString());
    QCOMPARE(linted(document.value()), QString());
}

void TestDeckDocument::newDeckSaysWhatIsMissing() {
    DeckDocument document;
    QVERIFY(!document.isPlayable());
    QVERIFY(!document.isDirty());
    bool isCopiesSaid = false;
    for (const Problem &problem : document.problems()->problems())
        isCopiesSaid = isCopiesSaid || problem.code == "deck/copies";
    QVERIFY(isCopiesSaid);
    QCOMPARE(document.cardCount(), 0);
}

void TestDeckDocument::everyEditCanBeUndone() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("wayward-sisters")));
    const std::string start = document.text();
    QStringList texts;
    const auto step = [&](bool isDone, const char *what) {
        QVERIFY2(isDone, what);
        QVERIFY2(document.text() != (texts.isEmpty() ? start : texts.last().toStdString()), what);
        texts << qt(document.text());
    };
    step(document.setField("name.en", "Other"), "name");
    step(document.setField("author", "Me"), "author");
    step(document.setField("move", 4), "move");
    step(document.setPart("colours", true), "colours");
    step(document.setField("colours.field", "#112233"), "colour");
    step(document.setPart("token", true), "token");
    step(document.setField("token.name.en.name", "coin"), "token name");
    step(document.setField("token.sides[1].name.fr", "pile"), "side");
    step(document.setField("token.fighter", "sister"), "whose token");
    step(document.setPart("sideDeck", true), "side deck");
    step(document.addEntry("sideDeck.cards") == 1, "side card");
    step(document.addEntry("sideDeck.cards[0].abilities") == 0, "ability of a side card");
    step(document.setPart("pile.syllableGoal", true), "verse");
    step(document.setField("pile.syllableGoal", 12), "goal");
    step(document.setField("pile.takes", "combatCards"), "takes");
    step(document.addEntry("pile.ingredients") == 3, "ingredient");
    step(document.toggleName("pile.spells[0].needs", "leg"), "needs");
    step(document.addEntry("tags") == 0, "tag");
    step(document.addEntry("fighters") == 1, "fighter");
    step(document.setField("fighters[1].name.en", "Cat"), "fighter name");
    step(document.setField("fighters[1].count", 2), "count");
    step(document.setField("fighters[1].attack", "ranged"), "attack");
    step(document.setField("fighters[1].health", 3), "health");
    step(document.setField("fighters[1].emblem", "harpy"), "emblem");
    step(document.setField("fighters[1].name.de.gender", "f"), "gender");
    step(document.addEntry("cards") == 12, "card");
    step(document.setField("cards[12].name.en", "Claw"), "card name");
    step(document.setField("cards[12].value", 5), "value");
    step(document.setField("cards[12].boost", 1), "boost");
    step(document.setField("cards[12].copies", 2), "copies");
    step(document.setField("cards[12].note", "a note"), "note");
    step(document.toggleName("cards[12].playedBy", "cat"), "played by");
    step(document.toggleName("cards[12].tags", "tag"), "tags");
    step(document.setField("cards[12].ingredient", "bat"), "ingredient of a card");
    step(document.setField("cards[12].syllables", 3), "syllables");
    step(document.duplicateEntry("cards", 12), "duplicate");
    step(document.moveEntry("cards", 13, 0), "move");
    step(document.removeEntry("cards", 5), "delete");
    EffectEditor effects;
    effects.setDocument(&document);
    effects.setOwner("cards[12]");
    QCOMPARE(effects.focus(), QString("cards[12].after[0]"));
    step(effects.chooseKey("damage"), "block");
    step(effects.chooseKey("opposingFighter"), "operand");
    step(effects.setNumber("cards[12].after[0].damage", 3), "number");
    step(effects.stepNumber("cards[12].after[0].damage", 1), "step");
    step(effects.wrapIn("cards[12].after[0]", "if"), "wrap");
    step(effects.chooseKey("isHero"), "condition");
    step(effects.chooseKey("opposingFighter"), "operand of the condition");
    effects.setFocus("cards[12].after[0].else[0]");
    step(effects.chooseKey("draw"), "otherwise");
    effects.setFocus("cards[12].after[0].else[0].+");
    step(effects.chooseKey("upTo"), "flag");
    step(effects.removeAt("cards[12].after[0].else[0].upTo"), "flag off");
    step(effects.duplicateAt("cards[12].after[0].else[0]"), "duplicate block");
    step(effects.moveBy("cards[12].after[0].else[1]", 1), "move block out");
    step(effects.moveTo("cards[12].after[1]", "cards[12].after[0].then[1]"), "move block in");
    effects.copyAt("cards[12].after[0].then[0]");
    effects.setFocus("cards[12].after[1]");
    step(effects.paste(), "paste");
    effects.setFocus("cards[12].after");
    step(effects.chooseKey("immediately"), "moment");
    effects.setFocus("cards[12].immediately[2]");
    step(effects.chooseKey("choose"), "choose");
    step(effects.addOption("cards[12].immediately[2].of"), "option");
    step(effects.removeAt("cards[12].immediately[2].of[2]"), "option off");
    step(effects.removeAt("cards[12].immediately[2]"), "delete block");
    step(effects.unwrap("cards[12].immediately[0]"), "unwrap");
    step(document.setField("cards[12].type", "scheme"), "type");
    effects.setOwner("abilities");
    effects.setFocus("abilities.modify");
    step(effects.chooseKey("attackValue"), "continuous");
    effects.setFocus("abilities[1].fighter");
    step(effects.chooseKey("sister"), "for whom");
    effects.setFocus("abilities[1].while");
    step(effects.chooseKey("tookDamage"), "as long as");
    step(effects.chooseKey("yourHero"), "who");
    effects.setFocus("abilities.when");
    step(effects.chooseKey("endOfTurn"), "trigger");
    step(effects.chooseKey("draw"), "of an ability");
    step(effects.moveBy("abilities[2]", -1), "move an ability");
    step(effects.removeAt("abilities[1]"), "delete an ability");
    effects.setOwner("pile.spells[0]");
    effects.setFocus("pile.spells[0].do[2]");
    step(effects.chooseKey("endTurn"), "of a spell");
    step(document.setPart("token", false), "no token");
    step(document.removeEntry("fighters", 1), "delete a fighter");

    const std::string end = document.text();
    int undone = 0;
    while (document.canUndo()) {
        QVERIFY(!document.undoText().isEmpty());
        document.undo();
        ++undone;
    }
    QVERIFY(undone > 60);
    QCOMPARE(document.text(), start);
    QVERIFY(!document.isDirty());
    while (document.canRedo())
        document.redo();
    QCOMPARE(document.text(), end);
}

void TestDeckDocument::idsFollowNames() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("medusa")));
    const QString before = linted(document.value());
    QVERIFY(document.setField("fighters[1].name.en", "Fury"));
    QCOMPARE(document.field("fighters[1].id").toString(), QString("fury"));
    QCOMPARE(linted(document.value()), before); // every sentence that spoke of them still does
    DeckDocument alice;
    QVERIFY(alice.open(builtIn("alice")));
    QVERIFY(alice.setField("fighters[0].name.en", "Alicia"));
    QCOMPARE(alice.field("token.fighter").toString(), QString("alicia"));
    QVERIFY(document.setField("cards[0].name.en", "Élan vital!"));
    QCOMPARE(document.field("cards[0].id").toString(), QString("elan-vital"));
    QVERIFY(document.setField("cards[1].id", "my-own"));
    QVERIFY(document.setField("cards[1].name.en", "Another"));
    QCOMPARE(document.field("cards[1].id").toString(), QString("my-own")); // somebody chose it
    DeckDocument fresh;
    QVERIFY(fresh.setField("fighters[0].name.en", "Ogre"));
    QCOMPARE(fresh.field("name.de").toString(), QString("Ogre"));
    QCOMPARE(fresh.field("id").toString(), QString("ogre"));
    QCOMPARE(fresh.field("fighters[0].id").toString(), QString("ogre"));
    QCOMPARE(fresh.addEntry("cards"), 0);
    QCOMPARE(fresh.addEntry("cards"), 1);
    QVERIFY(fresh.setField("cards[0].name.en", "Blow"));
    QVERIFY(fresh.setField("cards[1].name.en", "Blow"));
    QCOMPARE(fresh.field("cards[1].id").toString(), QString("blow-2"));
    QVERIFY(!fresh.setField("cards[1].value", "many"));
    QVERIFY(!fresh.setField("cards[1].type", "weird"));
    QVERIFY(!fresh.setField("cards[9].value", 1));
    QVERIFY(!fresh.field("no.such[0]").isValid());
}

void TestDeckDocument::typeMovesTheSentence() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("medusa")));
    QVERIFY(document.setField("cards[1].type", "scheme"));
    QVERIFY(document.value().cards[1].effects[static_cast<std::size_t>(Timing::After)].empty());
    QCOMPARE(document.value().cards[1].effects[static_cast<std::size_t>(Timing::Scheme)].size(), std::size_t(1));
    QVERIFY(document.setField("cards[1].type", "attack"));
    QCOMPARE(document.value().cards[1].effects[static_cast<std::size_t>(Timing::After)].size(), std::size_t(1));
}

void TestDeckDocument::grammarIsFilledInBeforehand() {
    DeckDocument document;
    document.addEntry("fighters");
    QVERIFY(document.setField("fighters[1].name.en", "Witch"));
    QVERIFY(document.setField("fighters[1].name.fr", "Sorcière"));
    QVERIFY(document.setField("fighters[1].name.de", "Hexe"));
    QVERIFY(document.setField("fighters[1].count", 3));
    QCOMPARE(document.field("fighters[1].name.en.plural").toString(), QString("Witches"));
    QCOMPARE(document.field("fighters[1].name.fr.plural").toString(), QString("Sorcières"));
    QCOMPARE(document.field("fighters[1].name.de.plural").toString(), QString("Hexen"));
    QVERIFY(document.setField("fighters[1].name.de.plural", "Hexlein"));
    QVERIFY(document.setField("fighters[1].count", 2));
    QCOMPARE(document.field("fighters[1].name.de.plural").toString(), QString("Hexlein")); // typed by hand
    for (const char *language : {"en", "fr", "de"})
        for (const QString &key : NameGrammar::keys(language))
            QVERIFY2(!NameGrammar::hint(key).isEmpty(), qPrintable(key));
}

void TestDeckDocument::unfinishedDecksAreKept() {
    DeckDocument document;
    document.addEntry("cards");
    EffectEditor effects;
    effects.setDocument(&document);
    effects.setOwner("cards[0]");
    QVERIFY(effects.chooseKey("damage"));
    QVERIFY(effects.wrapIn("cards[0].after[0]", "if"));
    effects.setFocus("cards[0].after[1]");
    QVERIFY(effects.chooseKey("choose"));
    const QString path = m_folder.filePath("unfinished.json");
    QVERIFY(document.saveAs(path));
    DeckDocument again;
    QVERIFY2(again.open(path),
             qPrintable(again.fileProblems()->count() > 0 ? again.fileProblems()->problems()[0].fact : ""));
    QVERIFY(again.value() == document.value());
    QVERIFY(!again.isPlayable());
}

void TestDeckDocument::composingByCandidates() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("medusa")));
    document.addEntry("cards");
    EffectEditor effects;
    QAbstractItemModelTester rows(effects.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester fits(effects.fits(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    effects.setDocument(&document);
    effects.setOwner("cards[11]");
    QVERIFY(effects.isSilent());
    QVERIFY(effects.chooseKey("if"));
    QCOMPARE(effects.focus(), QString("cards[11].after[0].if"));
    QVERIFY(effects.chooseKey("wonCombat"));
    QCOMPARE(effects.focus(), QString("cards[11].after[0].then[0]"));
    QVERIFY(effects.chooseKey("damage"));
    QCOMPARE(effects.focus(), QString("cards[11].after[0].then[0].to"));
    QVERIFY(effects.chooseKey("one"));
    QVERIFY(effects.chooseKey("opposingFighters"));
    effects.setFocus("cards[11].after[0].then[0].to.+");
    QVERIFY(effects.chooseKey("inZoneOf"));
    QVERIFY(effects.chooseKey("medusa"));
    QCOMPARE(effects.sentences().size(), 3);
    const QString english = effects.sentences()[0].toMap()["text"].toString();
    QVERIFY2(english.contains("If you won") && english.contains("1\u00A0damage"), qPrintable(english));
    QVERIFY(effects.sentences()[1].toMap()["html"].toString().startsWith("<b>Après le combat"));
    // Search shows also what does not fit, with the reason.
    effects.setFocus("cards[11].after[1]");
    const int all = effects.fits()->count();
    effects.fits()->setSearch("value");
    QVERIFY(effects.fits()->count() > 0 && effects.fits()->count() < all);
    QVERIFY(!effects.choose(0)); // after the damage no value can change
    QVERIFY(!effects.fits()->index(0).data(FitsModel::ReasonRole).toString().isEmpty());
    effects.fits()->setSearch({});
    effects.walk(1);
    effects.walk(-1);
    QCOMPARE(effects.focus(), QString("cards[11].after[1]"));
    QVERIFY(!effects.removeAt("cards[11].after[7]"));
    QVERIFY(effects.removeAt("cards[11].after[0]"));
    QVERIFY(effects.isSilent());
}

void TestDeckDocument::focusSurvivesUndo() {
    DeckDocument document;
    document.addEntry("cards");
    EffectEditor effects;
    effects.setDocument(&document);
    effects.setOwner("cards[0]");
    QVERIFY(effects.chooseKey("damage"));
    document.undo();
    QVERIFY(effects.rows()->rowCount() > 0); // the empty window is offered again
    document.undo();
    QCOMPARE(document.designCount(), 0);
    QCOMPARE(effects.rows()->rowCount(), 0);
    QCOMPARE(effects.fits()->count(), 0);
    document.redo();
    QVERIFY(effects.rows()->rowCount() > 0);
}

void TestDeckDocument::problemsLeadToTheirPlace() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("medusa")));
    QVERIFY(document.setField("cards[3].name.de", ""));
    QCOMPARE(document.problems()->count(), 1);
    const Problem problem = document.problems()->problems()[0];
    QCOMPARE(problem.place, QString("cards[3].name.de"));
    QCOMPARE(DeckChoices::ownerOf(problem.place), QString("cards[3]"));
    QCOMPARE(problem.fact, QString("Hiss and Slither"));
    DeckField field;
    field.setDocument(&document);
    field.setPath("cards[3].name.de");
    QVERIFY(!field.problem().isEmpty());
    QVERIFY(field.set("Zischen"));
    QVERIFY(field.problem().isEmpty());
    QCOMPARE(field.text(), QString("Zischen"));
    CardListModel cards;
    QAbstractItemModelTester tester(&cards, QAbstractItemModelTester::FailureReportingMode::QtTest);
    cards.setDocument(&document);
    QCOMPARE(cards.count(), 11);
    document.removeEntry("cards", 2);
    document.duplicateEntry("cards", 0);
    document.addEntry("cards");
    QCOMPARE(cards.count(), 12);
    DeckListModel fighters;
    QAbstractItemModelTester listTester(&fighters, QAbstractItemModelTester::FailureReportingMode::QtTest);
    fighters.setDocument(&document);
    fighters.setList("fighters");
    QCOMPARE(fighters.count(), 2);
    QCOMPARE(fighters.index(1).data(DeckListModel::IdRole).toString(), QString("harpy"));
    document.addEntry("fighters");
    QCOMPARE(fighters.count(), 3);
}

void TestDeckDocument::shapeAgainstTheOthers() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("medusa")));
    DeckShape shape;
    shape.setDocument(&document);
    QCOMPARE(shape.comparedWith(), 10);
    double cards = 0;
    double average = 0;
    for (const QVariant &entry : shape.types()) {
        cards += entry.toMap()["count"].toDouble();
        average += entry.toMap()["average"].toDouble();
    }
    QCOMPARE(cards, 30.0);
    QVERIFY(qAbs(average - 30.0) < 1e-9);
    QCOMPARE(shape.totals().size(), 3);
}

void TestDeckDocument::aCardMayHaveNoBoost() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("sinbad")));
    int without = -1;
    int boosting = 0;
    int boosts = 0;
    const std::vector<CardDef> &cards = document.value().cards;
    for (std::size_t card = 0; card < cards.size(); ++card) {
        if (!cards[card].boost && without < 0)
            without = static_cast<int>(card);
        boosting += cards[card].boost ? cards[card].copies : 0;
        boosts += cards[card].boost.value_or(0) * cards[card].copies;
    }
    QVERIFY(without >= 0);
    const QString path = QString("cards[%1].boost").arg(without);
    DeckField field;
    field.setDocument(&document);
    field.setPath(path);
    QCOMPARE(field.text(), QString());

    DeckShape shape;
    shape.setDocument(&document);
    const auto column = [&](int index) { return shape.boosts()[index].toMap(); };
    QCOMPARE(shape.boosts().size(), 6);
    QCOMPARE(column(0)["label"].toString(), QString("–"));
    QCOMPARE(column(0)["count"].toDouble(), 6.0);
    QVERIFY(qAbs(column(0)["average"].toDouble() - 0.6) < 1e-9);
    QCOMPARE(column(1)["label"].toString(), QString("0"));
    QCOMPARE(column(1)["count"].toDouble(), 0.0);
    QCOMPARE(column(5)["label"].toString(), QString("4+"));
    QCOMPARE(boosting, 24);
    QVERIFY(qAbs(shapeOf(document.value()).averageBoost - double(boosts) / boosting) < 1e-9);

    QVERIFY(field.set(0)); // which is a boost
    QCOMPARE(field.text(), QString("0"));
    QCOMPARE(column(1)["count"].toDouble(), 1.0);
    QVERIFY(document.value().cards[static_cast<std::size_t>(without)].boost == 0);
    QVERIFY(!field.set("much"));
    QVERIFY(document.value().cards[static_cast<std::size_t>(without)].boost == 0);
    QVERIFY(field.set(""));
    QVERIFY(!document.value().cards[static_cast<std::size_t>(without)].boost);
    QVERIFY(field.set(3));
    while (document.isDirty())
        document.undo();
    QCOMPARE(field.text(), QString());

    CardListModel list;
    list.setDocument(&document);
    QVERIFY(list.index(without).data(CardListModel::FactsRole).toString().endsWith("no\u00A0boost"));
    QCOMPARE(list.index(without).data(CardListModel::BoostRole).toInt(), -1);
}

void TestDeckDocument::previewInEveryLanguage() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("wayward-sisters")));
    DeckPreview preview;
    preview.setDocument(&document);
    for (const char *language : {"en", "fr", "de"}) {
        preview.setLanguage(language);
        for (const char *owner : {"cards[0]", "abilities", "pile.spells[1]"}) {
            preview.setOwner(owner);
            QVERIFY2(preview.face().isValid(), owner);
        }
    }
    preview.setOwner("cards[99]");
    QVERIFY(!preview.face().isValid());
}

void TestDeckDocument::testGame() {
    DeckWorkbench bench(nullptr);
    QVERIFY(bench.document()->open(builtIn("medusa")));
    QSignalSpy spy(&bench, &Workbench::testRequested);
    QVERIFY(bench.startTest());
    QCOMPARE(spy.count(), 1);
    const QString own = spy[0][1].toString();
    QCOMPARE(spy[0][3].toInt(), 0);
    io::Diagnostics diagnostics;
    QVERIFY(io::loadDeck(own.toStdString(), diagnostics) == bench.document()->value());
    QCOMPARE(QFileInfo(own).fileName(), QString("medusa.json")); // nothing internal in its name
    bench.testSetup()->setGoesFirst(false);                      // the other side, chosen once
    bench.testSetup()->setOpponent("bigfoot");
    QVERIFY(bench.startTest());
    QCOMPARE(spy[1][1].toString(), QString("bigfoot"));
    QCOMPARE(spy[1][2].toString(), own);
    QCOMPARE(spy[1][3].toInt(), 1);
    TestSetup later;
    QVERIFY(!later.goesFirst());
    QCOMPARE(later.opponent(), QString("bigfoot"));
    QVERIFY(bench.document()->setField("cards[0].copies", 1)); // not playable: no game
    QVERIFY(!bench.startTest());
    QCOMPARE(spy.count(), 2);
    QSettings().remove("test");
}

void TestDeckDocument::shelf() {
    DeckShelf shelf;
    QAbstractItemModelTester tester(&shelf, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(shelf.count(), 10);
    DeckDocument document;
    for (int row = 0; row < shelf.count(); ++row)
        QVERIFY(document.openCopy(shelf.index(row).data(DeckShelf::PathRole).toString()));
    const QDir own(ownDeckFolder());
    QVERIFY(QDir(own).removeRecursively() && own.mkpath("."));
    QVERIFY(document.saveAs(own.filePath("mine.json")));
    shelf.setOwn(true);
    QCOMPARE(shelf.count(), 1);
    QVERIFY(shelf.rows()[0].isPlayable);
    QFile damaged(own.filePath("damaged.json"));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\n  \"cards\": [ 7 ]");
    damaged.close();
    shelf.refresh();
    QCOMPARE(shelf.count(), 2); // one that cannot be read says so
    const auto isDamaged = [](const ShelfRow &row) { return row.title == "damaged" && !row.problem.isEmpty(); };
    QCOMPARE(std::count_if(shelf.rows().begin(), shelf.rows().end(), isDamaged), 1);
    QVERIFY(shelf.remove(own.filePath("damaged.json")));
    QVERIFY(shelf.remove(own.filePath("mine.json")));
    QCOMPARE(shelf.count(), 0);
}

/// What can be read is there, the mistakes are listed, and the file stays as it is until somebody says where to save.
void TestDeckDocument::faultyFilesOpenWithTheirMistakes() {
    QFile source(builtIn("medusa"));
    QVERIFY(source.open(QIODevice::ReadOnly));
    QByteArray text = source.readAll();
    text.replace("\"type\": \"scheme\"", "\"type\": \"schemer\"").replace("\"move\": ", "\"moves\": ");
    const QString path = m_folder.filePath("faulty.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    DeckDocument document;
    QVERIFY(document.open(path));
    QVERIFY(document.fileProblems()->count() >= 2);
    QVERIFY(document.designCount() > 5);
    QVERIFY(!document.hasPath());
    QVERIFY(document.isDirty());
    QVERIFY(!document.save());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
    file.close();
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[ not a deck");
    file.close();
    QVERIFY(!document.open(path));
    QVERIFY(document.designCount() > 5); // what was open still is
}

/// A private deck: the names of one language serve in all, and the others are only missed.
void TestDeckDocument::oneLanguageIsEnough() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("bigfoot")));
    DeckDef deck = document.value();
    const auto keepFrench = [](auto &names) {
        for (const Language language : {Language::En, Language::De})
            names.in(language) = {};
    };
    keepFrench(deck.name);
    for (FighterDef &fighter : deck.fighters)
        keepFrench(fighter.name);
    for (CardDef &card : deck.cards)
        keepFrench(card.name);
    QVERIFY(document.replaceBy(deck, {"test", "test"}));
    QVERIFY(document.isPlayable());
    QVERIFY(document.problems()->count() > 10);
    const QString path = m_folder.filePath("french.json");
    QVERIFY(document.saveAs(path));
    io::Diagnostics diagnostics;
    const std::optional<DeckDef> played = io::Library().deck(path.toStdString(), diagnostics);
    QVERIFY(played);
    QVERIFY(!diagnostics.hasErrors());
    for (const Language language : kLanguages) {
        QCOMPARE(played->name.in(language), deck.name.in(Language::Fr));
        QCOMPARE(played->cards[3].name.in(language), deck.cards[3].name.in(Language::Fr));
        QCOMPARE(played->fighters[1].name.in(language).name, deck.fighters[1].name.in(Language::Fr).name);
    }
    QCOMPARE(io::loadDeckDraft(path.toStdString(), diagnostics)->name.in(Language::De), std::string()); // the file
    deck.name = {};
    QVERIFY(document.replaceBy(deck, {"test", "test"}));
    QVERIFY(!document.isPlayable());
}

void TestDeckDocument::balance() {
    DeckDocument document;
    QVERIFY(document.open(builtIn("medusa")));
    BalanceRun run;
    QVERIFY(run.startWithDeck(document.value(), {"bigfoot", "alice"}, {}, 4, "random", 1));
    QVERIFY(run.waitForFinished(60000));
    QTRY_COMPARE_WITH_TIMEOUT(run.pairings()->count(), 2, 30000);
    QVERIFY(run.isAbout(document.value()));
    QVERIFY(document.setField("cards[0].name.en", "Another name"));
    QVERIFY(run.isAbout(document.value())); // a name is no rule
    QVERIFY(document.setField("fighters[0].health", 3));
    QVERIFY(!run.isAbout(document.value()));
    QVERIFY(!run.startWithDeck(document.value(), {}, {}, 2, "random", 1));
}

CHAMPCLOS_TEST(TestDeckDocument)
#include "tst_deck_document.moc"
