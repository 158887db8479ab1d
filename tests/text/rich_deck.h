// SPDX-License-Identifier: MIT
//
// A deck of nobody's with everything a deck can have, and names that are hard to put into sentences. Shared by the
// tests of engine/text.
#pragma once

#include "engine/core/content.h"

namespace champclos::test {

inline LocalizedText named(const char *en, const char *fr, const char *de) { return {{en, fr, de}}; }

/// A deck with everything a deck can have.
inline DeckDef richDeck() {
    DeckDef deck;
    deck.id = "rich";
    deck.name = named("Rich", "Riche", "Reich");
    FighterDef hero;
    hero.id = "queen";
    hero.name.noun = {Noun{.name = "Queen Ada", .gender = Gender::Feminine},
                      Noun{.name = "reine Ada", .article = "la", .gender = Gender::Feminine},
                      Noun{.name = "Königin Ada", .gender = Gender::Feminine}};
    FighterDef many;
    many.id = "ogre";
    many.count = 3;
    many.role = Role::Sidekick;
    many.name.noun = {
        Noun{.name = "Ogre", .plural = "Ogres"}, Noun{.name = "Ogre", .plural = "Ogres", .gender = Gender::Masculine},
        Noun{.name = "Bote", .plural = "Boten", .gender = Gender::Masculine, .genitive = "Boten", .oblique = "Boten"}};
    FighterDef pair = hero;
    pair.id = "pair";
    pair.role = Role::Sidekick;
    pair.name.noun = {Noun{.name = "Owl & Cat", .isPlural = true},
                      Noun{.name = "Hibou & Chat", .gender = Gender::Masculine, .isPlural = true, .isAspirated = true},
                      Noun{.name = "Eule & Katze", .gender = Gender::Feminine, .isPlural = true}};
    FighterDef beast = many;
    beast.id = "beast";
    beast.count = 1;
    beast.name.noun = {Noun{.name = "Beast", .article = "the"},
                       Noun{.name = "Ogresse", .article = "la", .gender = Gender::Feminine},
                       Noun{.name = "Untier", .article = "das"}};
    deck.fighters = {hero, many, pair, beast};
    deck.token = TokenDef{.id = "mood",
                          .name = {},
                          .sides = {{{"up", named("UP", "HAUT", "OBEN")}, {"down", named("DOWN", "BAS", "UNTEN")}}}};
    deck.token->name.noun = {Noun{.name = "mood"}, Noun{.name = "humeur", .gender = Gender::Feminine},
                             Noun{.name = "Laune", .gender = Gender::Feminine}};
    deck.sideDeck = SideDeckDef{.id = "omen", .name = {}, .cards = {{"one", named("One", "Un", "Eins"), {}}}};
    deck.sideDeck->name.noun = {Noun{.name = "omen", .plural = "omens"},
                                Noun{.name = "augure", .plural = "augures", .gender = Gender::Masculine},
                                Noun{.name = "Omen", .plural = "Omen"}};
    deck.pile = PileDef{.id = "chest", .name = {}, .ingredients = {{"egg", named("Egg", "Œuf", "Ei")}}, .spells = {}};
    deck.pile->name.noun = {Noun{.name = "chest"}, Noun{.name = "armoire", .gender = Gender::Feminine},
                            Noun{.name = "Truhe", .gender = Gender::Feminine}};
    deck.tags = {{"feast", named("FEAST", "FESTIN", "FEST")}};
    CardDef card;
    card.id = "riddle";
    card.name = named("Riddle", "Énigme", "Rätsel");
    card.tags = {"feast"};
    deck.cards = {card};
    return deck;
}

} // namespace champclos::test
