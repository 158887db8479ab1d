// SPDX-License-Identifier: MIT
#include "engine/io/position_io.h"

#include "engine/io/record.h"
#include "engine/rules/names.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace champclos::io {

namespace {

constexpr KeyRule kTurnKeys[] = {{"seat", Presence::Optional},
                                 {"actions", Presence::Optional},
                                 {"number", Presence::Optional},
                                 {"quietTurns", Presence::Optional}};
constexpr KeyRule kFighterKeys[] = {{"space"},
                                    {"health", Presence::Optional},
                                    {"turnStart", Presence::Optional},
                                    {"tookDamage", Presence::Optional},
                                    {"held", Presence::Optional}};
constexpr KeyRule kKnowledgeKeys[] = {{"hand", Presence::Optional}, {"draw", Presence::Optional}};
constexpr KeyRule kManeuverKeys[] = {{"move", Presence::Optional}, {"moved", Presence::Optional}};
constexpr std::array<std::string_view, 13> kTakenKeys = {"seat",      "team",      "deck",    "hand",  "handCount",
                                                         "draw",      "drawCount", "discard", "token", "drawKnown",
                                                         "syllables", "out",       "knownTo"};

std::vector<std::string> readNames(ContentReader &reader, const JsonNode &node) {
    std::vector<std::string> names;
    if (!node.isPresent() || node.value->isNull())
        return names;
    for (const JsonNode &item : reader.list(node))
        names.push_back(reader.string(item));
    return names;
}

std::optional<std::string> readName(ContentReader &reader, const JsonNode &node) {
    if (!node.isPresent() || node.value->isNull())
        return std::nullopt;
    return reader.string(node);
}

bool readFlag(ContentReader &reader, const JsonNode &node) {
    return node.isPresent() && reader.expect(node, JsonKind::Bool) && node.value->boolean();
}

/// Sixteen hexadecimal digits; nothing if it is absent.
std::optional<std::uint64_t> readDigits(ContentReader &reader, const JsonNode &node) {
    if (!node.isPresent() || !reader.expect(node, JsonKind::String))
        return std::nullopt;
    const std::string &text = node.value->string();
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error == std::errc() && end == text.data() + text.size() && hashText(number) == text)
        return number;
    reader.report(DiagnosticCode::RecordBadRandom, node, {io::quoted(text)});
    return std::nullopt;
}

std::optional<Position::Maneuver> readManeuver(ContentReader &reader, const JsonNode &node) {
    if (!node.isPresent() || node.value->isNull())
        return std::nullopt;
    Position::Maneuver maneuver;
    if (!reader.openObject(node, kManeuverKeys))
        return maneuver;
    if (const JsonNode move = node.member("move"); move.isPresent() && !move.value->isNull())
        maneuver.move = readInteger(reader, move, 0, kMaxSpaces, 0);
    maneuver.moved = readNames(reader, node.member("moved"));
    return maneuver;
}

/// By the number of the seat that knows: as docs/protocol.md shows it.
std::vector<Position::Knowledge> readKnowledge(ContentReader &reader, const JsonNode &node) {
    std::vector<Position::Knowledge> list;
    if (!node.isPresent() || !reader.expect(node, JsonKind::Object))
        return list;
    for (const JsonMember &member : node.value->members()) {
        const JsonNode known = node.member(member.key);
        Position::Knowledge knowledge;
        const char *const end = member.key.data() + member.key.size();
        if (std::from_chars(member.key.data(), end, knowledge.viewer).ptr != end)
            knowledge.viewer = 0; // no seat
        if (!reader.openObject(known, kKnowledgeKeys))
            continue;
        knowledge.hand = readNames(reader, known.member("hand"));
        if (const JsonNode draw = known.member("draw"); draw.isPresent())
            for (const JsonNode &item : reader.list(draw))
                knowledge.draw.push_back(readName(reader, item).value_or(std::string()));
        list.push_back(std::move(knowledge));
    }
    return list;
}

Position::Seat readSeat(ContentReader &reader, const JsonNode &node, const DeckDef &deck) {
    const SeatKeys own = seatKeysOf(deck);
    std::vector<KeyRule> keys = {{"deck"},
                                 {"hand", Presence::Optional},
                                 {"draw", Presence::Optional},
                                 {"discard", Presence::Optional},
                                 {"knownTo", Presence::Optional}};
    if (own.hasToken)
        keys.push_back({"token", Presence::Optional});
    for (const std::string *key : {&own.pile, &own.sideCard, &own.sideDeck, &own.sideDiscard})
        if (!key->empty())
            keys.push_back({*key, Presence::Optional});
    Position::Seat seat;
    if (!reader.openObject(node, keys))
        return seat;
    seat.hand = readNames(reader, node.member("hand"));
    seat.draw = readNames(reader, node.member("draw"));
    seat.discard = readNames(reader, node.member("discard"));
    seat.knownTo = readKnowledge(reader, node.member("knownTo"));
    if (const JsonNode token = node.member("token"); own.hasToken && token.isPresent())
        seat.token = readName(reader, token).value_or(std::string()); // null: no side is up yet
    if (!own.pile.empty())
        seat.pile = readNames(reader, node.member(own.pile));
    if (!own.sideCard.empty()) {
        seat.sideCard = readName(reader, node.member(own.sideCard));
        seat.sideDeck = readNames(reader, node.member(own.sideDeck));
        seat.sideDiscard = readNames(reader, node.member(own.sideDiscard));
    }
    return seat;
}

Position::Fighter readFighter(ContentReader &reader, const JsonNode &node, const std::string &name,
                              const Match &match) {
    Position::Fighter fighter;
    fighter.name = name;
    if (!reader.openObject(node, kFighterKeys))
        return fighter;
    fighter.tookDamage = readFlag(reader, node.member("tookDamage"));
    fighter.isHeld = readFlag(reader, node.member("held"));
    if (node.member("space").isPresent() && node.member("space").value->isNull())
        return fighter; // defeated, as it is observed
    fighter.space = reader.string(node.member("space"));
    const FighterId known = findFighter(match, name);
    const int mostHealth = known ? match.fighter(known).maxHealth : 99; // the last number of its dial
    if (const JsonNode health = node.member("health"); health.isPresent())
        fighter.health = readInteger(reader, health, 1, mostHealth, 1);
    if (const JsonNode start = node.member("turnStart"); start.isPresent())
        fighter.turnStart = start.value->isNull() ? std::string() : reader.string(start);
    return fighter;
}

JsonValue namesOf(const std::vector<std::string> &names) {
    JsonValue list = JsonValue::array();
    for (const std::string &name : names)
        list.append(name);
    return list;
}

JsonValue toJson(const Position::Seat &seat, const DeckDef &deck) {
    const SeatKeys own = seatKeysOf(deck);
    JsonValue json = JsonValue::object({{"deck", deck.id},
                                        {"hand", namesOf(seat.hand)},
                                        {"draw", namesOf(seat.draw)},
                                        {"discard", namesOf(seat.discard)}});
    if (seat.token)
        json.set("token", seat.token->empty() ? JsonValue() : JsonValue(*seat.token));
    if (!seat.pile.empty())
        json.set(own.pile, namesOf(seat.pile));
    if (seat.sideCard)
        json.set(own.sideCard, *seat.sideCard);
    if (!seat.sideDeck.empty())
        json.set(own.sideDeck, namesOf(seat.sideDeck));
    if (!seat.sideDiscard.empty())
        json.set(own.sideDiscard, namesOf(seat.sideDiscard));
    if (!seat.knownTo.empty())
        json.set("knownTo", io::toJson(seat.knownTo));
    return json;
}

} // namespace

JsonValue toJson(const std::vector<Position::Knowledge> &list) {
    JsonValue json = JsonValue::object();
    for (const Position::Knowledge &knowledge : list) {
        JsonValue known = JsonValue::object();
        if (!knowledge.hand.empty())
            known.set("hand", namesOf(knowledge.hand));
        if (!knowledge.draw.empty()) {
            JsonValue draw = JsonValue::array();
            for (const std::string &card : knowledge.draw)
                draw.append(card.empty() ? JsonValue() : JsonValue(card));
            known.set("draw", std::move(draw));
        }
        json.set(std::to_string(knowledge.viewer), std::move(known));
    }
    return json;
}

SeatKeys seatKeysOf(const DeckDef &deck) {
    SeatKeys keys;
    keys.hasToken = deck.token.has_value();
    const auto isTaken = [](const std::string &id) {
        return std::find(kTakenKeys.begin(), kTakenKeys.end(), id) != kTakenKeys.end();
    };
    if (deck.sideDeck) {
        const std::string id = isTaken(deck.sideDeck->id) ? "side" : deck.sideDeck->id;
        keys.sideCard = id;
        keys.sideDeck = id + "Deck";
        keys.sideCount = id + "DrawCount";
        keys.sideDiscard = id + "Discard";
    }
    if (deck.pile)
        keys.pile = isTaken(deck.pile->id) || deck.pile->id == keys.sideCard ? "pile" : deck.pile->id;
    return keys;
}

int readInteger(ContentReader &reader, const JsonNode &node, int least, int most, int fallback) {
    if (!node.isPresent() || !reader.expect(node, JsonKind::Number))
        return fallback;
    const std::int64_t number = node.value->integer(fallback);
    if (node.value->isInteger() && number >= least && number <= most)
        return static_cast<int>(number);
    reader.report(DiagnosticCode::RecordBadNumber, node,
                  {std::to_string(least), std::to_string(most), io::quoted(node.value->spelling())});
    return fallback;
}

std::uint64_t readSeed(ContentReader &reader, const JsonNode &node) {
    if (!node.isPresent())
        return 0;
    if (node.value->isInteger() && node.value->integer() >= 0)
        return static_cast<std::uint64_t>(node.value->integer());
    reader.report(
        DiagnosticCode::RecordBadSeed, node,
        {node.value->isNumber() ? io::quoted(node.value->spelling()) : std::string(nameOf(node.value->kind()))});
    return 0;
}

Position readPosition(ContentReader &reader, const JsonNode &node, const Match &match,
                      std::span<const std::string_view> others) {
    Position position;
    std::vector<KeyRule> keys;
    for (const std::string_view key : {"turn", "seats", "fighters", "maneuver", "random"})
        keys.push_back({key, Presence::Optional});
    for (const std::string_view key : others)
        keys.push_back({key, Presence::Optional});
    if (!reader.openObject(node, keys))
        return position;
    position.maneuver = readManeuver(reader, node.member("maneuver"));
    position.random = readDigits(reader, node.member("random"));
    const JsonNode turn = node.member("turn");
    if (turn.isPresent() && reader.openObject(turn, kTurnKeys)) {
        position.turnSeat = readInteger(reader, turn.member("seat"), 1, kMaxSeats, 1);
        position.actions =
            readInteger(reader, turn.member("actions"), position.maneuver ? 0 : 1, kMaxActionsLeft, kActionsPerTurn);
        position.turnNumber = readInteger(reader, turn.member("number"), 1, 9999, 1);
        position.quietTurns = readInteger(reader, turn.member("quietTurns"), 0, kQuietTurnsEach * match.seatCount, 1);
    }
    const std::vector<JsonNode> seats = reader.list(node.member("seats"));
    for (std::size_t seat = 0; seat < seats.size() && seat < match.seats.size(); ++seat)
        position.seats.push_back(readSeat(reader, seats[seat], match.seats[seat].deck));
    const JsonNode fighters = node.member("fighters");
    if (!fighters.isPresent())
        reader.report(DiagnosticCode::ContentMissingKey, {node.value, fighters.path}, {io::quoted("fighters")});
    else if (reader.expect(fighters, JsonKind::Object))
        for (const JsonMember &member : fighters.value->members())
            position.fighters.push_back(readFighter(reader, fighters.member(member.key), member.key, match));
    return position;
}

std::string pathOf(const PositionPlace &place, const Position &position, const Match &match) {
    JsonNode node;
    if (place.list.empty())
        return {};
    node = node.member(place.list);
    const auto entry = static_cast<std::size_t>(std::max(place.entry, 0));
    std::string field(place.field);
    if (place.entry >= 0 && place.list == "fighters") {
        node = node.member(position.fighters[entry].name);
    } else if (place.entry >= 0) {
        const SeatKeys own = seatKeysOf(match.seats[entry].deck);
        const std::pair<std::string_view, const std::string *> ownKeys[] = {{"pile", &own.pile},
                                                                            {"sideCard", &own.sideCard},
                                                                            {"sideDeck", &own.sideDeck},
                                                                            {"sideDiscard", &own.sideDiscard}};
        for (const auto &[name, key] : ownKeys)
            if (field == name && !key->empty()) {
                field = *key;
                break;
            }
        node.path += '[' + std::to_string(place.entry) + ']';
    }
    if (!field.empty())
        node = node.member(field);
    return node.path + (place.index >= 0 ? '[' + std::to_string(place.index) + ']' : std::string());
}

JsonValue toJson(const Position &position, const Match &match) {
    JsonValue seats = JsonValue::array();
    for (std::size_t seat = 0; seat < position.seats.size() && seat < match.seats.size(); ++seat)
        seats.append(toJson(position.seats[seat], match.seats[seat].deck));
    JsonValue fighters = JsonValue::object();
    for (const Position::Fighter &fighter : position.fighters) {
        const auto nameOrNull = [](const std::string &name) { return name.empty() ? JsonValue() : JsonValue(name); };
        JsonValue json = JsonValue::object({{"space", nameOrNull(fighter.space)}});
        if (fighter.health)
            json.set("health", *fighter.health);
        if (fighter.turnStart)
            json.set("turnStart", nameOrNull(*fighter.turnStart));
        if (fighter.tookDamage)
            json.set("tookDamage", true);
        if (fighter.isHeld)
            json.set("held", true);
        fighters.set(fighter.name, json);
    }
    JsonValue turn = JsonValue::object(
        {{"seat", position.turnSeat}, {"actions", position.actions}, {"number", position.turnNumber}});
    if (position.quietTurns != Position().quietTurns)
        turn.set("quietTurns", position.quietTurns);
    JsonValue json = JsonValue::object({{"turn", turn}, {"seats", seats}, {"fighters", fighters}});
    if (position.maneuver)
        json.set("maneuver", JsonValue::object(
                                 {{"move", position.maneuver->move ? JsonValue(*position.maneuver->move) : JsonValue()},
                                  {"moved", namesOf(position.maneuver->moved)}}));
    if (position.random)
        json.set("random", hashText(*position.random));
    return json;
}

} // namespace champclos::io
