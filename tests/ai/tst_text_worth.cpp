// SPDX-License-Identifier: MIT
//
// What texts are thought to be worth (ai/text_worth.h): not the numbers, which are a matter of taste, but that
// more is worth more, that conditions and options count as they should, and that quick opinions follow.
#include "engine/ai/policy.h"
#include "engine/ai/text_worth.h"
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <memory>
#include <string>

using namespace champclos;

namespace {

const ai::KindWorth &worthOf(const Match &match, const std::string &card) {
    const SeatTables &tables = match.seat(SeatId(0));
    for (std::size_t kind = 0; kind < tables.deck.cards.size(); ++kind)
        if (tables.deck.cards[kind].id == card)
            return ai::worthOf(match).seats[SeatId(0)].kinds[kind];
    qFatal("there is no such card");
}

std::shared_ptr<const Match> matchWith(const std::string &deck) {
    return test::matchOf("greenwood", {deck, deck == "bigfoot" ? "medusa" : "bigfoot"});
}

bool hasBothSides(const Match &match, const ActionList &actions) {
    int opponents = 0;
    for (const Action &action : actions)
        opponents += match.opposingFightersOf(SeatId(0)).contains(action.fighter) ? 1 : 0;
    return opponents > 0 && opponents < actions.size();
}

/// Plays at random until a text of the first seat has a fighter chosen for this, friend or foe; false if none does.
bool findChoice(const Match &match, OpCode code, GameState &state, ActionList &actions) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Rng rng(seed);
        state = start(match, seed);
        while (!state.isOver()) {
            legalActions(match, state, actions);
            const Frame &frame = state.frames.back();
            if (state.pending.kind == DecisionKind::ChooseFighter && frame.kind == FrameKind::Effect &&
                frame.seat == SeatId(0) && match.seat(SeatId(0)).program.ops[frame.pc + 1u].code == code &&
                hasBothSides(match, actions))
                return true;
            apply(match, state, actions[rng.below(actions.size())]);
        }
    }
    return false;
}

} // namespace

class TestTextWorth : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsWeighed() {
        for (const char *deck : test::kDeckNames) {
            const auto match = matchWith(deck);
            const SeatTables &tables = match->seat(SeatId(0));
            const ai::DeckWorth &worths = ai::worthOf(*match).seats[SeatId(0)];
            QCOMPARE(worths.rest.size(), tables.program.ops.size());
            for (const float worth : worths.rest)
                QVERIFY(std::isfinite(worth) && std::abs(worth) < 20);
            for (std::size_t kind = 0; kind < tables.deck.cards.size(); ++kind)
                if (tables.kinds[kind].type == CardType::Scheme)
                    QVERIFY2(worths.kinds[kind].asScheme.total() > 0, tables.deck.cards[kind].id.c_str());
        }
    }

    void aCardWithoutTextHasNone() {
        const auto match = matchWith("king-arthur");
        QCOMPARE(worthOf(*match, "excalibur").asAttack.total(), 0.0F);
    }

    void moreIsWorthMore() {
        const auto match = matchWith("king-arthur");
        // Draw 2 cards; draw 2 cards if you won; draw 1, or 2 if you won.
        const float surely = worthOf(*match, "the-aid-of-morgana").asAttack.points;
        const float perhaps = worthOf(*match, "aid-the-chosen-one").asAttack.points;
        const float either = worthOf(*match, "regroup").asAttack.points;
        QVERIFY(perhaps > 0);
        QVERIFY(surely > perhaps);
        QVERIFY(either > surely / 2 && either < surely);
    }

    void valuesAreExpectedValues() {
        const auto match = matchWith("king-arthur");
        const ai::KindWorth &shift = worthOf(*match, "momentous-shift"); // 5 instead of 3 after a move
        QVERIFY(shift.asAttack.value > 0.5F && shift.asAttack.value < 2);
        QVERIFY(shift.asDefense.value < shift.asAttack.value);        // who defends has hardly moved this turn
        QVERIFY(worthOf(*match, "bewilderment").asDefense.value > 3); // prevents all damage
    }

    void damageToOneselfIsNoGain() {
        const auto match = matchWith("titania"); // may deal 2 damage to both fighters of the combat
        const float gift = worthOf(*match, "parting-gift").asAttack.points;
        QVERIFY(gift >= 0 && gift < 1);
        QVERIFY(worthOf(*match, "a-momentary-glance").asScheme.points > 1);
    }

    /// Two of three options: as much as the best two, more than one of them.
    void optionsAddUp() {
        const auto match = matchWith("titania");
        const float two = worthOf(*match, "gift-of-the-fair-folk").asScheme.points;
        QVERIFY(two > 3 && two < 6);
    }

    /// Who may heal somebody heals a friend; who may hurt somebody hurts an opponent.
    void opinionsKnowWhatFollows_data() {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<int>("code");
        QTest::addColumn<bool>("isForOpponents");
        QTest::newRow("recover") << "titania" << static_cast<int>(OpCode::Recover) << false;
        QTest::newRow("damage") << "titania" << static_cast<int>(OpCode::Damage) << true;
    }
    void opinionsKnowWhatFollows() {
        QFETCH(QString, deck);
        QFETCH(int, code);
        QFETCH(bool, isForOpponents);
        const auto match = matchWith(deck.toStdString());
        const auto actions = std::make_unique<ActionList>();
        GameState state;
        QVERIFY(findChoice(*match, static_cast<OpCode>(code), state, *actions));
        const ai::Opinion opinion(*match, state);
        const FighterSet opponents = match->opposingFightersOf(SeatId(0));
        float ofOpponents = -100;
        float ofFriends = -100;
        for (const Action &action : *actions) {
            float &best = opponents.contains(action.fighter) ? ofOpponents : ofFriends;
            best = std::max(best, opinion.of(action));
        }
        QVERIFY(isForOpponents ? ofOpponents > ofFriends : ofFriends >= ofOpponents);
    }

    /// Spells are counted from 0, options of a text from 1: each has to be weighed by what it says itself.
    void spellsAreWeighedByTheirOwnTexts() {
        const auto match = matchWith("wayward-sisters");
        const auto actions = std::make_unique<ActionList>();
        const SeatTables &tables = match->seat(SeatId(0));
        int seen = 0;
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            GameState state = start(*match, seed);
            for (Rng rng(seed); !state.isOver();) {
                legalActions(*match, state, *actions);
                const Frame &frame = state.frames.back();
                if (state.pending.kind == DecisionKind::ChooseOption && frame.kind == FrameKind::Effect &&
                    tables.program.ops[frame.pc].code == OpCode::CastSpell && frame.seat == SeatId(0))
                    for (const Action &action : *actions)
                        if (action.kind == ActionKind::Option) {
                            QCOMPARE(ai::Opinion(*match, state).of(action),
                                     ai::worthOf(*match).seats[SeatId(0)].rest[tables.spellEntries[action.option]]);
                            ++seen;
                        }
                apply(*match, state, (*actions)[rng.below(actions->size())]);
            }
        }
        QVERIFY(seen > 20);
    }
};

CHAMPCLOS_TEST_GUILESS(TestTextWorth)
#include "tst_text_worth.moc"
