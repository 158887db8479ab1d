// SPDX-License-Identifier: MIT
//
// Spaces, lines and fighters as rows.
#include "app/paint/space_painter.h"
#include "app/play/by_ear.h"
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
        const Zone &zone = match.battlefield.zones[id];
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
        letters += qt(match.battlefield.zones[id].letter);
    return letters;
}

int startNumber(const Scene &scene, int space) {
    if (scene.seen.turnNumber() > 0) // they would look like distances
        return 0;
    for (int seat = 0; seat < scene.match.seatCount; ++seat)
        if (scene.match.board.starts[seat] == SpaceId(space))
            return seat + 1;
    return 0;
}

/// Where a space leads to: "lines to 9, 13 and 15", "one way to 4", "passage P".
QStringList waysOf(const Match &match, SpaceId id) {
    QStringList lines, ahead, back, over, under;
    for (const Line &line : match.battlefield.lines) {
        if (line.a != id && line.b != id)
            continue;
        const bool isTail = line.a == id;
        const QString other = spaceLabel(match, isTail ? line.b : line.a);
        (!line.isOneWay ? lines : isTail ? ahead : back).push_back(other);
        if (line.isHighGround)
            (isTail ? over : under).push_back(other);
    }
    QStringList ways;
    if (!lines.isEmpty())
        ways.push_back(TableTexts::tr("line(s) to %1", "spaces", static_cast<int>(lines.size())).arg(listed(lines)));
    if (!ahead.isEmpty())
        ways.push_back(TableTexts::tr("one way to %1", "spaces").arg(listed(ahead)));
    if (!back.isEmpty())
        ways.push_back(TableTexts::tr("one way from %1", "spaces").arg(listed(back)));
    if (ways.isEmpty())
        ways.push_back(TableTexts::tr("no lines", "of a space"));
    if (!over.isEmpty())
        ways.push_back(TableTexts::tr("high ground over %1", "spaces").arg(listed(over)));
    if (!under.isEmpty())
        ways.push_back(TableTexts::tr("below %1", "spaces that are high ground over it").arg(listed(under)));
    if (const std::string &passage = match.battlefield.spaces[id].passage; !passage.empty())
        ways.push_back(TableTexts::tr("passage %1", "a letter").arg(qt(passage)));
    return ways;
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

bool isFighterLit(const Scene &scene, FighterId fighter) {
    return fighter && (scene.isLit({PartKind::Fighter, fighter.value()}, false) ||
                       scene.isLit({PartKind::Target, fighter.value()}, false));
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
        "boostNeeded", "isHighlighted", "isOnTrail", "accessibleText", "zoneKey",    "markKey"};
    return roles;
}

std::vector<RowModel::Row> spaceRows(const Scene &scene) {
    std::vector<RowModel::Row> rows;
    const bool isSpaceAsked = scene.seen.pending().kind == DecisionKind::ChooseSpace ||
                              scene.seen.pending().kind == DecisionKind::ChoosePlacement;
    for (int index = 0; index < scene.match.board.spaceCount; ++index) {
        const SpaceId id(index);
        const Space &space = scene.match.battlefield.spaces[index];
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
        const bool isUsualTarget = isFighterTarget || (isSpaceAsked && isEnabled);
        const bool isTarget =
            scene.spotlight ? scene.spotlight->contains(part) || isFighterLit(scene, fighter) : isUsualTarget;
        const int distance = scene.reach.at(index);
        const bool isReachable = scene.reachFighter && scene.reach.spaces.contains(id) && !fighter;
        const bool isOnErrand = asked == DecisionKind::ChooseAction && scene.isAsked() && distance > 0 && !fighter &&
                                scene.picker.picks().size() == 1 && scene.picker.picked(PartKind::Fighter);
        rows.push_back({index,
                        qt(space.id),
                        space.x,
                        space.y,
                        zonesOf(scene.match, space, scene.language),
                        lettersOf(scene.match, space),
                        startNumber(scene, index),
                        fighter ? fighter.value() : -1,
                        isEnabled || isOnErrand,
                        isTarget,
                        isReachable,
                        isSelected,
                        isOnPath(scene, id),
                        distance,
                        scene.reach.boostFor(index),
                        scene.highlighted.contains(id),
                        scene.trail.contains(id),
                        spaceText(scene, id),
                        paint::zoneKey(paint::ringZones(scene.match.battlefield, space)),
                        paint::markKey(paint::marksOf(space))});
    }
    return rows;
}

QString spaceText(const Scene &scene, SpaceId id) {
    QString text = qt(text::spaceName(scene.match, id, scene.language));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    text += QStringLiteral(", ") + zoneNames(scene.match, id, scene.language);
    text += QStringLiteral("; ") + waysOf(scene.match, id).join(QStringLiteral(", "));
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
    if (scene.isAsked() && scene.picker.canPick({PartKind::Space, id.value()}) &&
        !(fighterAt(scene.seen, id) && partOfFighter(scene.picker, fighterAt(scene.seen, id)))) // which says so
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
        const Space &a = board.spaces[line.a];
        const Space &b = board.spaces[line.b];
        rows.push_back({static_cast<int>(index), line.a.value(), line.b.value(), a.x, a.y, b.x, b.y,
                        !scene.path.empty() && isStep(line.a, line.b)});
    }
    for (std::size_t step = 1; step < way.size() && !scene.path.empty();
         ++step) { // through a passage: no line is there
        const SpaceId from = way[step - 1], to = way[step];
        if (!scene.match.board.adjacentTo(from).contains(to))
            rows.push_back({static_cast<int>(rows.size()), from.value(), to.value(), board.spaces[from].x,
                            board.spaces[from].y, board.spaces[to].x, board.spaces[to].y, true});
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
            const Space *space = isOnBoard ? &scene.match.battlefield.spaces[state.space] : nullptr;
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
                            scene.spotlight ? isFighterLit(scene, id) : isTarget,
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
            scene.picker.isPicked({PartKind::Target, fighter.value()})) // the only one there is has yet to be chosen
            parts.push_back(TableTexts::tr("selected"));
        else if (const std::optional<Part> part = partOfFighter(scene.picker, fighter))
            parts.push_back(part->kind == PartKind::Target ? TableTexts::tr("within reach")
                                                           : TableTexts::tr("can be chosen"));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace champclos::app
