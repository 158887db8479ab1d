// SPDX-License-Identifier: MIT
//
// Every text of every deck in every language, as a person has read and approved it. CHAMPCLOS_UPDATE_GOLDEN=1 writes
// the files anew; what changed is then read in the diff.
#include "engine/text/text.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"
#include "tests/text/text_checks.h"

#include <QFile>
#include <QTest>

using namespace champclos;
using namespace champclos::test;

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void texts_data() {
        QTest::addColumn<QString>("deckId");
        QTest::addColumn<int>("language");
        for (const DeckDef &deck : allDecks())
            for (const Language language : kLanguages)
                QTest::addRow("%s %s", codeOf(language), deck.id.c_str())
                    << QString::fromStdString(deck.id) << static_cast<int>(language);
    }
    void texts() {
        QFETCH(QString, deckId);
        QFETCH(int, language);
        const auto code = static_cast<Language>(language);
        io::Diagnostics diagnostics;
        const auto deck = io::loadDeck(
            test::sourceFile(QStringLiteral("resources/decks/%1.json").arg(deckId)).toStdString(), diagnostics);
        QVERIFY(deck);
        const QByteArray said = QByteArray::fromStdString(text::describeDeck(*deck, code));

        QFile golden(test::sourceFile(QStringLiteral("tests/text/%1/%2.txt").arg(QLatin1String(codeOf(code)), deckId)));
        if (qEnvironmentVariableIntValue("CHAMPCLOS_UPDATE_GOLDEN") == 1) {
            QVERIFY(QDir().mkpath(QFileInfo(golden).path()));
            QVERIFY(golden.open(QIODevice::WriteOnly));
            QCOMPARE(golden.write(said), said.size());
            return;
        }
        QVERIFY2(golden.open(QIODevice::ReadOnly), "set CHAMPCLOS_UPDATE_GOLDEN=1 to write it, then read it");
        const QList<QByteArray> expected = golden.readAll().split('\n');
        const QList<QByteArray> lines = said.split('\n');
        for (qsizetype line = 0; line < std::min(lines.size(), expected.size()); ++line)
            QCOMPARE(QString::fromUtf8(lines[line]), QString::fromUtf8(expected[line]));
        QCOMPARE(lines.size(), expected.size());
    }

    void typography() {
        for (const DeckDef &deck : allDecks())
            for (const Language language : kLanguages) {
                for (const CardDef &card : deck.cards)
                    for (const text::Part &part : text::cardText(deck, card, language))
                        for (const std::string &said : {part.text, text::joined(part, language)})
                            QVERIFY2(complaint(said, language).isEmpty(), qPrintable(complaint(said, language)));
                for (const auto &list : {text::abilityText(deck, language), text::specialRules(deck, language)})
                    for (const std::string &said : list)
                        QVERIFY2(complaint(said, language).isEmpty(), qPrintable(complaint(said, language)));
                for (const auto &list : {text::spellTexts(deck, language), text::sideCardTexts(deck, language)})
                    for (const text::Part &part : list)
                        QVERIFY2(complaint(text::joined(part, language), language).isEmpty(),
                                 qPrintable(complaint(text::joined(part, language), language)));
            }
    }

    /// Cards that more than one deck has say the same everywhere.
    void sameCardsSayTheSame() {
        std::map<std::string, std::string> said;
        for (const DeckDef &deck : allDecks())
            for (const CardDef &card : deck.cards)
                for (const Language language : kLanguages) {
                    if (!card.playedBy.empty() || card.syllables > 0 || !card.ingredient.empty())
                        continue;
                    std::string all;
                    for (const text::Part &part : text::cardText(deck, card, language))
                        all += text::joined(part, language) + '\n';
                    const auto [known, isNew] = said.emplace(codeOf(language) + card.id, all);
                    if (!isNew)
                        QCOMPARE(all, known->second);
                }
    }
};

CHAMPCLOS_TEST_APPLESS(TestGolden)
#include "tst_golden.moc"
