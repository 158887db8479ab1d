// SPDX-License-Identifier: MIT
//
// A question shows the part of the sentence it is about, and each option its own text: two permissions in one effect,
// permissions inside conditions, verbs that come twice, choices after choices; of cards, abilities, side cards and
// spells. The decks are small ones that no built-in deck resembles.
#include "engine/effects/origin.h"
#include "engine/effects/vocabulary.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/position.h"
#include "engine/rules/setup.h"
#include "engine/text/asking.h"
#include "engine/text/text.h"
#include "tests/support/content.h"
#include "tests/support/random_game.h"
#include "tests/support/small_deck.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cstdlib>
#include <memory>

using namespace champclos;
using namespace champclos::test;

namespace {

/// A game in which seat 1 plays a deck of a few lines against the squad.
class Duel {
public:
    Duel(const std::vector<std::string> &lines, const std::vector<std::string> &hand,
         const std::vector<std::string> &pile = {}, const std::string &sideCard = {}) {
        std::vector<std::string> all = {"hero: knight 12 melee", "sidekick: squire 2 melee x2",
                                        "versatile: parry 2 x6"};
        all.insert(all.end(), lines.begin(), lines.end());
        const SmallDeck small = readSmallDeck("tester", all);
        if (!small.deck)
            qFatal("%s", small.problem.c_str());
        auto made = makeMatch(boardNamed("greenwood"), {*small.deck, deckNamed("squad")});
        if (!made.match)
            qFatal("%s", made.problem.c_str());
        m_match = std::make_unique<Match>(std::move(*made.match));
        Position position;
        position.seats.resize(2);
        position.seats[0].hand = hand;
        position.seats[0].draw = {"parry", "parry", "parry"};
        position.seats[0].pile = pile;
        if (!sideCard.empty())
            position.seats[0].sideCard = sideCard;
        position.seats[1].hand = {"guard", "strike"};
        position.seats[1].draw = {"guard", "strike", "rest"};
        position.fighters = {{"1:knight", "s5", 5, {}},
                             {"1:squire-1", "s1", {}, {}},
                             {"1:squire-2", "s9", {}, {}},
                             {"2:captain", "s6", {}, {}},
                             {"2:archer-1", "s20", {}, {}}};
        const PositionResult result = makePosition(*m_match, position);
        if (!result.state)
            qFatal("%s", result.problem.c_str());
        m_state = *result.state;
    }

    /// Empty if all were legal.
    std::string play(const std::vector<std::string> &actions) {
        for (const std::string &text : actions) {
            const ParsedAction parsed = parseAction(*m_match, m_state, text);
            if (!parsed.action || !isLegal(*m_match, m_state, *parsed.action))
                return text + ": " + parsed.problem;
            apply(*m_match, m_state, *parsed.action);
        }
        return {};
    }
    /// What the other player reads meanwhile.
    QString waiting(Language language = Language::En) const {
        const SeatId other(1 - m_state.pending.seat.value());
        return QString::fromStdString(text::prompt(*m_match, observe(*m_match, m_state, other), language))
            .replace(u'\u00A0', u' ');
    }
    QString prompt(Language language = Language::En) const {
        return QString::fromStdString(
                   text::prompt(*m_match, observe(*m_match, m_state, m_state.pending.seat), language))
            .replace(u'\u00A0', u' ');
    }
    /// The first legal action that begins so.
    std::string first(const std::string &begin) const {
        ActionList actions;
        legalActions(*m_match, m_state, actions);
        for (const Action &action : actions)
            if (const std::string text = actionText(*m_match, m_state, action); text.starts_with(begin))
                return text;
        return {};
    }
    /// The answers as their labels.
    QStringList labels() const {
        QStringList list;
        ActionList actions;
        legalActions(*m_match, m_state, actions);
        const Observation observation = observe(*m_match, m_state, m_state.pending.seat);
        for (const Action &action : actions)
            list.push_back(QString::fromStdString(text::actionLabel(*m_match, observation, action, Language::En))
                               .replace(u'\u00A0', u' '));
        return list;
    }
    QString refusal(Reason reason) const {
        return QString::fromStdString(
                   text::refusalText(*m_match, observe(*m_match, m_state, m_state.pending.seat), reason, Language::En))
            .replace(u'\u00A0', u' ');
    }

private:
    std::unique_ptr<Match> m_match;
    GameState m_state;
};

std::string scheme(const std::string &effect) { return "scheme: plan x2 { \"effect\": " + effect + " }"; }

} // namespace

class TestPrompts : public QObject {
    Q_OBJECT

private slots:
    void twoMays();
    void mayThatIsMergedIntoItsChoice();
    void mayInBothBranches_data();
    void mayInBothBranches();
    void mayWithAnOtherwise();
    void mayInsideAMay();
    void thatCardOfTheRightStatement();
    void verbsThatComeTwice();
    void whatBelongsTogetherStaysTogether();
    void choicesOneAfterTheOther();
    void choiceInsideAChoice();
    void abilities();
    void sideCards();
    void spells();
    void refusalsSayWhatIsAsked();
    void othersReadWhoDecides();
    void whatWasPaidIsNotQuoted();
    void cardsChosenOneByOne();
    void everyInstructionKnowsItsOrigin();
};

void TestPrompts::twoMays() {
    const std::string effect = R"([{ "may": [{ "draw": 1 }] }, { "may": [{ "recover": 2, "fighter": "knight" }] }])";
    Duel game({scheme(effect)}, {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QCOMPARE(game.prompt(), QStringLiteral("“Plan”: You may draw 1 card. Do you want to use this effect?"));
    QCOMPARE(game.play({"no"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("recover 2 health")), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt().contains(QStringLiteral("draw")), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt(Language::De).contains(QStringLiteral("Ziehe")), qPrintable(game.prompt(Language::De)));
    // The same after a yes.
    Duel other({scheme(effect)}, {"plan"});
    QCOMPARE(other.play({"scheme plan by 1:knight", "yes"}), std::string());
    QCOMPARE(other.prompt(), game.prompt());
}

void TestPrompts::mayThatIsMergedIntoItsChoice() {
    Duel game({scheme(R"([{ "may": [{ "discard": 1 }], "then": [{ "draw": 2 }] },
                          { "may": [{ "damage": 1, "to": { "one": "opposingFighters" } }] }])")},
              {"plan", "parry", "parry"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QCOMPARE(game.prompt(),
             QStringLiteral("“Plan”: Choose a card to discard. (You may discard 1 card. If you do, draw 2 cards.)"));
    QCOMPARE(game.play({"no"}), std::string());
    QVERIFY2(game.prompt().startsWith(QStringLiteral("“Plan”: Choose a fighter. (You may deal 1 damage")),
             qPrintable(game.prompt()));
    // A question of its own after one that was merged.
    Duel other({scheme(R"([{ "may": [{ "discard": 1 }], "then": [{ "gainActions": 1 }] },
                           { "may": [{ "draw": 1 }] }])")},
               {"plan", "parry", "parry"});
    QCOMPARE(other.play({"scheme plan by 1:knight", "no"}), std::string());
    QCOMPARE(other.prompt(), QStringLiteral("“Plan”: You may draw 1 card. Do you want to use this effect?"));
}

void TestPrompts::mayInBothBranches_data() {
    QTest::addColumn<QString>("health");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("notAsked");
    QTest::addRow("if") << "9"
                        << "draw 3"
                        << "draw 1";
    QTest::addRow("else") << "2"
                          << "draw 1"
                          << "draw 3";
}

void TestPrompts::mayInBothBranches() {
    QFETCH(QString, health);
    QFETCH(QString, asked);
    QFETCH(QString, notAsked);
    Duel game({scheme(R"([{ "if": { "healthAtMost": )" + health.toStdString() + R"(, "fighter": "knight" },
                           "then": [{ "may": [{ "draw": 3 }] }], "else": [{ "may": [{ "draw": 1 }] }] }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QVERIFY2(game.prompt().contains(asked), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt().contains(notAsked), qPrintable(game.prompt()));
}

/// "No" does something too: the question is not whether to use the effect.
void TestPrompts::mayWithAnOtherwise() {
    Duel game({scheme(R"([{ "may": [{ "gainActions": 1 }], "then": [{ "draw": 2 }], "otherwise": [{ "draw": 1 }] }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QCOMPARE(game.prompt(), QStringLiteral("“Plan”: You may gain 1 action. If you do, draw 2 cards. Otherwise, draw 1 "
                                           "card. Do you want to gain 1 action?"));
    QVERIFY2(game.prompt(Language::Fr).contains(QStringLiteral("Voulez-vous gagner une action")),
             qPrintable(game.prompt(Language::Fr)));
    QVERIFY2(game.prompt(Language::De).endsWith(QStringLiteral("Möchtest du 1 zusätzliche Aktion erhalten?")),
             qPrintable(game.prompt(Language::De)));
}

void TestPrompts::mayInsideAMay() {
    Duel game({scheme(R"([{ "may": [{ "draw": 1 }],
                            "then": [{ "may": [{ "recover": 1, "fighter": "knight" }] }],
                            "otherwise": [{ "may": [{ "gainActions": 1 }] }] }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("draw 1 card")), qPrintable(game.prompt()));
    Duel other =
        Duel({scheme(R"([{ "may": [{ "draw": 1 }], "then": [{ "may": [{ "recover": 1, "fighter": "knight" }] }],
                                    "otherwise": [{ "may": [{ "gainActions": 1 }] }] }])")},
             {"plan"});
    QCOMPARE(game.play({"yes"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("recover 1 health")), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt().contains(QStringLiteral("draw")), qPrintable(game.prompt()));
    QCOMPARE(other.play({"scheme plan by 1:knight", "no"}), std::string());
    QVERIFY2(other.prompt().contains(QStringLiteral("gain 1 action")), qPrintable(other.prompt()));
    QVERIFY2(!other.prompt().contains(QStringLiteral("draw")), qPrintable(other.prompt()));
}

void TestPrompts::thatCardOfTheRightStatement() {
    // "That card" is the one the statement before has named, not the one a later statement names.
    Duel game({scheme(R"(["revealTopCard", { "may": [{ "put": "thatCard", "into": "hand" }] },
                          { "discard": 1 }, { "may": [{ "put": "thatCard", "into": "hand" }] }])")},
              {"plan", "parry", "parry"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    const QString first = game.prompt();
    QVERIFY2(first.contains(QStringLiteral("revealed")), qPrintable(first));
    QCOMPARE(game.play({"no"}), std::string());
    if (!game.prompt().contains(QStringLiteral("Do you want")))
        QCOMPARE(game.play({"discard parry"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("discarded")), qPrintable(game.prompt()));
}

void TestPrompts::verbsThatComeTwice() {
    Duel game({scheme(R"([{ "damage": 1, "to": { "one": "opposingFighters" } }, { "draw": 1 },
                          { "damage": 2, "to": { "one": "opposingFighters" } }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("1 damage")), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt().contains(QStringLiteral("2 damage")), qPrintable(game.prompt()));
    QCOMPARE(game.play({"fighter 2:captain"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("2 damage")), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt().contains(QStringLiteral("1 damage")), qPrintable(game.prompt()));
}

void TestPrompts::whatBelongsTogetherStaysTogether() {
    // Which spaces are chosen makes sense only with what happens there.
    Duel game({scheme(R"([{ "chooseSpace": "anySpace" }, { "chooseSpace": "besideChosenSpace" },
                          { "damage": 1, "to": { "each": "fighters", "inChosenSpaces": true } }, { "draw": 1 }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    for (int space = 0; space < 2; ++space) {
        QVERIFY2(game.prompt().contains(QStringLiteral("1 damage")), qPrintable(game.prompt()));
        QVERIFY2(!game.prompt().contains(QStringLiteral("raw 1 card")), qPrintable(game.prompt()));
        QCOMPARE(game.play({space == 0 ? "space s5" : game.first("space")}), std::string());
    }
}

void TestPrompts::choicesOneAfterTheOther() {
    Duel game({scheme(R"([{ "choose": 1, "of": [[{ "draw": 1 }], [{ "gainActions": 1 }]] },
                          { "choose": 1, "of": [[{ "recover": 1, "fighter": "knight" }], [{ "draw": 2 }]] }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QCOMPARE(game.labels(), QStringList({"Draw 1 card.", "Gain 1 action."}));
    QCOMPARE(game.play({"option 2"}), std::string());
    QCOMPARE(game.labels(), QStringList({"Knight recovers 1 health.", "Draw 2 cards."}));
}

void TestPrompts::choiceInsideAChoice() {
    Duel game({scheme(R"([{ "choose": 1, "of": [
                            [{ "draw": 1 }],
                            [{ "choose": 1, "of": [[{ "gainActions": 1 }],
                                                   [{ "place": "knight", "in": "anySpace" }]] }]] },
                          { "recover": 1, "fighter": { "one": "yourFighters" } }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight", "option 2"}), std::string());
    QCOMPARE(game.labels(), QStringList({"Gain 1 action.", "Place knight in any space."}));
    QCOMPARE(game.play({"option 2"}), std::string());
    QCOMPARE(game.prompt(),
             QStringLiteral("“Plan”: Choose a space to place the fighter in. (Place knight in any space.)"));
    QCOMPARE(game.play({"place 1:knight > s2"}), std::string());
    QVERIFY2(game.prompt().startsWith(QStringLiteral("“Plan”: Choose a fighter. (")), qPrintable(game.prompt()));
    QVERIFY2(game.prompt().contains(QStringLiteral("1 health")), qPrintable(game.prompt()));
}

void TestPrompts::abilities() {
    const std::string both = R"(abilities: [
        { "when": "onManeuver", "do": [{ "may": [{ "draw": 1 }] }, { "may": [{ "gainActions": 1 }] }] },
        { "when": "onManeuver", "do": [{ "may": [{ "recover": 1, "fighter": "knight" }] }] }])";
    Duel game({both}, {"parry"});
    QCOMPARE(game.play({"maneuver", "boost none"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("ou may draw 1 card")), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt().contains(QStringLiteral("action")), qPrintable(game.prompt()));
    QCOMPARE(game.play({"no"}), std::string());
    QVERIFY2(game.prompt().contains(QStringLiteral("gain 1 action")), qPrintable(game.prompt()));
    QVERIFY2(!game.prompt().contains(QStringLiteral("draw")), qPrintable(game.prompt()));
    QCOMPARE(game.play({"no"}), std::string());
    // All that an ability says is told with its moment.
    QVERIFY2(game.prompt().contains(QStringLiteral("When you maneuver")), qPrintable(game.prompt()));
    QVERIFY2(game.prompt().contains(QStringLiteral("recover 1 health")), qPrintable(game.prompt()));
}

void TestPrompts::sideCards() {
    const std::string deck = R"(sideDeck: { "id": "omen", "name": {
        "en": { "name": "omen", "plural": "omens" }, "fr": { "name": "augure", "plural": "augures", "gender": "m" },
        "de": { "name": "Omen", "plural": "Omen" } }, "cards": [
        { "id": "calm", "name": { "en": "Calm", "fr": "Calme", "de": "Ruhe" },
          "abilities": [{ "when": "onManeuver", "do": [{ "may": [{ "gainActions": 1 }] }] }] },
        { "id": "storm", "name": { "en": "Storm", "fr": "Tempête", "de": "Sturm" }, "abilities": [
          { "when": "onManeuver", "do": [{ "may": [{ "draw": 1 }] }] },
          { "when": "onManeuver", "do": [{ "may": [{ "recover": 1, "fighter": "knight" }] }] }] }] })";
    Duel game({deck}, {"parry"}, {}, "storm");
    QCOMPARE(game.play({"maneuver", "boost none"}), std::string());
    QVERIFY2(game.prompt().startsWith(QStringLiteral("“Storm”: ")), qPrintable(game.prompt()));
    QVERIFY2(game.prompt().contains(QStringLiteral("draw 1 card")), qPrintable(game.prompt()));
    QCOMPARE(game.play({"no"}), std::string());
    QVERIFY2(game.prompt().startsWith(QStringLiteral("“Storm”: ")), qPrintable(game.prompt()));
    QVERIFY2(game.prompt().contains(QStringLiteral("recover 1 health")), qPrintable(game.prompt()));
    // The map tells the side cards and their abilities apart.
    const SmallDeck small = readSmallDeck("omens", {"hero: knight 12 melee", "versatile: parry 2 x6", deck});
    QVERIFY2(small.deck, small.problem.c_str());
    const auto made = makeMatch(boardNamed("greenwood"), {*small.deck, deckNamed("squad")});
    const SeatTables &tables = made.match->seat(SeatId(0));
    const auto &entries = tables.triggers[static_cast<std::size_t>(Trigger::OnManeuver)];
    QCOMPARE(entries.size(), std::size_t(3));
    for (std::size_t index = 0; index < entries.size(); ++index) {
        const Origin origin = originOf(tables, entries[index].pc);
        QVERIFY(origin.owner.kind == OwnerKind::SideCard);
        QCOMPARE(int(origin.owner.index), index == 0 ? 0 : 1);
        QCOMPARE(int(origin.owner.ability), index == 2 ? 1 : 0);
        QVERIFY(origin.ability == &tables.deck.sideDeck->cards[origin.owner.index].abilities[origin.owner.ability]);
    }
}

void TestPrompts::spells() {
    const std::string deck = R"(pile: { "id": "chest", "takes": "everyCard", "name": {
        "en": { "name": "chest" }, "fr": { "name": "coffre", "gender": "m" }, "de": { "name": "Truhe", "gender": "f" } },
        "ingredients": [{ "id": "egg", "name": { "en": "Egg", "fr": "Œuf", "de": "Ei" } }],
        "spells": [
          { "id": "hush", "name": { "en": "Hush", "fr": "Chut", "de": "Still" }, "needs": ["egg"],
            "do": [{ "draw": 1 }] },
          { "id": "glow", "name": { "en": "Glow", "fr": "Lueur", "de": "Glut" }, "needs": ["egg"],
            "do": [{ "may": [{ "draw": 1 }] }, { "may": [{ "recover": 1, "fighter": "knight" }] }] }] })";
    Duel game({deck, "attack: yolk 2 x2 { \"ingredient\": \"egg\" }",
               scheme(R"([{ "may": [{ "castSpell": 1 }] }, { "may": [{ "gainActions": 1 }] }])")},
              {"plan"}, {"yolk"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QVERIFY2(game.prompt().startsWith(QStringLiteral("“Plan”: Choose a spell.")), qPrintable(game.prompt()));
    QCOMPARE(game.play({"option glow"}), std::string());
    QCOMPARE(game.prompt(), QStringLiteral("“Glow”: You may draw 1 card. Do you want to use this effect?"));
    QCOMPARE(game.play({"yes"}), std::string());
    QVERIFY2(game.prompt().startsWith(QStringLiteral("“Glow”: ")), qPrintable(game.prompt()));
    QVERIFY2(game.prompt().contains(QStringLiteral("recover 1 health")), qPrintable(game.prompt()));
    QCOMPARE(game.play({"no"}), std::string());
    QCOMPARE(game.prompt(), QStringLiteral("“Plan”: You may gain 1 action. Do you want to use this effect?"));
}

void TestPrompts::refusalsSayWhatIsAsked() {
    Duel game({scheme(R"([{ "damage": 1, "to": { "one": "opposingFighters", "adjacentTo": "knight" } },
                          { "damage": 2, "to": { "one": "yourFighters" } }])")},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QVERIFY2(game.refusal(Reason::NotAChoice).contains(QStringLiteral("“Plan”: Deal 2 damage")),
             qPrintable(game.refusal(Reason::NotAChoice)));
    QVERIFY(!game.refusal(Reason::FighterDefeated).contains(QStringLiteral("Plan")));
}

/// The word that an instruction that asks is made from.
static bool fits(OpCode code, Word word) {
    switch (code) {
    case OpCode::AskMay:
        return word == Word::May;
    case OpCode::PickOption:
    case OpCode::OptionEntry:
        return word == Word::Choose;
    case OpCode::PickFighters:
        return word == Word::One || word == Word::Some || word == Word::YourHero;
    case OpCode::PickPlayer:
        return word == Word::AnOpponent;
    case OpCode::PickSpace:
        return word == Word::ChooseSpace;
    case OpCode::Draw:
        return word == Word::Draw;
    case OpCode::DiscardChosen:
    case OpCode::DiscardRandom:
        return word == Word::Discard;
    case OpCode::ChooseFromHand:
        return word == Word::ChooseFromHand;
    case OpCode::LookAtTop:
        return word == Word::LookAtTop;
    case OpCode::Put:
        return word == Word::Put;
    case OpCode::MoveFighters:
        return word == Word::Move;
    case OpCode::PlaceFighters:
        return word == Word::Place;
    case OpCode::ReturnFighters:
        return word == Word::Return;
    case OpCode::BoostValue:
        return word == Word::BoostValue;
    case OpCode::BoostFaceDown:
        return word == Word::BoostFaceDown;
    case OpCode::ChooseSide:
        return word == Word::ChooseSide;
    case OpCode::ReturnSideCard:
        return word == Word::ReturnSideCard;
    case OpCode::CastSpell:
        return word == Word::CastSpell;
    case OpCode::JumpUnless:
        return word == Word::If;
    case OpCode::Repeat:
        return word == Word::May;
    default: // NOLINT: the others never ask
        return true;
    }
}

void TestPrompts::othersReadWhoDecides() {
    Duel game({scheme(R"([{ "move": "knight", "upTo": 2 }])"),
               R"(abilities: [{ "when": "onManeuver", "do": [{ "may": [{ "draw": 1 }] }] }])"},
              {"plan"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QCOMPARE(game.waiting(), QStringLiteral("“Plan”: Knight is choosing a move.")); // one fighter, not "fighters"
    QCOMPARE(game.waiting(Language::De), QStringLiteral("„Plan“: Knight bewegt einen Kämpfer."));
    QCOMPARE(game.play({"done", "maneuver", "boost none"}), std::string());
    QCOMPARE(game.waiting(), QStringLiteral("Knight is deciding whether to use an ability.")); // not "Tester: …"
}

/// What follows a "may" is asked after it was decided: the price is no longer spoken of.
void TestPrompts::whatWasPaidIsNotQuoted() {
    Duel game({scheme(R"([{ "may": [{ "discard": 1 }], "then": [{ "place": "knight", "in": "anySpace" }] }])")},
              {"plan", "parry", "parry"});
    QCOMPARE(game.play({"scheme plan by 1:knight", "discard parry"}), std::string());
    QCOMPARE(game.prompt(),
             QStringLiteral("“Plan”: Choose a space to place the fighter in. (Place knight in any space.)"));
}

void TestPrompts::cardsChosenOneByOne() {
    Duel game({scheme(R"([{ "put": { "anyNumberFrom": "hand" }, "into": "deckBottom" }])")},
              {"plan", "parry", "parry"});
    QCOMPARE(game.play({"scheme plan by 1:knight"}), std::string());
    QVERIFY2(game.prompt().startsWith(QStringLiteral("“Plan”: Choose any number of cards, one at a time. (")),
             qPrintable(game.prompt()));
}

void TestPrompts::everyInstructionKnowsItsOrigin() {
    for (const char *name : kDeckNames) {
        const auto match = matchOf("greenwood", {name, "squad"});
        for (int seat = 0; seat < 2; ++seat) {
            const SeatTables &tables = match->seat(SeatId(seat));
            QCOMPARE(tables.program.origins.size(), tables.program.ops.size());
            for (std::size_t pc = 1; pc < tables.program.ops.size(); ++pc) {
                const Origin origin = originOf(tables, pc);
                QVERIFY2(origin.effect != nullptr, name);
                QVERIFY(origin.owner.kind != OwnerKind::None);
                const OpCode code = tables.program.ops[pc].code;
                if (code == OpCode::End)
                    continue;
                QVERIFY2(!origin.path.empty(), name);
                QVERIFY2(fits(code, origin.path.back().term->word), rowOf(origin.path.back().term->word).key);
            }
            for (std::size_t kind = 0; kind < tables.deck.cards.size(); ++kind)
                for (std::size_t timing = 0; timing < kTimings; ++timing)
                    if (const std::uint16_t entry = tables.kinds[kind].entry[timing]; entry != 0) {
                        const Origin origin = originOf(tables, entry);
                        QVERIFY(origin.owner.kind == OwnerKind::Card);
                        QCOMPARE(std::size_t(origin.owner.index), kind);
                        QCOMPARE(static_cast<std::size_t>(origin.owner.timing), timing);
                        QVERIFY(origin.effect == &tables.deck.cards[kind].effects[timing]);
                        QVERIFY(origin.path.front().term == &origin.effect->front());
                    }
        }
    }
}

CHAMPCLOS_TEST_APPLESS(TestPrompts)
#include "tst_prompts.moc"
