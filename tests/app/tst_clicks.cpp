// SPDX-License-Identifier: MIT
//
// Whole games by clicks on what the models say can be clicked: nothing enabled is ever refused, everything legal can be
// reached, every kind of decision comes by, every refusal has a sentence and a rule, and no model breaks a promise.
#include "app/play/game_session.h"
#include "app/play/picker.h"
#include "app/shell/rule_book.h"
#include "engine/rules/game.h"
#include "engine/text/text.h"
#include "tests/app/clicking.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

#include <algorithm>
#include <set>

using namespace champclos;
using namespace champclos::test;
using app::Part;
using app::PartKind;

class ClicksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames_data();
    void wholeGames();
    void everyKindOfDecisionWasAsked();
    void everyLegalActionCanBePicked();
    void picksAreTakenBackOneByOne();
    void lastMoveOfTheTurnIsConfirmed();
    void reachShowsDistancesAndBoosts();
    void doneKeepsItsPlace();
    void stayAndDoneNeverMeanTheSame();
    void aManeuverOfTwoIsThreeClicks();
    void aBoostedSpaceOffersWhatPaysForIt();
    void aDoubleClickGivesOneAnswer();
    void anIdleTurnIsAskedAbout();
    void whoIsPlacedNextIsTold();

private:
    std::set<QString> m_kinds;
};

namespace {

bool isTold(const QString &rule) {
    static app::RuleBook book;
    book.setLanguage(QStringLiteral("en"));
    return book.rowOfRule(rule) >= 0;
}

/// Asks about a thing: it can be clicked, or there is a sentence and a rule that the rule book tells.
void askWhyNot(const app::GameSession &session, app::Picking::Kind kind, int id, bool canBeClicked) {
    const QVariantMap why = session.table()->picking()->whyNot(kind, id);
    QCOMPARE(why.isEmpty(), canBeClicked);
    const QString rule = session.table()->picking()->ruleAt(kind, id);
    QVERIFY2(isTold(rule), qPrintable(rule));
    if (why.isEmpty())
        return;
    QVERIFY(!why.value("text").toString().isEmpty());
    QCOMPARE(why.value("rule").toString(), rule);
}

void askWhyNot(const app::GameSession &session, Rng &rng) {
    const auto isSpaceEnabled = [&](int space) {
        return space >= 0 && session.table()->view()->spaces()->value(space, "isEnabled").toBool();
    };
    const int space = rng.below(session.table()->view()->spaces()->count());
    const int there = session.table()->view()->fighters()->find(
        QStringLiteral("fighterId"), session.table()->view()->spaces()->value(space, "fighter").toInt());
    askWhyNot(session, app::Picking::Space, space,
              isSpaceEnabled(space) ||
                  (there >= 0 && session.table()->view()->fighters()->value(there, "isEnabled").toBool()));
    for (int row = 0; row < session.table()->view()->hand()->count(); ++row)
        askWhyNot(session, app::Picking::Card, row, session.table()->view()->hand()->value(row, "isEnabled").toBool());
    for (int row = 0; row < session.table()->view()->fighters()->count(); ++row)
        askWhyNot(session, app::Picking::Fighter, session.table()->view()->fighters()->value(row, "fighterId").toInt(),
                  session.table()->view()->fighters()->value(row, "isEnabled").toBool() ||
                      isSpaceEnabled(session.table()->view()->fighters()->value(row, "spaceId").toInt()));
    for (int row = 0; row < session.table()->picking()->choices()->count(); ++row)
        askWhyNot(session, app::Picking::Choice, row,
                  session.table()->picking()->choices()->value(row, "isEnabled").toBool());
    QVERIFY(isTold(session.table()->picking()->ruleAt({}, -1))); // of the decision itself
}

} // namespace

void ClicksTest::wholeGames_data() {
    QTest::addColumn<int>("game");
    for (int game = 0; game < (test::kIsSanitized ? 3 : 9); ++game)
        QTest::addRow("game %d", game) << game;
}

void ClicksTest::wholeGames() {
    QFETCH(int, game);
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    const ModelWatch watch(session);
    const Language language = kLanguages[static_cast<std::size_t>(game) % kLanguages.size()];
    session.begin(gameOf(decksFor(game), static_cast<std::uint64_t>(game) + 1), language);
    Clicker clicker(session, static_cast<std::uint64_t>(game) + 100);
    QSignalSpy refusals(session.table()->picking(), &app::Picking::refused);
    int clicks = 0;
    while (session.phase() != app::GameSession::Over) {
        QCOMPARE(session.phase(), app::GameSession::Deciding);
        QVERIFY2(++clicks < 20000, "the game does not end");
        m_kinds.insert(session.table()->view()->decisionKind());
        QVERIFY(!session.table()->picking()->promptTitle().isEmpty());
        QCOMPARE(session.table()->view()->viewer(), session.table()->view()->toPlaySeat());
        if (clicks % 7 == 0)
            session.table()->picking()->setHoveredSpace(
                clicker.rng().below(session.table()->view()->spaces()->count()));
        if (clicks % 11 == 0)
            session.table()->view()->setShowThreat(clicks % 2 == 0);
        if (clicks % 13 == 0)
            askWhyNot(session, clicker.rng());
        if (clicks % 17 == 0)
            session.table()->picking()->takeBack();
        QVERIFY2(clicker.clickAnything(),
                 qPrintable(session.table()->view()->decisionKind() + session.table()->picking()->promptDetail()));
    }
    QCOMPARE(refusals.count(), 0);
    QVERIFY(session.table()->view()->isOver());
    QVERIFY(session.result() != nullptr);
    QVERIFY(!session.result()->title().isEmpty());
    QVERIFY(!session.result()->winners().isEmpty());
    QCOMPARE(session.result()->series().size(), session.table()->view()->seatCount());
    QVERIFY(!session.result()->damage().isEmpty());
    QCOMPARE(session.table()->picking()->choices()->count(), 0);
    QVERIFY(session.table()->tale()->log()->count() > 20);
}

void ClicksTest::everyKindOfDecisionWasAsked() {
    if (test::kIsSanitized)
        QSKIP("so few games do not ask everything");
    for (int kind = 1; kind < kDecisionKinds; ++kind) {
        const QString name = QString::fromLatin1(kDecisionKindNames[static_cast<std::size_t>(kind)]);
        QVERIFY2(m_kinds.contains(name), qPrintable(name));
    }
}

/// In whatever order a person points at the parts of a legal action, it is chosen when the last one is said.
void ClicksTest::everyLegalActionCanBePicked() {
    const auto legal = std::make_unique<ActionList>();
    int checked = 0;
    for (int game = 0; game < 6; ++game) {
        const app::GameFile file = gameOf(decksFor(game), static_cast<std::uint64_t>(game));
        const Match &match = *file.record.match;
        GameState state = file.record.now();
        Rng rng(static_cast<std::uint64_t>(game));
        for (int decision = 0; decision < 300 && !state.isOver(); ++decision) {
            legalActions(match, state, *legal);
            const Action &action = (*legal)[rng.below(legal->size())];
            app::Picker picker(*legal, match.seat(state.pending.seat).allFighters & state.alive);
            std::vector<Part> parts;
            if (picker.isAnswer(action)) {
                parts = {{PartKind::Answer, picker.indexOf(action)}};
            } else {
                if (action.kind == ActionKind::Maneuver)
                    parts.push_back({PartKind::Verb, static_cast<int>(action.kind)});
                if (action.fighter)
                    parts.push_back({PartKind::Fighter, action.fighter.value()});
                if (action.target)
                    parts.push_back({PartKind::Target, action.target.value()});
                if (action.space)
                    parts.push_back({PartKind::Space, action.space.value()});
                if (action.card)
                    parts.push_back({PartKind::Card, action.card.value(), action.owner.value()});
            }
            rng.shuffle(parts);
            for (const Part &part : parts) {
                QVERIFY(picker.canPick(part));
                QVERIFY(picker.pick(part));
            }
            QVERIFY(picker.decided().has_value());
            QVERIFY(*picker.decided() == action);
            apply(match, state, action);
            ++checked;
        }
    }
    QVERIFY(checked > 500);
}

void ClicksTest::picksAreTakenBackOneByOne() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"medusa", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 4);
    for (int clicks = 0; session.table()->view()->decisionKind() != u"chooseAction" && clicks < 200; ++clicks)
        clicker.clickAnything();
    QCOMPARE(session.table()->view()->decisionKind(), QStringLiteral("chooseAction"));
    const auto hero = session.table()->view()->fighters()->value(0, "fighterId").toInt();
    QVERIFY(session.table()->picking()->click(app::Picking::Fighter, hero));
    QCOMPARE(session.table()->picking()->pickCount(), 1);
    QVERIFY(session.table()->view()->fighters()->value(0, "isSelected").toBool());
    QVERIFY(session.table()->picking()->takeBack());
    QCOMPARE(session.table()->picking()->pickCount(), 0);
    QVERIFY(!session.table()->picking()->takeBack());
    QVERIFY(session.table()->picking()->click(app::Picking::Fighter, hero));
    QVERIFY(session.table()->picking()->click(app::Picking::Fighter, hero)); // again: lets go
    QCOMPARE(session.table()->picking()->pickCount(), 0);
    QCOMPARE(session.phase(), app::GameSession::Deciding);
}

void ClicksTest::lastMoveOfTheTurnIsConfirmed() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"king-arthur", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 5);
    bool wasAsked = false;
    for (int clicks = 0; clicks < 4000 && session.phase() == app::GameSession::Deciding && !wasAsked; ++clicks) {
        const int turn = session.table()->view()->turnNumber();
        if (session.table()->view()->decisionKind() == u"chooseMove") { // move everybody, never say done
            const int fighter = session.table()->picking()->nextEnabled(app::Picking::Fighter, -1, 1);
            if (!session.table()->picking()->hasPicks())
                QVERIFY(session.table()->picking()->click(app::Picking::Fighter, fighter));
            const int row = session.table()->view()->spaces()->find(QStringLiteral("isReachable"), true);
            QVERIFY(row >= 0 ? session.table()->picking()->click(app::Picking::Space, row) : clicker.clickAnything());
        } else {
            clicker.clickAnything();
        }
        if (session.table()->picking()->awaitsConfirm()) {
            wasAsked = true;
            QCOMPARE(session.table()->view()->turnNumber(), turn);
            const app::RowModel *choices = session.table()->picking()->choices();
            QCOMPARE(choices->count(), 1); // nothing stands beside it that would drop the move
            QCOMPARE(choices->value(0, "kind").toString(), QStringLiteral("confirm"));
            QCOMPARE(choices->value(0, "label").toString(), QStringLiteral("Done"));
            QVERIFY(session.table()->picking()->takeBack());
            QVERIFY(!session.table()->picking()->awaitsConfirm());
            const int row = session.table()->view()->spaces()->find(QStringLiteral("isReachable"), true);
            QVERIFY(row >= 0 && session.table()->picking()->click(app::Picking::Space, row));
            QVERIFY(session.table()->picking()->awaitsConfirm());
            QVERIFY(session.table()->picking()->click(app::Picking::Choice, 0));
            const Action taken = session.game().record.actions.back();
            QCOMPARE(taken.kind, ActionKind::Move); // and not Done
            QCOMPARE(taken.space.value(), row);
        }
    }
    QVERIFY(wasAsked);
}

void ClicksTest::reachShowsDistancesAndBoosts() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"medusa", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 4);
    for (int clicks = 0; session.table()->view()->decisionKind() != u"chooseAction" && clicks < 200; ++clicks)
        clicker.clickAnything();
    QVERIFY(session.table()->picking()->click(app::Picking::Fighter,
                                              session.table()->view()->fighters()->value(0, "fighterId").toInt()));
    int reachable = 0;
    int boosted = 0;
    for (int row = 0; row < session.table()->view()->spaces()->count(); ++row) {
        const int distance = session.table()->view()->spaces()->value(row, "distance").toInt();
        const int boost = session.table()->view()->spaces()->value(row, "boostNeeded").toInt();
        if (session.table()->view()->spaces()->value(row, "isReachable").toBool()) {
            ++reachable;
            QVERIFY(distance >= 1 && distance <= 3);
            QCOMPARE(boost, 0);
            session.table()->picking()->setHoveredSpace(row);
            int onPath = 0;
            for (int other = 0; other < session.table()->view()->spaces()->count(); ++other)
                onPath += session.table()->view()->spaces()->value(other, "isOnPath").toBool() ? 1 : 0;
            QCOMPARE(onPath, distance);
            QVERIFY(session.table()->view()->spaces()->value(row, "isOnPath").toBool());
        } else if (boost > 0) {
            ++boosted;
            QCOMPARE(distance, 3 + boost);
        }
    }
    QVERIFY(reachable > 3);
    QVERIFY(boosted > 0);
    session.table()->view()->setShowThreat(true);
    QVERIFY(session.table()->view()->strikes()->marks()->count() > 3);
}

/// A second click at the same place must not end the maneuver: the button that comes and goes stands before it.
void ClicksTest::doneKeepsItsPlace() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"robin-hood", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 4);
    for (int clicks = 0; session.table()->view()->decisionKind() != u"chooseMove" && clicks < 400; ++clicks)
        clicker.clickAnything();
    const auto kinds = [&] {
        QStringList list;
        for (int row = 0; row < session.table()->picking()->choices()->count(); ++row)
            list.push_back(session.table()->picking()->choices()->value(row, "kind").toString());
        return list;
    };
    session.table()->picking()->clear();
    QCOMPARE(kinds(), QStringList{QStringLiteral("done")});
    QVERIFY(session.table()->picking()->click(app::Picking::Fighter,
                                              session.table()->picking()->nextEnabled(app::Picking::Fighter, -1, 1)));
    QCOMPARE(kinds(), (QStringList{QStringLiteral("stay"), QStringLiteral("done")}));
}

/// Of the last who may move, both would say the same.
void ClicksTest::stayAndDoneNeverMeanTheSame() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"medusa", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 4);
    int alone = 0;
    for (int clicks = 0; clicks < 1500 && session.phase() == app::GameSession::Deciding; ++clicks) {
        const app::Picking *picking = session.table()->picking();
        const auto &legal = picking->picker().legal();
        FighterSet movers;
        for (const Action &action : legal)
            if (action.kind == ActionKind::Move)
                movers.insert(action.fighter);
        if (movers.size() == 1 && legal.back().kind == ActionKind::Done) {
            ++alone;
            QCOMPARE(picking->choices()->find(QStringLiteral("kind"), QStringLiteral("stay")), -1);
        }
        clicker.clickAnything();
    }
    QVERIFY(alone > 3);
}

namespace {

/// At the first action of a turn, or of another one.
void playToAction(app::GameSession &session, Clicker &clicker, int actionsLeft) {
    for (int clicks = 0; clicks < 2000; ++clicks) {
        if (session.table()->view()->decisionKind() == u"chooseAction" &&
            session.table()->seen().actionsLeft() == actionsLeft && session.table()->seen().alive().size() == 4)
            break;
        clicker.clickAnything();
    }
    session.table()->picking()->clear();
    QCOMPARE(session.table()->view()->decisionKind(), QStringLiteral("chooseAction"));
}

/// A space that the selected fighter reaches with a boost of so much, or -1.
int spaceFor(const app::GameSession &session, int boost) {
    const app::RowModel *spaces = session.table()->view()->spaces();
    for (int row = 0; row < spaces->count(); ++row)
        if (spaces->value(row, "boostNeeded").toInt() == boost && spaces->value(row, "distance").toInt() > 0 &&
            spaces->value(row, "fighter").toInt() < 0)
            return row;
    return -1;
}

} // namespace

void ClicksTest::aManeuverOfTwoIsThreeClicks() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"king-arthur", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 5);
    playToAction(session, clicker, 2);
    app::Picking *picking = session.table()->picking();
    const std::vector<Action> &actions = session.game().record.actions;
    const std::size_t before = actions.size();
    const int seat = session.table()->view()->viewer();
    const int fighter = fighterOf(SeatId(seat), 0).value();
    QVERIFY(picking->click(app::Picking::Fighter, fighter));
    const int first = spaceFor(session, 0);
    QVERIFY(first >= 0);
    QVERIFY(session.table()->view()->spaces()->value(first, "isEnabled").toBool());
    QVERIFY(picking->whyNot(app::Picking::Space, first).isEmpty());
    QVERIFY(picking->click(app::Picking::Space, first));
    QTRY_COMPARE(actions.size(), before + 3);
    QCOMPARE(actions[before].kind, ActionKind::Maneuver);
    QVERIFY(actions[before + 1].kind == ActionKind::Boost && !actions[before + 1].card);
    QCOMPARE(actions[before + 2].space.value(), first);
    const int second = session.table()->view()->spaces()->find(QStringLiteral("isReachable"), true);
    QVERIFY(second >= 0);
    QVERIFY(picking->click(app::Picking::Space, second)); // there is only one left who may move
    QCOMPARE(actions.size(), before + 4);
    QCOMPARE(session.table()->view()->decisionKind(), QStringLiteral("chooseAction"));
}

void ClicksTest::aBoostedSpaceOffersWhatPaysForIt() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"king-arthur", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 5);
    playToAction(session, clicker, 2);
    app::Picking *picking = session.table()->picking();
    QVERIFY(picking->click(app::Picking::Fighter, fighterOf(SeatId(session.table()->view()->viewer()), 0).value()));
    const int space = spaceFor(session, 2);
    QVERIFY(space >= 0);
    QVERIFY(picking->click(app::Picking::Space, space));
    QCOMPARE(session.table()->view()->decisionKind(), QStringLiteral("chooseBoost"));
    QCoreApplication::processEvents();
    QCOMPARE(session.table()->view()->decisionKind(), QStringLiteral("chooseBoost"));
    const app::RowModel *hand = session.table()->view()->hand();
    for (int row = 0; row < hand->count(); ++row)
        QCOMPARE(hand->value(row, "isEnabled").toBool(), hand->value(row, "boost").toInt() >= 2);
    QVERIFY(picking->click(app::Picking::Card, picking->nextEnabled(app::Picking::Card, -1, 1)));
    QTRY_COMPARE(session.game().record.actions.back().kind, ActionKind::Move);
    QCOMPARE(session.game().record.actions.back().space.value(), space);
}

void ClicksTest::aDoubleClickGivesOneAnswer() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"king-arthur", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 5);
    for (int clicks = 0; session.table()->view()->decisionKind() != u"chooseBoost" && clicks < 2000; ++clicks)
        clicker.clickAnything();
    const app::RowModel *choices = session.table()->picking()->choices();
    QCOMPARE(choices->value(0, "label").toString(), QStringLiteral("No boost"));
    const auto unguard = qScopeGuard([] { app::Picking::setGuard(0); });
    QVERIFY(session.table()->picking()->click(app::Picking::Choice, 0));
    app::Picking::setGuard(60'000);
    const std::size_t after = session.game().record.actions.size();
    const int last = choices->count() - 1;
    QCOMPARE(choices->value(last, "label").toString(), QStringLiteral("Done"));
    QVERIFY(!session.table()->picking()->click(app::Picking::Choice, last));
    QCOMPARE(session.game().record.actions.size(), after);
    app::Picking::setGuard(0);
    QVERIFY(session.table()->picking()->click(app::Picking::Choice, last));
    QCOMPARE(session.game().record.actions.size(), after + 1);
}

void ClicksTest::anIdleTurnIsAskedAbout() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.setConfirmsIdleTurn(true);
    session.begin(gameOf({"king-arthur", "bigfoot"}, 4), Language::En);
    Clicker clicker(session, 5);
    playToAction(session, clicker, 1);
    app::Picking *picking = session.table()->picking();
    const int turn = session.table()->view()->turnNumber();
    QVERIFY(picking->click(app::Picking::Choice, 0)); // the maneuver
    QVERIFY(picking->click(app::Picking::Choice, 0)); // no boost
    QCOMPARE(session.table()->view()->decisionKind(), QStringLiteral("chooseMove"));
    picking->clear();
    QVERIFY(picking->click(app::Picking::Choice, picking->choices()->count() - 1));
    QVERIFY(picking->awaitsConfirm());
    QCOMPARE(session.table()->view()->turnNumber(), turn);
    QVERIFY2(picking->promptDetail().contains(QStringLiteral("Nobody has moved")), qPrintable(picking->promptDetail()));
    QVERIFY(picking->click(app::Picking::Choice, 0));
    QVERIFY(session.game().record.now().turnNumber > turn ||
            session.game().record.now().pending.kind == DecisionKind::ChooseDiscard);
}

void ClicksTest::whoIsPlacedNextIsTold() {
    app::GameSession session;
    session.table()->motion()->setSpeed(0);
    session.begin(gameOf({"robin-hood", "bigfoot"}, 4), Language::En);
    QCOMPARE(session.table()->view()->decisionKind(), QStringLiteral("choosePlacement"));
    QVERIFY2(session.table()->picking()->promptDetail().contains(QStringLiteral("Outlaw\u00a01")),
             qPrintable(session.table()->picking()->promptDetail()));
}

CHAMPCLOS_TEST_GUILESS(ClicksTest)
#include "tst_clicks.moc"
