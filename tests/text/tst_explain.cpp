// SPDX-License-Identifier: MIT
//
// Hints as sentences in three languages: one of each kind word for word, and many from games without a hole or a slip.
#include "engine/rules/game.h"
#include "engine/text/explain.h"
#include "engine/text/text.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"
#include "tests/text/text_checks.h"

#include <QTest>

#include <memory>

using namespace champclos;
using namespace champclos::test;

namespace {

std::shared_ptr<const Match> duel() { return matchOf("greenwood", {"shakespeare", "bigfoot"}); }

FighterId fighterOf(const Match &match, int seat, int index) {
    FighterId found;
    match.seat(SeatId(seat)).allFighters.forEach([&](FighterId fighter) {
        if (indexInSeat(fighter) == index)
            found = fighter;
    });
    return found;
}

/// It ends once, however it ends.
bool isSentence(const std::string &said) {
    static const QRegularExpression kEnd(QStringLiteral("[^.!?…][.!?…](\u00A0»|[”“])?$"));
    return kEnd.match(QString::fromStdString(said)).hasMatch();
}

struct Said {
    ai::Motive motive;
    const char *en;
    const char *fr;
    const char *de;
};

} // namespace

class TestExplainText : public QObject {
    Q_OBJECT

private slots:
    void wordForWord_data() {
        QTest::addColumn<int>("motive");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("fr");
        QTest::addColumn<QString>("de");
        for (const Said &said : kSaid)
            QTest::newRow(said.en) << static_cast<int>(said.motive) << QString::fromUtf8(said.en)
                                   << QString::fromUtf8(said.fr) << QString::fromUtf8(said.de);
        QCOMPARE(static_cast<int>(std::size(kSaid)), ai::kMotives);
    }
    void wordForWord() {
        QFETCH(int, motive);
        QFETCH(QString, en);
        QFETCH(QString, fr);
        QFETCH(QString, de);
        const auto match = duel();
        const auto kind = static_cast<ai::Motive>(motive);
        const FighterId fighter = fighterOf(*match, 0, 1);
        const FighterId other = fighterOf(*match, 1, 1);
        const bool isPile = kind == ai::Motive::CompletesPile || kind == ai::Motive::FeedsPile ||
                            kind == ai::Motive::SparesCards || kind == ai::Motive::Costs;
        const ai::Reason reason{.motive = kind,
                                .fighter = fighter,
                                .other = other,
                                .seat = SeatId(isPile ? 0 : 1),
                                .card = CardKind(0),
                                .number = 2};
        const Action action{.kind = ActionKind::Attack, .fighter = fighter, .target = other};
        const auto said = [&](Language language) {
            return QString::fromStdString(text::reasonSentence(*match, action, reason, language))
                .replace(u'\u00A0', u' ');
        };
        QCOMPARE(said(Language::En), en);
        QCOMPARE(said(Language::Fr), fr);
        QCOMPARE(said(Language::De), de);
    }

    void nothingOddInGames() {
        const auto actions = std::make_unique<ActionList>();
        for (int game = 0; game < 10; ++game) {
            const auto deck = [](int place) { return kDeckNames[static_cast<std::size_t>(place) % kDeckNames.size()]; };
            const auto match = matchOf("greenwood", {deck(game), deck(game + 3)});
            GameState state = start(*match, static_cast<std::uint64_t>(game));
            Rng rng(static_cast<std::uint64_t>(game));
            for (int decision = 0; !state.isOver(); ++decision) {
                legalActions(*match, state, *actions);
                const Action action = (*actions)[rng.below(actions->size())];
                const Observation seen = observe(*match, state, state.pending.seat);
                ai::Explanation why;
                why.candidates.push_back({action, 0.5, 1});
                why.reason = ai::reasonFor(*match, seen, *actions, action);
                for (const Language language : kLanguages) {
                    const std::string said = text::explainSentence(*match, seen, why, language);
                    QVERIFY2(complaint(said, language).isEmpty(), qPrintable(complaint(said, language)));
                    // As they stand one behind the other.
                    const std::string hint = text::adviceLabel(*match, seen, action, language) + ' ' + said;
                    QVERIFY2(complaint(hint, language).isEmpty(), qPrintable(complaint(hint, language)));
                    QVERIFY2(isSentence(text::adviceLabel(*match, seen, action, language)), hint.c_str());
                }
                apply(*match, state, action);
            }
        }
    }

    /// Also where the answer is no more than a name, and that ends with a sign of its own.
    void adviceEndsOnce() {
        for (const char *deck : kDeckNames) {
            const auto match = matchOf("greenwood", {deck, "bigfoot"});
            const GameState state = start(*match, 1);
            const Observation seen = observe(*match, state, SeatId(0));
            const auto check = [&](const Action &action) {
                for (const Language language : kLanguages) {
                    const std::string said = text::adviceLabel(*match, seen, action, language);
                    QVERIFY2(isSentence(said), said.c_str());
                }
            };
            check({.kind = ActionKind::Maneuver});
            for (int card = 0; card < static_cast<int>(match->seat(SeatId(0)).deck.cards.size()); ++card)
                check({.kind = ActionKind::Card, .card = CardKind(card), .owner = SeatId(0)});
        }
    }

    void chancesBeforeAndAfter() {
        const auto match = duel();
        const Observation seen = observe(*match, start(*match, 1), SeatId(0));
        ai::Explanation why{.candidates = {{{.kind = ActionKind::Maneuver}, 0.55, 10}},
                            .reason = {.motive = ai::Motive::Draws, .number = 1},
                            .cost = ai::Reason{.motive = ai::Motive::Costs, .seat = SeatId(0), .card = CardKind(0)},
                            .before = 0.48};
        const auto said = [&](Language language) {
            return QString::fromStdString(text::explainSentence(*match, seen, why, language)).replace(u'\u00A0', u' ');
        };
        QCOMPARE(said(Language::En),
                 QStringLiteral("This adds 1 card to your hand. It costs you “Horror”. Chances: 48% → 55%."));
        QVERIFY(said(Language::Fr).endsWith(QStringLiteral("Chances : 48 % → 55 %.")));
        QVERIFY(said(Language::De).endsWith(QStringLiteral("Chancen: 48 % → 55 %.")));
        why.candidates.front().visits = 0;
        why.cost.reset();
        QCOMPARE(said(Language::En), QStringLiteral("This adds 1 card to your hand."));
    }

    void chances() {
        QCOMPARE(text::chanceText(0.634, Language::En), std::string("63%"));
        QCOMPARE(text::chanceText(0.634, Language::Fr), std::string("63\u00A0%"));
        QCOMPARE(text::chanceText(1.0, Language::De), std::string("100\u00A0%"));
    }

private:
    static const Said kSaid[ai::kMotives];
};

const Said TestExplainText::kSaid[ai::kMotives] = {
    {ai::Motive::OnlyAction, "Nothing else is possible.", "Rien d’autre n’est possible.",
     "Etwas anderes ist nicht möglich."},
    {ai::Motive::Wins, "This could defeat the Jackalope and win the game.",
     "Vous pouvez ainsi vaincre le Jackalope et gagner la partie.",
     "So kannst du den Jackalope besiegen und die Partie gewinnen."},
    {ai::Motive::Defeats, "Actor 1 could defeat the Jackalope.", "L’Acteur 1 peut vaincre le Jackalope.",
     "Der Schauspieler 1 kann den Jackalope besiegen."},
    {ai::Motive::Damages, "Attacking the Jackalope could deal 2 damage.",
     "En attaquant le Jackalope, vous pouvez lui infliger 2 dégâts.",
     "Der Angriff auf den Jackalope kann 2 Schaden verursachen."},
    {ai::Motive::Survives, "Otherwise, the Jackalope might defeat Actor 1.",
     "Sinon, le Jackalope pourrait vaincre l’Acteur 1.",
     "Sonst könnte der Schauspieler 1 vom Jackalope besiegt werden."},
    {ai::Motive::Prevents, "This could prevent 2 damage to Actor 1.", "Cela peut épargner 2 dégâts à l’Acteur 1.",
     "Das kann 2 Schaden beim Schauspieler 1 verhindern."},
    {ai::Motive::CompletesPile, "This card completes your line.", "Cette carte complète votre vers.",
     "Diese Karte schließt deinen Vers ab."},
    {ai::Motive::FeedsPile, "This card brings your line closer to completion.",
     "Cette carte rapproche votre vers de sa complétion.", "Diese Karte bringt deinen Vers dem Abschluss näher."},
    {ai::Motive::Heals, "Actor 1 recovers 2 health.", "L’Acteur 1 récupère 2 points de vie.",
     "Der Schauspieler 1 erhält 2 Lebenspunkte zurück."},
    {ai::Motive::Returns, "Actor 1 returns to the battlefield.", "L’Acteur 1 revient sur le champ de bataille.",
     "Der Schauspieler 1 kehrt auf das Schlachtfeld zurück."},
    {ai::Motive::TakesCards, "This costs Bigfoot 2 cards.", "Cela coûte 2 cartes à Bigfoot.",
     "Das kostet Bigfoot 2 Karten."},
    {ai::Motive::Draws, "This adds 2 cards to your hand.", "Cela ajoute 2 cartes à votre main.",
     "Das bringt dir 2 Karten auf die Hand."},
    {ai::Motive::Escapes, "Actor 1 gets out of reach of the Jackalope.",
     "L’Acteur 1 se met hors de portée du Jackalope.",
     "Der Schauspieler 1 bringt sich vor dem Jackalope in Sicherheit."},
    {ai::Motive::Threatens, "After that, Actor 1 can attack the Jackalope.",
     "Ensuite, l’Acteur 1 peut attaquer le Jackalope.",
     "Danach kann der Schauspieler 1 einen Angriff auf den Jackalope führen."},
    {ai::Motive::Approaches, "Actor 1 gets closer to the Jackalope.", "L’Acteur 1 se rapproche du Jackalope.",
     "Der Schauspieler 1 kommt näher an den Jackalope heran."},
    {ai::Motive::KeepsAway, "Actor 1 stays away from the Jackalope.", "L’Acteur 1 reste à distance du Jackalope.",
     "Der Schauspieler 1 hält Abstand zum Jackalope."},
    {ai::Motive::KeepsCards, "It is better to keep your cards for later.",
     "Mieux vaut garder vos cartes pour plus tard.", "Deine Karten hebst du besser für später auf."},
    {ai::Motive::SparesCards, "“Horror” is the card you will miss the least.",
     "« Horreur » est la carte qui vous manquera le moins.",
     "„Grauen“ ist die Karte, die du am wenigsten vermissen wirst."},
    {ai::Motive::StaysArmed, "Actor 1 can attack the Jackalope from here.",
     "D’ici, l’Acteur 1 peut attaquer le Jackalope.",
     "Von hier kann der Schauspieler 1 einen Angriff auf den Jackalope führen."},
    {ai::Motive::StaysSafe, "Actor 1 is out of reach here.", "Ici, l’Acteur 1 est hors de portée.",
     "Hier ist der Schauspieler 1 außer Reichweite."},
    {ai::Motive::SavesSoon, "Until your next turn, Actor 1 should lose less health this way.",
     "D’ici à votre prochain tour, l’Acteur 1 devrait ainsi perdre moins de points de vie.",
     "So verliert der Schauspieler 1 bis zu deinem nächsten Zug voraussichtlich weniger Lebenspunkte."},
    {ai::Motive::HurtsSoon, "Until your next turn, the Jackalope should lose more health this way.",
     "D’ici à votre prochain tour, le Jackalope devrait ainsi perdre plus de points de vie.",
     "So verliert der Jackalope bis zu deinem nächsten Zug voraussichtlich mehr Lebenspunkte."},
    {ai::Motive::MoreCardsSoon, "This way, you should have more cards in your next turn.",
     "Vous devriez ainsi avoir plus de cartes à votre prochain tour.",
     "So hast du in deinem nächsten Zug voraussichtlich mehr Karten."},
    {ai::Motive::FewerCardsSoon, "This way, Bigfoot will probably have to spend more cards before your next turn.",
     "Ainsi, Bigfoot devra sans doute dépenser plus de cartes d’ici à votre prochain tour.",
     "So muss Bigfoot bis zu deinem nächsten Zug voraussichtlich mehr Karten einsetzen."},
    {ai::Motive::HardlyMatters, "Until your next turn, the other answers amount to about the same.",
     "D’ici à votre prochain tour, les autres réponses reviennent à peu près au même.",
     "Bis zu deinem nächsten Zug laufen die anderen Antworten etwa auf dasselbe hinaus."},
    {ai::Motive::Exposes, "But the Jackalope can attack Actor 1 there.",
     "Mais le Jackalope peut y attaquer l’Acteur 1.",
     "Dort kann der Jackalope aber einen Angriff auf den Schauspieler 1 führen."},
    {ai::Motive::Costs, "It costs you “Horror”.", "Cela vous coûte « Horreur ».", "Das kostet dich „Grauen“."},
};

CHAMPCLOS_TEST_GUILESS(TestExplainText)
#include "tst_explain.moc"
