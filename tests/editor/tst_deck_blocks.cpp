// SPDX-License-Identifier: MIT
//
// Sentences as blocks: every built-in deck can be shown, every word of the vocabulary has a name and can be put
// somewhere so that the engine has nothing to say against it, what does not fit says why, and the operations on
// statements do what they say.
#include "editor/deck/blocks/block_rows.h"
#include "editor/deck/blocks/candidates.h"
#include "editor/deck/blocks/deck_slots.h"
#include "editor/deck/blocks/effect_text.h"
#include "editor/deck/blocks/word_hints.h"
#include "editor/deck/blocks/word_labels.h"
#include "editor/deck/document/deck_fields.h"
#include "editor/deck/document/deck_path.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <set>

using namespace champclos;
using namespace champclos::editor;

namespace {

std::vector<DeckDef> builtInDecks() {
    std::vector<DeckDef> decks;
    const io::Library library;
    for (const std::string &id : library.deckIds()) {
        io::Diagnostics diagnostics;
        decks.push_back(library.deck(id, diagnostics).value());
    }
    return decks;
}

DeckDef deckNamed(const char *id) {
    io::Diagnostics diagnostics;
    return io::Library().deck(id, diagnostics).value();
}

/// A deck that has every part that words can speak of: token, side deck, pile with ingredients, spells and a verse.
DeckDef richDeck() {
    DeckDef deck = deckNamed("wayward-sisters");
    deck.token = deckNamed("hamlet").token;
    deck.sideDeck = deckNamed("titania").sideDeck;
    deck.sideDeck->cards.resize(1);
    deck.sideDeck->cards[0].abilities.clear();
    deck.tags = {{"voyage", deck.name}};
    deck.cards[0].tags = {"voyage"};
    for (Block &effect : deck.cards[0].effects)
        effect.clear();
    FighterDef second = deck.fighters[0];
    second.id = "friend";
    second.count = 1;
    second.role = Role::Sidekick;
    deck.fighters.push_back(second);
    return deck;
}

/// Errors; what is only strange (cards put where they lie) does not count here.
std::string problemsOf(const DeckDef &deck) {
    io::Diagnostics diagnostics;
    io::check(deck, diagnostics);
    return diagnostics.hasErrors() ? io::format(diagnostics) : std::string();
}

/// Fills what is open below `path` with the first thing that fits; gives up after a while.
bool fillOpen(DeckDef &deck, const std::string &owner, const std::string &path) {
    for (int step = 0; step < 40; ++step) {
        const std::string open = firstOpenSlot(deck, path);
        if (open.empty())
            return true;
        BlockView view{owner, open, {}};
        const QList<Candidate> candidates = candidatesFor(deck, view);
        const auto fit = std::find_if(candidates.begin(), candidates.end(), [](const Candidate &c) {
            // Words that need nothing themselves come to an end soonest.
            return c.fits && (c.kind != Candidate::Kind::Word || rowOf(static_cast<Word>(c.number)).operands().empty());
        });
        const auto any = std::find_if(candidates.begin(), candidates.end(), [](const Candidate &c) { return c.fits; });
        if (any == candidates.end() || !putCandidate(deck, view, fit != candidates.end() ? *fit : *any))
            return false;
    }
    return false;
}

/// Puts `word` wherever it fits first in the sentence of an owner, behind statements that name what it may speak of.
bool placeWord(DeckDef deck, const std::string &owner, const std::string &list, Word word, std::string &result) {
    const WordRow &row = rowOf(word);
    const auto tryAt = [&](const std::string &path) {
        DeckDef trial = deck;
        BlockView view{owner, path, {}};
        for (const Candidate &candidate : candidatesFor(trial, view)) {
            const bool isIt = candidate.kind == Candidate::Kind::Word && candidate.number == static_cast<int>(word);
            if (!isIt || !candidate.fits || !putCandidate(trial, view, candidate))
                continue;
            if (fillOpen(trial, owner, list) && problemsOf(trial).empty()) {
                result = io::writeDeck(trial);
                return true;
            }
        }
        return false;
    };
    if (row.sort == Sort::Statement) {
        const auto slot = findSlot(deck, list);
        return tryAt(child(list, static_cast<int>(slot->list->size())));
    }
    // As an operand of any statement, or of a condition or selector within one.
    const std::string place = child(list, static_cast<int>(findSlot(deck, list)->list->size()));
    for (const WordRow &verb : vocabulary()) {
        if (verb.sort != Sort::Statement)
            continue;
        DeckDef base = deck;
        if (!put(base, place, freshTerm(verb.word)))
            continue;
        std::vector<std::string> places = {place};
        for (std::size_t at = 0; at < places.size() && places.size() < 200; ++at) {
            const auto slot = findSlot(base, places[at]);
            const Term *term = slot ? slot->term() : nullptr;
            if (term == nullptr)
                continue;
            for (const Operand &operand : rowOf(term->word).operands()) {
                const std::string below = child(places[at], operand.key);
                if (operand.sort == row.sort) {
                    std::swap(deck, base);
                    const bool isPlaced = tryAt(below);
                    std::swap(deck, base);
                    if (isPlaced)
                        return true;
                }
                if (at > 0 || !isWordSort(operand.sort))
                    continue;
                for (const WordRow &inner : vocabulary())
                    if (inner.sort == operand.sort && inner.word != Word::Number && !isBareName(inner.word)) {
                        DeckDef deeper = base;
                        if (!put(deeper, below, freshTerm(inner.word)))
                            continue;
                        for (const Operand &last : inner.operands())
                            if (last.sort == row.sort) {
                                std::swap(deck, deeper);
                                const bool isPlaced = tryAt(child(below, last.key));
                                std::swap(deck, deeper);
                                if (isPlaced)
                                    return true;
                            }
                    }
            }
        }
    }
    return false;
}

} // namespace

class TestDeckBlocks : public QObject {
    Q_OBJECT

private slots:
    void paths();
    void everySentenceOfTheBuiltInDecksIsShown();
    void everyWordHasAName();
    void everyWordCanBePut_data();
    void everyWordCanBePut();
    void whatDoesNotFitSaysWhy();
    void replacingKeepsWhatItCan();
    void statementsMove();
    void wrapping();
    void optionalListsVanishWhenEmpty();
    void blocksAreTextToo();
    void grammarIsHeard();
};

void TestDeckBlocks::paths() {
    const std::string path = "cards[3].after[0].of[1][2].to";
    QCOMPARE(pathText(parsePath(path).value()), path);
    QVERIFY(!parsePath("cards[x]"));
    QVERIFY(!parsePath("a..b"));
    QCOMPARE(parentOf("cards[3].after[0]"), std::string("cards[3].after"));
    QCOMPARE(lastIndex("cards[3]"), 3);
    QVERIFY(isWithin("cards[3].after", "cards[3]"));
    QVERIFY(!isWithin("cards[31]", "cards[3]"));
}

void TestDeckBlocks::everySentenceOfTheBuiltInDecksIsShown() {
    for (DeckDef &deck : builtInDecks()) {
        const std::string text = io::writeDeck(deck);
        int statements = 0;
        for (Block *block : blocksOf(deck))
            forEachTerm(*block, [&](const Term &term) { statements += rowOf(term.word).sort == Sort::Statement; });
        int shown = 0;
        std::vector<std::string> owners = {"abilities"};
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            owners.push_back(child("cards", static_cast<int>(card)));
        for (std::size_t card = 0; deck.sideDeck && card < deck.sideDeck->cards.size(); ++card)
            owners.push_back(child("sideDeck.cards", static_cast<int>(card)));
        for (std::size_t spell = 0; deck.pile && spell < deck.pile->spells.size(); ++spell)
            owners.push_back(child("pile.spells", static_cast<int>(spell)));
        for (const std::string &owner : owners)
            for (const BlockRow &row : blockRows(deck, {owner, {}, {}})) {
                shown += row.kind == BlockRow::Kind::Do || row.kind == BlockRow::Kind::Scope;
                QVERIFY2(!row.hasProblem, qPrintable(row.path));
                for (const BlockPart &part : row.parts)
                    QVERIFY2(!part.text.isEmpty(), qPrintable(row.path + u' ' + part.path));
            }
        QCOMPARE(shown, statements);
        // Taking every sentence apart and putting it together again changes nothing.
        for (const std::string &path : sentencePaths(deck)) {
            const auto slot = findSlot(deck, path);
            QVERIFY2(slot.has_value(), path.c_str());
            if (slot->sort != Sort::Statements)
                continue;
            const Block block = *slot->list;
            for (std::size_t index = block.size(); index > 0; --index)
                QVERIFY(editor::remove(deck, child(path, static_cast<int>(index - 1))));
            for (const Term &term : block)
                QVERIFY(put(deck, path, termFrom(textOf(term), Sort::Statement, deck).value()));
        }
        QCOMPARE(io::writeDeck(deck), text);
    }
}

void TestDeckBlocks::everyWordHasAName() {
    std::set<std::pair<Sort, QString>> names;
    for (const WordRow &row : vocabulary()) {
        QVERIFY2(hasLabel(row.word), row.key);
        QVERIFY2(names.emplace(row.sort, wordLabel(row.word)).second, row.key);
        QVERIFY2(!wordHint(row.word).isEmpty(), row.key);
        for (int index = 0; index < row.operandCount(); ++index)
            QVERIFY2(hasLabel(row.word, index), row.operands()[static_cast<std::size_t>(index)].key);
    }
}

void TestDeckBlocks::everyWordCanBePut_data() {
    QTest::addColumn<int>("word");
    for (const WordRow &row : vocabulary())
        QTest::newRow(qPrintable(QString("%1 %2").arg(kSortNames[static_cast<std::size_t>(row.sort)], row.key)))
            << static_cast<int>(row.word);
}

void TestDeckBlocks::everyWordCanBePut() {
    QFETCH(int, word);
    const auto wanted = static_cast<Word>(word);
    DeckDef deck = richDeck();
    if (wanted == Word::Number || isBareName(wanted)) { // put as a number or a name, see below
        QVERIFY(put(deck, "cards[0].after", freshTerm(Word::Move)));
        const std::string path = "cards[0].after[0]";
        if (wanted == Word::NamedGroup) {
            QVERIFY(put(deck, path + ".move", freshTerm(Word::Each)));
            QVERIFY(putName(deck, path + ".move.each", "sister"));
        } else {
            QVERIFY(putName(deck, path + ".move", "friend"));
        }
        QVERIFY(putNumber(deck, path + ".upTo", 4));
        QCOMPARE(problemsOf(deck), std::string());
        return;
    }
    std::string result;
    for (const char *list : {"cards[0].immediately", "cards[0].during", "cards[0].after", "abilities[0].do"}) {
        const std::string owner = std::string(list).starts_with("cards") ? "cards[0]" : "abilities";
        if (placeWord(deck, owner, list, wanted, result))
            break;
        // What speaks of something named before: a card, a player, a space, how many were put, who was damaged.
        DeckDef named = deck;
        put(named, list, freshTerm(Word::RevealTopCard));
        put(named, list, freshTerm(Word::Put));
        put(named, list, freshTerm(Word::ChooseSpace));
        put(named, list, freshTerm(Word::Damage));
        put(named, list, freshTerm(Word::LookAtHand));
        if (fillOpen(named, owner, list) && placeWord(named, owner, list, wanted, result))
            break;
        DeckDef attack = deck;
        attack.abilities[0].trigger = Trigger::OnAttack;
        attack.abilities[0].effect.clear();
        if (owner == "abilities" && placeWord(attack, owner, list, wanted, result))
            break;
    }
    QVERIFY2(!result.empty(), rowOf(wanted).key);
    io::Diagnostics diagnostics;
    const auto read = io::readDeck(result, diagnostics);
    QVERIFY2(read.has_value(), io::format(diagnostics).c_str());
    QCOMPARE(io::writeDeck(*read), result);
}

void TestDeckBlocks::whatDoesNotFitSaysWhy() {
    const DeckDef deck = deckNamed("medusa");
    // A scheme of the deck: no combat, no token.
    int scheme = 0;
    while (deck.cards[static_cast<std::size_t>(scheme)].type != CardType::Scheme)
        ++scheme;
    const std::string owner = child("cards", scheme);
    const auto size = deck.cards[static_cast<std::size_t>(scheme)].effects[3].size();
    const BlockView view{owner, child(child(owner, "effect"), static_cast<int>(size)), {}};
    const QList<Candidate> candidates = candidatesFor(deck, view);
    int misfits = 0;
    bool wasMisfit = false;
    for (const Candidate &candidate : candidates) {
        QCOMPARE(candidate.fits, candidate.reason.isEmpty());
        QVERIFY(!(wasMisfit && candidate.fits)); // they come last
        wasMisfit = !candidate.fits;
        misfits += wasMisfit;
        if (candidate.key == "cancelEffects" || candidate.key == "turnToken")
            QVERIFY2(!candidate.fits, qPrintable(candidate.key));
        if (candidate.key == "draw" || candidate.key == "damage")
            QVERIFY2(candidate.fits, qPrintable(candidate.key));
    }
    QVERIFY(misfits > 5);
    for (const Candidate &candidate : candidates)
        QVERIFY2(!candidate.hint.isEmpty(), qPrintable(candidate.key));
    // A moment at which the sentence could not be played.
    for (const Candidate &candidate : candidatesFor(deck, {"cards[1]", "cards[1].after", {}}))
        QCOMPARE(candidate.fits, false); // who won is known only after the combat
    // Several fighters of one name cannot be meant by the name alone.
    DeckDef open = deck;
    QVERIFY(put(open, view.focus, freshTerm(Word::Damage)));
    for (const Candidate &candidate : candidatesFor(open, {owner, view.focus + ".to", {}}))
        if (candidate.key == "harpy")
            QVERIFY(!candidate.fits);
}

void TestDeckBlocks::replacingKeepsWhatItCan() {
    DeckDef deck = deckNamed("medusa");
    const std::string path = "cards[1].after[0].then[0]"; // damage 8 to the opposing fighter
    QVERIFY(replaceWord(deck, path, Word::Recover));
    QCOMPARE(textOf(*findSlot(deck, path)->term()), std::string(R"({"recover":8,"fighter":"opposingFighter"})"));
    QVERIFY(replaceWord(deck, "cards[1].after[0]", Word::May));
    QCOMPARE(textOf(*findSlot(deck, "cards[1].after[0]")->term()),
             std::string(R"({"may":[],"then":[{"recover":8,"fighter":"opposingFighter"}]})"));
    QVERIFY(!replaceWord(deck, path, Word::WonCombat));
}

void TestDeckBlocks::statementsMove() {
    DeckDef deck = emptyDeck();
    addEntry(deck, "cards");
    const std::string list = "cards[0].after";
    put(deck, list, freshTerm(Word::Draw));
    put(deck, list, freshTerm(Word::If));
    put(deck, list, freshTerm(Word::EndTurn));
    put(deck, "cards[0].after[1].then[0]", freshTerm(Word::BoostValue));
    const DeckDef start = deck;
    QCOMPARE(moveStatement(deck, "cards[0].after[0]", 1).value(), std::string("cards[0].after[1]"));
    QCOMPARE(moveStatement(deck, "cards[0].after[1]", -1).value(), std::string("cards[0].after[0]"));
    QVERIFY(deck == start);
    // Out of the bracket, before and behind it.
    QCOMPARE(moveStatement(deck, "cards[0].after[1].then[0]", -1).value(), std::string("cards[0].after[1]"));
    deck = start;
    QCOMPARE(moveStatement(deck, "cards[0].after[1].then[0]", 1).value(), std::string("cards[0].after[2]"));
    deck = start;
    // Into it, from before: the bracket itself has moved up meanwhile.
    QCOMPARE(moveStatementTo(deck, "cards[0].after[0]", "cards[0].after[1].then[1]").value(),
             std::string("cards[0].after[0].then[1]"));
    deck = start;
    QCOMPARE(moveStatementTo(deck, "cards[0].after[2]", "cards[0].after[1].else[0]").value(),
             std::string("cards[0].after[1].else[0]"));
    QVERIFY(!moveStatementTo(deck, "cards[0].after[1]", "cards[0].after[1].then[0]"));
    QVERIFY(!moveStatement(deck, "cards[0].after[0]", -1));
}

void TestDeckBlocks::wrapping() {
    DeckDef deck = deckNamed("medusa");
    const DeckDef start = deck;
    const std::string path = "cards[0].after[0]";
    for (const Word word : {Word::If, Word::May, Word::Choose}) {
        QVERIFY(wrapStatement(deck, path, word));
        QVERIFY(findSlot(deck, path)->term()->word == word);
        QVERIFY(unwrapStatement(deck, path));
        QVERIFY(deck == start);
    }
    QVERIFY(!wrapStatement(deck, path, Word::Draw));
}

void TestDeckBlocks::optionalListsVanishWhenEmpty() {
    DeckDef deck = emptyDeck();
    addEntry(deck, "cards");
    put(deck, "cards[0].after", freshTerm(Word::If));
    put(deck, "cards[0].after[0].else[0]", freshTerm(Word::EndTurn));
    QCOMPARE(textOf(*findSlot(deck, "cards[0].after[0]")->term()),
             std::string(R"({"if":null,"then":[],"else":["endTurn"]})"));
    QVERIFY(editor::remove(deck, "cards[0].after[0].else[0]"));
    QCOMPARE(textOf(*findSlot(deck, "cards[0].after[0]")->term()), std::string(R"({"if":null,"then":[]})"));
}

void TestDeckBlocks::blocksAreTextToo() {
    const DeckDef deck = deckNamed("medusa");
    const Term term = *findSlot(deck, "cards[1].after[0]")->term();
    QVERIFY(termFrom(textOf(term), Sort::Statement, deck).value() == term);
    QVERIFY(!termFrom(textOf(term), Sort::Condition, deck));
    QVERIFY(!termFrom("no json", Sort::Statement, deck));
    QVERIFY(!termFrom("", Sort::Statement, deck));
}

void TestDeckBlocks::grammarIsHeard() {
    const DeckDef deck = deckNamed("medusa");
    QVERIFY(grammarSample(deck, 1, Language::En).contains("Harpies"));
    QVERIFY(grammarSample(deck, 0, Language::De).contains("Medusa"));
    QVERIFY(grammarSample(deck, 9, Language::De).isEmpty());
}

CHAMPCLOS_TEST_GUILESS(TestDeckBlocks)
#include "tst_deck_blocks.moc"
