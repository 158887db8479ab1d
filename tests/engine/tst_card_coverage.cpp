// SPDX-License-Identifier: MIT
//
// Every card, spell, side card and completion of the decks in tests/scenarios/covered_decks.txt has scenarios: one for
// a card without text, at least two (its effect; a branch, no target or cancelled) for the others.
#include "tests/support/content.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <algorithm>

using namespace champclos;
using namespace champclos::test;

namespace {

const QString kFolder = QString::fromStdString(sourcePath("tests/scenarios"));

QString contentOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList coveredDecks() { return contentOf(kFolder + "/covered_decks.txt").split('\n', Qt::SkipEmptyParts); }

/// A completion is counted by itself.
bool hasText(const CardDef &card) {
    return std::any_of(card.effects.begin(), card.effects.begin() + static_cast<int>(Timing::Completion),
                       [](const Block &block) { return !block.empty(); });
}

/// The scenario files of a deck, each by what it is about.
class Files {
public:
    explicit Files(const QString &deck) {
        const QDir folder(kFolder + "/cards/" + deck);
        for (const QString &name : folder.entryList({"*.scenario"}, QDir::Files))
            m_contents[name] = contentOf(folder.filePath(name));
    }
    /// How many are named after `subject` and speak of `word`.
    int count(const QString &subject, const QString &word) const {
        int count = 0;
        for (auto file = m_contents.begin(); file != m_contents.end(); ++file)
            count += file.key().startsWith(subject + "-") && file.value().contains(word) ? 1 : 0;
        return count;
    }

private:
    QMap<QString, QString> m_contents;
};

} // namespace

class TestCardCoverage : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasScenarios_data();
    void everyCardHasScenarios();
};

void TestCardCoverage::everyCardHasScenarios_data() {
    QTest::addColumn<QString>("deck");
    for (const QString &deck : coveredDecks())
        QTest::newRow(qPrintable(deck)) << deck;
}

void TestCardCoverage::everyCardHasScenarios() {
    QFETCH(QString, deck);
    const DeckDef def = deckNamed(deck.toStdString());
    const Files files(deck);
    QStringList missing;
    const auto want = [&](const QString &subject, const std::string &id, int least) {
        const int count = files.count(subject, QString::fromStdString(id));
        if (count < least)
            missing.append(subject + " (" + QString::number(count) + " of " + QString::number(least) + ")");
    };
    for (const CardDef &card : def.cards) {
        const QString id = QString::fromStdString(card.id);
        want(id, card.id, hasText(card) ? 2 : 1);
        if (!card.effects[static_cast<std::size_t>(Timing::Completion)].empty())
            want("completion-" + id, card.id, 1);
    }
    if (def.pile)
        for (const PileDef::Spell &spell : def.pile->spells)
            want("spell-" + QString::fromStdString(spell.id), spell.id, 1);
    if (def.sideDeck)
        for (const SideDeckDef::Card &card : def.sideDeck->cards)
            want(QString::fromStdString(def.sideDeck->id) + "-" + QString::fromStdString(card.id), card.id, 1);
    if (!def.abilities.empty() && files.count("ability", "") == 0)
        missing.append("ability");
    QVERIFY2(missing.isEmpty(), qPrintable("cards without enough scenarios: " + missing.join(", ")));
}

CHAMPCLOS_TEST_GUILESS(TestCardCoverage)
#include "tst_card_coverage.moc"
