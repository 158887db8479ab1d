// SPDX-License-Identifier: MIT
#include "engine/io/battlefield_io.h"

#include "engine/io/battlefield_check.h"
#include "engine/io/files.h"
#include "engine/io/picture_check.h"
#include "engine/io/picture_io.h"

#include <algorithm>
#include <limits>
#include <map>

namespace champclos::io {

namespace {

/// From ids to places in a list; the first of equal ids counts. Unknown as a whole until the list was found.
class IdIndex {
public:
    bool isKnown = false;

    void insert(std::string_view id) {
        m_places.emplace(id, m_ids.size());
        m_ids.push_back(id);
    }
    const std::vector<std::string_view> &ids() const { return m_ids; }
    std::optional<std::size_t> find(std::string_view id) const {
        const auto found = m_places.find(id);
        return found == m_places.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<std::string_view, std::size_t> m_places;
    std::vector<std::string_view> m_ids;
};

/// Fills a Battlefield part by part. A part that cannot be read leaves an empty one in its place, so that indices stay
/// those of the file; a reference that cannot be resolved leaves none().
class BattlefieldReader {
public:
    BattlefieldReader(const JsonNode &root, ContentReader &reader) : m_root(root), m_reader(reader) {}

    std::optional<Battlefield> read() {
        if (!m_reader.openDocument(m_root, kBattlefieldFormat, kBattlefieldVersion, kPlainBattlefieldVersion))
            return std::nullopt;
        m_reader.openObject(m_root, kBattlefieldKeys);
        readHead();
        readZones();
        readSpaces();
        readLines();
        for (const JsonNode &node : m_reader.list(m_root.member("starts")))
            m_result.starts.push_back(spaceAt(node));
        m_result.pictures = picturesAt(m_reader, m_root.member("pictures"));
        return std::move(m_result);
    }

private:
    void readHead() {
        m_result.id = m_reader.string(m_root.member("id"));
        m_result.name = m_reader.localizedText(m_root.member("name"));
        m_result.description = m_reader.localizedText(m_root.member("description"));
        m_result.author = m_reader.string(m_root.member("author"));
        m_result.licence = m_reader.string(m_root.member("licence"));
        if (const auto size = m_reader.tuple(m_root.member("size"), 2); !size.empty()) {
            m_result.width = m_reader.number(size[0]);
            m_result.height = m_reader.number(size[1]);
        }
        if (const JsonNode radius = m_root.member("radius"); radius.isPresent())
            m_result.radius = m_reader.number(radius);
        m_result.background = m_reader.string(m_root.member("background"));
        m_result.art = m_reader.string(m_root.member("art"));
        if (const JsonNode ground = m_root.member("ground"); ground.isPresent())
            readGround(ground);
        if (const JsonNode trace = m_root.member("trace"); trace.isPresent())
            readTrace(trace);
    }
    /// It changes no game: what is out of range is brought into it without a word.
    void readGround(const JsonNode &node) {
        if (!m_reader.openObject(node, kGroundKeys))
            return;
        GroundPicture &ground = m_result.ground;
        ground.key = pictureKeyAt(m_reader, node.member("key"));
        if (const auto at = m_reader.tuple(node.member("at"), 2); !at.empty()) {
            ground.x = std::clamp(m_reader.number(at[0]), -kLargestBoard, 2 * kLargestBoard);
            ground.y = std::clamp(m_reader.number(at[1]), -kLargestBoard, 2 * kLargestBoard);
        }
        ground.width = std::clamp(m_reader.number(node.member("width")), kSmallestTrace, kLargestTrace);
        ground.opacity = std::clamp(m_reader.number(node.member("opacity")), kFaintestGround, 1.0);
        if (ground.isEmpty())
            ground = {};
    }
    /// It matters to the workshop alone: what is out of range is brought into it without a word.
    void readTrace(const JsonNode &node) {
        if (!m_reader.openObject(node, kTraceKeys))
            return;
        Trace &trace = m_result.trace;
        trace.picture = m_reader.string(node.member("picture"));
        if (const auto at = m_reader.tuple(node.member("at"), 2); !at.empty()) {
            trace.x = std::clamp(m_reader.number(at[0]), -kLargestBoard, 2 * kLargestBoard);
            trace.y = std::clamp(m_reader.number(at[1]), -kLargestBoard, 2 * kLargestBoard);
        }
        trace.width = std::clamp(m_reader.number(node.member("width")), kSmallestTrace, kLargestTrace);
        trace.opacity = std::clamp(m_reader.number(node.member("opacity")), 0.0, 1.0);
    }

    void readZones() {
        for (const JsonNode &node : m_reader.list(m_root.member("zones"))) {
            Zone &zone = m_result.zones.emplace_back();
            if (!m_reader.openObject(node, kZoneKeys))
                continue;
            zone.id = m_reader.string(node.member("id"));
            zone.letter = m_reader.string(node.member("letter"));
            zone.colour = m_reader.string(node.member("colour"));
            zone.pattern = patternAt(node.member("pattern"));
            zone.name = m_reader.localizedText(node.member("name"));
        }
        m_zones.isKnown = isList(m_root, "zones");
        for (const Zone &zone : m_result.zones)
            m_zones.insert(zone.id);
    }
    ZonePattern patternAt(const JsonNode &node) {
        const std::string word = m_reader.string(node);
        const auto found = std::find(kZonePatternNames.begin(), kZonePatternNames.end(), word);
        if (found != kZonePatternNames.end())
            return static_cast<ZonePattern>(found - kZonePatternNames.begin());
        if (node.isPresent() && node.value->isString())
            m_reader.reportUnknown(DiagnosticCode::BattlefieldUnknownPattern, node, word,
                                   {kZonePatternNames.begin(), kZonePatternNames.end()});
        return ZonePattern::Plain;
    }

    void readSpaces() {
        for (const JsonNode &node : m_reader.list(m_root.member("spaces"))) {
            Space &space = m_result.spaces.emplace_back();
            space.x = space.y = std::numeric_limits<double>::quiet_NaN(); // near nothing as long as it is not known
            if (!m_reader.openObject(node, kSpaceKeys))
                continue;
            space.id = m_reader.string(node.member("id"));
            if (const auto at = m_reader.tuple(node.member("at"), 2); !at.empty()) {
                space.x = m_reader.number(at[0]);
                space.y = m_reader.number(at[1]);
            }
            if (!isList(node, "zones"))
                space.zones.push_back(ZoneId::none()); // in some zone: the check does not judge which are used
            for (const JsonNode &zone : m_reader.list(node.member("zones")))
                space.zones.push_back(referenceAt<ZoneId>(zone, m_zones, DiagnosticCode::BattlefieldUnknownZone));
            space.name = m_reader.localizedText(node.member("name"));
            space.passage = m_reader.string(node.member("passage"));
            if (const JsonNode turn = node.member("turn"); m_reader.expect(turn, JsonKind::Number))
                space.turn = turn.value->isInteger()
                                 ? static_cast<int>(std::clamp<std::int64_t>(turn.value->integer(), kNoTurn, kFullTurn))
                                 : kNoTurn;
        }
        m_spaces.isKnown = isList(m_root, "spaces");
        for (const Space &space : m_result.spaces)
            m_spaces.insert(space.id);
    }

    void readLines() {
        if (!isList(m_root, "lines"))
            m_result.lines.emplace_back(); // a line that is not known: the check does not judge what is reachable
        for (const JsonNode &node : m_reader.list(m_root.member("lines"))) {
            Line &line = m_result.lines.emplace_back();
            if (node.value->isObject()) {
                readArrow(node, line);
            } else if (const auto ends = m_reader.tuple(node, 2); !ends.empty()) {
                line.a = spaceAt(ends[0]);
                line.b = spaceAt(ends[1]);
            }
        }
    }
    void readArrow(const JsonNode &node, Line &line) {
        m_reader.openObject(node, kLineKeys);
        line.a = spaceAt(node.member("from"));
        line.b = spaceAt(node.member("to"));
        line.isOneWay = flagAt(node.member("oneWay"));
        line.isHighGround = flagAt(node.member("highGround"));
    }
    bool flagAt(const JsonNode &node) { return m_reader.expect(node, JsonKind::Bool) && node.value->boolean(); }
    static bool isList(const JsonNode &node, std::string_view key) { return (*node.value)[key].isArray(); }
    SpaceId spaceAt(const JsonNode &node) {
        return referenceAt<SpaceId>(node, m_spaces, DiagnosticCode::BattlefieldUnknownSpace);
    }
    template <class IdType> IdType referenceAt(const JsonNode &node, const IdIndex &index, DiagnosticCode unknown) {
        if (!m_reader.expect(node, JsonKind::String))
            return IdType::none();
        const auto place = index.find(node.value->string());
        if (!place && index.isKnown)
            m_reader.reportUnknown(unknown, node, node.value->string(), index.ids());
        // Beyond what an id can name the check has its say about the number.
        return place && *place < kMaxSpaces ? IdType(static_cast<int>(*place)) : IdType::none();
    }

    const JsonNode &m_root;
    ContentReader &m_reader;
    Battlefield m_result;
    IdIndex m_zones;
    IdIndex m_spaces;
};

constexpr JsonLimits kBattlefieldLimits{.maxBytes = kMaxBattlefieldBytes, .maxDataBytes = kMaxPictureText};

enum class Purpose { Play, Draft, Remains };

std::optional<Battlefield> readFor(Purpose purpose, std::string_view text, Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<Battlefield> result;
    bool isUnderstood = false;
    if (const std::optional<JsonValue> document = parseJson(text, own, kBattlefieldLimits)) {
        const JsonNode root{&*document, {}};
        ContentReader reader(own);
        result = BattlefieldReader(root, reader).read();
        isUnderstood = !own.hasErrors();
        if (result) {
            Diagnostics found(diagnostics.file());
            check(*result, found);
            isUnderstood = isUnderstood && !found.contains(DiagnosticCode::BattlefieldTooManySpaces) &&
                           !found.contains(DiagnosticCode::BattlefieldTooManyZones);
            for (Diagnostic diagnostic : found) {
                if (reader.hasReported(diagnostic.path))
                    continue;
                diagnostic.position = locate(*document, diagnostic.path);
                own.append(std::move(diagnostic));
            }
        }
    }
    own.sort();
    const bool isGood = purpose == Purpose::Play ? !own.hasErrors() : purpose == Purpose::Remains || isUnderstood;
    diagnostics.append(own);
    return isGood ? result : std::nullopt;
}

std::optional<Battlefield> loadFor(Purpose purpose, const std::string &path, Diagnostics &diagnostics) {
    const std::optional<std::string> text = readFile(path, diagnostics, kMaxBattlefieldBytes + kMaxPictureText);
    if (!text)
        return std::nullopt;
    diagnostics.setFile(path);
    return readFor(purpose, *text, diagnostics);
}

JsonValue toJson(const Trace &trace) {
    return JsonValue::object({{"picture", trace.picture},
                              {"at", JsonValue::array({trace.x, trace.y})},
                              {"width", trace.width},
                              {"opacity", trace.opacity}});
}

JsonValue toJson(const GroundPicture &ground) {
    return JsonValue::object({{"key", ground.key},
                              {"at", JsonValue::array({ground.x, ground.y})},
                              {"width", ground.width},
                              {"opacity", ground.opacity}});
}

JsonValue toJson(const Zone &zone) {
    return JsonValue::object({{"id", zone.id},
                              {"letter", zone.letter},
                              {"colour", zone.colour},
                              {"pattern", kZonePatternNames[zone.pattern]},
                              {"name", io::toJson(zone.name)}});
}

bool isPlain(const Battlefield &battlefield) {
    const auto isPlainSpace = [](const Space &space) {
        return space.name == LocalizedText() && space.passage.empty() && space.turn == 0;
    };
    return battlefield.radius == kUsualRadius && battlefield.starts.size() != 3 && battlefield.ground.isEmpty() &&
           battlefield.pictures.empty() &&
           std::all_of(battlefield.spaces.begin(), battlefield.spaces.end(), isPlainSpace) &&
           std::none_of(battlefield.lines.begin(), battlefield.lines.end(),
                        [](const Line &line) { return line.hasArrow(); });
}

JsonValue toJson(const Line &line, const std::string &a, const std::string &b) {
    if (!line.hasArrow())
        return JsonValue::array({a, b});
    JsonValue arrow = JsonValue::object({{"from", a}, {"to", b}});
    if (line.isOneWay)
        arrow.set("oneWay", true);
    if (line.isHighGround)
        arrow.set("highGround", true);
    return arrow;
}

JsonValue toJson(const Space &space, const JsonValue &zones) {
    JsonValue written =
        JsonValue::object({{"id", space.id}, {"at", JsonValue::array({space.x, space.y})}, {"zones", zones}});
    if (space.name != LocalizedText())
        written.set("name", io::toJson(space.name));
    if (!space.passage.empty())
        written.set("passage", space.passage);
    if (space.turn != 0)
        written.set("turn", space.turn);
    return written;
}

} // namespace

std::optional<Battlefield> readBattlefield(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Play, text, diagnostics);
}
std::optional<Battlefield> readBattlefieldDraft(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Draft, text, diagnostics);
}
std::optional<Battlefield> readBattlefieldRemains(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Remains, text, diagnostics);
}
std::optional<Battlefield> loadBattlefield(const std::string &path, Diagnostics &diagnostics) {
    return loadFor(Purpose::Play, path, diagnostics);
}
std::optional<Battlefield> loadBattlefieldDraft(const std::string &path, Diagnostics &diagnostics) {
    return loadFor(Purpose::Draft, path, diagnostics);
}

JsonValue toJson(const Battlefield &battlefield) {
    const auto idIn = [](const auto &parts, int index) {
        return index < static_cast<int>(parts.size()) ? parts[index].id : std::string();
    };
    const auto spaceId = [&](SpaceId space) { return idIn(battlefield.spaces, space.value()); };
    const auto zoneId = [&](ZoneId zone) { return idIn(battlefield.zones, zone.value()); };
    JsonValue zones = JsonValue::array();
    for (const Zone &zone : battlefield.zones)
        zones.append(toJson(zone));
    JsonValue spaces = JsonValue::array();
    for (const Space &space : battlefield.spaces) {
        JsonValue in = JsonValue::array();
        for (const ZoneId zone : space.zones)
            in.append(zoneId(zone));
        spaces.append(toJson(space, in));
    }
    JsonValue lines = JsonValue::array();
    for (const Line &line : battlefield.lines)
        lines.append(toJson(line, spaceId(line.a), spaceId(line.b)));
    JsonValue starts = JsonValue::array();
    for (const SpaceId start : battlefield.starts)
        starts.append(spaceId(start));

    JsonValue file =
        JsonValue::object({{"format", kBattlefieldFormat},
                           {"version", isPlain(battlefield) ? kPlainBattlefieldVersion : kBattlefieldVersion},
                           {"id", battlefield.id},
                           {"name", toJson(battlefield.name)},
                           {"description", toJson(battlefield.description)},
                           {"author", battlefield.author},
                           {"licence", battlefield.licence},
                           {"size", JsonValue::array({battlefield.width, battlefield.height})}});
    if (battlefield.radius != kUsualRadius)
        file.set("radius", battlefield.radius);
    if (!battlefield.background.empty())
        file.set("background", battlefield.background);
    if (!battlefield.art.empty())
        file.set("art", battlefield.art);
    if (!battlefield.ground.isEmpty())
        file.set("ground", toJson(battlefield.ground));
    if (!battlefield.trace.picture.empty())
        file.set("trace", toJson(battlefield.trace));
    file.set("zones", zones).set("spaces", spaces).set("lines", lines).set("starts", starts);
    if (!battlefield.pictures.empty())
        file.set("pictures", io::toJson(battlefield.pictures));
    return file;
}

std::string writeBattlefield(const Battlefield &battlefield) { return writeJson(toJson(battlefield)); }

bool saveBattlefield(const std::string &path, const Battlefield &battlefield, Diagnostics &diagnostics) {
    return writeFile(path, writeBattlefield(battlefield), diagnostics);
}

} // namespace champclos::io
