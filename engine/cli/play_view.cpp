// SPDX-License-Identifier: MIT
#include "engine/cli/play_view.h"

#include "engine/rules/names.h"
#include "engine/rules/values.h"
#include "engine/text/noun.h"
#include "engine/text/table_words.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::cli {

namespace {

using text::TableWord;

bool isToSpace(const Action &action) { return action.kind == ActionKind::Move || action.kind == ActionKind::Place; }

std::string joinedWith(const std::vector<std::string> &items, const char *separator) {
    std::string all;
    for (const std::string &item : items)
        all += (all.empty() ? "" : separator) + item;
    return all;
}

std::string counted(TableWord word, int n, Language language) {
    return text::tableWord(word, language, text::Slots().with("n", std::to_string(n)));
}

const CardDef &cardOf(const Match &match, SeatId owner, CardKind kind) { return match.seat(owner).deck.cards[kind]; }

/// What the choice of a card depends on: its value in combat, its boost when it boosts, both when it is given away.
std::string numbersOf(const Match &match, const Action &action, Language language) {
    if (!action.card || !action.owner)
        return {};
    const DeckDef &deck = match.seat(action.owner).deck;
    const auto facts = text::cardFacts(deck, cardOf(match, action.owner, action.card), language);
    switch (action.kind) {
    case ActionKind::Attack:
    case ActionKind::Defend:
        return " (" + facts[0] + ")";
    case ActionKind::Boost:
        return " (" + facts[1] + ")";
    case ActionKind::Discard:
    case ActionKind::Card:
        return " (" + facts[0] + ", " + facts[1] + ")";
    default:
        return {};
    }
}

/// Small letters, and one kind of apostrophe: as people type.
std::string asTyped(std::string text) {
    constexpr std::string_view kApostrophe = "’";
    for (std::size_t at = text.find(kApostrophe); at != std::string::npos; at = text.find(kApostrophe))
        text.replace(at, kApostrophe.size(), "'");
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

/// Every line folded, the next ones a little further in than it begins.
std::string foldedLines(const std::string &text, std::size_t columns) {
    std::string all;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string line = text.substr(begin, end - begin);
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        all += line.substr(0, indent) + io::wrapped(line.substr(indent), columns, indent + 2, indent) + "\n";
        begin = end + 1;
    }
    return all;
}

} // namespace

std::string View::fighterState(const Observation &observation, FighterId fighter) const {
    const FighterState &now = observation.fighter(fighter);
    const FighterDef &def = match.seat(seatOf(fighter)).deck.fighters[match.fighter(fighter).def];
    text::Slots who;
    who.with("who", text::filling(def.name.in(language), language));
    std::string state = fighterMark(match, fighter) + " " + text::fighterTitle(match, fighter, language) + " ";
    const bool isSetup = !observation.frames().isEmpty() && observation.frames()[0].kind == FrameKind::Setup;
    if (!observation.alive().contains(fighter) && (!isSetup || now.health <= 0)) // those to be placed have their health
        return state + text::tableWord(TableWord::Defeated, language, who);
    state += std::to_string(now.health) + "/" + std::to_string(match.fighter(fighter).maxHealth) + " ";
    return state + (now.space ? champclos::spaceName(match, now.space)
                              : "(" + text::tableWord(TableWord::NotPlaced, language, who) + ")");
}

std::string View::pile(const Observation &observation, SeatId seat) const {
    const SeatState &state = observation.seat(seat);
    const PileDef &def = *match.seat(seat).deck.pile;
    std::vector<std::string> cards;
    for (const CardId card : state.pile) {
        const CardDef &put = cardOf(match, seat, match.seat(seat).kind(card));
        std::string name = put.name.in(language);
        for (const PileDef::Ingredient &ingredient : def.ingredients)
            if (ingredient.id == put.ingredient)
                name += " (" + ingredient.name.in(language) + ")";
        if (def.syllableGoal > 0)
            name += " (" + std::to_string(put.syllables) + ")";
        cards.push_back(name);
    }
    std::string all = text::heading(text::capitalized(def.name.in(language).name), language) + " " +
                      (cards.empty() ? text::tableWord(TableWord::Empty, language) : joinedWith(cards, ", "));
    if (def.syllableGoal > 0)
        all +=
            " – " + std::to_string(syllablesOf(match.seat(seat), state.pile)) + "/" + std::to_string(def.syllableGoal);
    return all;
}

std::string View::seatLine(const Observation &observation, SeatId seat) const {
    const SeatState &state = observation.seat(seat);
    const DeckDef &deck = match.seat(seat).deck;
    constexpr std::size_t kIndent = 4;
    io::Flow fighters(columns, kIndent);
    fighters.add(
        coloured(std::to_string(seat.value() + 1) + " " + text::seatName(match, seat, language), seat, colours));
    match.seat(seat).allFighters.forEach(
        [&](FighterId fighter) { fighters.add(fighterState(observation, fighter), "  "); });
    io::Flow cards(columns, kIndent);
    cards.add("    " + counted(TableWord::Hand, observation.handCount[seat], language));
    cards.add(counted(TableWord::Deck, static_cast<int>(state.deck.size()), language), ", ");
    std::string discard = counted(TableWord::Discard, static_cast<int>(state.discard.size()), language);
    if (!state.discard.isEmpty())
        discard += " (" + text::cardName(match, seat, state.discard.back(), language) + ")";
    cards.add(discard, ", ");
    if (deck.token && state.tokenSide < 2)
        cards.add(deck.token->sides[state.tokenSide].name.in(language), ", ");
    if (deck.sideDeck && state.sideCard < deck.sideDeck->cards.size())
        cards.add(deck.sideDeck->cards[state.sideCard].name.in(language), ", ");
    std::string all = fighters.text() + "\n" + cards.text() + "\n";
    if (deck.pile)
        all += "    " + io::wrapped(pile(observation, seat), columns, kIndent + 2, kIndent) + "\n";
    return all;
}

std::string View::table(const Observation &observation) const {
    io::Flow zones(columns, 0);
    for (const Zone &zone : match.battlefield.zones)
        zones.add(zone.letter + " " + zone.name.in(language), "  ");
    std::string all = boardText(match, observation, colours, columns) + faint(zones.text(), colours) + "\n\n";
    for (int seat = 0; seat < match.seatCount; ++seat)
        all += seatLine(observation, SeatId(seat));
    return all;
}

/// Each kind once, with its number, its facts and its text.
std::string View::cardList(SeatId seat, CardSet cards) const {
    constexpr std::size_t kIndent = 6;
    std::string all;
    const SeatTables &tables = match.seat(seat);
    while (!cards.isEmpty()) {
        const CardKind kind = tables.kind(cards.first());
        const CardDef &card = cardOf(match, seat, kind);
        const int copies = (cards & tables.facts(kind).copies).size();
        cards -= tables.facts(kind).copies;
        const std::string title = bold(card.name.in(language), colours) +
                                  (copies > 1 ? " ×" + std::to_string(copies) : "") + " (" + card.id + ")";
        all += "  " +
               io::wrapped(text::heading(title, language) + " " +
                               joinedWith(text::cardFacts(tables.deck, card, language), ", "),
                           columns, kIndent, 2) +
               "\n";
        for (const text::Part &part : text::cardText(tables.deck, card, language))
            all +=
                std::string(kIndent, ' ') + io::wrapped(text::joined(part, language), columns, kIndent, kIndent) + "\n";
    }
    return all;
}

std::string View::hand(const Observation &observation, SeatId seat) const {
    return cardList(seat, observation.seat(seat).hand);
}

std::string View::discardPile(const Observation &observation, SeatId seat) const {
    CardSet cards;
    for (const CardId card : observation.seat(seat).discard)
        cards.insert(card);
    text::Slots holes;
    holes.with("name", text::seatName(match, seat, language)).with("n", std::to_string(cards.size()));
    return coloured(text::tableWord(TableWord::DiscardTitle, language, holes), seat, colours) + "\n" +
           cardList(seat, cards);
}

std::string View::character(const Observation &observation, SeatId seat) const {
    const DeckDef &deck = match.seat(seat).deck;
    return foldedLines(text::describeCharacter(deck, language), columns) + seatLine(observation, seat);
}

std::string View::cardsNamed(const std::string &name) const {
    const std::string wanted = asTyped(name);
    std::string exact;
    std::string beginning;
    std::vector<std::string> seen; // decks: two seats may play one
    for (int seat = 0; seat < match.seatCount; ++seat) {
        const DeckDef &deck = match.seat(SeatId(seat)).deck;
        if (wanted.empty() || std::find(seen.begin(), seen.end(), deck.id) != seen.end())
            continue;
        seen.push_back(deck.id);
        for (const CardDef &card : deck.cards) {
            const std::string title = asTyped(card.name.in(language));
            if (card.id == wanted || title == wanted)
                exact += foldedLines(text::describeCard(deck, card, language), columns);
            else if (card.id.starts_with(wanted) || title.starts_with(wanted))
                beginning += foldedLines(text::describeCard(deck, card, language), columns);
        }
    }
    return exact.empty() ? beginning : exact;
}

std::string View::choice(const Observation &observation, const Action &action, int number) const {
    const std::string start = "  " + std::to_string(number) + ". ";
    return start +
           io::wrapped(text::actionLabel(match, observation, action, language) + numbersOf(match, action, language),
                       columns, start.size(), start.size()) +
           "\n";
}

std::string View::choices(const Observation &observation, const ActionList &actions) const {
    std::string all = bold(folded(text::prompt(match, observation, language), 2), colours) + "\n";
    for (int index = 0; index < actions.size();) {
        const FighterId fighter = actions[index].fighter;
        if (!isToSpace(actions[index])) {
            all += choice(observation, actions[index], index + 1);
            ++index;
            continue;
        }
        io::Flow spaces(columns, 4);
        spaces.add("  " + coloured(text::heading(text::fighterTitle(match, fighter, language), language),
                                   seatOf(fighter), colours));
        for (; index < actions.size() && isToSpace(actions[index]) && actions[index].fighter == fighter; ++index)
            spaces.add(std::to_string(index + 1) + "." + champclos::spaceName(match, actions[index].space), "  ");
        all += spaces.text() + "\n";
    }
    return all;
}

} // namespace champclos::cli
