// SPDX-License-Identifier: MIT
//
// The rows of the instructions (effects/verbs.h) are whole: a verb that was forgotten would only be noticed by the
// first card that says it.
#include "engine/effects/verbs.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace champclos;

class TestVerbs : public QObject {
    Q_OBJECT

private slots:
    void everyInstructionHasARow() {
        for (int code = 0; code < kOpCodes; ++code) {
            const auto which = static_cast<OpCode>(code);
            const Verb &verb = kVerbs[which];
            const bool isNoVerb = which == OpCode::End || which == OpCode::OptionEntry; // effects end there
            QVERIFY2((verb.run == nullptr) == isNoVerb, qPrintable(QString::number(code)));
            QVERIFY2(isNoVerb || verb.code == which, qPrintable(QString::number(code)));
        }
    }

    /// Who asks can be answered, and who is answered has asked; only a question can be declined.
    void questionsAndAnswersBelongTogether() {
        for (const Verb &verb : kVerbs) {
            QCOMPARE(verb.list == nullptr, verb.answer == nullptr);
            QVERIFY(verb.list != nullptr || (verb.canDecline == nullptr && !verb.listsNo));
        }
    }

    void everyStatementIsAVerbOrControl() {
        for (const WordRow &row : vocabulary()) {
            const bool isControl = row.word == Word::If || row.word == Word::May || row.word == Word::Choose ||
                                   row.word == Word::ChooseSpace || row.word == Word::Swap;
            const bool isVerb = row.sort == Sort::Statement && !isControl;
            QVERIFY2((verbFor(row.word) != nullptr) == isVerb, row.key);
        }
    }
};

CHAMPCLOS_TEST_APPLESS(TestVerbs)
#include "tst_verbs.moc"
