// SPDX-License-Identifier: MIT
#include "engine/io/battlefield_check.h"

#include "engine/core/array_by.h"
#include "engine/io/art_names.h"
#include "engine/io/content_reader.h"
#include "engine/io/picture_check.h"
#include "engine/rules/action_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace champclos::io {

namespace {

constexpr double kAlikeColours = 48; // steps between two colours that a quick look takes for the same

std::string at(const char *list, std::size_t index) { return list + ('[' + std::to_string(index) + ']'); }

bool isColour(const std::string &text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
}

double colourDistance(const std::string &left, const std::string &right) {
    double sum = 0;
    for (std::size_t channel = 1; channel < 7; channel += 2) {
        const int difference =
            std::stoi(left.substr(channel, 2), nullptr, 16) - std::stoi(right.substr(channel, 2), nullptr, 16);
        sum += difference * difference;
    }
    return std::sqrt(sum);
}

/// A file name that cannot lead out of the folder it is looked up in.
bool isPictureName(const std::string &name) {
    const auto endsWith = [&](const std::string &end) {
        return name.size() > end.size() && name.compare(name.size() - end.size(), end.size(), end) == 0;
    };
    const bool isPlain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
               c == '.';
    });
    return isPlain && name.front() != '.' && name.size() <= kMaxCreditLength &&
           (endsWith(".svg") || endsWith(".png") || endsWith(".jpg"));
}

/// Twice the signed area of the triangle a, b, c: its sign tells on which side of ab the point c lies.
double turn(const Space &a, const Space &b, const Space &c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool crosses(const Space &a, const Space &b, const Space &c, const Space &d) {
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

double distance(const Space &a, const Space &b) { return std::hypot(a.x - b.x, a.y - b.y); }

double distanceToLine(const Space &point, const Space &a, const Space &b) {
    const double length = distance(a, b);
    if (length == 0)
        return distance(point, a);
    const double along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length);
    const double part = std::clamp(along, 0.0, 1.0);
    return std::hypot(point.x - a.x - part * (b.x - a.x), point.y - a.y - part * (b.y - a.y));
}

class BattlefieldCheck {
public:
    BattlefieldCheck(const Battlefield &battlefield, Diagnostics &diagnostics)
        : m_board(battlefield), m_diagnostics(diagnostics), m_check(diagnostics) {}

    void run() {
        checkHead();
        if (!hasRoom(m_board.zones.size(), kMaxZones, DiagnosticCode::BattlefieldTooManyZones, "zones") ||
            !hasRoom(m_board.spaces.size(), kMaxSpaces, DiagnosticCode::BattlefieldTooManySpaces, "spaces"))
            return;
        checkZones();
        checkSpaces();
        checkLines();
        checkStarts();
        if (m_areZonesKnown && !m_board.spaces.empty()) {
            checkUse();
            checkRoomAtStarts();
        }
        if (m_areLinesKnown)
            checkReach();
        if (m_areLinesKnown && m_areLinesDistinct) // a hostile file may have a hundred thousand equal ones
            checkDrawing();
    }

private:
    void report(DiagnosticCode code, std::string path, std::vector<std::string> arguments = {}) {
        m_check.report(code, std::move(path), std::move(arguments));
    }
    bool hasRoom(std::size_t count, int limit, DiagnosticCode code, const char *path) {
        if (count <= static_cast<std::size_t>(limit))
            return true;
        report(code, path, {std::to_string(limit), std::to_string(count)});
        return false;
    }
    const Space &space(SpaceId id) const { return m_board.spaces[id]; }
    std::string spaceName(SpaceId id) const { return quoted(space(id).id); }
    bool isKnown(SpaceId id) const { return id.value() < static_cast<int>(m_board.spaces.size()); }
    bool isKnown(ZoneId id) const { return id.value() < static_cast<int>(m_board.zones.size()); }

    // Comparisons are written so that they fail for NaN too.
    bool hasSize() const {
        const auto isLength = [](double length) { return length >= kSmallestBoard && length <= kLargestBoard; };
        return isLength(m_board.width) && isLength(m_board.height);
    }
    bool isInside(const Space &space) const {
        if (!hasSize()) // not known where the board ends
            return std::isfinite(space.x) && std::isfinite(space.y);
        return space.x >= 0 && space.x <= m_board.width && space.y >= 0 && space.y <= m_board.height;
    }

    void checkHead() {
        m_check.id(m_board.id, "id");
        m_check.localizedText(m_board.name, kMaxNameLength, Presence::Required, "name");
        m_check.localizedText(m_board.description, kMaxDescriptionLength, Presence::Optional, "description");
        m_check.text(m_board.author, kMaxCreditLength, "author");
        m_check.text(m_board.licence, kMaxCreditLength, "licence");
        m_check.text(m_board.trace.picture, kMaxPathLength, "trace.picture");
        if (!hasSize())
            report(DiagnosticCode::BattlefieldBadSize, "size",
                   {writeNumber(kSmallestBoard), writeNumber(kLargestBoard)});
        if (!(m_board.radius >= kSmallestRadius && m_board.radius <= kLargestRadius))
            report(DiagnosticCode::BattlefieldBadRadius, "radius",
                   {writeNumber(kSmallestRadius), writeNumber(kLargestRadius)});
        if (!m_board.background.empty() && !isColour(m_board.background))
            report(DiagnosticCode::BattlefieldBadColour, "background", {quoted(m_board.background)});
        if (!m_board.art.empty() && !isPictureName(m_board.art))
            report(DiagnosticCode::BattlefieldBadArt, "art", {quoted(m_board.art)});
        else if (!m_board.art.empty())
            checkArt();
        std::vector<PicturePlace> places;
        if (!m_board.ground.isEmpty())
            places.push_back({"ground", m_board.ground.key});
        checkPictures(m_board.pictures, places, m_diagnostics);
    }
    void checkArt() {
        const std::vector<std::string> &names = boardArtNames();
        if (!std::binary_search(names.begin(), names.end(), m_board.art))
            m_diagnostics.report(DiagnosticCode::BattlefieldUnknownArt, {}, "art", {quoted(m_board.art)},
                                 nearest(m_board.art, {names.begin(), names.end()}));
    }

    /// Ids are good and differ; false if two are the same.
    template <class Part> bool checkIds(const std::vector<Part> &parts, const char *list) {
        std::map<std::string, std::size_t> users;
        for (std::size_t index = 0; index < parts.size(); ++index) {
            const std::string path = at(list, index) + ".id";
            m_check.id(parts[index].id, path);
            if (parts[index].id.empty())
                continue;
            const auto [user, isNew] = users.emplace(parts[index].id, index);
            if (!isNew)
                report(DiagnosticCode::ContentDuplicateId, path, {io::quoted(parts[index].id), at(list, user->second)});
        }
        return users.size() == parts.size();
    }

    void checkZones() {
        m_areZonesKnown = checkIds(m_board.zones, "zones");
        std::map<std::string, std::string> letters;
        for (std::size_t index = 0; index < m_board.zones.size(); ++index) {
            const Zone &zone = m_board.zones[index];
            const std::string path = at("zones", index);
            m_check.localizedText(zone.name, kMaxNameLength, Presence::Required, path + ".name");
            if (zone.letter.size() != 1 || zone.letter[0] < 'A' || zone.letter[0] > 'Z')
                report(DiagnosticCode::BattlefieldBadLetter, path + ".letter", {quoted(zone.letter)});
            else if (const auto [user, isNew] = letters.emplace(zone.letter, zone.id); !isNew)
                report(DiagnosticCode::BattlefieldLetterTwice, path + ".letter",
                       {quoted(zone.letter), quoted(user->second)});
            if (isColour(zone.colour))
                checkLooks(index);
            else
                report(DiagnosticCode::BattlefieldBadColour, path + ".colour", {quoted(zone.colour)});
        }
    }
    void checkLooks(std::size_t index) {
        const Zone &zone = m_board.zones[index];
        for (std::size_t other = 0; other < index; ++other) {
            const Zone &earlier = m_board.zones[other];
            if (isColour(earlier.colour) && colourDistance(zone.colour, earlier.colour) < kAlikeColours) {
                report(DiagnosticCode::BattlefieldZonesAlike, at("zones", index) + ".colour",
                       {quoted(zone.id), quoted(earlier.id)});
                return;
            }
        }
    }

    void checkSpaces() {
        m_areLinesKnown = checkIds(m_board.spaces, "spaces");
        for (std::size_t index = 0; index < m_board.spaces.size(); ++index) {
            const Space &space = m_board.spaces[index];
            const std::string path = at("spaces", index);
            const std::string name = quoted(space.id);
            if (space.id == kNoneWord)
                report(DiagnosticCode::ContentReservedId, path + ".id", {name});
            if (!isInside(space))
                report(DiagnosticCode::BattlefieldOutside, path + ".at", {name});
            if (space.zones.empty())
                report(DiagnosticCode::BattlefieldSpaceWithoutZone, path + ".zones", {name});
            if (space.zones.size() > static_cast<std::size_t>(kMaxZonesPerSpace))
                report(DiagnosticCode::BattlefieldTooManyZonesOnSpace, path + ".zones",
                       {name, std::to_string(kMaxZonesPerSpace)});
            checkZonesOf(space, path);
            m_check.localizedText(space.name, kMaxNameLength, Presence::Optional, path + ".name");
            if (space.turn < 0 || space.turn >= kFullTurn)
                report(DiagnosticCode::BattlefieldBadTurn, path + ".turn", {name});
        }
        checkPassages();
    }
    void checkPassages() {
        std::map<std::string, int> ends;
        for (const Space &space : m_board.spaces)
            ++ends[space.passage];
        for (std::size_t index = 0; index < m_board.spaces.size(); ++index) {
            const std::string &letter = m_board.spaces[index].passage;
            const std::string path = at("spaces", index) + ".passage";
            if (letter.empty())
                continue;
            if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z')
                report(DiagnosticCode::BattlefieldBadPassage, path, {quoted(letter)});
            else if (ends[letter] == 1)
                report(DiagnosticCode::BattlefieldPassageAlone, path, {letter, quoted(m_board.spaces[index].id)});
        }
    }
    void checkZonesOf(const Space &space, const std::string &path) {
        ZoneSet seen;
        for (std::size_t index = 0; index < space.zones.size(); ++index) {
            const ZoneId zone = space.zones[index];
            if (!isKnown(zone)) {
                m_areZonesKnown = false;
            } else if (seen.contains(zone)) {
                report(DiagnosticCode::BattlefieldZoneTwice, path + at(".zones", index),
                       {quoted(space.id), quoted(m_board.zones[zone].id)});
            } else {
                seen.insert(zone);
            }
        }
    }

    void checkLines() {
        std::set<std::pair<SpaceId, SpaceId>> seen;
        for (std::size_t index = 0; index < m_board.lines.size(); ++index) {
            const Line &line = m_board.lines[index];
            const std::string path = at("lines", index);
            if (!isKnown(line.a) || !isKnown(line.b)) {
                m_areLinesKnown = false;
            } else if (line.a == line.b) {
                m_areLinesDistinct = false;
                report(DiagnosticCode::BattlefieldLineToItself, path, {spaceName(line.a)});
            } else if (!seen.insert(std::minmax(line.a, line.b)).second) {
                m_areLinesDistinct = false;
                report(DiagnosticCode::BattlefieldLineTwice, path, {spaceName(line.a), spaceName(line.b)});
            }
        }
    }

    void checkStarts() {
        const std::vector<SpaceId> &starts = m_board.starts;
        if (starts.size() < 2 || starts.size() > static_cast<std::size_t>(kMaxSeats))
            report(DiagnosticCode::BattlefieldStartCount, "starts", {std::to_string(starts.size())});
        for (std::size_t index = 0; index < starts.size(); ++index) {
            const auto first = std::find(starts.begin(), starts.end(), starts[index]) - starts.begin();
            if (isKnown(starts[index]) && first < static_cast<std::ptrdiff_t>(index))
                report(DiagnosticCode::BattlefieldStartTwice, at("starts", index),
                       {spaceName(starts[index]), std::to_string(first + 1)});
        }
    }

    static ZoneSet zonesOf(const Space &space) {
        ZoneSet zones;
        for (const ZoneId zone : space.zones)
            zones.insert(zone);
        return zones;
    }
    void checkUse() {
        ZoneSet used;
        for (const Space &space : m_board.spaces)
            used |= zonesOf(space);
        for (std::size_t index = 0; index < m_board.zones.size(); ++index)
            if (!used.contains(ZoneId(static_cast<int>(index))))
                report(DiagnosticCode::BattlefieldUnusedZone, at("zones", index), {quoted(m_board.zones[index].id)});
    }
    /// S3: sidekicks are placed in the zones of the hero's space.
    void checkRoomAtStarts() {
        for (std::size_t index = 0; index < m_board.starts.size(); ++index) {
            if (!isKnown(m_board.starts[index]) || space(m_board.starts[index]).zones.empty())
                continue;
            const Space &start = space(m_board.starts[index]);
            const auto others = std::count_if(m_board.spaces.begin(), m_board.spaces.end(), [&](const Space &other) {
                return &other != &start && zonesOf(other).intersects(zonesOf(start));
            });
            if (others < kSpacesForSidekicks)
                report(DiagnosticCode::BattlefieldFewSpacesAtStart, at("starts", index),
                       {std::to_string(index + 1), std::to_string(others), std::to_string(kSpacesForSidekicks)});
        }
    }

    using Steps = ListBy<SpaceId, SpaceSet>;
    static SpaceSet reachOf(const Steps &steps, SpaceSet part) {
        for (SpaceSet fresh = part; !fresh.isEmpty();) {
            SpaceSet next;
            fresh.forEach([&](SpaceId id) { next |= steps[id]; });
            fresh = next - part;
            part |= fresh;
        }
        return part;
    }
    void reportSpaces(DiagnosticCode code, const SpaceSet &spaces) {
        spaces.forEach(
            [&](SpaceId id) { report(code, at("spaces", static_cast<std::size_t>(id.value())), {spaceName(id)}); });
    }
    /// Names the spaces outside the largest part that hangs together, and in it those that one-way lines cut off.
    void checkReach() {
        Steps along(m_board.spaces.size()), against(m_board.spaces.size());
        const auto join = [&](SpaceId from, SpaceId to) {
            along[from].insert(to);
            against[to].insert(from);
        };
        for (const Line &line : m_board.lines) {
            join(line.a, line.b);
            if (!line.isOneWay)
                join(line.b, line.a);
        }
        SpaceSet all;
        for (std::size_t index = 0; index < m_board.spaces.size(); ++index) {
            all.insert(SpaceId(static_cast<int>(index)));
            for (std::size_t other = 0; other < m_board.spaces.size(); ++other)
                if (other != index && !m_board.spaces[index].passage.empty() &&
                    m_board.spaces[index].passage == m_board.spaces[other].passage)
                    join(SpaceId(static_cast<int>(index)), SpaceId(static_cast<int>(other)));
        }
        Steps both = along;
        all.forEach([&](SpaceId id) { both[id] |= against[id]; });
        SpaceSet largest;
        for (SpaceSet rest = all; !rest.isEmpty();) {
            const SpaceSet part = reachOf(both, SpaceSet::of(rest.first()));
            largest = part.size() > largest.size() ? part : largest;
            rest -= part;
        }
        reportSpaces(DiagnosticCode::BattlefieldUnreachable, all - largest);
        checkWays(along, against, largest);
    }
    /// From where a game begins, a move leads to every space, and from every space back there.
    void checkWays(const Steps &along, const Steps &against, const SpaceSet &largest) {
        SpaceSet starts;
        for (SpaceId start : m_board.starts)
            if (isKnown(start) && largest.contains(start))
                starts.insert(start);
        if (starts.isEmpty())
            return;
        reportSpaces(DiagnosticCode::BattlefieldNoWayIn, largest - reachOf(along, starts));
        reportSpaces(DiagnosticCode::BattlefieldNoWayOut, largest - reachOf(against, starts));
    }

    void checkDrawing() {
        for (std::size_t index = 0; index < m_board.spaces.size(); ++index) {
            for (std::size_t other = 0; other < index; ++other) {
                const Space &one = m_board.spaces[other];
                if (distance(one, m_board.spaces[index]) < kLeastGap * m_board.radius)
                    report(DiagnosticCode::BattlefieldSpacesTooClose, at("spaces", index) + ".at",
                           {quoted(one.id), quoted(m_board.spaces[index].id),
                            writeNumber(std::ceil(kLeastGap * m_board.radius))});
            }
        }
        for (std::size_t index = 0; index < m_board.lines.size(); ++index) {
            checkCrossings(index);
            checkOverSpaces(index);
        }
    }
    void checkCrossings(std::size_t index) {
        const Line &line = m_board.lines[index];
        for (std::size_t other = 0; other < index; ++other) {
            const Line &earlier = m_board.lines[other];
            if (crosses(space(line.a), space(line.b), space(earlier.a), space(earlier.b)))
                report(DiagnosticCode::BattlefieldLinesCross, at("lines", index),
                       {spaceName(line.a), spaceName(line.b), spaceName(earlier.a), spaceName(earlier.b)});
        }
    }
    void checkOverSpaces(std::size_t index) {
        const Line &line = m_board.lines[index];
        for (const Space &other : m_board.spaces) {
            const bool isEnd = &other == &space(line.a) || &other == &space(line.b);
            if (!isEnd && distanceToLine(other, space(line.a), space(line.b)) < m_board.radius)
                report(DiagnosticCode::BattlefieldLineOverSpace, at("lines", index),
                       {spaceName(line.a), spaceName(line.b), quoted(other.id)});
        }
    }

    const Battlefield &m_board;
    Diagnostics &m_diagnostics;
    ContentCheck m_check;
    bool m_areZonesKnown = true; ///< no zone is doubled and no reference to one is missing
    bool m_areLinesKnown = true; ///< the same for spaces and lines
    bool m_areLinesDistinct = true;
};

} // namespace

void check(const Battlefield &battlefield, Diagnostics &diagnostics) {
    BattlefieldCheck(battlefield, diagnostics).run();
}

} // namespace champclos::io
