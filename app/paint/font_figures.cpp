// SPDX-License-Identifier: MIT
#include "app/paint/font_figures.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

namespace champclos::paint {

namespace {

struct Table {
    qsizetype record = 0; ///< where the directory speaks of it
    quint32 offset = 0;
    quint32 length = 0;
};

/// Big-endian numbers of the file; beyond its end everything is 0, so a broken file ends in nothing found.
class Bytes {
public:
    explicit Bytes(const QByteArray &data) : m_data(data) {}
    bool has(quint32 at, quint32 length) const { return at + length <= static_cast<quint32>(m_data.size()); }
    quint16 u16(quint32 at) const { return has(at, 2) ? qFromBigEndian<quint16>(m_data.constData() + at) : quint16(0); }
    quint32 u32(quint32 at) const { return has(at, 4) ? qFromBigEndian<quint32>(m_data.constData() + at) : 0U; }
    bool hasTag(quint32 at, const char *tag) const {
        return has(at, 4) && std::memcmp(m_data.constData() + at, tag, 4) == 0;
    }
    std::optional<Table> table(const char *tag) const {
        for (quint32 index = 0; index < u16(4); ++index) {
            const quint32 record = 12 + 16 * index;
            if (hasTag(record, tag))
                return Table{record, u32(record + 8), u32(record + 12)};
        }
        return std::nullopt;
    }

private:
    const QByteArray &m_data;
};

/// Characters that follow each other and lead to glyphs that follow each other.
struct Group {
    quint32 start = 0;
    quint32 end = 0;
    quint32 glyph = 0; ///< of the first
};

/// Characters to glyphs, in ascending order: a font has thousands of them and few groups.
class CharacterMap {
public:
    void add(const Group &group) {
        if (!m_groups.empty() && m_groups.back().end + 1 == group.start &&
            m_groups.back().glyph + group.start - m_groups.back().start == group.glyph)
            m_groups.back().end = group.end;
        else
            m_groups.push_back(group);
    }
    quint32 glyph(quint32 character) const {
        for (const Group &group : m_groups)
            if (character >= group.start && character <= group.end)
                return group.glyph + character - group.start;
        return 0;
    }
    const std::vector<Group> &groups() const { return m_groups; }

private:
    std::vector<Group> m_groups;
};

CharacterMap readFormat4(const Bytes &bytes, quint32 at) {
    CharacterMap map;
    const quint32 segments = bytes.u16(at + 6) / 2;
    const quint32 ends = at + 14;
    const quint32 starts = ends + 2 * segments + 2;
    const quint32 deltas = starts + 2 * segments;
    const quint32 ranges = deltas + 2 * segments;
    for (quint32 segment = 0; segment < segments; ++segment) {
        const quint32 start = bytes.u16(starts + 2 * segment);
        const quint32 end = bytes.u16(ends + 2 * segment);
        const quint32 delta = bytes.u16(deltas + 2 * segment);
        const quint32 range = bytes.u16(ranges + 2 * segment);
        for (quint32 character = start; character <= end && character != 0xFFFF; ++character) {
            quint32 glyph = character;
            if (range != 0)
                glyph = bytes.u16(ranges + 2 * segment + range + 2 * (character - start));
            if (range == 0 || glyph != 0)
                map.add({character, character, (glyph + delta) & 0xFFFFU});
        }
    }
    return map;
}

CharacterMap readFormat12(const Bytes &bytes, quint32 at) {
    CharacterMap map;
    for (quint32 group = 0; group < bytes.u32(at + 12) && bytes.has(at + 16 + 12 * group, 12); ++group) {
        const quint32 entry = at + 16 + 12 * group;
        map.add({bytes.u32(entry), std::min(bytes.u32(entry + 4), 0x10FFFFU), bytes.u32(entry + 8)});
    }
    return map;
}

/// Of all tables for Unicode the one that says most: what format 4 says, format 12 says too.
CharacterMap characterMap(const Bytes &bytes, const Table &cmap) {
    CharacterMap map;
    for (quint32 index = 0; index < bytes.u16(cmap.offset + 2); ++index) {
        const quint32 record = cmap.offset + 4 + 8 * index;
        const quint32 at = cmap.offset + bytes.u32(record + 4);
        const bool isUnicode = bytes.u16(record) == 0 || bytes.u16(record) == 3;
        if (isUnicode && bytes.u16(at) == 12)
            return readFormat12(bytes, at);
        if (isUnicode && bytes.u16(at) == 4 && map.groups().empty())
            map = readFormat4(bytes, at);
    }
    return map;
}

/// The place of a glyph in a coverage table, or nothing.
std::optional<quint32> coverageIndex(const Bytes &bytes, quint32 at, quint32 glyph) {
    const quint32 count = bytes.u16(at + 2);
    if (bytes.u16(at) == 1) {
        for (quint32 index = 0; index < count; ++index)
            if (bytes.u16(at + 4 + 2 * index) == glyph)
                return index;
        return std::nullopt;
    }
    for (quint32 index = 0; index < count; ++index) {
        const quint32 range = at + 4 + 6 * index;
        if (glyph >= bytes.u16(range) && glyph <= bytes.u16(range + 2))
            return bytes.u16(range + 4) + glyph - bytes.u16(range);
    }
    return std::nullopt;
}

/// What a single substitution puts in a glyph's place.
std::optional<quint32> substitute(const Bytes &bytes, quint32 lookup, quint32 glyph) {
    for (quint32 index = 0; index < bytes.u16(lookup + 4); ++index) {
        quint32 table = lookup + bytes.u16(lookup + 6 + 2 * index);
        quint32 type = bytes.u16(lookup);
        if (type == 7) { // an extension says type and place once more
            type = bytes.u16(table + 2);
            table += bytes.u32(table + 4);
        }
        if (type != 1)
            continue;
        const auto place = coverageIndex(bytes, table + bytes.u16(table + 2), glyph);
        if (place && bytes.u16(table) == 1)
            return (glyph + bytes.u16(table + 4)) & 0xFFFFU;
        if (place)
            return bytes.u16(table + 6 + 2 * *place);
    }
    return std::nullopt;
}

std::optional<quint32> substitute(const Bytes &bytes, const Table &gsub, const char *feature, quint32 glyph) {
    const quint32 features = gsub.offset + bytes.u16(gsub.offset + 6);
    const quint32 lookups = gsub.offset + bytes.u16(gsub.offset + 8);
    for (quint32 index = 0; index < bytes.u16(features); ++index) {
        const quint32 record = features + 2 + 6 * index;
        if (!bytes.hasTag(record, feature))
            continue;
        const quint32 table = features + bytes.u16(record + 4);
        for (quint32 number = 0; number < bytes.u16(table + 2); ++number) {
            const quint32 place = lookups + 2 + 2U * bytes.u16(table + 4 + 2 * number);
            if (const auto found = substitute(bytes, lookups + bytes.u16(place), glyph))
                return found;
        }
    }
    return std::nullopt;
}

void append(QByteArray &data, quint32 number, int width) {
    for (int shift = 8 * (width - 1); shift >= 0; shift -= 8)
        data.append(static_cast<char>((number >> shift) & 0xFFU));
}

/// The same map with other glyphs for the ten digits.
CharacterMap withDigits(const CharacterMap &map, const std::array<quint32, 10> &figures) {
    CharacterMap result;
    for (const Group &group : map.groups()) {
        if (group.start > '9' || group.end < '0') {
            result.add(group);
            continue;
        }
        for (quint32 character = group.start; character <= group.end; ++character) {
            const bool isDigit = character >= '0' && character <= '9';
            result.add({character, character, isDigit ? figures[character - '0'] : map.glyph(character)});
        }
    }
    return result;
}

/// One table of format 12, which has room for everything.
QByteArray writtenMap(const CharacterMap &map) {
    const std::vector<Group> &groups = map.groups();
    QByteArray data;
    // Two records for the same table: readers of fonts differ in which of the two they take for Unicode.
    append(data, 0, 2);
    append(data, 2, 2);
    for (const auto &[platform, encoding] : {std::pair{0U, 4U}, std::pair{3U, 10U}}) {
        append(data, platform, 2);
        append(data, encoding, 2);
        append(data, 20, 4);
    }
    append(data, 12, 2);
    append(data, 0, 2);
    append(data, static_cast<quint32>(16 + 12 * groups.size()), 4);
    append(data, 0, 4);
    append(data, static_cast<quint32>(groups.size()), 4);
    for (const Group &group : groups) {
        append(data, group.start, 4);
        append(data, group.end, 4);
        append(data, group.glyph, 4);
    }
    return data;
}

QByteArray wide(const QByteArray &text) {
    QByteArray result;
    for (const char sign : text) {
        result.append('\0');
        result.append(sign);
    }
    return result;
}

void rename(QByteArray &font, const Table &names, const QByteArray &family, const QByteArray &newFamily) {
    QByteArray text = font.mid(names.offset, names.length);
    text.replace(family, newFamily);
    text.replace(wide(family), wide(newFamily));
    font.replace(names.offset, names.length, text);
}

} // namespace

QByteArray withFigures(const QByteArray &font, const char *feature, const QByteArray &family,
                       const QByteArray &newFamily) {
    const Bytes bytes(font);
    const auto cmap = bytes.table("cmap");
    const auto gsub = bytes.table("GSUB");
    const auto names = bytes.table("name");
    if (!cmap || !gsub || !names || family.size() != newFamily.size())
        return font;

    const CharacterMap map = characterMap(bytes, *cmap);
    std::array<quint32, 10> figures{};
    for (quint32 digit = 0; digit < figures.size(); ++digit) {
        const quint32 glyph = map.glyph('0' + digit);
        figures[digit] = substitute(bytes, *gsub, feature, glyph).value_or(glyph);
    }
    const QByteArray table = writtenMap(withDigits(map, figures));

    QByteArray result;
    result.reserve(font.size() + table.size() + 4);
    result.append(font);
    rename(result, *names, family, newFamily);
    while (result.size() % 4 != 0)
        result.append('\0');
    QByteArray place;
    append(place, static_cast<quint32>(result.size()), 4);
    append(place, static_cast<quint32>(table.size()), 4);
    result.append(table);
    result.replace(cmap->record + 8, place.size(), place);
    return result;
}

} // namespace champclos::paint
