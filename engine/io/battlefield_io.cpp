// SPDX-License-Identifier: MIT
#include "engine/io/battlefield_io.h"

#include "engine/io/battlefield_check.h"
#include "engine/io/files.h"

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
        if (!m_reader.openDocument(m_root, kBattlefieldFormat, kBattlefieldVersion))
            return std::nullopt;
        m_reader.openObject(m_root, kBattlefieldKeys);
        readHead();
        readZones();
        readSpaces();
        readLines();
        for (const JsonNode &node : m_reader.list(m_root.member("starts")))
            m_result.starts.push_back(spaceAt(node));
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
        m_result.background = m_reader.string(m_root.member("background"));
        m_result.art = m_reader.string(m_root.member("art"));
        if (const JsonNode trace = m_root.member("trace"); trace.isPresent())
            readTrace(trace);
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
        }
        m_spaces.isKnown = isList(m_root, "spaces");
        for (const Space &space : m_result.spaces)
            m_spaces.insert(space.id);
    }

    void readLines() {
        if (!isList(m_root, "lines"))
            m_result.lines.emplace_back(); // a line that is not known: the check does not judge what is reachable
        for (const JsonNode &pair : m_reader.list(m_root.member("lines"))) {
            Line &line = m_result.lines.emplace_back();
            if (const auto ends = m_reader.tuple(pair, 2); !ends.empty()) {
                line.a = spaceAt(ends[0]);
                line.b = spaceAt(ends[1]);
            }
        }
    }
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

enum class Purpose { Play, Draft };

std::optional<Battlefield> readFor(Purpose purpose, std::string_view text, Diagnostics &diagnostics) {
    Diagnostics own(diagnostics.file());
    std::optional<Battlefield> result;
    bool isUnderstood = false;
    if (const std::optional<JsonValue> document = parseJson(text, own)) {
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
    const bool isGood = purpose == Purpose::Draft ? isUnderstood : !own.hasErrors();
    diagnostics.append(own);
    return isGood ? result : std::nullopt;
}

std::optional<Battlefield> loadFor(Purpose purpose, const std::string &path, Diagnostics &diagnostics) {
    const std::optional<std::string> text = readFile(path, diagnostics);
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

JsonValue toJson(const Zone &zone) {
    return JsonValue::object({{"id", zone.id},
                              {"letter", zone.letter},
                              {"colour", zone.colour},
                              {"pattern", kZonePatternNames[static_cast<std::size_t>(zone.pattern)]},
                              {"name", io::toJson(zone.name)}});
}

} // namespace

std::optional<Battlefield> readBattlefield(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Play, text, diagnostics);
}
std::optional<Battlefield> readBattlefieldDraft(std::string_view text, Diagnostics &diagnostics) {
    return readFor(Purpose::Draft, text, diagnostics);
}
std::optional<Battlefield> loadBattlefield(const std::string &path, Diagnostics &diagnostics) {
    return loadFor(Purpose::Play, path, diagnostics);
}
std::optional<Battlefield> loadBattlefieldDraft(const std::string &path, Diagnostics &diagnostics) {
    return loadFor(Purpose::Draft, path, diagnostics);
}

JsonValue toJson(const Battlefield &battlefield) {
    const auto idIn = [](const auto &parts, int index) {
        return index < static_cast<int>(parts.size()) ? parts[static_cast<std::size_t>(index)].id : std::string();
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
        spaces.append(
            JsonValue::object({{"id", space.id}, {"at", JsonValue::array({space.x, space.y})}, {"zones", in}}));
    }
    JsonValue lines = JsonValue::array();
    for (const Line &line : battlefield.lines)
        lines.append(JsonValue::array({spaceId(line.a), spaceId(line.b)}));
    JsonValue starts = JsonValue::array();
    for (const SpaceId start : battlefield.starts)
        starts.append(spaceId(start));

    JsonValue file = JsonValue::object({{"format", kBattlefieldFormat},
                                        {"version", kBattlefieldVersion},
                                        {"id", battlefield.id},
                                        {"name", toJson(battlefield.name)},
                                        {"description", toJson(battlefield.description)},
                                        {"author", battlefield.author},
                                        {"licence", battlefield.licence},
                                        {"size", JsonValue::array({battlefield.width, battlefield.height})}});
    if (!battlefield.background.empty())
        file.set("background", battlefield.background);
    if (!battlefield.art.empty())
        file.set("art", battlefield.art);
    if (!battlefield.trace.picture.empty())
        file.set("trace", toJson(battlefield.trace));
    return file.set("zones", zones).set("spaces", spaces).set("lines", lines).set("starts", starts);
}

std::string writeBattlefield(const Battlefield &battlefield) { return writeJson(toJson(battlefield)); }

bool saveBattlefield(const std::string &path, const Battlefield &battlefield, Diagnostics &diagnostics) {
    return writeFile(path, writeBattlefield(battlefield), diagnostics);
}

} // namespace champclos::io
