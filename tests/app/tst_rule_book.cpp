// SPDX-License-Identifier: MIT
//
// The rule book: the same rules in three languages, every reason of a refusal finds its section, search finds words
// whatever their accents. The handbook: the same pages in three languages.
#include "app/paint/fonts.h"
#include "app/shell/rule_book.h"
#include "engine/rules/why.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace champclos;
using app::RuleBook;

class RuleBookTest : public QObject {
    Q_OBJECT

private:
    static QStringList idsOf(const RuleBook &book) {
        QStringList ids;
        for (int row = 0; row < book.count(); ++row)
            ids += book.data(book.index(row), RuleBook::Ids).toStringList();
        return ids;
    }

private slots:
    void initTestCase() { paint::registerFonts(); } // which also opens the resources

    void languagesTellTheSameRules() {
        RuleBook english;
        english.setLanguage(QStringLiteral("en"));
        QVERIFY(english.count() > 20);
        for (const char *code : {"fr", "de"}) {
            RuleBook other;
            other.setLanguage(QString::fromLatin1(code));
            QCOMPARE(other.count(), english.count());
            QCOMPARE(idsOf(other), idsOf(english));
        }
    }
    void everyRefusalFindsItsSection() {
        RuleBook book;
        book.setLanguage(QStringLiteral("fr"));
        for (int reason = 1; reason < kReasons; ++reason) {
            const QString rule = QString::fromLatin1(ruleOf(static_cast<Reason>(reason)));
            QVERIFY2(rule.isEmpty() || book.rowOfRule(rule) >= 0, qPrintable(rule));
        }
    }
    void searchIgnoresAccentsAndCase() {
        RuleBook book;
        QAbstractItemModelTester tester(&book);
        book.setLanguage(QStringLiteral("fr"));
        const int all = book.count();
        book.setFilter(QStringLiteral("DEGATS defense"));
        QVERIFY(book.count() > 0);
        QVERIFY(book.count() < all);
        book.setFilter(QStringLiteral("zzz"));
        QCOMPARE(book.count(), 0);
        book.setFilter({});
        QCOMPARE(book.count(), all);
    }
    void theHandbookHasTheSamePagesInAllLanguages() {
        RuleBook english;
        english.setBook(QStringLiteral("manual"));
        english.setLanguage(QStringLiteral("en"));
        QVERIFY(english.count() > 30);
        QCOMPARE(english.rowOfRule(QStringLiteral("manual:1")), 0);
        QCOMPARE(english.rowOfRule(QStringLiteral("manual:7")), -1);
        for (const char *code : {"fr", "de"}) {
            RuleBook other;
            other.setLanguage(QString::fromLatin1(code));
            other.setBook(QStringLiteral("manual"));
            QCOMPARE(other.count(), english.count());
            for (int page = 1; page <= 6; ++page) {
                const QString place = QStringLiteral("manual:%1").arg(page);
                QVERIFY(other.rowOfRule(place) >= 0);
                QCOMPARE(other.rowOfRule(place), english.rowOfRule(place));
            }
            for (int row = 0; row < other.count(); ++row)
                QCOMPARE(other.data(other.index(row), RuleBook::Blocks).toList().size(),
                         english.data(english.index(row), RuleBook::Blocks).toList().size());
        }
    }
    void turningToTheOtherBookKeepsTheSearch() {
        RuleBook book;
        QAbstractItemModelTester tester(&book);
        book.setLanguage(QStringLiteral("de"));
        book.setFilter(QStringLiteral("Kalibrierungsseite"));
        QCOMPARE(book.count(), 0);
        book.setBook(QStringLiteral("manual"));
        QCOMPARE(book.count(), 2);
    }
    void blocksAreReadAsTheyAreWritten() {
        const auto sections = app::parseRuleBook(
            QStringLiteral("# One\n## Two [A1 A2]\nFirst\nline\n\n- item\n> example\n!figure zones\nLast\n"));
        QCOMPARE(sections.size(), 1);
        QCOMPARE(sections[0].chapter, QStringLiteral("One"));
        QCOMPARE(sections[0].ids, QStringList({"A1", "A2"}));
        QCOMPARE(sections[0].blocks.size(), 5);
        QCOMPARE(sections[0].blocks[0].text, QStringLiteral("First line"));
        QCOMPARE(sections[0].blocks[3].kind, app::RuleBlock::Kind::Figure);
        QVERIFY(sections[0].isChapterStart);
    }
    void stepsAndCodeAreReadAndPicturesLeftOut() {
        using Kind = app::RuleBlock::Kind;
        const auto sections = app::parseRuleBook(
            QStringLiteral("# One\n## Two\n1. First\n2. Second\n\n![words](a.png)\n\n```\nrun\n  # it\n```\nLast\n"));
        QCOMPARE(sections.size(), 1);
        QCOMPARE(sections[0].blocks.size(), 4);
        QCOMPARE(sections[0].blocks[1].kind, Kind::Step);
        QCOMPARE(sections[0].blocks[1].text, QStringLiteral("2. Second"));
        QCOMPARE(sections[0].blocks[2].kind, Kind::Code);
        QCOMPARE(sections[0].blocks[2].text, QStringLiteral("run\n  # it"));
        QCOMPARE(sections[0].blocks[3].kind, Kind::Text);
    }
};

CHAMPCLOS_TEST(RuleBookTest)
#include "tst_rule_book.moc"
