// SPDX-License-Identifier: MIT
//
// A stranger's deck may put any word where its sort is admitted. This builds every such combination two words deep, in
// every surrounding (alone, after a condition, with "may", as an option, in an ability), and reads what comes out.
#include "engine/effects/vocabulary.h"
#include "engine/text/sentences.h"
#include "engine/text/text.h"
#include "tests/support/test_program.h"
#include "tests/text/rich_deck.h"
#include "tests/text/text_checks.h"

#include <QTest>

using namespace champclos;
using namespace champclos::test;

namespace {

/// All terms of a sort; operands are filled with their first choice below `depth` 1.
class Builder {
public:
    std::vector<Term> terms(Sort sort, int depth) const {
        std::vector<Term> result;
        for (const WordRow &row : vocabulary())
            if (row.sort == sort && row.word != Word::If && row.word != Word::May && row.word != Word::Choose)
                for (Term &term : variants(row, depth))
                    result.push_back(std::move(term));
        return result;
    }

    static Term make(Word word) {
        Term term;
        term.word = word;
        term.arguments.resize(static_cast<std::size_t>(rowOf(word).operandCount()));
        return term;
    }
    static Argument block(Block statements) {
        Argument argument;
        argument.isGiven = true;
        argument.terms = std::move(statements);
        return argument;
    }

private:
    /// The word with each operand in turn filled with everything that fits, the others plainly.
    std::vector<Term> variants(const WordRow &row, int depth) const {
        Term plainly = make(row.word);
        for (std::size_t index = 0; index < row.operands().size(); ++index)
            if (row.operands()[index].isRequired)
                plainly.arguments[index] = fillings(row.operands()[index], 0).front();
        std::vector<Term> result = {plainly};
        if (depth > 0)
            for (std::size_t index = 0; index < row.operands().size(); ++index)
                for (const Argument &filling : fillings(row.operands()[index], depth - 1)) {
                    Term term = plainly;
                    term.arguments[index] = filling;
                    if (term.word == Word::LookAtTop && term.arguments[0].number < term.arguments[1].number)
                        continue;
                    result.push_back(std::move(term));
                }
        return result;
    }
    std::vector<Argument> fillings(const Operand &operand, int depth) const {
        Argument argument;
        argument.isGiven = true;
        std::vector<Argument> result;
        const auto names = [&](std::initializer_list<const char *> list) {
            for (const char *name : list) {
                argument.name = name;
                result.push_back(argument);
            }
        };
        const auto numbers = [&](std::initializer_list<int> list) {
            for (const int number : list) {
                argument.number = number;
                result.push_back(argument);
            }
        };
        switch (operand.sort) {
        case Sort::Flag:
            numbers({1});
            break;
        case Sort::Number:
            numbers({1, 2});
            break;
        case Sort::FighterName:
            names({"queen", "ogre", "pair", "beast"});
            break;
        case Sort::CardName:
            names({"riddle"});
            break;
        case Sort::TagName:
            names({"feast"});
            break;
        case Sort::SideName:
            names({"up"});
            break;
        case Sort::TypeName:
            names({"attack", "defense", "versatile", "scheme"});
            break;
        case Sort::Statements:
        case Sort::Options:
        case Sort::Statement:
            break;
        case Sort::Fighters:
        case Sort::Group:
        case Sort::Condition:
        case Sort::Amount:
        case Sort::Spaces:
        case Sort::Player:
        case Sort::Cards:
        case Sort::Place:
            for (Term &term : terms(operand.sort, depth)) {
                argument.terms = {std::move(term)};
                result.push_back(argument);
            }
            break;
        }
        return result;
    }
};

Term ifTerm(const Term &condition, Block then, Block otherwise = {}) {
    Term term = Builder::make(Word::If);
    term.arguments[0] = Builder::block({condition});
    term.arguments[1] = Builder::block(std::move(then));
    if (!otherwise.empty())
        term.arguments[2] = Builder::block(std::move(otherwise));
    return term;
}

Term mayTerm(Block what, std::optional<Word> who = {}, int times = 1, Block then = {}, Block otherwise = {}) {
    Term term = Builder::make(Word::May);
    term.arguments[0] = Builder::block(std::move(what));
    if (who)
        term.arguments[1] = Builder::block({Builder::make(*who)});
    if (times > 1) {
        term.arguments[2].isGiven = true;
        term.arguments[2].number = times;
    }
    if (!then.empty())
        term.arguments[3] = Builder::block(std::move(then));
    if (!otherwise.empty())
        term.arguments[4] = Builder::block(std::move(otherwise));
    return term;
}

Term chooseTerm(std::vector<Block> options, int count = 1, std::optional<Word> who = {}) {
    Term term = Builder::make(Word::Choose);
    term.arguments[0].isGiven = true;
    term.arguments[0].number = count;
    term.arguments[1].isGiven = true;
    term.arguments[1].options = std::move(options);
    if (who)
        term.arguments[2] = Builder::block({Builder::make(*who)});
    return term;
}

} // namespace

class TestComposition : public QObject {
    Q_OBJECT

private slots:
    void everyWordHasItsText() {
        const DeckDef deck = richDeck();
        for (const Term &statement : Builder().terms(Sort::Statement, 2))
            read(deck, {statement});
        const Term draw = Builder().terms(Sort::Statement, 0).front();
        for (const Term &condition : Builder().terms(Sort::Condition, 2))
            read(deck, {ifTerm(condition, {draw})});
    }

    void everySurrounding() {
        const DeckDef deck = richDeck();
        const std::vector<Term> statements = Builder().terms(Sort::Statement, 1);
        const Term won = Builder::make(Word::WonCombat);
        const Term draw = statements.front();
        for (const Term &one : statements) {
            read(deck, {ifTerm(won, {one}, {draw})});
            read(deck, {ifTerm(won, {draw}, {one})});
            read(deck, {ifTerm(won, {ifTerm(won, {one})})});
            read(deck, {mayTerm({one})});
            read(deck, {mayTerm({one}, Word::Opponent)});
            read(deck, {mayTerm({one}, Word::AnOpponent, 3, {draw}, {one})});
            read(deck, {mayTerm({one, draw}, {}, 2)});
            read(deck, {mayTerm({draw}, {}, 1, {one}, {one, draw})});
            read(deck, {chooseTerm({{one}, {draw, one}})});
            read(deck, {draw, chooseTerm({{one}, {ifTerm(won, {one})}}, 2, Word::Opponent), one});
            read(deck, {mayTerm({chooseTerm({{one}, {draw}})})});
            read(deck, {mayTerm({ifTerm(won, {one})}, Word::Opponent)});
            for (int trigger = 0; trigger < kTriggers; ++trigger)
                for (const Block &effect : {Block{one}, Block{mayTerm({one})}, Block{ifTerm(won, {one}), draw},
                                            Block{ifTerm(won, {one}, {draw})}, Block{chooseTerm({{one}, {draw}})}}) {
                    AbilityDef ability;
                    ability.trigger = static_cast<Trigger>(trigger);
                    ability.effect = effect;
                    readAbility(deck, ability);
                }
        }
    }

    void everyPair() {
        const DeckDef deck = richDeck();
        const std::vector<Term> statements = Builder().terms(Sort::Statement, 0);
        for (const Term &one : statements)
            for (const Term &other : statements) {
                read(deck, {one, other});
                read(deck, {mayTerm({one, other})});
                read(deck, {one, other, one, other});
            }
    }

    void everyModifier() {
        const DeckDef deck = richDeck();
        for (int modifier = 0; modifier < kModifiers; ++modifier)
            for (const char *fighter : {"", "queen", "ogre", "pair", "beast"})
                for (const Term &amount : Builder().terms(Sort::Amount, 1))
                    for (const bool isConditional : {false, true}) {
                        AbilityDef ability;
                        ability.isContinuous = true;
                        ability.modifier = static_cast<Modifier>(modifier);
                        ability.fighter = fighter;
                        ability.amount = {amount};
                        if (isConditional)
                            ability.condition = {Builder().terms(Sort::Condition, 0).back()};
                        readAbility(deck, ability);
                    }
    }

    /// What an editor holds while a card is being written: words without their operands.
    void unfinishedSentences() {
        const DeckDef deck = richDeck();
        DeckDef bare;
        for (const WordRow &row : vocabulary()) {
            Term broken;
            broken.word = row.word;
            const Term hollow = Builder::make(row.word);
            Term condition = Builder::make(Word::If);
            condition.arguments[0] = Builder::block({hollow});
            condition.arguments[1] = Builder::block({broken, hollow});
            const Block everything = {broken,
                                      hollow,
                                      condition,
                                      mayTerm({hollow}),
                                      mayTerm({broken, hollow}),
                                      chooseTerm({{hollow}, {}, {broken}}),
                                      ifTerm(hollow, {hollow}, {broken})};
            for (const Language language : kLanguages) {
                QVERIFY(!text::Sentences(deck, language).effect(everything).empty());
                QVERIFY(!text::Sentences(bare, language).effect(everything).empty());
                AbilityDef ability;
                ability.effect = {hollow, broken};
                QVERIFY(!text::Sentences(deck, language).ability(ability).empty());
                ability.effect = {condition};
                QVERIFY(!text::Sentences(deck, language).ability(ability).empty());
                ability.isContinuous = true;
                ability.amount = {hollow};
                QVERIFY(!text::Sentences(deck, language).ability(ability).empty());
            }
        }
        for (const Term &statement : Builder().terms(Sort::Statement, 1))
            for (const Language language : kLanguages) // of a deck that has nothing yet
                QVERIFY(!text::Sentences(bare, language).effect({statement}).empty());
    }

private:
    static void read(const DeckDef &deck, const Block &effect) {
        for (const Language language : kLanguages) {
            const std::string text = text::Sentences(deck, language).effect(effect);
            const QString wrong = complaint(text, language);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            if (qEnvironmentVariableIsSet("CHAMPCLOS_SHOW"))
                puts(text.c_str());
        }
    }
    static void readAbility(const DeckDef &deck, const AbilityDef &ability) {
        for (const Language language : kLanguages) {
            const std::string text = text::Sentences(deck, language).ability(ability);
            const QString wrong = complaint(text, language);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            if (qEnvironmentVariableIsSet("CHAMPCLOS_SHOW"))
                puts(text.c_str());
        }
    }
};

CHAMPCLOS_TEST_APPLESS(TestComposition)
#include "tst_composition.moc"
