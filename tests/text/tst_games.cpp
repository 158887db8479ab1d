// SPDX-License-Identifier: MIT
//
// Log lines, prompts and labels over random games of all decks: everything that happens and everything that is asked
// has its words in every language, and nobody reads what is hidden.
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/text/explain.h"
#include "engine/text/grammar.h"
#include "engine/text/text.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"
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
            test::sourceFile(QStringLiteral("resources/battlefields/greenwood.json")).toStdString(), diagnostics);
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
            return QString::fromStdString(text::logLine(*made.match, cut(*made.match, drawn, viewer), Language::En));
        };
        QVERIFY(line(SeatId(0)).contains(QString::fromStdString(name)));
        QVERIFY(!line(SeatId(1)).contains(QString::fromStdString(name)));
        QVERIFY(!line(SeatId::none()).contains(QString::fromStdString(name)));
    }

    void names() {
        const auto made = makeMatch(*m_battlefield, {deck("robin-hood"), deck("king-arthur")});
        const Match &match = *made.match;
        QCOMPARE(text::fighterName(match, fighterOf(SeatId(0), 2), Language::De), std::string("der Geächtete\u00A02"));
        QCOMPARE(text::fighterTitle(match, fighterOf(SeatId(0), 2), Language::De), std::string("Geächteter\u00A02"));
        QCOMPARE(text::fighterName(match, fighterOf(SeatId(1), 0), Language::Fr), std::string("le roi Arthur"));
        QCOMPARE(text::fighterTitle(match, fighterOf(SeatId(1), 0), Language::Fr), std::string("Roi Arthur"));
        const Event attack{
            .kind = EventKind::AttackDeclared, .fighter = fighterOf(SeatId(0), 0), .target = fighterOf(SeatId(1), 0)};
        QCOMPARE(text::logLine(match, cut(match, attack, SeatId(0)), Language::Fr),
                 std::string("Robin des Bois attaque le roi Arthur."));
        const auto mirror = makeMatch(*m_battlefield, {deck("king-arthur"), deck("king-arthur")});
        QCOMPARE(text::seatName(*mirror.match, SeatId(1), Language::De), std::string("König Artus (2)"));
        QCOMPARE(text::fighterName(*mirror.match, fighterOf(SeatId(1), 0), Language::Fr),
                 std::string("le roi Arthur (2)"));
        const Event looked{.kind = EventKind::HandLookedAt, .seat = SeatId(1), .other = SeatId(0)};
        QCOMPARE(text::logLine(*mirror.match, cut(*mirror.match, looked, SeatId(0)), Language::De),
                 std::string("König Artus (1) sieht sich die Hand von König Artus (2) an."));
    }

    /// One of several of a name: with its article, declined, and with its aspirated h.
    void numbered() {
        const auto made = makeMatch(*m_battlefield, {deck("robin-hood"), deck("medusa")});
        const Match &match = *made.match;
        const FighterId outlaw = fighterOf(SeatId(0), 4);
        const FighterId harpy = fighterOf(SeatId(1), 3);
        const auto line = [&](const Event &event, Language language) {
            return QString::fromStdString(text::logLine(match, cut(match, event, SeatId(0)), language))
                .replace(u'\u00A0', u' ');
        };
        const Event attack{.kind = EventKind::AttackDeclared, .fighter = harpy, .target = outlaw};
        QCOMPARE(line(attack, Language::En), QStringLiteral("Harpy 3 attacks Outlaw 4."));
        QCOMPARE(line(attack, Language::Fr), QStringLiteral("La Harpie 3 attaque le Hors-la-loi 4."));
        QCOMPARE(line(attack, Language::De), QStringLiteral("Die Harpyie 3 greift den Geächteten 4 an."));
        const auto hint = [&](ai::Motive motive, Language language) {
            const ai::Reason reason{.motive = motive, .fighter = harpy, .other = outlaw, .seat = SeatId(1)};
            return QString::fromStdString(text::reasonSentence(match, Action(), reason, language))
                .replace(u'\u00A0', u' ');
        };
        QCOMPARE(hint(ai::Motive::KeepsAway, Language::Fr),
                 QStringLiteral("La Harpie 3 reste à distance du Hors-la-loi 4."));
        QCOMPARE(hint(ai::Motive::KeepsAway, Language::De),
                 QStringLiteral("Die Harpyie 3 hält Abstand zum Geächteten 4."));
        QCOMPARE(hint(ai::Motive::Survives, Language::De),
                 QStringLiteral("Sonst könnte die Harpyie 3 vom Geächteten 4 besiegt werden."));
        const Action placed{.kind = ActionKind::Place, .fighter = harpy, .space = SpaceId(0)};
        const Observation seen = observe(match, start(match, 1), SeatId(1));
        const Action attacked{
            .kind = ActionKind::Attack, .fighter = outlaw, .target = harpy, .card = CardKind(0), .owner = SeatId(0)};
        QVERIFY(text::actionLabel(match, seen, attacked, Language::De).starts_with("Geächteter\u00A04: die Harpyie"));
        const Action chosen{.kind = ActionKind::Fighter, .fighter = outlaw};
        QCOMPARE(text::adviceLabel(match, seen, chosen, Language::De), std::string("Den Geächteten\u00A04 wählen."));
        QCOMPARE(text::adviceLabel(match, seen, placed, Language::De),
                 std::string("Die Harpyie\u00A03 auf dem markierten Feld platzieren."));
    }

    /// What lies on the table is put aside, what is in the hand is discarded; cards that move have sentences.
    void cardsThatMove() {
        const auto made = makeMatch(*m_battlefield, {deck("wayward-sisters"), deck("hamlet")});
        const Match &match = *made.match;
        const auto said = [&](Event event, Language language) {
            event.card = CardId(0);
            return QString::fromStdString(text::logLine(match, cut(match, event, SeatId(0)), language))
                .replace(u'\u00A0', u' ');
        };
        Event event{
            .kind = EventKind::CardDiscarded, .seat = SeatId(1), .fromPlace = CardPlace::Hand, .isRandom = true};
        QCOMPARE(said(event, Language::Fr),
                 QStringLiteral("Hamlet se défausse de la carte « Cruel par bonté » (au hasard)."));
        QCOMPARE(said(event, Language::De), QStringLiteral("Hamlet wirft „Grausam aus Liebe“ ab (zufällig gewählt)."));
        event = {.kind = EventKind::CardDiscarded, .seat = SeatId(1), .fromPlace = CardPlace::Combat};
        QCOMPARE(said(event, Language::Fr), QStringLiteral("Hamlet défausse « Cruel par bonté »."));
        QCOMPARE(said(event, Language::De), QStringLiteral("„Grausam aus Liebe“ kommt auf den Ablagestapel."));
        event = {
            .kind = EventKind::CardMoved, .seat = SeatId(0), .fromPlace = CardPlace::Pile, .toPlace = CardPlace::Hand};
        QCOMPARE(said(event, Language::En),
                 QStringLiteral("The Wayward Sisters put “All-Seeing Familiar” from the cauldron into their hand."));
        QCOMPARE(said(event, Language::Fr),
                 QStringLiteral("Les Trois Sorcières prennent « Familier omniscient » dans le chaudron."));
        QCOMPARE(said(event, Language::De),
                 QStringLiteral("Die drei Hexen nehmen „Allsehender Vertrauter“ aus dem Kessel auf die Hand."));
        event = {.kind = EventKind::CardMoved,
                 .seat = SeatId(1),
                 .fromPlace = CardPlace::Combat,
                 .toPlace = CardPlace::Hand};
        QCOMPARE(said(event, Language::En), QStringLiteral("Hamlet returns “Cruel to Be Kind” to his hand."));
        QCOMPARE(said(event, Language::Fr), QStringLiteral("Hamlet reprend « Cruel par bonté » en main."));
        QCOMPARE(said(event, Language::De), QStringLiteral("Hamlet nimmt „Grausam aus Liebe“ auf die Hand zurück."));
        event = {.kind = EventKind::CardMoved,
                 .seat = SeatId(1),
                 .fromPlace = CardPlace::Hand,
                 .toPlace = CardPlace::Deck,
                 .seenBy = SeatSet::of(SeatId(1))};
        QCOMPARE(said(event, Language::En), QStringLiteral("Hamlet puts 1 card from his hand into his deck."));
        QCOMPARE(said(event, Language::Fr), QStringLiteral("Hamlet place une carte de sa main dans son deck."));
        QCOMPARE(said(event, Language::De), QStringLiteral("Hamlet legt 1 Karte aus der Hand ins Deck."));
        event.index = static_cast<int>(PlaceRef::DeckBottom);
        QCOMPARE(said(event, Language::En),
                 QStringLiteral("Hamlet puts 1 card from his hand on the bottom of his deck."));
        QCOMPARE(said(event, Language::Fr), QStringLiteral("Hamlet place une carte de sa main sous son deck."));
        QCOMPARE(said(event, Language::De), QStringLiteral("Hamlet legt 1 Karte aus der Hand unter das Deck."));
        event.index = static_cast<int>(PlaceRef::DeckTop);
        QCOMPARE(said(event, Language::En), QStringLiteral("Hamlet puts 1 card from his hand on top of his deck."));
        const Event turned{.kind = EventKind::TokenTurned, .seat = SeatId(1), .index = 1};
        QCOMPARE(said(turned, Language::En), QStringLiteral("Hamlet’s answer is now NOT TO BE."));
        QCOMPARE(said(turned, Language::Fr), QStringLiteral("La réponse de Hamlet est désormais NE PAS ÊTRE."));
        QCOMPARE(said(turned, Language::De), QStringLiteral("Hamlets Antwort lautet jetzt NICHT SEIN."));
        const Event shuffled{.kind = EventKind::DeckShuffled, .seat = SeatId(0)};
        QCOMPARE(said(shuffled, Language::En), QStringLiteral("The Wayward Sisters shuffle their deck."));
        QCOMPARE(said(shuffled, Language::Fr), QStringLiteral("Les Trois Sorcières mélangent leur deck."));
        QCOMPARE(said(shuffled, Language::De), QStringLiteral("Die drei Hexen mischen ihr Deck."));
        // Two lines say it once.
        const Event action{.kind = EventKind::ActionTaken, .seat = SeatId(0), .action = ActionTaken::Attack};
        QVERIFY(text::logLine(match, cut(match, action, SeatId(0)), Language::En).empty());
    }

    /// A decline says what was declined, a move where it ends, a question about a side what the sides are.
    void whatItIsAbout() {
        const auto made = makeMatch(*m_battlefield, {deck("alice"), deck("king-arthur")});
        const Match &match = *made.match;
        QSet<QString> lines;
        QSet<QString> prompts;
        ActionList actions;
        StepLog log;
        for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8}) {
            Rng rng(seed);
            GameState state = start(match, seed);
            for (int move = 0; move < 300 && !state.isOver(); ++move) {
                if (state.pending.kind == DecisionKind::ChooseOption)
                    prompts.insert(QString::fromStdString(
                        text::prompt(match, observe(match, state, state.pending.seat), Language::En)));
                actions.clear();
                legalActions(match, state, actions);
                apply(match, state, actions[rng.below(actions.size())], &log);
            }
        }
        int moves = 0;
        for (const Step &step : log) {
            const SeenEvent event = cut(match, step.event, SeatId(0));
            if (event.kind == EventKind::Declined)
                lines.insert(QString::fromStdString(text::logLine(match, event, Language::En)));
            if (event.kind != EventKind::FighterMoved)
                continue;
            ++moves;
            const std::string said = text::tableLine(match, {event}, Language::En);
            QVERIFY2(said.find(" and ends in zone") != std::string::npos, said.c_str());
        }
        QVERIFY(moves > 0);
        QVERIFY2(lines.contains(QStringLiteral("King Arthur does not boost.")), qPrintable(lines.values().join(u'\n')));
        QVERIFY(!lines.contains(QStringLiteral("King Arthur declines.")));
        QVERIFY(!lines.contains(QStringLiteral("Alice declines.")));
        QVERIFY(prompts.contains(QStringLiteral("Alice: Choose Alice’s size: BIG or SMALL.")));
        const Action done{.kind = ActionKind::Done};
        const Observation seen = observe(match, start(match, 1), SeatId(0));
        QCOMPARE(text::adviceLabel(match, seen, done, Language::En), std::string("Choose “Done”."));
        QCOMPARE(text::adviceLabel(match, seen, done, Language::De), std::string("„Fertig“ wählen."));
    }

    /// A text that is said inside another keeps its aspirated h; a name with a sign of its own has no colon.
    void textsInTexts() {
        const text::Part part = text::sideText(deck("hamlet"), 1, Language::Fr);
        QVERIFY2(text::joined(part, Language::Fr).ends_with("des attaques de Hamlet."), part.text.c_str());
        QCOMPARE(text::polished("Places, Places!: Choose a move.", Language::En),
                 std::string("Places, Places! Choose a move."));
        QCOMPARE(text::polished("Alice discards “O Frabjous Day!”.", Language::En),
                 std::string("Alice discards “O Frabjous Day!”"));
        QCOMPARE(text::polished("Brutus zieht „Auch du, Brutus?“.", Language::De),
                 std::string("Brutus zieht „Auch du, Brutus?“."));
    }

    /// What belongs to a combat, a line of verse, a glamour deck: whole sentences, and "de la carte" before a name that
    /// French would have to elide.
    void combatsAndPiles() {
        const auto made = makeMatch(*m_battlefield, {deck("shakespeare"), deck("titania")});
        const Match &match = *made.match;
        const auto said = [&](const Event &event, Language language) {
            return QString::fromStdString(text::logLine(match, cut(match, event, SeatId(0)), language))
                .replace(u'\u00A0', u' ');
        };
        const Event grew{.kind = EventKind::LineGrew, .seat = SeatId(0), .card = CardId(0), .amount = 6};
        QCOMPARE(said(grew, Language::En), QStringLiteral("“Horror” joins the line, which now has 6 syllables."));
        QCOMPARE(said(grew, Language::Fr),
                 QStringLiteral("« Horreur » rejoint le vers, qui compte maintenant 6 syllabes."));
        QCOMPARE(said(grew, Language::De), QStringLiteral("„Grauen“ kommt in den Vers, der jetzt 6 Silben hat."));
        const Event value{
            .kind = EventKind::ValueChanged, .seat = SeatId(0), .card = CardId(0), .amount = 5, .before = 4};
        QCOMPARE(said(value, Language::Fr), QStringLiteral("La valeur de la carte « Horreur » passe de 4 à 5."));
        const Event begun{
            .kind = EventKind::EffectStarted, .seat = SeatId(0), .card = CardId(0), .timing = Timing::During};
        QCOMPARE(said(begun, Language::En), QStringLiteral("During combat: “Horror”."));
        QCOMPARE(said(begun, Language::Fr), QStringLiteral("Pendant le combat : « Horreur »."));
        const Event returned{.kind = EventKind::SideCardReturned, .seat = SeatId(1), .index = 0};
        QCOMPARE(said(returned, Language::En),
                 QStringLiteral("Titania puts “Glamour of Love” on the bottom of the glamour deck."));
        QCOMPARE(said(returned, Language::Fr),
                 QStringLiteral("Titania replace « Charme d’amour » sous son paquet de charmes."));
        const Event discarded{.kind = EventKind::SideCardDiscarded, .seat = SeatId(1), .index = 0};
        QCOMPARE(said(discarded, Language::De), QStringLiteral("Titania legt „Blendwerk der Liebe“ ab."));
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
        StepLog log;
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
            for (const auto &[event, after] : log)
                for (const Language language : kLanguages)
                    for (const SeatId viewer : {SeatId(0), SeatId(1), SeatId::none()}) {
                        m_kinds.insert(static_cast<int>(event.kind));
                        if (event.kind != EventKind::ActionTaken || event.action == ActionTaken::Maneuver)
                            check(text::logLine(match, cut(match, event, viewer), language), language);
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
        const Frame &frame = observation.frames().back();
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

CHAMPCLOS_TEST_APPLESS(TestGames)
#include "tst_games.moc"
