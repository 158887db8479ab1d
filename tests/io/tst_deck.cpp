// SPDX-License-Identifier: MIT
//
// Decks as files: the shipped ones are clean, canonical and read back the same; every mistake a deck author can make is
// found at its place, all of them in one pass; hostile files do no harm; the schema is the one the tables make.
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/deck_schema.h"
#include "engine/io/files.h"
#include "engine/io/term_io.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QtTest>

#include <ctime>
#include <map>
#include <set>

using namespace champclos;
using namespace champclos::io;

namespace {

const QString kSource = test::sourceFile({});
const QString kDecks = kSource + "/resources/decks";
const QString kBroken = kSource + "/tests/broken/decks";

std::string textOf(const QString &path) {
    Diagnostics diagnostics;
    return readFile(path.toStdString(), diagnostics).value_or("");
}

void addFiles(const QString &folder) {
    QTest::addColumn<QString>("path");
    for (const QFileInfo &file : QDir(folder).entryInfoList({"*.json"}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
}

std::vector<DeckDef> shippedDecks() {
    std::vector<DeckDef> decks;
    for (const QFileInfo &file : QDir(kDecks).entryInfoList({"*.json"}, QDir::Files, QDir::Name)) {
        Diagnostics diagnostics;
        if (auto deck = loadDeck(file.filePath().toStdString(), diagnostics))
            decks.push_back(std::move(*deck));
    }
    return decks;
}

/// A small deck that is right, as a base for mistakes.
DeckDef smallDeck() {
    DeckDef deck;
    deck.id = "small";
    deck.author = deck.licence = "x";
    FighterDef hero;
    hero.id = "knight";
    hero.health = hero.maxHealth = 10;
    CardDef card;
    card.id = "blow";
    card.copies = kCardsInDeck;
    for (const Language language : kLanguages) {
        deck.name.in(language) = hero.name.in(language).name = card.name.in(language) = "Name";
    }
    deck.fighters = {hero};
    deck.cards = {card};
    return deck;
}

/// The small deck with `sentence` as the effect of its card after combat, as text.
std::string withAfter(const std::string &sentence) {
    std::string text = writeJsonLine(toJson(smallDeck()));
    const std::size_t place = text.rfind("}]}");
    return text.insert(place, R"(,"after":)" + sentence);
}

/// The codes and paths reported, as "deck/unknown-word cards[0].after[0]".
std::vector<std::string> problemsOf(const std::string &text) {
    std::vector<std::string> problems;
    for (const Diagnostic &diagnostic : readDeck(text, "test.json").diagnostics)
        problems.push_back(std::string(diagnostic.id()) + ' ' + diagnostic.path);
    return problems;
}

using Strings = std::vector<std::string>;

} // namespace

class TestDeck : public QObject {
    Q_OBJECT

private slots:
    void shipped_data() { addFiles(kDecks); }
    void shipped();
    void shippedTogether();
    void typography_data() { addFiles(kDecks); }
    void typography();
    void broken_data() { addFiles(kBroken); }
    void broken();
    void everyCodeHasABrokenFile();
    void allProblemsInOnePass();
    void whatActionsNameIsNotCalledNone();
    void whatFollowsFromAProblemIsNotReported();
    void problems_data();
    void problems();
    void modifiersTakeWhatTheyCover();
    void vocabularyCanBeWritten();
    void fighterNamedLikeAWord();
    void suggestions_data();
    void suggestions();
    void actionsNobodyCanTake();
    void tokenSaysWhichSideIsUp();
    void draftMayBeUnfinished();
    void tokenOfAFighter();
    void lookAndNoteAreKept();
    void aCardMayHaveNoBoost();
    void hostile_data();
    void hostile();
    void mutatedFilesDoNoHarm();
    void schemaIsCurrent();
};

void TestDeck::shipped() {
    QFETCH(QString, path);
    const std::string text = textOf(path);
    const DeckResult result = readDeck(text, path.toStdString());
    QVERIFY2(result.diagnostics.isEmpty(), format(result.diagnostics).c_str());
    QVERIFY(result.deck.has_value());
    QCOMPARE(QString::fromStdString(result.deck->id), QFileInfo(path).completeBaseName());
    QCOMPARE(QString::fromStdString(writeDeck(*result.deck)), QString::fromStdString(text));
    const DeckResult again = readDeck(writeDeck(*result.deck), path.toStdString());
    QVERIFY(again.deck == result.deck);
}

void TestDeck::shippedTogether() {
    const std::vector<DeckDef> decks = shippedDecks();
    QCOMPARE(decks.size(), std::size_t(10));
    std::size_t cards = 0;
    std::map<std::string, LocalizedText> names;
    for (const DeckDef &deck : decks) {
        cards += deck.cards.size();
        for (const CardDef &card : deck.cards) {
            const auto [known, isNew] = names.emplace(card.id, card.name);
            QVERIFY2(known->second == card.name, ("one card, two names: " + card.id).c_str());
        }
    }
    QCOMPARE(cards, std::size_t(128));
}

void TestDeck::typography() {
    QFETCH(QString, path);
    const QString text = QString::fromStdString(textOf(path));
    QVERIFY2(!text.contains('\''), "the apostrophe is ’");
    static const QRegularExpression loose("[ \\x{00a0}][!?;]");
    QVERIFY2(!loose.match(text).hasMatch(), "a narrow no-break space stands before ! ? ; in French, none elsewhere");
    QVERIFY(!text.contains("..."));
}

void TestDeck::broken() {
    QFETCH(QString, path);
    Diagnostics diagnostics;
    const auto deck = loadDeck(path.toStdString(), diagnostics);
    QString id = QFileInfo(path).completeBaseName();
    id.replace(id.indexOf('-'), 1, '/');
    QVERIFY2(diagnostics.all().size() == 1, format(diagnostics).c_str());
    const Diagnostic &first = diagnostics.all().front();
    QCOMPARE(QString(first.id()), id);
    QVERIFY(first.position.line > 0 && first.position.column > 0);
    QCOMPARE(deck.has_value(), first.severity() == Severity::Warning);
}

void TestDeck::everyCodeHasABrokenFile() {
    for (const DiagnosticInfo &info : kDiagnosticTable) {
        QString name = info.id;
        if (!name.startsWith("deck/"))
            continue;
        QVERIFY2(QFile::exists(kBroken + '/' + name.replace('/', '-') + ".json"), info.id);
    }
}

void TestDeck::allProblemsInOnePass() {
    DeckDef deck = smallDeck();
    deck.move = 50;
    deck.cards[0].copies = 29;
    std::string text = writeJsonLine(toJson(deck));
    text.insert(text.rfind("}]}"), R"(,"playedBy":["nite"],"tag":[],"after":["wonCombat",{"drow":1}])");
    QCOMPARE(problemsOf(text), (Strings{"deck/out-of-range move", "deck/copies cards",
                                        "deck/unknown-fighter cards[0].playedBy[0]", "content/unknown-key cards[0].tag",
                                        "deck/wrong-sort cards[0].after[0]", "deck/unknown-word cards[0].after[1]"}));
}

void TestDeck::whatActionsNameIsNotCalledNone() {
    DeckDef deck = smallDeck();
    deck.fighters[0].id = "none";
    deck.cards[0].id = "none";
    deck.token = TokenDef{};
    deck.pile = PileDef{};
    deck.sideDeck = SideDeckDef{};
    deck.token->sides[1].id = "none";
    deck.pile->spells.resize(1);
    deck.pile->spells[0].id = "none";
    deck.sideDeck->cards.resize(1);
    deck.sideDeck->cards[0].id = "none";
    Diagnostics diagnostics;
    check(deck, diagnostics);
    Strings places;
    for (const Diagnostic &diagnostic : diagnostics)
        if (diagnostic.code == DiagnosticCode::ContentReservedId)
            places.push_back(diagnostic.path);
    QCOMPARE(places, (Strings{"fighters[0].id", "token.sides[1].id", "sideDeck.cards[0].id", "pile.spells[0].id",
                              "cards[0].id"}));
}

void TestDeck::whatFollowsFromAProblemIsNotReported() {
    // A statement that cannot be read may be the one that names the card; a fighter is unknown all the same.
    QCOMPARE(problemsOf(withAfter(R"([{"discrd":1},{"put":"thatCard","into":"hand"},{"recover":1,"fighter":"king"}])")),
             (Strings{"deck/unknown-word cards[0].after[0]", "deck/no-such-fighters cards[0].after[2].fighter"}));
    QCOMPARE(problemsOf(withAfter(R"([{"damage":1,"to":"oposingFighter"}])")),
             (Strings{"deck/no-such-fighters cards[0].after[0].to"}));
}

void TestDeck::problems_data() {
    QTest::addColumn<std::string>("sentence");
    QTest::addColumn<Strings>("problems");
    const auto row = [](const char *name, const char *sentence, const Strings &problems) {
        QTest::newRow(name) << std::string(sentence) << problems;
    };
    const std::string first = "cards[0].after[0]";
    row("won is not lost", R"([{"if":"wonCombat","then":[{"draw":1}],"else":[{"if":"lostCombat","then":[{"draw":1}],
        "else":[{"draw":2}]}]}])",
        {"deck/unreachable " + first + ".else[0].else"});
    row("after the end of the turn", R"([{"may":["endTurn",{"draw":1}]}])", {"deck/unreachable " + first + ".may[1]"});
    row("the end of the turn in a branch", R"([{"if":"wonCombat","then":["endTurn"]},{"draw":1}])", {});
    row("a plain word that needs operands", R"(["draw"])", {"deck/missing-operand " + first + ".draw"});
    row("a word without operands as an object", R"([{"cancelEffects":1}])",
        {"deck/unknown-operand " + first + ".cancelEffects"});
    row("an empty object", R"([{}])", {"content/wrong-type " + first});
    row("an empty window", R"([])", {"deck/empty-block cards[0].after"});
    row("a flag that is false", R"([{"draw":1,"upTo":false}])", {"content/wrong-type " + first + ".upTo"});
    row("half a card", R"([{"draw":1.5}])", {"content/wrong-type " + first + ".draw"});
    row("too many cards", R"([{"draw":100}])", {"deck/out-of-range " + first + ".draw"});
    row("no card at all", R"([{"draw":0}])", {});
    row("that card from another branch", R"([{"if":"wonCombat","then":[{"discard":1}],
        "else":[{"put":"thatCard","into":"hand"}]}])",
        {"deck/nothing-before " + first + ".else[0].put"});
    row("that card after a branch", R"([{"may":[{"discard":1}]},{"put":"thatCard","into":"hand"}])", {});
    row("the player asked", R"([{"may":[{"discard":1,"who":"thatPlayer"}],"who":"anOpponent"}])", {});
    row("no player asked", R"([{"may":[{"discard":1,"who":"thatPlayer"}]}])",
        {"deck/nothing-before " + first + ".may[0].who"});
    row("spaces not chosen", R"([{"damage":1,"to":{"each":"opposingFighters","inChosenSpaces":true}}])",
        {"deck/nothing-before " + first + ".to.inChosenSpaces"});
    row("no pile", R"([{"put":"thisCard","into":"pile"}])", {"deck/missing-concept " + first + ".into"});
    row("take more than is seen", R"([{"lookAtTop":2,"take":3}])", {"deck/choose-too-many " + first + ".take"});
    row("too many cards to look at", R"([{"lookAtTop":10,"take":1}])", {"deck/out-of-range " + first + ".lookAtTop"});
    row("words too deep", R"([{"damage":1,"to":{"one":"fighters","adjacentTo":{"one":"fighters","adjacentTo":
        {"one":"fighters","adjacentTo":{"one":"fighters"}}}}}])",
        {"deck/too-deep " + first + ".to.adjacentTo.adjacentTo.adjacentTo.one"});
    row("not a list", R"("draw")", {"content/wrong-type cards[0].after"});
    row("that boost after a put", R"([{"put":{"cardFrom":"discardPile"},"into":"hand"},{"recover":"thatBoost",
        "fighter":"knight"}])",
        {});
    row("that card after several", R"([{"put":{"allFrom":"discardPile"},"into":"deck"},{"put":"thatCard",
        "into":"hand"}])",
        {std::string("deck/nothing-before cards[0].after[1].put")});
    row("two statements in an object", R"([{"draw":1,"damage":1,"to":"opposingFighter"}])",
        {"deck/two-words " + first + ".damage"});
    row("three statements in an object", R"([{"draw":1,"discard":1,"endTurn":true}])",
        {"deck/two-words " + first + ".discard", "deck/two-words " + first + ".endTurn"});
    row("two words and a mistyped operand", R"([{"draw":1,"damage":1,"too":"opposingFighter"}])",
        {"deck/two-words " + first + ".damage", "deck/unknown-operand " + first + ".too"});
    row("two conditions in an object", R"([{"if":{"isHero":"knight","tookDamage":"knight"},"then":[{"draw":1}]}])",
        {"deck/two-words " + first + ".if.tookDamage"});
    row("a list as a condition", R"([{"if":["wonCombat"],"then":[{"draw":1}]}])",
        {"deck/condition-list " + first + ".if"});
    row("a list as an amount", R"([{"draw":[1]}])", {"content/wrong-type " + first + ".draw"});
    row("a player nobody knows", R"([{"draw":1,"who":"enemy"}])", {"deck/unknown-choice " + first + ".who"});
    row("a place nobody knows", R"([{"put":"thisCard","into":"graveyard"}])",
        {"deck/unknown-choice " + first + ".into"});
    row("the first card of a hand", R"([{"put":{"firstCardOf":"hand"},"into":"discardPile"}])",
        {"deck/unknown-choice " + first + ".put.firstCardOf"});
    row("from a place into itself", R"([{"put":{"anyNumberFrom":"discardPile"},"into":"discardPile"}])",
        {"deck/same-place " + first + ".into"});
    row("from the deck to its top", R"([{"put":{"cardFrom":"deck"},"into":"deckTop"}])", {});
    row("a swap of several", R"([{"swap":"knight","with":{"some":2,"of":"fighters"}}])",
        {"deck/only-one " + first + ".with"});
    row("a swap of one", R"([{"swap":"knight","with":{"some":1,"of":"fighters"}}])", {});
    row("an action for the attacker", R"([{"gainActions":1}])", {});
    row("no action at all", R"([{"gainActions":0}])", {"deck/no-action-gained " + first});
    row("an action before the end of the turn", R"([{"if":"wonCombat","then":[{"gainActions":1}]},"endTurn"])",
        {"deck/no-action-gained " + first + ".then[0]"});
    row("repeated within what is repeated", R"([{"may":[{"draw":1},{"may":[{"discard":1}],"times":2}],"times":3}])",
        {"deck/too-deep " + first + ".may[1].times"});
    row("repeated within an option", R"([{"may":[{"choose":1,"of":[[{"may":[{"discard":1}],"times":2}],[{"draw":1}]]}],
        "times":3}])",
        {});
    row("repeated after what is repeated", R"([{"may":[{"draw":1}],"times":2,"otherwise":[{"may":[{"discard":1}],
        "times":2}]}])",
        {});
    row("an option that says nothing", R"([{"choose":1,"of":[[{"draw":1}],[]]}])",
        {"deck/empty-block " + first + ".of[1]"});
}

void TestDeck::problems() {
    QFETCH(std::string, sentence);
    QFETCH(Strings, problems);
    const Strings found = problemsOf(withAfter(sentence));
    std::string all;
    for (const std::string &problem : found)
        all += problem + '\n';
    QVERIFY2(found == problems, all.c_str());
}

/// What `by` and `fighter` are for, and where they are not.
void TestDeck::modifiersTakeWhatTheyCover() {
    DeckDef deck = smallDeck();
    const auto problemsWith = [&](const std::string &ability) {
        std::string text = writeJsonLine(toJson(deck));
        text.insert(text.find("\"cards\""), "\"abilities\":[" + ability + "],");
        return problemsOf(text);
    };
    const std::string who = deck.fighters[0].id;
    for (const char *value : {"attackValue", "defenseValue", "moveValue", "maneuverDraw"}) {
        const std::string modify = std::string("{\"modify\":\"") + value + "\"";
        const bool isOfTheSeat = std::string_view(value) == "moveValue" || std::string_view(value) == "maneuverDraw";
        QCOMPARE(problemsWith(modify + ",\"by\":1}"), Strings());
        QCOMPARE(problemsWith(modify + "}"), Strings{"content/missing-key abilities[0].by"});
        QCOMPARE(problemsWith(modify + ",\"by\":1,\"fighter\":\"" + who + "\"}"),
                 isOfTheSeat ? Strings{"content/unknown-key abilities[0].fighter"} : Strings());
    }
    for (const char *permission : {"moveThrough", "noEffectDamage"}) {
        const std::string modify = std::string("{\"modify\":\"") + permission + "\"";
        QCOMPARE(problemsWith(modify + ",\"fighter\":\"" + who + "\"}"), Strings());
        QCOMPARE(problemsWith(modify + ",\"by\":1}"), Strings{"content/unknown-key abilities[0].by"});
    }
}

void TestDeck::vocabularyCanBeWritten() {
    std::set<std::pair<Sort, std::string>> keys;
    for (const WordRow &row : vocabulary()) {
        QVERIFY2(keys.emplace(row.sort, row.key).second, row.key);
        QVERIFY2(isWordSort(row.sort), row.key);
        if (!row.operands().empty())
            QVERIFY2(row.operands()[0].isRequired && std::string(row.operands()[0].key) == row.key, row.key);
    }
}

void TestDeck::fighterNamedLikeAWord() {
    DeckDef deck = smallDeck();
    deck.fighters[0].id = "fighters"; // also the word for all fighters
    Argument name;
    name.isGiven = true;
    name.name = "fighters";
    Argument group;
    group.isGiven = true;
    group.terms = {{Word::NamedGroup, {name}, {}}};
    Term each{Word::Each, std::vector<Argument>(rowOf(Word::Each).operands().size()), {}};
    each.arguments[0] = group;
    Argument to;
    to.isGiven = true;
    to.terms = {each};
    Argument amount;
    amount.isGiven = true;
    Argument two;
    two.isGiven = true;
    two.number = 2;
    amount.terms = {{Word::Number, {two}, {}}};
    deck.cards[0].effects[static_cast<std::size_t>(Timing::After)] = {{Word::Damage, {amount, to}, {}}};
    const DeckResult result = readDeck(writeDeck(deck), "test.json");
    QVERIFY2(result.diagnostics.isEmpty(), format(result.diagnostics).c_str());
    QVERIFY(result.deck == deck);
}

void TestDeck::suggestions_data() {
    QTest::addColumn<std::string>("sentence");
    QTest::addColumn<std::string>("suggestion");
    const auto row = [](const char *name, const char *sentence, const char *suggestion) {
        QTest::newRow(name) << std::string(sentence) << std::string(suggestion);
    };
    row("boost", R"(["boost"])", "boostValue");
    row("boost as an object", R"([{"boost":1}])", "boostValue");
    row("a mistyped word", R"([{"damage":1,"to":"oposingFighter"}])", "opposingFighter");
    row("a mistyped fighter", R"([{"damage":1,"to":"knigth"}])", "knight");
    row("a group of its fighters", R"([{"damage":1,"to":{"each":"knights"}}])", "knight");
    row("heroes", R"([{"damage":1,"to":{"each":"heroes"}}])", "");
    row("hero", R"([{"damage":1,"to":"hero"}])", "yourHero");
    row("the discard pile", R"([{"put":"thisCard","into":"discard"}])", "discardPile");
}

void TestDeck::suggestions() {
    QFETCH(std::string, sentence);
    QFETCH(std::string, suggestion);
    const DeckResult result = readDeck(withAfter(sentence), "test.json");
    QCOMPARE(result.diagnostics.all().size(), std::size_t(1));
    QCOMPARE(result.diagnostics.all().front().suggestion, suggestion);
}

void TestDeck::actionsNobodyCanTake() {
    const auto problems = [](const DeckDef &deck) {
        Strings found;
        Diagnostics diagnostics;
        check(deck, diagnostics);
        for (const Diagnostic &diagnostic : diagnostics)
            found.push_back(std::string(diagnostic.id()) + ' ' + diagnostic.path);
        return found;
    };
    const DeckResult gaining = readDeck(withAfter(R"([{"gainActions":1}])"), "test.json");
    QVERIFY(gaining.deck);
    constexpr auto kAfter = static_cast<std::size_t>(Timing::After);
    const Block effect = gaining.deck->cards[0].effects[kAfter];
    for (const CardType type : {CardType::Attack, CardType::Versatile, CardType::Defense}) {
        DeckDef deck = *gaining.deck;
        deck.cards[0].type = type;
        QCOMPARE(problems(deck),
                 type == CardType::Defense ? Strings{"deck/no-action-gained cards[0].after[0]"} : Strings{});
    }
    for (std::size_t trigger = 0; trigger < kTriggers; ++trigger) {
        DeckDef deck = smallDeck();
        AbilityDef ability;
        ability.trigger = static_cast<Trigger>(trigger);
        ability.effect = effect;
        deck.abilities = {ability};
        const bool isNever = ability.trigger == Trigger::WhenPlaced || ability.trigger == Trigger::EndOfTurn ||
                             ability.trigger == Trigger::WhenAttacked;
        QCOMPARE(problems(deck), isNever ? Strings{"deck/no-action-gained abilities[0].do[0]"} : Strings{});
    }
}

void TestDeck::tokenSaysWhichSideIsUp() {
    DeckDef deck = smallDeck();
    deck.token =
        TokenDef{.id = "mood", .name = deck.fighters[0].name, .sides = {{{"calm", deck.name}, {"angry", deck.name}}}};
    QVERIFY(writeDeck(deck).find("\"first\"") == std::string::npos);
    Diagnostics diagnostics;
    QVERIFY(readDeck(writeDeck(deck), diagnostics) == deck);
    deck.token->first = TokenDef::First::SecondSide;
    std::string text = writeDeck(deck);
    QVERIFY(text.find("\"first\": \"angry\"") != std::string::npos);
    QVERIFY(readDeck(text, diagnostics) == deck);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    text.replace(text.rfind("\"angry\""), 7, "\"angri\"");
    QCOMPARE(problemsOf(text), (Strings{"deck/unknown-side token.first"}));
}

void TestDeck::draftMayBeUnfinished() {
    DeckDef deck = smallDeck();
    deck.cards[0].copies = 7;
    Diagnostics diagnostics;
    QVERIFY(!readDeck(writeDeck(deck), diagnostics).has_value());
    QVERIFY(diagnostics.contains(DiagnosticCode::DeckCopies));
    QVERIFY(readDeckDraft(writeDeck(deck), diagnostics) == deck);
    QVERIFY(!readDeckDraft(withAfter(R"([{"drow":1}])"), diagnostics).has_value());
    // Every word with its operands open, or with any one of them alone, can be kept and read again.
    for (const WordRow &row : vocabulary())
        if (row.sort == Sort::Statement)
            for (std::size_t given = 0; given <= row.operands().size(); ++given) {
                Term term{row.word, std::vector<Argument>(row.operands().size()), {}};
                if (given < row.operands().size()) {
                    const Sort sort = row.operands()[given].sort;
                    if (sort != Sort::Statements && sort != Sort::Options && sort != Sort::Flag)
                        continue;
                    term.arguments[given].isGiven = true;
                    term.arguments[given].number = sort == Sort::Flag ? 1 : 0;
                }
                deck.cards[0].effects[static_cast<std::size_t>(Timing::After)] = {term};
                QVERIFY2(readDeckDraft(writeDeck(deck), diagnostics) == deck, row.key);
            }
}

void TestDeck::tokenOfAFighter() {
    DeckDef deck = smallDeck();
    deck.token = TokenDef{.id = "mood", .name = {}, .fighter = "knight", .sides = {}};
    for (std::size_t side = 0; side < 2; ++side)
        deck.token->sides[side].id = side == 0 ? "up" : "down";
    for (const Language language : kLanguages)
        deck.token->name.in(language).name = deck.token->sides[0].name.in(language) =
            deck.token->sides[1].name.in(language) = "Name";
    Diagnostics diagnostics;
    QVERIFY(readDeck(writeDeck(deck), diagnostics) == deck);
    deck.token->fighter = "night";
    QCOMPARE(problemsOf(writeDeck(deck)), Strings{"deck/unknown-fighter token.fighter"});
    deck.token->fighter = "knight";
    deck.fighters[0].count = 2;
    for (const Language language : kLanguages)
        deck.fighters[0].name.in(language).plural = "Names";
    QCOMPARE(problemsOf(writeDeck(deck)), Strings{"deck/several token.fighter"});
}

void TestDeck::lookAndNoteAreKept() {
    DeckDef deck = smallDeck();
    deck.colours = ColoursDef{"#2b5a45", "#ebdca6"};
    deck.fighters[0].emblem = "tower";
    deck.cards[0].note = "After combat: something with “quotes”; not said in blocks yet";
    Diagnostics diagnostics;
    QVERIFY(readDeck(writeDeck(deck), diagnostics) == deck);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    deck.cards[0].note = std::string(kMaxNoteLength + 1, 'x');
    deck.fighters[0].emblem = "No Id";
    QCOMPARE(problemsOf(writeDeck(deck)),
             (Strings{"content/bad-id fighters[0].emblem", "content/too-long cards[0].note"}));
}

void TestDeck::aCardMayHaveNoBoost() {
    for (const std::optional<int> boost : {std::optional<int>(), std::optional(0), std::optional(3)}) {
        DeckDef deck = smallDeck();
        deck.cards[0].boost = boost;
        const JsonValue json = toJson(deck);
        QCOMPARE(json["cards"][0].contains("boost"), boost.has_value()); // a boost of 0 is one
        const DeckResult again = readDeck(writeDeck(deck), "test.json");
        QVERIFY(again.deck && again.diagnostics.isEmpty());
        QVERIFY(again.deck->cards[0].boost == boost);
    }
    const auto withBoost = [](const char *value) {
        std::string text = writeJsonLine(toJson(smallDeck()));
        return text.insert(text.find("\"copies\":"), std::string("\"boost\":") + value + ",");
    };
    QCOMPARE(problemsOf(withBoost("null")), (Strings{"content/wrong-type cards[0].boost"}));
    QCOMPARE(problemsOf(withBoost("10")), (Strings{"deck/out-of-range cards[0].boost"}));
    QCOMPARE(problemsOf(withBoost("0")), Strings{});
}

void TestDeck::hostile_data() {
    QTest::addColumn<std::string>("text");
    const auto repeated = [](const std::string &part, std::size_t bytes) {
        std::string text;
        while (text.size() + part.size() < bytes)
            text += part;
        return text;
    };
    const std::string head = R"({"format":"champclos-deck","version":1,)";
    const auto row = [](const char *name, std::string text) { QTest::newRow(name) << std::move(text); };
    constexpr std::size_t kMuch = kMaxDeckBytes - 200;
    row("nothing", "");
    row("too large", std::string(kMaxDeckBytes + 1, ' '));
    row("deep", head + "\"cards\":" + std::string(kMuch / 2, '[') + std::string(kMuch / 2, ']') + "}");
    row("empty cards", head + "\"cards\":[" + repeated("{},", kMuch) + "{}]}");
    row("empty fighters", head + "\"fighters\":[" + repeated("{},", kMuch) + "{}]}");
    row("unknown keys", [&] {
        std::string text = head;
        for (int key = 0; text.size() < kMuch; ++key)
            text += "\"k" + std::to_string(key) + "\":0,";
        return text + "\"id\":\"x\"}";
    }());
    row("many players", [&] {
        std::string names;
        for (int name = 0; names.size() < kMuch; ++name)
            names += "\"f" + std::to_string(name) + "\",";
        return head + "\"cards\":[{\"playedBy\":[" + names + "\"x\"]}]}";
    }());
    row("unknown operands", [&] {
        std::string operands;
        for (int operand = 0; operands.size() < kMuch - 400; ++operand)
            operands += ",\"o" + std::to_string(operand) + "\":0";
        return withAfter("[{\"draw\":1" + operands + "}]");
    }());
    row("many statements", withAfter('[' + repeated("\"endTurn\",", kMuch - 400) + "\"endTurn\"]"));
    row("many unknown words", withAfter('[' + repeated("\"endTrun\",", kMuch - 400) + "\"endTurn\"]"));
    row("many unknown fighters", withAfter('[' + repeated(R"({"move":"nobodyy"},)", kMuch - 400) + "\"endTurn\"]"));
    row("many empty words", withAfter('[' + repeated("{},", kMuch - 400) + "{}]"));
    row("many options", withAfter(R"([{"choose":1,"of":[)" + repeated("[],", kMuch - 500) + "[]]}]"));
    row("a long name", head + "\"id\":\"" + std::string(kMuch, 'x') + "\"}");
    row("huge numbers",
        head + R"("move":99999999999999999999999,"fighters":[{"health":-1e300,"count":9223372036854775807}]})");
}

void TestDeck::hostile() {
    QFETCH(std::string, text);
    const std::clock_t start = std::clock(); // not what others take of the machine
    const DeckResult result = readDeck(text, "hostile.json");
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    QVERIFY(!result.deck.has_value());
    QVERIFY(result.diagnostics.hasErrors());
    QVERIFY2(seconds < 5, qPrintable(QString::number(seconds) + " s"));
}

void TestDeck::mutatedFilesDoNoHarm() {
    std::uint32_t seed = 1;
    const auto random = [&seed](std::size_t below) {
        seed = seed * 1664525u + 1013904223u;
        return static_cast<std::size_t>(seed >> 8) % below;
    };
    static constexpr std::string_view kBytes = "{}[]\",:0129-\\ae \n";
    for (const QFileInfo &file : QDir(kDecks).entryInfoList({"*.json"}, QDir::Files, QDir::Name)) {
        const std::string original = textOf(file.filePath());
        for (int round = 0; round < 60; ++round) {
            std::string text = original;
            for (std::size_t change = 0; change <= random(4); ++change) {
                const std::size_t place = random(text.size());
                switch (random(4)) {
                case 0:
                    text[place] = kBytes[random(kBytes.size())];
                    break;
                case 1:
                    text.erase(place, random(40));
                    break;
                case 2:
                    text.insert(place, original.substr(random(original.size()), random(60)));
                    break;
                default:
                    text[place] = static_cast<char>(random(256));
                    break;
                }
            }
            const DeckResult result = readDeck(text, "mutated.json");
            QVERIFY(result.deck.has_value() != result.diagnostics.hasErrors());
            if (result.deck)
                QVERIFY(readDeck(writeDeck(*result.deck), "again.json").deck == result.deck);
        }
    }
}

void TestDeck::schemaIsCurrent() {
    const QString path = kSource + "/resources/schema/deck.schema.json";
    if (qEnvironmentVariableIsSet("CHAMPCLOS_UPDATE_GOLDEN")) {
        Diagnostics diagnostics;
        QVERIFY(writeFile(path.toStdString(), writeJson(deckSchema()), diagnostics));
    }
    QVERIFY2(textOf(path) == writeJson(deckSchema()),
             "run this test with CHAMPCLOS_UPDATE_GOLDEN=1 and read what changes");
}

CHAMPCLOS_TEST_APPLESS(TestDeck)
#include "tst_deck.moc"
