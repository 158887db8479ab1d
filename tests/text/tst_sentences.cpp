// SPDX-License-Identifier: MIT
//
// Sentences that a stranger's deck could hold, word for word in three languages: what the ten decks do not say, and
// what must not be misread.
#include "engine/io/deck_io.h"
#include "engine/text/sentences.h"
#include "engine/text/text.h"
#include "tests/support/test_program.h"
#include "tests/text/rich_deck.h"
#include "tests/text/text_checks.h"

#include <QTest>

using namespace champclos;
using namespace champclos::test;

namespace {

/// The rich deck with an ability and what its only card does after combat.
std::optional<DeckDef> deckWith(CardType type, const std::string &after, const std::string &ability = {}) {
    DeckDef deck = richDeck();
    deck.author = deck.licence = "x";
    deck.cards[0].type = type;
    std::string text = io::writeDeck(deck);
    if (!after.empty())
        text.insert(text.rfind('}', text.rfind(']')), ", \"after\": [" + after + "]");
    if (!ability.empty())
        text.insert(text.find("\n  \"cards\""), "\"abilities\": [" + ability + "], ");
    io::Diagnostics diagnostics;
    auto read = io::readDeckDraft(text, diagnostics);
    if (!read)
        qWarning("%s", io::format(diagnostics).c_str());
    return read;
}

QString plainSpaces(const std::string &utf8) {
    return QString::fromStdString(utf8).replace(u'\u00A0', u' ').replace(u'\u202F', u' ');
}

void compare(const std::string &said, Language language, const char *expected) {
    QCOMPARE(plainSpaces(said), QString::fromUtf8(expected));
    QVERIFY2(complaint(said, language).isEmpty(), qPrintable(complaint(said, language)));
}

using InThree = std::array<const char *, 3>; ///< by Language

/// What a card says after combat.
void check(const std::string &after, const InThree &expected, CardType type = CardType::Versatile) {
    const auto deck = deckWith(type, after);
    QVERIFY(deck);
    const Block &effect = deck->cards[0].effects[static_cast<std::size_t>(Timing::After)];
    for (const Language language : kLanguages)
        compare(text::Sentences(*deck, language).effect(effect), language,
                expected[static_cast<std::size_t>(language)]);
}

void checkAbility(const std::string &ability, const InThree &expected) {
    const auto deck = deckWith(CardType::Versatile, {}, ability);
    QVERIFY(deck);
    for (const Language language : kLanguages)
        compare(text::Sentences(*deck, language).ability(deck->abilities.front()), language,
                expected[static_cast<std::size_t>(language)]);
}

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private slots:
    /// Every "otherwise" belongs to one condition only.
    void conditionsInConditions() {
        check(R"({"if": "wonCombat", "then": [{"if": {"isHero": "opposingFighter"}, "then": [{"draw": 1}],
                  "else": [{"draw": 2}]}], "else": [{"discard": 1}]})",
              {"If you won the combat and the opposing fighter is a hero, draw 1 card. If you won the combat and the "
               "opposing fighter is not a hero, draw 2 cards. Otherwise, discard 1 card.",
               "Si vous avez remporté le combat et si le combattant adverse est un héros, piochez une carte. Si vous "
               "avez remporté le combat et si le combattant adverse n’est pas un héros, piochez 2 cartes. Sinon, "
               "défaussez-vous d’une carte.",
               "Wenn du den Kampf gewonnen hast und der gegnerische Kämpfer ein Held ist, ziehe 1 Karte. Wenn du den "
               "Kampf gewonnen hast und der gegnerische Kämpfer kein Held ist, ziehe 2 Karten. Andernfalls wirf 1 "
               "Karte ab."});
        check(
            R"({"if": "wonCombat", "then": [{"if": {"tookDamage": "queen"}, "then": [{"draw": 1}]}],
                  "else": [{"discard": 1}]})",
            {"If you won the combat and Queen Ada took damage this turn, draw 1 card. If you lost the combat, discard "
             "1 card.",
             "Si vous avez remporté le combat et si la reine Ada a subi des dégâts ce tour-ci, piochez une carte. Si "
             "vous avez perdu le combat, défaussez-vous d’une carte.",
             "Wenn du den Kampf gewonnen hast und Königin Ada in diesem Zug Schaden erlitten hat, ziehe 1 Karte. Wenn "
             "du den Kampf verloren hast, wirf 1 Karte ab."});
        check(R"({"if": {"noFighter": "opposingFighters", "adjacentTo": "queen"}, "then": [{"may": [{"draw": 1}]}],
                  "else": [{"discard": 1}]})",
              {"If no opposing fighter is adjacent to Queen Ada, you may draw 1 card. If any opposing fighter is "
               "adjacent "
               "to Queen Ada, discard 1 card.",
               "Si aucun combattant adverse n’est adjacent à la reine Ada, vous pouvez piocher une carte. Si un "
               "combattant adverse est adjacent à la reine Ada, défaussez-vous d’une carte.",
               "Wenn kein gegnerischer Kämpfer zu Königin Ada benachbart ist, darfst du 1 Karte ziehen. Wenn ein "
               "gegnerischer Kämpfer zu Königin Ada benachbart ist, wirf 1 Karte ab."});
        check(R"({"if": "wonCombat", "then": [{"damage": 1, "to": "queen"}], "else": [{"if": {"sideIs": "up"},
                  "then": [{"draw": 1}], "else": [{"discard": 1}]}]})",
              {"If you won the combat, deal 1 damage to Queen Ada. Otherwise, if your mood is UP, draw 1 card. "
               "Otherwise, "
               "discard 1 card.",
               "Si vous avez remporté le combat, infligez 1 dégât à la reine Ada. Sinon, si votre humeur est HAUT, "
               "piochez une carte. Sinon, défaussez-vous d’une carte.",
               "Wenn du den Kampf gewonnen hast, verursache 1 Schaden bei Königin Ada. Andernfalls gilt: Wenn deine "
               "Laune "
               "OBEN lautet, ziehe 1 Karte. Andernfalls wirf 1 Karte ab."});
        check(
            R"({"may": [{"discard": 1}], "then": [{"if": "wonCombat", "then": [{"draw": 1}]}], "otherwise": ["endTurn"]})",
            {"You may discard 1 card. If you do and you won the combat, draw 1 card. If you do not, end the turn.",
             "Vous pouvez vous défausser d’une carte. Si vous le faites et si vous avez remporté le combat, piochez "
             "une "
             "carte. Si vous ne le faites pas, mettez fin au tour.",
             "Du darfst 1 Karte abwerfen. Wenn du das tust und du den Kampf gewonnen hast, ziehe 1 Karte. Wenn du das "
             "nicht tust, beende den Zug."});
    }

    void choicesInConditions() {
        check(R"({"if": "wonCombat", "then": [{"choose": 1, "of": [[{"draw": 1}], ["endTurn"]]}],
                  "else": [{"discard": 1}]})",
              {"If you won the combat, choose one:\n• Draw 1 card.\n• End the turn.\nIf you lost the combat, discard 1 "
               "card.",
               "Si vous avez remporté le combat, choisissez une option :\n• Piochez une carte.\n• Mettez fin au "
               "tour.\nSi vous avez perdu le combat, défaussez-vous d’une carte.",
               "Wenn du den Kampf gewonnen hast, wähle eine Möglichkeit:\n• Ziehe 1 Karte.\n• Beende den "
               "Zug.\nWenn du den Kampf verloren hast, wirf 1 Karte ab."});
        check(R"({"if": "wonCombat", "then": [{"choose": 1, "of": [[{"draw": 1}], ["endTurn"]]}, {"draw": 1}]})",
              {"If you won the combat, choose one:\n• Draw 1 card.\n• End the turn.\nThen draw 1 card.",
               "Si vous avez remporté le combat, choisissez une option :\n• Piochez une carte.\n• Mettez fin au "
               "tour.\nEnsuite, piochez une carte.",
               "Wenn du den Kampf gewonnen hast, wähle eine Möglichkeit:\n• Ziehe 1 Karte.\n• Beende den "
               "Zug.\nZiehe danach 1 Karte."});
    }

    /// Who does what is never left to the sentence before.
    void subjects() {
        check(R"({"if": "wonCombat", "then": [{"chooseFromHand": "opponent", "into": "deckTop"}, {"draw": 1}]})",
              {"If you won the combat, look at your opponent’s hand and choose 1 card; that player puts it on top of "
               "their "
               "deck. Then draw 1 card.",
               "Si vous avez remporté le combat, regardez la main de votre adversaire et choisissez-y une carte ; ce "
               "joueur la place sur le dessus de son deck. Ensuite, piochez une carte.",
               "Wenn du den Kampf gewonnen hast, sieh dir die Hand deines Gegners an und wähle 1 Karte daraus; dieser "
               "Spieler legt sie oben auf sein Deck. Ziehe danach 1 Karte."});
        check(
            R"({"chooseFromHand": "opponent", "into": "deckTop"}, {"draw": 1})",
            {"Look at your opponent’s hand and choose 1 card; that player puts it on top of their deck. Draw 1 card.",
             "Regardez la main de votre adversaire et choisissez-y une carte ; ce joueur la place sur le dessus de son "
             "deck. Piochez une carte.",
             "Sieh dir die Hand deines Gegners an und wähle 1 Karte daraus; dieser Spieler legt sie oben auf sein "
             "Deck. "
             "Ziehe 1 Karte."});
        check(
            R"({"if": "wonCombat", "then": [{"discard": 1, "who": "opponent"}, {"draw": 1}]})",
            {"If you won the combat, your opponent discards 1 card; then draw 1 card.",
             "Si vous avez remporté le combat, votre adversaire se défausse d’une carte ; ensuite, piochez une carte.",
             "Wenn du den Kampf gewonnen hast, wirft dein Gegner 1 Karte ab; ziehe dann 1 Karte."});
        check(R"({"may": [{"discard": 1, "who": "opponent"}, {"draw": 1}]})",
              {"You may do the following: your opponent discards 1 card; then draw 1 card.",
               "Vous pouvez faire ceci : votre adversaire se défausse d’une carte ; ensuite, piochez une carte.",
               "Du darfst Folgendes tun: Dein Gegner wirft 1 Karte ab; ziehe dann 1 Karte."});
    }

    void damage() {
        check(R"({"may": [{"damage": 2, "to": {"one": "opposingFighters", "adjacentTo": "ogre"}}]})",
              {"You may deal 2 damage to one opposing fighter adjacent to one of your Ogres.",
               "Vous pouvez infliger 2 dégâts à un combattant adverse adjacent à l’un de vos Ogres.",
               "Du darfst 2 Schaden bei einem gegnerischen Kämpfer verursachen, der zu einem deiner Boten benachbart "
               "ist."});
        check(R"({"damage": 1, "to": {"some": 2, "of": "opposingFighters"}})",
              {"Deal 1 damage to each of 2 different opposing fighters.",
               "Choisissez 2 combattants adverses différents et infligez 1 dégât à chacun.",
               "Verursache je 1 Schaden bei 2 verschiedenen gegnerischen Kämpfern."});
        check(R"({"damage": "combatDamage", "to": "opposingFighter"})",
              {"Deal damage to the opposing fighter equal to the combat damage your fighter took.",
               "Infligez au combattant adverse autant de dégâts que votre combattant a subi de dégâts de combat.",
               "Verursache beim gegnerischen Kämpfer so viel Schaden, wie dein Kämpfer Kampfschaden erlitten hat."},
              CardType::Defense);
        check(
            R"({"damage": "combatDamage", "to": "beast"}, {"recover": "combatDamage", "fighter": "queen"})",
            {"Deal damage to the Beast equal to the combat damage dealt. Queen Ada recovers health equal to the combat "
             "damage dealt.",
             "Infligez à l’Ogresse un nombre de dégâts égal aux dégâts de combat infligés. La reine Ada récupère "
             "autant "
             "de points de vie que de dégâts de combat infligés.",
             "Verursache beim Untier so viel Schaden, wie Kampfschaden verursacht wurde. Königin Ada erhält so viele "
             "Lebenspunkte zurück, wie Punkte Kampfschaden verursacht wurden."},
            CardType::Attack);
        check(R"({"draw": "combatDamage"})",
              {"Draw 1 card for each point of combat damage taken.", "Piochez une carte par dégât de combat subi.",
               "Ziehe 1 Karte für jeden Punkt Kampfschaden, den dein Kämpfer erlitten hat."},
              CardType::Defense);
        check(R"({"damage": 1, "to": {"each": "combatFighters"}})",
              {"Deal 1 damage to each fighter in this combat.",
               "Infligez 1 dégât à chacun des combattants de ce combat.",
               "Verursache 1 Schaden bei jedem an diesem Kampf beteiligten Kämpfer."});
    }

    void moves() {
        check(R"({"draw": 1}, {"move": {"one": "opposingFighters", "inZoneOf": "yourFighter"}, "upTo": 1})",
              {"Draw 1 card. You may move one opposing fighter in your fighter’s zone 1 space.",
               "Piochez une carte. Vous pouvez déplacer d’une case un combattant adverse situé dans la zone de votre "
               "combattant.",
               "Ziehe 1 Karte. Du darfst einen gegnerischen Kämpfer in der Zone deines Kämpfers um 1 Feld bewegen."});
        check(R"({"move": {"one": "opposingFighters", "inZoneOf": "queen"}, "upTo": 3})",
              {"Move one opposing fighter in Queen Ada’s zone up to 3 spaces.",
               "Déplacez de 3 cases au maximum un combattant adverse situé dans la zone de la reine Ada.",
               "Bewege einen gegnerischen Kämpfer in Königin Adas Zone um bis zu 3 Felder."});
        check(
            R"({"move": "pair", "upTo": {"cardsIn": "hand"}, "through": true})",
            {"Move Owl & Cat up to 1 space for each card in your hand, even through opposing fighters.",
             "Déplacez Hibou & Chat d’une case au maximum pour chaque carte que vous avez en main, même à travers des "
             "combattants adverses.",
             "Bewege Eule & Katze für jede Karte auf deiner Hand um bis zu 1 Feld, auch durch gegnerische Kämpfer "
             "hindurch."});
        check(
            R"({"if": "wonCombat", "then": [{"move": "queen", "upTo": 3}], "else": [{"move": "queen", "upTo": 1}]})",
            {"You may move Queen Ada 1 space. If you won the combat, move Queen Ada up to 3 spaces instead.",
             "Vous pouvez déplacer la reine Ada d’une case. Si vous avez remporté le combat, déplacez la reine Ada de "
             "3 cases au maximum à la place.",
             "Du darfst Königin Ada um 1 Feld bewegen. Wenn du den Kampf gewonnen hast, bewege stattdessen Königin Ada "
             "um bis zu 3 Felder."});
    }

    void cardsJustNamed() {
        check(R"("lookAtTopCard", {"may": [{"put": "thatCard", "into": "deckBottom"}]})",
              {"Look at the top card of your deck. You may put it on the bottom of your deck.",
               "Regardez la première carte de votre deck. Vous pouvez la placer sous votre deck.",
               "Sieh dir die oberste Karte deines Decks an. Du darfst sie unter dein Deck legen."});
        check(R"("lookAtTopCard", {"draw": 1}, {"put": "thatCard", "into": "hand"})",
              {"Look at the top card of your deck, then draw 1 card. Put the card you looked at into your hand.",
               "Regardez la première carte de votre deck, puis piochez une carte. Ajoutez la carte regardée à votre "
               "main.",
               "Sieh dir die oberste Karte deines Decks an und ziehe dann 1 Karte. Nimm die betrachtete Karte auf die "
               "Hand."});
        check(R"("revealTopCard", {"choose": 1, "of": [[{"put": "thatCard", "into": "hand"}],
                                                      [{"put": "thatCard", "into": "deck"}]]})",
              {"Reveal the top card of your deck and put it into your hand or shuffle it into your deck.",
               "Révélez la première carte de votre deck et ajoutez-la à votre main ou mélangez-la à votre deck.",
               "Decke die oberste Karte deines Decks auf und nimm sie auf die Hand oder mische sie in dein Deck."});
        check(R"("cancelEffects", {"put": "opposingCard", "into": "deckTop"})",
              {"Cancel all effects of your opponent’s card and put it on top of its owner’s deck.",
               "Annulez tous les effets de la carte de votre adversaire et placez-la sur le dessus du deck de son "
               "propriétaire.",
               "Hebe alle Effekte der gegnerischen Karte auf und lege sie oben auf das Deck ihres Besitzers."});
        check(R"({"discardTop": 1}, {"addValue": "thatBoost"})",
              {"Discard the top card of your deck and add its boost to the value of this card.",
               "Défaussez la première carte de votre deck et ajoutez son BOOST à la valeur de cette carte.",
               "Wirf die oberste Karte deines Decks ab und addiere ihren Boost zum Wert dieser Karte."},
              CardType::Defense);
    }

    void someCards() {
        check(R"({"put": {"anyNumberFrom": "hand"}, "into": "discardPile"}, {"draw": "thatMany"})",
              {"Discard any number of cards, then draw that many cards.",
               "Défaussez-vous d’autant de cartes que vous le souhaitez, puis piochez-en autant.",
               "Wirf beliebig viele Karten ab und ziehe dann ebenso viele Karten."});
        check(R"({"may": [{"discard": 1}, {"damage": 1, "to": "opposingFighter"}], "times": 2})",
              {"Discard up to 2 cards. For each of them, deal 1 damage to the opposing fighter.",
               "Défaussez-vous de 2 cartes au maximum. Pour chacune d’elles, infligez 1 dégât au combattant adverse.",
               "Wirf bis zu 2 Karten ab. Verursache für jede davon 1 Schaden beim gegnerischen Kämpfer."});
        check(R"({"draw": 1}, {"if": "wonCombat", "then": [{"draw": 2}]})",
              {"Draw 1 card. If you won the combat, draw 2 more cards.",
               "Piochez une carte. Si vous avez remporté le combat, piochez 2 cartes supplémentaires.",
               "Ziehe 1 Karte. Wenn du den Kampf gewonnen hast, ziehe 2 weitere Karten."});
        check(R"({"may": [{"discard": 1}, {"recover": 1, "fighter": {"one": "fighters"}}], "times": 2})",
              {"Discard up to 2 cards. For each of them, choose a fighter; it recovers 1 health.",
               "Défaussez-vous de 2 cartes au maximum. Pour chacune d’elles, choisissez un combattant, qui récupère 1 "
               "point de vie.",
               "Wirf bis zu 2 Karten ab. Wähle für jede davon einen Kämpfer; er erhält 1 Lebenspunkt zurück."});
        check(R"({"choose": 1, "who": "opponent", "of": [[{"draw": 1}], [{"gainActions": 1}]]})",
              {"Your opponent chooses what you do:\n• Draw 1 card.\n• Gain 1 action.",
               "Votre adversaire choisit ce que vous faites :\n• Piochez une carte.\n• Gagnez une action.",
               "Dein Gegner wählt, was du tust:\n• Ziehe 1 Karte.\n• Erhalte 1 zusätzliche Aktion."});
        check(R"({"castSpell": 1}, {"draw": 1})",
              {"Cast one spell whose ingredients are in your chest. If you do, put all cards from your chest into your "
               "discard pile. Draw 1 card.",
               "Lancez un sort dont les ingrédients sont dans votre armoire. Dans ce cas, placez ensuite toutes les "
               "cartes de votre armoire dans votre défausse. Piochez une carte.",
               "Wirke einen Zauberspruch, dessen Zutaten in deiner Truhe liegen. Wenn du das tust, lege danach alle "
               "Karten "
               "aus deiner Truhe auf deinen Ablagestapel. Ziehe 1 Karte."});
        check(
            R"({"addValue": "ingredients"}, {"addValue": {"zonesOf": "queen"}})",
            {"Add 1 to the value of this card for each different ingredient in your chest and add 1 to the value of "
             "this "
             "card for each different zone Queen Ada is in.",
             "Ajoutez 1 à la valeur de cette carte pour chaque ingrédient différent dans votre armoire et ajoutez 1 à "
             "la "
             "valeur de cette carte pour chaque zone différente où se trouve la reine Ada.",
             "Erhöhe den Wert dieser Karte um die Anzahl der verschiedenen Zutaten in deiner Truhe und erhöhe den Wert "
             "dieser Karte um die Anzahl der verschiedenen Zonen, in denen sich Königin Ada befindet."});
    }

    void places() {
        check(R"({"return": "ogre", "in": {"zoneOf": "queen"}})",
              {"Return one defeated Ogre to any space in Queen Ada’s zone.",
               "Replacez un Ogre vaincu sur n’importe quelle case dans la zone de la reine Ada.",
               "Bringe einen besiegten Boten auf ein beliebiges Feld in Königin Adas Zone zurück."});
        check(
            R"({"place": "opposingFighter", "in": {"zoneOf": {"each": "yourFighters"}}, "empty": true})",
            {"Place the opposing fighter in any empty space in the same zone as any of your fighters.",
             "Placez le combattant adverse sur n’importe quelle case vide dans la zone de l’un de vos combattants.",
             "Platziere den gegnerischen Kämpfer auf einem beliebigen freien Feld in der Zone eines deiner Kämpfer."});
        check(R"({"if": {"healthAtMost": 3, "fighter": "pair"}, "then": [{"setHealth": 5, "fighter": "pair"}]})",
              {"If Owl & Cat are not defeated and have 3 health or less, set their health to 5.",
               "Si Hibou & Chat ne sont pas vaincus et qu’il leur reste 3 points de vie ou moins, leurs points de vie "
               "passent à 5.",
               "Wenn Eule & Katze nicht besiegt sind und höchstens 3 Lebenspunkte haben, setze ihre Lebenspunkte auf "
               "5."});
    }

    void abilities() {
        checkAbility(R"({"when": "afterAttack", "do": [{"recover": 1, "fighter": "queen"}]})",
                     {"After you attack, Queen Ada recovers 1 health.",
                      "Après chacune de vos attaques, la reine Ada récupère 1 point de vie.",
                      "Nachdem du angegriffen hast, erhält Königin Ada 1 Lebenspunkt zurück."});
        checkAbility(
            R"({"when": "whenAttacked", "do": [{"swap": "queen", "with": "beast"}]})",
            {"When one of your fighters is attacked, before you choose a card, swap Queen Ada and the Beast; if "
             "one of them was attacked, the other becomes the target.",
             "Quand l’un de vos combattants est attaqué, avant de choisir une carte, échangez les places de la "
             "reine Ada et de l’Ogresse ; si l’un des deux était attaqué, l’autre devient la cible.",
             "Bevor du bei einem Angriff auf einen deiner Kämpfer eine Karte wählst, lass Königin Ada und das Untier "
             "die Plätze tauschen; wenn einer von beiden angegriffen wurde, wird der andere zum Ziel."});
        checkAbility(
            R"({"when": "startOfTurn", "do": [{"if": {"sideIs": "up"}, "then": [{"may": [{"draw": 1}]}],
                         "else": [{"recover": 1, "fighter": "queen"}]}]})",
            {"At the start of your turn, if your mood is UP, you may draw 1 card. If your mood is DOWN, Queen Ada "
             "recovers 1 health.",
             "Au début de votre tour, si votre humeur est HAUT, vous pouvez piocher une carte. Si votre humeur est "
             "BAS, la reine Ada récupère 1 point de vie.",
             "Wenn zu Beginn deines Zugs deine Laune OBEN lautet, darfst du 1 Karte ziehen. Wenn deine Laune "
             "UNTEN lautet, erhält Königin Ada 1 Lebenspunkt zurück."});
        checkAbility(R"({"modify": "defenseValue", "by": {"cardsIn": "hand"}, "fighter": "beast"})",
                     {"Add 1 to the value of the Beast’s defenses for each card in your hand.",
                      "Ajoutez 1 à la valeur des défenses de l’Ogresse pour chaque carte que vous avez en main.",
                      "Der Wert der Verteidigungskarten des Untiers ist für jede Karte auf deiner Hand um 1 erhöht."});
    }

    /// A token that tells the state of one fighter.
    void tokenOfAFighter() {
        DeckDef deck = richDeck();
        deck.token->fighter = "pair";
        Term turn;
        turn.word = Word::TurnToken;
        AbilityDef ability;
        ability.isContinuous = true;
        ability.modifier = Modifier::NoEffectDamage;
        ability.fighter = "pair";
        Term side;
        side.word = Word::SideIs;
        side.arguments.resize(1);
        side.arguments[0].isGiven = true;
        side.arguments[0].name = "up";
        ability.condition = {side};
        const std::array<InThree, 2> expected = {
            {{"Owl & Cat change mood.", "Hibou & Chat changent d’humeur.", "Eule & Katze wechseln die Laune."},
             {"While Owl & Cat are UP, they take no damage other than combat damage.",
              "Tant que Hibou & Chat sont HAUT, ils ne subissent aucun dégât autre que les dégâts de combat.",
              "Solange Eule & Katze OBEN sind, erleiden sie keinen anderen Schaden als Kampfschaden."}}};
        for (const Language language : kLanguages) {
            const auto index = static_cast<std::size_t>(language);
            compare(text::Sentences(deck, language).effect({turn}), language, expected[0][index]);
            compare(text::Sentences(deck, language).ability(ability), language, expected[1][index]);
        }
    }

    /// Named once: "she" where nobody else was spoken of.
    void tokenOfTheFighterJustNamed() {
        const auto said = [](const std::string &after, const InThree &expected) {
            auto deck = deckWith(CardType::Versatile, after);
            QVERIFY(deck);
            deck->token->fighter = "queen";
            const Block &effect = deck->cards[0].effects[static_cast<std::size_t>(Timing::After)];
            for (const Language language : kLanguages)
                compare(text::Sentences(*deck, language).effect(effect), language,
                        expected[static_cast<std::size_t>(language)]);
        };
        said(R"({"move": "queen", "upTo": 2}, "turnToken")",
             {"Move Queen Ada up to 2 spaces, then she changes mood.",
              "Déplacez la reine Ada de 2 cases au maximum, puis elle change d’humeur.",
              "Bewege Königin Ada um bis zu 2 Felder, dann wechselt sie die Laune."});
        said(R"({"may": [{"move": "queen", "upTo": 2}, "turnToken"]})",
             {"You may move Queen Ada up to 2 spaces, then have her change mood.",
              "Vous pouvez déplacer la reine Ada de 2 cases au maximum, puis la faire changer d’humeur.",
              "Du darfst Königin Ada um bis zu 2 Felder bewegen und sie dann die Laune wechseln lassen."});
        said(R"({"move": {"each": "yourFighters"}, "upTo": 2}, "turnToken")",
             {"Move each of your fighters up to 2 spaces, then Queen Ada changes mood.",
              "Déplacez chacun de vos combattants de 2 cases au maximum, puis la reine Ada change d’humeur.",
              "Bewege jeden deiner Kämpfer um bis zu 2 Felder, dann wechselt Königin Ada die Laune."});
    }
};

CHAMPCLOS_TEST_APPLESS(TestSentences)
#include "tst_sentences.moc"
