// SPDX-License-Identifier: MIT
#include "engine/rules/setup.h"

#include "engine/core/array_by.h"
#include "engine/effects/compiler.h"
#include "engine/effects/interpreter.h"
#include "engine/rules/movement.h"
#include "engine/rules/primitives.h"
#include "engine/rules/turn.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace champclos {

namespace {

enum Stage : std::uint8_t { PlaceHero, PlaceOthers, Placed };

void tableDistances(BoardTables &board) {
    for (int from = 0; from < board.spaceCount; ++from) {
        auto &row = board.distances[SpaceId(from)];
        row.fill(kMaxSpaces);
        SpaceSet reached = SpaceSet::of(SpaceId(from));
        SpaceSet frontier = reached;
        for (int distance = 0; !frontier.isEmpty(); ++distance) {
            SpaceSet next;
            frontier.forEach([&](SpaceId space) {
                row[space] = static_cast<std::uint8_t>(distance);
                next |= board.stepsFrom(space);
            });
            frontier = next - reached;
            reached |= next;
        }
    }
}

/// B6: from each end of a passage to each other end of it.
void tablePassages(const Battlefield &battlefield, BoardTables &board) {
    std::map<std::string_view, SpaceSet> passages;
    for (int space = 0; space < board.spaceCount; ++space)
        if (const std::string &passage = battlefield.spaces[SpaceId(space)].passage; !passage.empty())
            passages[passage].insert(SpaceId(space));
    for (const auto &[letter, ends] : passages)
        ends.forEach([&, &ends = ends](SpaceId end) { board.steps[end] |= ends - SpaceSet::of(end); });
}

} // namespace

BoardTables boardTables(const Battlefield &battlefield) {
    BoardTables board;
    board.spaceCount = static_cast<int>(battlefield.spaces.size());
    for (int space = 0; space < board.spaceCount; ++space) {
        board.all.insert(SpaceId(space));
        for (ZoneId zone : battlefield.spaces[SpaceId(space)].zones) {
            board.zones[SpaceId(space)].insert(zone);
            board.zoneSpaces[zone].insert(SpaceId(space));
        }
    }
    for (const Line &line : battlefield.lines) {
        board.adjacent[line.a].insert(line.b);
        board.adjacent[line.b].insert(line.a);
        board.steps[line.a].insert(line.b);
        if (!line.isOneWay) // B5
            board.steps[line.b].insert(line.a);
        if (line.isHighGround) {
            board.below[line.a].insert(line.b);
            board.hasHighGround = true;
        }
    }
    tablePassages(battlefield, board);
    for (int index = 0; index < board.spaceCount; ++index) {
        board.zones[index].forEach([&](ZoneId zone) { board.zoneMates[index] |= board.zoneSpaces[zone]; });
        board.within[index][0] = SpaceSet::of(SpaceId(index));
        for (std::size_t distance = 1; distance <= kMaxTabledDistance; ++distance) {
            SpaceSet &spaces = board.within[index][distance];
            spaces = board.within[index][distance - 1];
            board.within[index][distance - 1].forEach([&](SpaceId near) { spaces |= board.stepsFrom(near); });
        }
    }
    tableDistances(board);
    for (std::size_t start = 0; start < battlefield.starts.size() && start < kMaxSeats; ++start)
        board.starts[start] = battlefield.starts[start];
    return board;
}

namespace {

void tableCards(SeatTables &tables) {
    const DeckDef &deck = tables.deck;
    for (std::size_t index = 0; index < deck.cards.size(); ++index) {
        const CardDef &card = deck.cards[index];
        KindFacts &facts = tables.kinds[index];
        facts.type = card.type;
        facts.value = static_cast<std::uint8_t>(card.value);
        facts.boost = static_cast<std::uint8_t>(card.boost.value_or(0));
        facts.syllables = static_cast<std::uint8_t>(card.syllables);
        if (deck.pile)
            for (std::size_t ingredient = 0; ingredient < deck.pile->ingredients.size(); ++ingredient)
                if (deck.pile->ingredients[ingredient].id == card.ingredient)
                    facts.ingredient = static_cast<std::uint8_t>(ingredient);
        for (const std::string &tag : card.tags) {
            auto found = std::find(tables.tagNames.begin(), tables.tagNames.end(), tag);
            if (found == tables.tagNames.end() && tables.tagNames.size() < 16)
                found = tables.tagNames.insert(found, tag);
            if (found != tables.tagNames.end())
                facts.tags = static_cast<std::uint16_t>(facts.tags | (1u << (found - tables.tagNames.begin())));
        }
        for (int copy = 0; copy < card.copies; ++copy) {
            const CardId id(tables.cardCount++);
            tables.kindOf[id] = CardKind(static_cast<int>(index));
            facts.copies.insert(id);
        }
        tables.allCards |= facts.copies;
        if (card.type == CardType::Attack || card.type == CardType::Versatile)
            tables.attackCards |= facts.copies;
        if (card.type == CardType::Defense || card.type == CardType::Versatile)
            tables.defenseCards |= facts.copies;
        if (card.type == CardType::Scheme)
            tables.schemeCards |= facts.copies;
        if (card.boost)
            tables.boostCards |= facts.copies;
    }
}

CardSet playableBy(const SeatTables &tables, const std::string &fighter) {
    CardSet cards;
    for (std::size_t index = 0; index < tables.deck.cards.size(); ++index) {
        const auto &names = tables.deck.cards[index].playedBy;
        if (names.empty() || std::find(names.begin(), names.end(), fighter) != names.end())
            cards |= tables.kinds[index].copies;
    }
    return cards;
}

void tableFighters(SeatTables &tables, SeatId seat) {
    for (std::size_t def = 0; def < tables.deck.fighters.size(); ++def) {
        const FighterDef &fighter = tables.deck.fighters[def];
        FighterSet group;
        for (int count = 0; count < fighter.count; ++count) {
            const FighterId id = fighterOf(seat, tables.fighterCount);
            FighterFacts &facts = tables.fighters[tables.fighterCount++];
            facts.def = static_cast<std::uint8_t>(def);
            facts.health = static_cast<std::int8_t>(fighter.health);
            facts.maxHealth = static_cast<std::int8_t>(std::max(fighter.health, fighter.maxHealth));
            facts.isHero = fighter.role == Role::Hero;
            facts.isRanged = fighter.attack == AttackType::Ranged;
            facts.playable = playableBy(tables, fighter.id);
            group.insert(id);
            if (facts.isHero)
                tables.heroes.insert(id);
        }
        tables.named.push_back(group);
        tables.allFighters |= group;
    }
}

/// What the engine's fixed sizes cannot hold, whoever made the deck.
std::string limitProblem(const DeckDef &deck) {
    int cards = 0;
    for (const CardDef &card : deck.cards) {
        const int boost = card.boost.value_or(0);
        if (card.copies < 1 || card.copies > kMaxCardsPerDeck || card.value < 0 || card.value > 99 || boost < 0 ||
            boost > 99 || card.syllables < 0 || card.syllables > 99)
            return "the card \"" + card.id + "\" of the deck \"" + deck.id + "\" has a number out of range";
        cards += card.copies;
    }
    int fighters = 0;
    int heroes = 0;
    for (const FighterDef &fighter : deck.fighters) {
        if (fighter.count < 1 || fighter.count > kMaxFightersPerSeat || fighter.health < 1 || fighter.health > 99 ||
            fighter.maxHealth > 99)
            return "the fighter \"" + fighter.id + "\" of the deck \"" + deck.id + "\" has a number out of range";
        fighters += fighter.count;
        heroes += fighter.role == Role::Hero ? fighter.count : 0;
    }
    if (cards > kMaxCardsPerDeck)
        return "the deck \"" + deck.id + "\" has more than 64 cards";
    if (fighters > kMaxFightersPerSeat || heroes == 0)
        return "the deck \"" + deck.id + "\" needs a hero and at most 8 fighters";
    if (deck.fighters.front().role != Role::Hero)
        return "the deck \"" + deck.id + "\" names a sidekick before its hero";
    if (deck.sideDeck && deck.sideDeck->cards.size() > kMaxSideCards)
        return "the side deck of \"" + deck.id + "\" has more than 15 cards";
    return {};
}

void placeHero(const Game &game, Frame &frame) {
    const SeatTables &tables = game.match.seat(frame.seat);
    game.state.alive |= tables.allFighters;
    game.state.heroesAlive |= tables.heroes;
    placeFighter(game, tables.heroes.first(), game.match.board.starts[frame.seat]);
    frame.waiting = tables.allFighters - FighterSet::of(tables.heroes.first());
    frame.step = PlaceOthers;
}

/// S3: free spaces in the zones of the hero's space; where these are full, the nearest free ones. An opponent still to
/// come keeps its start space.
SpaceSet placements(const Match &match, const GameState &state, SeatId seat) {
    const SpaceId hero = state.fighter(match.seat(seat).heroes.first()).space;
    SpaceSet taken = state.occupied();
    for (int later = seat.value() + 1; later < match.seatCount; ++later)
        taken.insert(match.board.starts[SeatId(later)]);
    const SpaceSet free = match.board.zoneMatesOf(hero) - taken;
    return free.isEmpty() ? nearestFree(match, taken, hero) : free;
}

} // namespace

MatchResult makeMatch(const Battlefield &battlefield, const std::vector<DeckDef> &decks) {
    if (decks.size() != 2 && decks.size() != 4)
        return {nullptr, "a game needs two seats, or four for team play"};
    if (battlefield.starts.size() < decks.size())
        return {nullptr, "the battlefield \"" + battlefield.id + "\" has only " +
                             (battlefield.starts.size() == 3 ? "three" : "two") + " start spaces: it is for duels"};
    if (battlefield.spaces.size() > kMaxSpaces || battlefield.zones.size() > kMaxZones)
        return {nullptr, "the battlefield \"" + battlefield.id + "\" is too large"};
    auto match = std::make_shared<Match>();
    match->battlefield = battlefield;
    match->board = boardTables(battlefield);
    match->seatCount = static_cast<int>(decks.size());
    for (int seat = 0; seat < match->seatCount; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        if (std::string problem = limitProblem(decks[index]); !problem.empty())
            return {nullptr, problem};
        SeatTables &tables = match->seats[index];
        tables.deck = decks[index];
        tables.move = tables.deck.move;
        tables.hasPile = tables.deck.pile.has_value();
        tables.isPileForAll = tables.hasPile && tables.deck.pile->takes == PileDef::Takes::EveryCard;
        tables.syllableGoal = tables.hasPile ? tables.deck.pile->syllableGoal : 0;
        tableCards(tables);
        tableFighters(tables, SeatId(seat));
        if (std::string problem = compileDeck(tables); !problem.empty())
            return {nullptr, "the deck \"" + tables.deck.id + "\": " + problem};
        match->team[index] = static_cast<std::uint8_t>(seat % 2); // P2: A1, B1, A2, B2
        match->teamHeroes[index % 2] |= tables.heroes;
    }
    for (int seat = 0; seat < match->seatCount; ++seat)
        for (int other = 0; other < match->seatCount; ++other) {
            const bool isFriend = seat % 2 == other % 2;
            auto &seats = isFriend ? match->friends : match->opponents;
            seats[SeatId(seat)].insert(SeatId(other));
            if (!isFriend)
                match->opposingFighters[SeatId(seat)] |= match->seat(SeatId(other)).allFighters;
        }
    return {std::move(match), {}};
}

void beginSetup(const Game &game, std::uint64_t seed) {
    game.state = GameState{};
    game.state.rng = Rng(seed);
    game.state.turnSeat = SeatId(0);
    for (int seat = 0; seat < game.match.seatCount; ++seat) {
        const SeatId id(seat);
        SeatState &state = game.state.seat(id);
        game.match.seat(id).allCards.forEach([&](CardId card) { state.deck.push(card); });
        shuffleDeck(game, id);
        if (const auto &side = game.match.seat(id).deck.sideDeck) {
            for (std::size_t card = 0; card < side->cards.size(); ++card)
                state.sideDeck.push(static_cast<std::uint8_t>(card));
            game.state.rng.shuffle(state.sideDeck);
        }
        if (const auto &token = game.match.seat(id).deck.token)
            state.tokenSide = static_cast<std::uint8_t>(token->first);
        drawCards(game, id, kStartingHand);
        game.match.seat(id).allFighters.forEach(
            [&](FighterId fighter) { game.state.fighter(fighter).health = game.match.fighter(fighter).health; });
    }
    game.state.frames.push(Frame{.kind = FrameKind::Setup, .step = PlaceHero, .seat = SeatId(0)});
}

void stepSetup(const Game &game) {
    Frame &frame = game.top();
    switch (static_cast<Stage>(frame.step)) {
    case PlaceHero:
        placeHero(game, frame);
        return;
    case PlaceOthers: {
        if (frame.waiting.isEmpty()) {
            frame.step = Placed;
            pushTriggers(game, Trigger::WhenPlaced, frame.seat, game.match.seat(frame.seat).heroes.first());
            return;
        }
        const SpaceSet spaces = placements(game.match, game.state, frame.seat);
        if (spaces.size() > 1)
            return game.ask(DecisionKind::ChoosePlacement, frame.seat);
        const FighterId fighter = frame.waiting.first();
        frame.waiting.erase(fighter);
        if (spaces.isEmpty()) { // no room on the whole battlefield
            game.state.alive.erase(fighter);
            game.state.heroesAlive.erase(fighter);
            game.state.fighter(fighter).health = 0;
            return;
        }
        placeFighter(game, fighter, spaces.first());
        return;
    }
    case Placed:
        if (frame.seat.value() + 1 < game.match.seatCount) {
            frame = Frame{.kind = FrameKind::Setup, .step = PlaceHero, .seat = SeatId(frame.seat.value() + 1)};
            return;
        }
        frame = firstTurn(SeatId(0)); // S4
        return;
    }
}

void answerSetup(const Game &game, const Action &action) {
    placeFighter(game, action.fighter, action.space);
    game.top().waiting.erase(action.fighter);
}

void listPlacements(const Match &match, const GameState &state, ActionList &actions) {
    const Frame &frame = state.frames.back();
    actions.pushForSpaces(Action{.kind = ActionKind::Place, .fighter = frame.waiting.first()},
                          placements(match, state, frame.seat));
}

} // namespace champclos
