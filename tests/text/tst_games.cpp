// SPDX-License-Identifier: MIT
//
// Log lines, prompts and labels over random games of all decks: everything that happens and everything that is asked
// has its words in every language, and nobody reads what is hidden.
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/text/text.h"
#include "tests/text/text_checks.h"

#include <QSet>
#include <QTest>

using namespace champclos;
using namespace champclos::test;

class TestGames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_decks = allDecks();
        io::Diagnostics diagnostics;
        m_battlefield = io::loadBattlefield(
            sourcePath(QStringLiteral("resources/battlefields/greenwood.json")).toStdString(), diagnostics);
        QVERIFY(m_battlefield);
        QCOMPARE(m_decks.size(), std::size_t(10));
    }

    void randomGames() {
        for (std::size_t one = 0; one < m_decks.size(); ++one)
            for (const std::size_t step : {0, 1, 3}) {
                const auto made = makeMatch(*m_battlefield, {m_decks[one], m_decks[(one + step) % m_decks.size()]});
                QVERIFY2(made.match, made.problem.c_str());
                play(*made.match, 17 * one + step);
                if (QTest::currentTestFailed())
                    return;
            }
        QVERIFY2(m_kinds.size() >= 36, qPrintable(QString::number(m_kinds.size())));
    }

    void hidden() {
        const auto made = makeMatch(*m_battlefield, {m_decks[0], m_decks[1]});
        Event drawn{
            .kind = EventKind::CardDrawn, .seat = SeatId(0), .card = CardId(0), .seenBy = SeatSet::of(SeatId(0))};
        const std::string name = text::cardName(*made.match, SeatId(0), CardId(0), Language::En);
        const auto line = [&](SeatId viewer) {
            return QString::fromStdString(text::logLine(*made.match, drawn, viewer, Language::En));
        };
        QVERIFY(line(SeatId(0)).contains(QString::fromStdString(name)));
        QVERIFY(!line(SeatId(1)).contains(QString::fromStdString(name)));
        QVERIFY(!line(SeatId::none()).contains(QString::fromStdString(name)));
    }

    void names() {
        const auto made = makeMatch(*m_battlefield, {deck("robin-hood"), deck("king-arthur")});
        const Match &match = *made.match;
        QCOMPARE(text::fighterName(match, fighterOf(SeatId(0), 2), Language::De), std::string("Geächteter\u00A02"));
        QCOMPARE(text::fighterName(match, fighterOf(SeatId(1), 0), Language::Fr), std::string("le roi Arthur"));
        QCOMPARE(text::fighterTitle(match, fighterOf(SeatId(1), 0), Language::Fr), std::string("Roi Arthur"));
        const Event attack{
            .kind = EventKind::AttackDeclared, .fighter = fighterOf(SeatId(0), 0), .target = fighterOf(SeatId(1), 0)};
        QCOMPARE(text::logLine(match, attack, SeatId(0), Language::Fr),
                 std::string("Robin des Bois attaque le roi Arthur."));
        const auto mirror = makeMatch(*m_battlefield, {deck("king-arthur"), deck("king-arthur")});
        QCOMPARE(text::seatName(*mirror.match, SeatId(1), Language::De), std::string("König Artus (2)"));
    }

private:
    const DeckDef &deck(const std::string &id) const {
        for (const DeckDef &candidate : m_decks)
            if (candidate.id == id)
                return candidate;
        return m_decks.front();
    }

    void play(const Match &match, std::uint64_t seed) {
        Rng rng(seed);
        EventLog log;
        GameState state = start(match, seed, &log);
        ActionList actions;
        for (int move = 0; move < 250 && !state.isOver(); ++move) {
            actions.clear();
            legalActions(match, state, actions);
            for (const Language language : kLanguages) {
                for (int viewer = 0; viewer < match.seatCount; ++viewer)
                    check(text::prompt(match, observe(match, state, SeatId(viewer)), language), language);
                const Observation observation = observe(match, state, state.pending.seat);
                if (state.pending.kind == DecisionKind::ChooseOption) // it says what the options are about
                    QVERIFY(!text::prompt(match, observation, Language::En).ends_with("Choose an option."));
                for (int index = 0; index < std::min(actions.size(), 12); ++index)
                    checkLabel(match, observation, actions[index], language);
            }
            apply(match, state, actions[rng.below(actions.size())], &log);
            for (const Event &event : log)
                for (const Language language : kLanguages)
                    for (const SeatId viewer : {SeatId(0), SeatId(1), SeatId::none()}) {
                        m_kinds.insert(static_cast<int>(event.kind));
                        check(text::logLine(match, event, viewer, language), language);
                    }
            log.clear();
            if (QTest::currentTestFailed())
                return;
        }
    }
    static void check(const std::string &said, Language language) {
        const QString wrong = complaint(said, language);
        if (!wrong.isEmpty())
            QFAIL(qPrintable(wrong));
        if (qEnvironmentVariableIsSet("CHAMPCLOS_SHOW"))
            puts(said.c_str());
    }
    static void checkLabel(const Match &match, const Observation &observation, const Action &action,
                           Language language) {
        const std::string label = text::actionLabel(match, observation, action, language);
        check(label, language);
        const Frame &frame = observation.seen.frames.back();
        const bool isOption = action.kind == ActionKind::Option && frame.kind == FrameKind::Effect &&
                              match.seat(frame.seat).program.ops[frame.pc].code == OpCode::PickOption;
        if (isOption && label.size() < 3)
            QFAIL("an option without its words");
        const DecisionKind asked = observation.pending().kind;
        if (action.kind == ActionKind::No &&
            (asked == DecisionKind::ChooseDiscard || asked == DecisionKind::ChooseCard) && label.size() < 5)
            QFAIL("a no that does not say to what");
    }

    std::vector<DeckDef> m_decks;
    std::optional<Battlefield> m_battlefield;
    QSet<int> m_kinds;
};

QTEST_APPLESS_MAIN(TestGames)
#include "tst_games.moc"
