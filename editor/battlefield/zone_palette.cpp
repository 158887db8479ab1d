// SPDX-License-Identifier: MIT
#include "editor/battlefield/zone_palette.h"

#include "engine/core/ids.h"

#include <algorithm>
#include <array>

namespace champclos::editor {

namespace {

struct Look {
    const char *id;
    const char *colour;
    ZonePattern pattern;
    const char *en;
    const char *fr;
    const char *de;
};

// The second eight have the colours of their own and a pattern that the first of a like colour does not have.
constexpr std::array<Look, kMaxZones> kLooks = {{
    {"amber", "#e39a1f", ZonePattern::Plain, "Amber", "Ambre", "Bernstein"},
    {"sky", "#6fbce6", ZonePattern::Dots, "Sky", "Ciel", "Himmel"},
    {"fern", "#1aa37b", ZonePattern::Ticks, "Fern", "Fougère", "Farn"},
    {"broom", "#f1e04b", ZonePattern::Dashes, "Broom", "Genêt", "Ginster"},
    {"deep", "#1f5fa6", ZonePattern::Double, "Deep", "Abîme", "Tiefe"},
    {"ember", "#c44718", ZonePattern::Wave, "Ember", "Braise", "Glut"},
    {"heather", "#d08bb4", ZonePattern::Zigzag, "Heather", "Bruyère", "Heide"},
    {"slate", "#6e6862", ZonePattern::Cross, "Slate", "Ardoise", "Schiefer"},
    {"chalk", "#efe9dc", ZonePattern::Ticks, "Chalk", "Craie", "Kreide"},
    {"plum", "#6b2d73", ZonePattern::Plain, "Plum", "Prune", "Pflaume"},
    {"moss", "#8ba02f", ZonePattern::Double, "Moss", "Mousse", "Moos"},
    {"night", "#2b2f55", ZonePattern::Dots, "Night", "Nuit", "Nacht"},
    {"coral", "#f0806a", ZonePattern::Cross, "Coral", "Corail", "Koralle"},
    {"ice", "#b9e3e0", ZonePattern::Zigzag, "Ice", "Glace", "Eis"},
    {"earth", "#7c4a1e", ZonePattern::Dashes, "Earth", "Terre", "Erde"},
    {"rose", "#f4b8c6", ZonePattern::Wave, "Rose", "Rose", "Rose"},
}};

Zone zoneFrom(std::size_t index) {
    const Look &look = kLooks[index];
    Zone zone{.id = look.id, .name = {}, .colour = look.colour, .pattern = look.pattern};
    zone.name.text = {look.en, look.fr, look.de};
    zone.letter = std::string(1, static_cast<char>('A' + index));
    return zone;
}

} // namespace

Zone nextZone(const std::vector<Zone> &zones) {
    const auto isTaken = [&](const auto &matches) { return std::any_of(zones.begin(), zones.end(), matches); };
    Zone fresh = zoneFrom(0);
    for (std::size_t index = 0; index < kLooks.size(); ++index) {
        fresh = zoneFrom(index);
        if (!isTaken([&](const Zone &zone) { return zone.letter == fresh.letter || zone.colour == fresh.colour; }))
            break;
    }
    for (char letter = 'A'; letter <= 'Z' && isTaken([&](const Zone &zone) { return zone.letter == fresh.letter; });
         ++letter)
        fresh.letter = std::string(1, letter);
    const std::string stem = fresh.id;
    for (int number = 2; isTaken([&](const Zone &zone) { return zone.id == fresh.id; }); ++number)
        fresh.id = stem + "-" + std::to_string(number);
    return fresh;
}

std::vector<std::string> paletteColours() {
    std::vector<std::string> colours;
    for (const Look &look : kLooks)
        colours.emplace_back(look.colour);
    return colours;
}

} // namespace champclos::editor
