// SPDX-License-Identifier: MIT
//
// What somebody who plays by ear has to understand: the words of the questions and answers, in two languages. Header
// only. That they are the program's own words is proved by the tests that follow them.
#pragma once

#include <QString>

namespace champclos::test {

struct Words {
    QString hero;  ///< that has spells
    QString begin; ///< of the page for a new game
    QString level; ///< how strong the computer is
    QString easy;  ///< a level
    QString more;  ///< choices
    QString seed;
    QString act; ///< the questions
    QString boost;
    QString move;
    QString defend;
    QString attack; ///< the answers
    QString scheme;
    QString maneuver;
    QString canChoose; ///< what is said of things
    QString notNow;
    QString missing;      ///< begins what is still to be said of an action
    QString casts;        ///< a spell
    QString resume;       ///< after a combat
    QString again;        ///< on the page after the game
    QString battlefields; ///< where they are made
    QString space;        ///< with its number
    QString spaceTool;    ///< keys of the tools
    QString lineTool;
    QString zoneTool;
    QString startTool;
    QString decks;
    QString newCard;
    QString english; ///< the field for a name
    QString value;
    QString draw;  ///< a word of an effect
    QString drawn; ///< and its sentence
    QString print;
    QString savePdf;
};

inline Words wordsOf(const QString &language) {
    if (language.startsWith(u"fr"))
        return {.hero = QStringLiteral("Les Trois Sorcières"),
                .begin = QStringLiteral("Commencer"),
                .level = QStringLiteral("Niveau de l’ordinateur"),
                .easy = QStringLiteral("Facile"),
                .more = QStringLiteral("Plus"),
                .seed = QStringLiteral("Graine"),
                .act = QStringLiteral("choisir une action"),
                .boost = QStringLiteral("booster ou non"),
                .move = QStringLiteral(" : se déplacer"),
                .defend = QStringLiteral("se défendre"),
                .attack = QStringLiteral("Attaque"),
                .scheme = QStringLiteral("Stratagème"),
                .maneuver = QStringLiteral("Manœuvre"),
                .canChoose = QStringLiteral("sélectionnable"),
                .notNow = QStringLiteral("pas maintenant"),
                .missing = QStringLiteral(". Choisissez"),
                .casts = QStringLiteral(" lancent "),
                .resume = QStringLiteral("Continuer"),
                .again = QStringLiteral("Revanche"),
                .battlefields = QStringLiteral("Champs de bataille"),
                .space = QStringLiteral("Case %1;"),
                .spaceTool = QStringLiteral("c"),
                .lineTool = QStringLiteral("l"),
                .zoneTool = QStringLiteral("z"),
                .startTool = QStringLiteral("d"),
                .decks = QStringLiteral("Decks"),
                .newCard = QStringLiteral("+ Nouvelle carte"),
                .english = QStringLiteral("Nom, "),
                .value = QStringLiteral("Valeur"),
                .draw = QStringLiteral("pioch"),
                .drawn = QStringLiteral("iochez"),
                .print = QStringLiteral("Imprimer"),
                .savePdf = QStringLiteral("Enregistrer en PDF")};
    return {.hero = QStringLiteral("The Wayward Sisters"),
            .begin = QStringLiteral("Begin"),
            .level = QStringLiteral("Computer level"),
            .easy = QStringLiteral("Easy"),
            .more = QStringLiteral("More"),
            .seed = QStringLiteral("Seed"),
            .act = QStringLiteral("choose an action"),
            .boost = QStringLiteral("boost or not"),
            .move = QStringLiteral(": move"),
            .defend = QStringLiteral(": defend"),
            .attack = QStringLiteral("Attack"),
            .scheme = QStringLiteral("Scheme"),
            .maneuver = QStringLiteral("Maneuver"),
            .canChoose = QStringLiteral("can be chosen"),
            .notNow = QStringLiteral("not now"),
            .missing = QStringLiteral("left. Choose"),
            .casts = QStringLiteral(" cast "),
            .resume = QStringLiteral("Continue"),
            .again = QStringLiteral("Rematch"),
            .battlefields = QStringLiteral("Battlefields"),
            .space = QStringLiteral("Space %1;"),
            .spaceTool = QStringLiteral("s"),
            .lineTool = QStringLiteral("l"),
            .zoneTool = QStringLiteral("z"),
            .startTool = QStringLiteral("t"),
            .decks = QStringLiteral("Decks"),
            .newCard = QStringLiteral("+ New card"),
            .english = QStringLiteral("Name, "),
            .value = QStringLiteral("Value"),
            .draw = QStringLiteral("draw"),
            .drawn = QStringLiteral("raw 1 card"),
            .print = QStringLiteral("Print"),
            .savePdf = QStringLiteral("Save PDF")};
}

} // namespace champclos::test
