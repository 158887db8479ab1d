// SPDX-License-Identifier: MIT
#include "engine/rules/movement.h"

#include "engine/core/array_by.h"
#include "engine/rules/values.h"

#include <algorithm>

namespace champclos {

namespace {

/// The spaces a fighter may not enter: those of its owner's opponents, unless something lets it through.
SpaceSet obstaclesOf(const Match &match, const GameState &state, FighterId fighter, bool through) {
    SpaceSet obstacles;
    if (through || hasPermission(match, state, fighter, Modifier::MoveThrough))
        return obstacles;
    match.opponentsOf(seatOf(fighter)).forEach([&](SeatId seat) { obstacles |= state.standing[seat]; });
    return obstacles;
}

SpaceSet oneStepFrom(const BoardTables &board, const SpaceSet &spaces) {
    SpaceSet result;
    spaces.forEach([&](SpaceId space) { result |= board.stepsFrom(space); });
    return result;
}

/// Everything within `distance` steps that do not enter an obstacle.
SpaceSet walk(const BoardTables &board, SpaceId from, int distance, const SpaceSet &obstacles) {
    const auto &within = board.within[from];
    if (distance >= 1 && distance <= kMaxTabledDistance && !obstacles.intersects(within[distance - 1]))
        return within[distance]; // nobody in the way
    SpaceSet reached = SpaceSet::of(from);
    SpaceSet frontier = reached;
    for (int step = 0; step < distance && !frontier.isEmpty(); ++step) {
        frontier = oneStepFrom(board, frontier) - obstacles - reached;
        reached |= frontier;
    }
    return reached;
}

} // namespace

SpaceSet reachOf(const Match &match, const GameState &state, FighterId fighter, int distance, bool through) {
    const SpaceId from = state.fighter(fighter).space;
    SpaceSet reached = walk(match.board, from, distance, obstaclesOf(match, state, fighter, through));
    reached -= state.occupied();
    reached.insert(from);
    return reached;
}

std::vector<SpaceId> pathOf(const Match &match, const GameState &state, FighterId fighter, SpaceId to, bool through) {
    const SpaceId from = state.fighter(fighter).space;
    const SpaceSet obstacles = obstaclesOf(match, state, fighter, through);
    PerSpace<SpaceId> cameFrom;
    cameFrom.fill(SpaceId::none());
    SpaceSet reached = SpaceSet::of(from);
    std::vector<SpaceId> queue = {from};
    for (std::size_t next = 0; next < queue.size() && !reached.contains(to); ++next)
        (match.board.stepsFrom(queue[next]) - obstacles - reached).forEach([&](SpaceId space) {
            cameFrom[space] = queue[next];
            reached.insert(space);
            queue.push_back(space);
        });
    std::vector<SpaceId> path;
    for (SpaceId space = to; space && space != from; space = cameFrom[space])
        path.push_back(space);
    std::reverse(path.begin(), path.end());
    return path;
}

bool canAnyMove(const Match &match, const GameState &state, FighterSet fighters, int distance, bool through) {
    if (distance <= 0)
        return false;
    const SpaceSet occupied = state.occupied();
    bool canMove = false;
    fighters.forEach([&](FighterId fighter) {
        if (canMove)
            return;
        const SpaceSet &near = match.board.stepsFrom(state.fighter(fighter).space);
        canMove = !(near - occupied).isEmpty() || // the usual case, without walking any further
                  reachOf(match, state, fighter, distance, through).size() > 1;
    });
    return canMove;
}

void listMoves(const Match &match, const GameState &state, const Frame &frame, ActionList &actions) {
    const SpaceSet occupied = state.occupied();
    frame.waiting.forEach([&](FighterId fighter) {
        const SpaceId from = state.fighter(fighter).space;
        const SpaceSet obstacles = obstaclesOf(match, state, fighter, frame.moveThrough);
        SpaceSet reached = walk(match.board, from, frame.count, obstacles) - occupied;
        reached.insert(from);
        actions.pushForSpaces(Action{.kind = ActionKind::Move, .fighter = fighter}, reached);
    });
    actions.push(Action{.kind = ActionKind::Done});
}

SpaceSet nearestFree(const Match &match, const SpaceSet &taken, SpaceId from) {
    SpaceSet reached = SpaceSet::of(from);
    for (int distance = 0; distance < match.board.spaceCount; ++distance) {
        reached |= oneStepFrom(match.board, reached);
        if (const SpaceSet free = reached - taken; !free.isEmpty())
            return free;
    }
    return SpaceSet();
}

} // namespace champclos
