// SPDX-License-Identifier: MIT
#include "engine/cli/play_view.h"

#include "engine/rules/names.h"
#include "engine/rules/values.h"
#include "engine/text/text.h"

#include <algorithm>
#include <array>

namespace champclos::cli {

namespace {

constexpr std::size_t kWidth = 100;

constexpr std::array<TableWords, kLanguages.size()> kTableWords = {{
    {"hand", "deck", "discard pile", "boost", "Victory: ", "press Enter when only you can see the screen."},
    {"main", "deck", "défausse", "boost", "Victoire : ", "appuyez sur Entrée quand vous seul voyez l’écran."},
    {"Hand", "Deck", "Ablagestapel", "Boost", "Sieg: ", "Eingabetaste drücken, wenn nur du den Bildschirm siehst."},
}};

bool isToSpace(const Action &action) { return action.kind == ActionKind::Move || action.kind == ActionKind::Place; }

/// Adds an entry to a paragraph and begins a new line where it gets too long.
void flow(std::string &text, std::size_t &column, const std::string &entry, std::size_t indent) {
    if (column + entry.size() > kWidth) {
        text += "\n" + std::string(indent, ' ');
        column = indent;
    }
    text += entry;
    column += entry.size();
}

std::string oneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

} // namespace

const TableWords &tableWords(Language language) { return kTableWords[static_cast<std::size_t>(language)]; }

std::string View::seatLine(const Observation &observation, SeatId seat) const {
    const GameState &seen = observation.seen;
    const SeatState &state = seen.seat(seat);
    const DeckDef &deck = match.seat(seat).deck;
    std::string line =
        coloured(std::to_string(seat.value() + 1) + " " + text::seatName(match, seat, language), seat, colours);
    match.seat(seat).allFighters.forEach([&](FighterId fighter) {
        const FighterState &now = seen.fighter(fighter);
        const bool isThere = seen.alive.contains(fighter) && now.space;
        line += "  " + fighterMark(match, fighter) + " " + text::fighterTitle(match, fighter, language) + " " +
                (isThere ? std::to_string(now.health) + "/" + std::to_string(match.fighter(fighter).maxHealth) + " " +
                               champclos::spaceName(match, now.space)
                         : "-");
    });
    const TableWords &words = tableWords(language);
    line += std::string("\n    ") + words.hand + " " +
            std::to_string(observation.handCount[static_cast<std::size_t>(seat.value())]) + ", " + words.deck + " " +
            std::to_string(state.deck.size()) + ", " + words.discard + " " + std::to_string(state.discard.size());
    if (!state.discard.isEmpty())
        line += " (" + text::cardName(match, seat, state.discard.back(), language) + ")";
    if (deck.token && state.tokenSide < 2)
        line += ", " + deck.token->sides[state.tokenSide].name.in(language);
    if (deck.sideDeck && state.sideCard < deck.sideDeck->cards.size())
        line += ", " + deck.sideDeck->cards[state.sideCard].name.in(language);
    if (deck.pile) {
        line += ", " + deck.pile->name.in(language).name + ":";
        for (const CardId card : state.pile)
            line += " " + text::cardName(match, seat, card, language) + ";";
        if (deck.pile->syllableGoal > 0)
            line +=
                " " + std::to_string(syllablesOf(match, seen, seat)) + "/" + std::to_string(deck.pile->syllableGoal);
    }
    return line + "\n";
}

std::string View::table(const Observation &observation) const {
    std::string all = boardText(match, observation, colours);
    std::string zones;
    for (const Zone &zone : match.battlefield.zones)
        zones += (zones.empty() ? "" : "  ") + zone.letter + " " + zone.name.in(language);
    all += faint(zones, colours) + "\n\n";
    for (int seat = 0; seat < match.seatCount; ++seat)
        all += seatLine(observation, SeatId(seat));
    return all;
}

std::string View::hand(const Observation &observation, SeatId seat) const {
    std::string all;
    CardSet left = observation.seen.seat(seat).hand;
    const SeatTables &tables = match.seat(seat);
    while (!left.isEmpty()) {
        const CardKind kind = tables.kind(left.first());
        const CardDef &card = tables.deck.cards[static_cast<std::size_t>(kind.value())];
        const int copies = (left & tables.facts(kind).copies).size();
        left -= tables.facts(kind).copies;
        all += "  " + bold(card.name.in(language), colours) + (copies > 1 ? " x" + std::to_string(copies) : "") + " (" +
               card.id + "): " + text::cardTypeName(card.type, language) +
               (card.type == CardType::Scheme ? "" : " " + std::to_string(card.value)) + ", " +
               tableWords(language).boost + " " + std::to_string(card.boost) + ", " +
               text::playedByText(tables.deck, card, language) + "\n";
        for (const text::Part &part : text::cardText(tables.deck, card, language))
            all += "      " + oneLine(text::joined(part, language)) + "\n";
    }
    return all;
}

std::string View::choices(const Observation &observation, const ActionList &actions) const {
    std::string all = bold(text::prompt(match, observation, language), colours) + "\n";
    FighterId fighter;
    std::size_t column = 0;
    for (int index = 0; index < actions.size(); ++index) {
        const Action &action = actions[index];
        const std::string number = std::to_string(index + 1);
        if (!isToSpace(action)) {
            if (fighter)
                all += "\n";
            fighter = FighterId::none();
            all += "  " + number + ". " + text::actionLabel(match, observation, action, language) + "\n";
            continue;
        }
        if (fighter != action.fighter) {
            const std::string title = text::fighterTitle(match, action.fighter, language);
            all += (fighter ? "\n  " : "  ") + coloured(title, seatOf(action.fighter), colours) + ":";
            column = title.size() + 3;
            fighter = action.fighter;
        }
        flow(all, column, "  " + number + "." + champclos::spaceName(match, action.space), 4);
    }
    return all + (fighter ? "\n" : "");
}

} // namespace champclos::cli
