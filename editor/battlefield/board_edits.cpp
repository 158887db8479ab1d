// SPDX-License-Identifier: MIT
#include "editor/battlefield/board_edits.h"

#include "editor/battlefield/zone_palette.h"
#include "engine/core/array_by.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace champclos::editor {

namespace {

/// Smallest "s1", "s2", ... that no space has.
std::string freeSpaceId(const Battlefield &board) {
    std::set<std::string> used;
    for (const Space &space : board.spaces)
        used.insert(space.id);
    for (int number = 1;; ++number)
        if (const std::string id = "s" + std::to_string(number); !used.contains(id))
            return id;
}

/// New indices after some are gone; none() for those.
template <class IdType> ListBy<IdType, IdType> renumbered(int count, const auto &isGone) {
    ListBy<IdType, IdType> result(count, IdType::none());
    int next = 0;
    for (int index = 0; index < count; ++index)
        if (const IdType id(index); !isGone(id))
            result[id] = IdType(next++);
    return result;
}

} // namespace

SpaceSet allSpaces(const Battlefield &board) {
    SpaceSet all;
    for (int index = 0; index < spaceCount(board); ++index)
        all.insert(SpaceId(index));
    return all;
}

QString labelOf(const Battlefield &board, SpaceId space) {
    const std::string &id = board.spaces[space].id;
    const bool isNumbered = id.size() > 1 && id[0] == 's' && id.find_first_not_of("0123456789", 1) == std::string::npos;
    return QString::fromStdString(isNumbered ? id.substr(1) : id);
}

std::vector<QPointF> placesOf(const Battlefield &board, const SpaceSet &spaces) {
    std::vector<QPointF> places;
    spaces.forEach([&](SpaceId id) { places.push_back(pointOf(board.spaces[id])); });
    return places;
}

QPointF offsetOnBoard(const Battlefield &board, const std::vector<QPointF> &places, QPointF offset) {
    const auto held = [&](double wish, double length, auto coordinate) {
        double least = length;
        double most = 0;
        for (const QPointF &place : places) {
            least = std::min(least, coordinate(place));
            most = std::max(most, coordinate(place));
        }
        return most - least > length ? wish : std::clamp(wish, -least, length - most);
    };
    return {held(offset.x(), board.width, [](QPointF at) { return at.x(); }),
            held(offset.y(), board.height, [](QPointF at) { return at.y(); })};
}

QPointF placeOnBoard(const Battlefield &board, QPointF at) {
    return {std::round(std::clamp(at.x(), 0.0, board.width)), std::round(std::clamp(at.y(), 0.0, board.height))};
}

SpaceId addSpace(Battlefield &board, QPointF at) {
    if (spaceCount(board) >= kMaxSpaces)
        return SpaceId::none();
    const QPointF place = placeOnBoard(board, at);
    board.spaces.push_back({.id = freeSpaceId(board), .x = place.x(), .y = place.y(), .zones = {}});
    return SpaceId(spaceCount(board) - 1);
}

void moveSpace(Battlefield &board, SpaceId space, QPointF at) {
    const QPointF place = placeOnBoard(board, at);
    board.spaces[space].x = place.x();
    board.spaces[space].y = place.y();
}

void removeSpaces(Battlefield &board, const SpaceSet &spaces) {
    const auto isGone = [&](SpaceId id) { return spaces.contains(id); };
    const auto next = renumbered<SpaceId>(spaceCount(board), isGone);
    ListBy<SpaceId, Space> kept;
    for (int index = 0; index < spaceCount(board); ++index)
        if (const SpaceId id(index); !isGone(id))
            kept.push_back(std::move(board.spaces[id]));
    board.spaces = std::move(kept);
    std::erase_if(board.lines, [&](const Line &line) { return isGone(line.a) || isGone(line.b); });
    for (Line &line : board.lines)
        line = {next[line.a], next[line.b], line.isOneWay, line.isHighGround};
    std::erase_if(board.starts, [&](SpaceId start) { return isGone(start); });
    for (SpaceId &start : board.starts)
        start = next[start];
}

bool isJoined(const Battlefield &board, SpaceId a, SpaceId b) {
    return std::any_of(board.lines.begin(), board.lines.end(),
                       [&](const Line &line) { return (line.a == a && line.b == b) || (line.a == b && line.b == a); });
}

bool join(Battlefield &board, SpaceId a, SpaceId b) {
    if (a == b || isJoined(board, a, b))
        return false;
    board.lines.push_back({std::min(a, b), std::max(a, b)});
    return true;
}

bool joinLike(Battlefield &board, SpaceId a, SpaceId b, const Line &pattern) {
    if (!join(board, a, b))
        return false;
    if (pattern.hasArrow())
        board.lines.back() = {a, b, pattern.isOneWay, pattern.isHighGround};
    return true;
}

bool separate(Battlefield &board, SpaceId a, SpaceId b) {
    return std::erase_if(board.lines, [&](const Line &line) {
               return (line.a == a && line.b == b) || (line.a == b && line.b == a);
           }) > 0;
}

bool isInZone(const Battlefield &board, SpaceId space, ZoneId zone) {
    const std::vector<ZoneId> &zones = board.spaces[space].zones;
    return std::find(zones.begin(), zones.end(), zone) != zones.end();
}

bool putInZone(Battlefield &board, SpaceId space, ZoneId zone) {
    std::vector<ZoneId> &zones = board.spaces[space].zones;
    if (isInZone(board, space, zone) || zones.size() >= static_cast<std::size_t>(io::kMaxZonesPerSpace))
        return false;
    zones.push_back(zone);
    return true;
}

bool takeFromZone(Battlefield &board, SpaceId space, ZoneId zone) {
    return std::erase(board.spaces[space].zones, zone) > 0;
}

ZoneId addZone(Battlefield &board) {
    if (zoneCount(board) >= kMaxZones)
        return ZoneId::none();
    board.zones.push_back(nextZone(board.zones));
    return ZoneId(zoneCount(board) - 1);
}

void removeZone(Battlefield &board, ZoneId zone) {
    const auto next = renumbered<ZoneId>(zoneCount(board), [&](ZoneId id) { return id == zone; });
    board.zones.erase(board.zones.begin() + zone.value());
    for (Space &space : board.spaces) {
        std::erase(space.zones, zone);
        for (ZoneId &other : space.zones)
            other = next[other];
    }
}

ZoneId zoneTowards(const Space &space, QPointF direction) {
    const auto count = space.zones.size();
    if (count == 0)
        return ZoneId::none();
    // Clockwise from 12 o'clock, as rings are divided: two start on the left, three with the first on top.
    const double degrees =
        std::fmod(std::atan2(direction.x(), -direction.y()) * 180 / std::numbers::pi + 720 - space.turn, 360);
    if (count == 2)
        return space.zones[degrees < 180 ? 1 : 0];
    const double width = 360.0 / static_cast<double>(count);
    const double shift = count == 3 ? width / 2 : 0;
    return space.zones[static_cast<std::size_t>(std::fmod(degrees + shift, 360) / width) % count];
}

int startNumber(const Battlefield &board, SpaceId space) {
    const auto found = std::find(board.starts.begin(), board.starts.end(), space);
    return found == board.starts.end() ? 0 : static_cast<int>(found - board.starts.begin()) + 1;
}

void setStart(Battlefield &board, SpaceId space, int number) {
    const int old = startNumber(board, space);
    if (number == 0) {
        std::erase(board.starts, space);
        return;
    }
    const int taken = static_cast<int>(board.starts.size());
    if (number > taken) {
        if (old == 0 && taken < kMaxSeats)
            board.starts.push_back(space);
        return;
    }
    const auto place = static_cast<std::size_t>(number - 1);
    if (old != 0) // the two change hands
        board.starts[old - 1] = board.starts[place];
    board.starts[place] = space;
}

Battlefield newBattlefield() {
    Battlefield board;
    board.id = "new-battlefield";
    board.name.text = {"New battlefield", "Nouveau champ de bataille", "Neues Schlachtfeld"};
    board.width = 1000;
    board.height = 700;
    for (int zone = 0; zone < 3; ++zone)
        addZone(board);
    return board;
}

std::string idFromName(const std::string &name) {
    const QString plain = QString::fromStdString(name).normalized(QString::NormalizationForm_KD).toLower();
    std::string id;
    for (const QChar letter : plain) {
        const bool isPlain = letter.unicode() < 128 && letter.isLetterOrNumber();
        if (isPlain)
            id += static_cast<char>(letter.unicode());
        else if (!id.empty() && id.back() != '-' && !letter.isMark())
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    while (!id.empty() && (id[0] < 'a' || id[0] > 'z'))
        id.erase(0, 1);
    return id.empty() ? "battlefield" : id.substr(0, 40);
}

} // namespace champclos::editor
