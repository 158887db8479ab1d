// SPDX-License-Identifier: MIT
//
// What the ledger of a combat says, over random games with every deck: a note about a cancelled card tells the truth
// about its value and is not made of a card that had no effects; boosts name their card; an effect whose condition was
// not met says so.
#include "app/play/combat_ledger.h"
#include "engine/core/rng.h"
#include "engine/rules/game.h"
#include "tests/app/clicking.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class LedgerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheTruth();
};

namespace {

struct Found {
    int cancelled = 0;
    int ignored = 0;
    int boosts = 0;
    int unmet = 0;
};

bool hasEffects(const CardDef &card) {
    return std::any_of(card.effects.begin(), card.effects.end(), [](const Block &effect) { return !effect.empty(); });
}

bool isIgnored(const QVariantList &terms) {
    return std::any_of(terms.begin(), terms.end(),
                       [](const QVariant &term) { return term.toMap().value("kind") == QStringLiteral("ignored"); });
}

void checkTerms(const QVariantList &terms, Found &found) {
    for (const QVariant &term : terms)
        if (term.toMap().value("kind") == QStringLiteral("boost")) {
            ++found.boosts;
            QVERIFY(!term.toMap().value("name").toString().isEmpty());
        }
}

void checkStep(const Match &match, app::CombatLedger &ledger, const SeenStep &step, Found &found) {
    const SeenEvent &event = step.event;
    ledger.add(step);
    if (event.kind == EventKind::EffectsCancelled && event.card) {
        const auto kind = static_cast<std::size_t>(event.card.value());
        const bool wasCancelled = hasEffects(match.seat(event.seat).deck.cards[kind]);
        QCOMPARE(!ledger.note().isEmpty(), wasCancelled);
        found.cancelled += wasCancelled;
    }
}

void checkGame(const app::GameFile &file, std::uint64_t seed, Found &found) {
    io::GameRecord record = file.record;
    const Match &match = *record.match;
    app::CardTexts texts;
    texts.setMatch(record.match);
    app::CombatLedger ledger;
    ledger.start(match, texts, Language::En);
    Rng chance(seed);
    const auto legal = std::make_unique<ActionList>();
    for (int decisions = 0; decisions < 2000 && !record.now().isOver(); ++decisions) {
        legalActions(match, record.now(), *legal);
        record.play((*legal)[static_cast<int>(chance.below(static_cast<std::uint32_t>(legal->size())))]);
        for (const Step &step : record.stepsOf(record.actions.size()))
            checkStep(match, ledger, cut(match, step, SeatId::none()), found);
        ledger.show();
        if (!ledger.note().isEmpty() && (isIgnored(ledger.attackTerms()) != isIgnored(ledger.defenseTerms())))
            found.ignored += ledger.note().contains(QStringLiteral("does not count"));
        checkTerms(ledger.attackTerms(), found);
        for (int row = 0; row < ledger.lines()->count(); ++row)
            found.unmet += ledger.lines()->value(row, "outcome").toString().contains(QStringLiteral("condition"));
    }
}

} // namespace

void LedgerTest::tellsTheTruth() {
    Found found;
    for (int game = 0; game < 24; ++game)
        checkGame(gameOf(decksFor(game), static_cast<std::uint64_t>(game + 1)), static_cast<std::uint64_t>(game + 1),
                  found);
    QVERIFY(found.cancelled > 0);
    QVERIFY(found.boosts > 0);
    QVERIFY(found.unmet > 0);
}

CHAMPCLOS_TEST(LedgerTest)
#include "tst_ledger.moc"
