// SPDX-License-Identifier: MIT
//
// Spaces, lines and fighters as rows.
#include "app/paint/space_painter.h"
#include "app/play/scene.h"
#include "app/play/table_texts.h"
#include "engine/text/match_words.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

QVariantList zonesOf(const Match &match, const Space &space, Language language) {
    QVariantList zones;
    for (ZoneId id : space.zones) {
        const Zone &zone = match.battlefield.zones[static_cast<std::size_t>(id.value())];
        zones.push_back(QVariantMap{{"letter", qt(zone.letter)},
                                    {"colour", qt(zone.colour)},
                                    {"pattern", static_cast<int>(zone.pattern)},
                                    {"name", qt(zone.name.in(language))}});
    }
    return zones;
}

QString lettersOf(const Match &match, const Space &space) {
    QString letters;
    for (ZoneId id : space.zones)
        letters += qt(match.battlefield.zones[static_cast<std::size_t>(id.value())].letter);
    return letters;
}

int startNumber(const Scene &scene, int space) {
    if (scene.seen.turnNumber() > 0) // they would look like distances
        return 0;
    for (int seat = 0; seat < scene.match.seatCount; ++seat)
        if (scene.match.board.starts[static_cast<std::size_t>(seat)] == SpaceId(space))
            return seat + 1;
    return 0;
}

bool isOnPath(const Scene &scene, SpaceId space) {
    return std::find(scene.path.begin(), scene.path.end(), space) != scene.path.end();
}

/// "Attack" is picked and nobody yet who does it: those who could are as much to be seen as those they could reach.
bool isAttackerAsked(const Scene &scene) {
    return scene.isAsked() && scene.seen.pending().kind == DecisionKind::ChooseAction &&
           scene.picker.picked(PartKind::Verb) == static_cast<int>(ActionKind::Attack) &&
           !scene.picker.picked(PartKind::Fighter);
}

/// Letters as a person reads them out: "A", "A and C", "A, B and C".
QString listed(const QString &letters) {
    QString text;
    for (int index = 0; index < letters.size(); ++index) {
        if (index > 0)
            text += index + 1 == letters.size() ? TableTexts::tr(" and ", "joins zone letters") : QStringLiteral(", ");
        text += letters[index];
    }
    return text;
}

} // namespace

FighterId fighterAt(const Observation &seen, SpaceId space) {
    FighterId found;
    seen.alive().forEach([&](FighterId fighter) {
        if (seen.fighter(fighter).space == space)
            found = fighter;
    });
    return found;
}

std::optional<Part> partOfFighter(const Picker &picker, FighterId fighter) {
    if (!fighter)
        return std::nullopt;
    for (PartKind kind : {PartKind::Target, PartKind::Fighter})
        if (const Part part{kind, fighter.value()}; picker.canPick(part))
            return part;
    return std::nullopt;
}

std::optional<Part> partOfSpace(const Picker &picker, SpaceId space, FighterId fighter) {
    if (const std::optional<Part> part = partOfFighter(picker, fighter))
        return part;
    const Part part{PartKind::Space, space.value()};
    return space && picker.canPick(part) ? std::optional(part) : std::nullopt;
}

const QList<QByteArray> &spaceRoles() {
    static const QList<QByteArray> roles = {
        "spaceId",     "label",         "boardX",    "boardY",         "zones",      "zoneLetters", "startNumber",
        "fighter",     "isEnabled",     "isTarget",  "isReachable",    "isSelected", "isOnPath",    "distance",
        "boostNeeded", "isHighlighted", "isOnTrail", "accessibleText", "zoneKey"};
    return roles;
}

std::vector<RowModel::Row> spaceRows(const Scene &scene) {
    std::vector<RowModel::Row> rows;
    const bool isSpaceAsked = scene.seen.pending().kind == DecisionKind::ChooseSpace ||
                              scene.seen.pending().kind == DecisionKind::ChoosePlacement;
    for (int index = 0; index < scene.match.board.spaceCount; ++index) {
        const SpaceId id(index);
        const Space &space = scene.match.battlefield.spaces[static_cast<std::size_t>(index)];
        const FighterId fighter = fighterAt(scene.seen, id);
        const Part part{PartKind::Space, index};
        const bool isEnabled = scene.isAsked() && scene.picker.canPick(part);
        const std::optional<Part> standing =
            fighter && scene.isAsked() ? partOfFighter(scene.picker, fighter) : std::nullopt;
        const DecisionKind asked = scene.seen.pending().kind;
        const bool isMovable = asked == DecisionKind::ChooseMove && fighter != scene.reachFighter; // it may still move
        const bool isFighterTarget =
            standing && (standing->kind == PartKind::Target || asked == DecisionKind::ChooseFighter || isMovable ||
                         isAttackerAsked(scene));
        const bool isSelected =
            scene.isAsked() && (scene.picker.isSelected(part) || (fighter && fighter == scene.reachFighter));
        const int distance = scene.reach.at(index);
        const bool isReachable = scene.reachFighter && scene.reach.spaces.contains(id) && !fighter;
        const bool isOnErrand = asked == DecisionKind::ChooseAction && scene.isAsked() && distance > 0 && !fighter &&
                                scene.picker.picks().size() == 1 && scene.picker.picked(PartKind::Fighter);
        rows.push_back({index, qt(space.id), space.x, space.y, zonesOf(scene.match, space, scene.language),
                        lettersOf(scene.match, space), startNumber(scene, index), fighter ? fighter.value() : -1,
                        isEnabled || isOnErrand, isFighterTarget || (isSpaceAsked && isEnabled), isReachable,
                        isSelected, isOnPath(scene, id), distance, scene.reach.boostFor(index),
                        scene.highlighted.contains(id), scene.trail.contains(id), spaceText(scene, id),
                        paint::zoneKey(paint::ringZones(scene.match.battlefield, space))});
    }
    return rows;
}

QString spaceText(const Scene &scene, SpaceId id) {
    const Space &space = scene.match.battlefield.spaces[static_cast<std::size_t>(id.value())];
    const QString letters = lettersOf(scene.match, space);
    QString text = qt(text::spaceName(scene.match, id, scene.language));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    text += QStringLiteral(", ") + (letters.size() == 1 ? TableTexts::tr("zone %1").arg(letters)
                                                        : TableTexts::tr("zones %1").arg(listed(letters)));
    text += QStringLiteral(", ") +
            TableTexts::tr("%n line(s)", "lines that leave a space", scene.match.board.adjacentTo(id).size());
    if (const int start = startNumber(scene, id.value()); start > 0)
        text += QStringLiteral(", ") + TableTexts::tr("start space %1").arg(start);
    QStringList more;
    if (const FighterId fighter = fighterAt(scene.seen, id))
        more.push_back(fighterText(scene, fighter));
    if (const int distance = scene.reach.at(id.value()); scene.reachFighter && distance > 0) {
        const int boost = scene.reach.boostFor(id.value());
        more.push_back(TableTexts::tr("%n step(s) away", "", distance));
        if (boost > 0)
            more.push_back(TableTexts::tr("needs a boost of %1").arg(boost));
    }
    if (scene.isAsked() && scene.picker.canPick({PartKind::Space, id.value()}))
        more.push_back(TableTexts::tr("can be chosen"));
    return more.isEmpty() ? text : text + QStringLiteral("; ") + more.join(QStringLiteral(", "));
}

const QList<QByteArray> &lineRoles() {
    static const QList<QByteArray> roles = {"lineId", "a", "b", "ax", "ay", "bx", "by", "isOnPath"};
    return roles;
}

std::vector<RowModel::Row> lineRows(const Scene &scene) {
    std::vector<RowModel::Row> rows;
    std::vector<SpaceId> way = scene.path;
    if (scene.reachFighter)
        way.insert(way.begin(), scene.seen.fighter(scene.reachFighter).space);
    const auto isStep = [&](SpaceId a, SpaceId b) {
        for (std::size_t step = 1; step < way.size(); ++step)
            if ((way[step - 1] == a && way[step] == b) || (way[step - 1] == b && way[step] == a))
                return true;
        return false;
    };
    const Battlefield &board = scene.match.battlefield;
    for (std::size_t index = 0; index < board.lines.size(); ++index) {
        const Line &line = board.lines[index];
        const Space &a = board.spaces[static_cast<std::size_t>(line.a.value())];
        const Space &b = board.spaces[static_cast<std::size_t>(line.b.value())];
        rows.push_back({static_cast<int>(index), line.a.value(), line.b.value(), a.x, a.y, b.x, b.y,
                        !scene.path.empty() && isStep(line.a, line.b)});
    }
    return rows;
}

const QList<QByteArray> &fighterRoles() {
    static const QList<QByteArray> roles = {"fighterId",  "seat",          "team",        "spaceId",        "boardX",
                                            "boardY",     "emblem",        "emblemField", "emblemCharge",   "name",
                                            "title",      "health",        "maxHealth",   "isHero",         "isRanged",
                                            "isDefeated", "isOnBoard",     "isHeld",      "isEnabled",      "isTarget",
                                            "isSelected", "isHighlighted", "isToPlace",   "accessibleText", "number"};
    return roles;
}

std::vector<RowModel::Row> fighterRows(const Scene &scene) {
    std::vector<RowModel::Row> rows;
    for (int seat = 0; seat < scene.match.seatCount; ++seat)
        scene.match.seat(SeatId(seat)).allFighters.forEach([&](FighterId id) {
            const FighterState &state = scene.seen.fighter(id);
            const FighterFacts &facts = scene.match.fighter(id);
            const FighterDef &def = scene.match.seat(SeatId(seat)).deck.fighters[facts.def];
            const EmblemValues emblem = emblemOf(scene.match.seat(SeatId(seat)).deck, def);
            const bool isDefeated = state.health <= 0;
            const bool isOnBoard = static_cast<bool>(state.space);
            const Space *space =
                isOnBoard ? &scene.match.battlefield.spaces[static_cast<std::size_t>(state.space.value())] : nullptr;
            const std::optional<Part> part = scene.isAsked() ? partOfFighter(scene.picker, id) : std::nullopt;
            const bool isSelected = scene.isAsked() && (scene.picker.isSelected({PartKind::Fighter, id.value()}) ||
                                                        scene.picker.isSelected({PartKind::Target, id.value()}));
            const bool isTarget =
                part && (part->kind == PartKind::Target || scene.seen.pending().kind == DecisionKind::ChooseFighter ||
                         isAttackerAsked(scene));
            rows.push_back({id.value(),
                            seat,
                            static_cast<int>(scene.match.teamOf(SeatId(seat))),
                            isOnBoard ? state.space.value() : -1,
                            space ? space->x : 0.0,
                            space ? space->y : 0.0,
                            emblem.id,
                            emblem.field,
                            emblem.charge,
                            qt(text::fighterName(scene.match, id, scene.language)),
                            qt(text::fighterTitle(scene.match, id, scene.language)),
                            static_cast<int>(state.health),
                            static_cast<int>(facts.maxHealth),
                            facts.isHero,
                            facts.isRanged,
                            isDefeated,
                            isOnBoard,
                            static_cast<bool>(state.isHeld),
                            part.has_value(),
                            isTarget,
                            isSelected,
                            scene.highlightedFighters.contains(id),
                            !isOnBoard && !isDefeated,
                            fighterText(scene, id),
                            text::numberOf(scene.match, id)});
        });
    return rows;
}

QString fighterText(const Scene &scene, FighterId fighter) {
    const FighterState &state = scene.seen.fighter(fighter);
    QStringList parts = {qt(text::fighterTitle(scene.match, fighter, scene.language))};
    if (state.health <= 0)
        parts.push_back(TableTexts::tr("defeated"));
    else
        parts.push_back(TableTexts::tr("%n health", "", state.health));
    if (state.isHeld)
        parts.push_back(TableTexts::tr("cannot leave its space"));
    if (scene.isAsked()) {
        if (scene.picker.isSelected({PartKind::Fighter, fighter.value()}) ||
            scene.picker.isSelected({PartKind::Target, fighter.value()}))
            parts.push_back(TableTexts::tr("selected"));
        else if (const std::optional<Part> part = partOfFighter(scene.picker, fighter))
            parts.push_back(part->kind == PartKind::Target ? TableTexts::tr("within reach")
                                                           : TableTexts::tr("can be chosen"));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace champclos::app
