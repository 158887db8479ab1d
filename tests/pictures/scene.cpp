// SPDX-License-Identifier: MIT
#include "tests/pictures/scene.h"

#include "app/play/game_file.h"
#include "engine/rules/game.h"
#include "tests/pictures/hand.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace champclos::pictures {

namespace {

constexpr std::uint64_t kMostSeeds = 50;

std::optional<io::GameRecord> play(const io::Library &library, const Scene &scene) {
    std::vector<std::string> decks;
    for (const std::size_t deck : scene.decks)
        decks.push_back(library.deckIds()[deck]);
    for (std::uint64_t seed = scene.seed; seed < scene.seed + kMostSeeds; ++seed) {
        io::Diagnostics diagnostics;
        auto record = io::beginGame(library, library.battlefieldIds()[scene.battlefield], decks, seed, diagnostics);
        if (!record)
            return std::nullopt;
        Rng chance(seed);
        ActionList legal;
        const auto isThere = [&] { return scene.isWanted(*record->match, record->now()); };
        while (!record->now().isOver() || isThere()) {
            if (isThere())
                return record;
            legalActions(*record->match, record->now(), legal);
            record->play(legal[static_cast<int>(chance.below(static_cast<std::uint32_t>(legal.size())))]);
        }
    }
    return std::nullopt;
}

app::SeatKind kindOf(Seats seats, SeatId seat, SeatId asked) {
    switch (seats) {
    case Seats::Asked:
        return {!asked || seat == asked, ai::Level::Normal, {}, seat.value()};
    case Seats::People:
        return {true, ai::Level::Normal, {}, seat.value()};
    case Seats::Computers:
        break;
    }
    return {false, ai::Level::Easy, {}, seat.value()};
}

} // namespace

void openScene(AppShell &shell, MainWindow &main, const Scene &scene, Seats seats) {
    const auto record = play(shell.library()->library(), scene);
    if (!record) {
        std::fputs("no game reaches the wanted position\n", stderr);
        return;
    }
    app::GameFile game{*record, {}, false, QDateTime::currentDateTimeUtc()};
    for (int seat = 0; seat < record->match->seatCount; ++seat)
        game.seats.push_back(kindOf(seats, SeatId(seat), record->now().pending.seat));
    io::Diagnostics diagnostics;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("picture.json"));
    if (!app::writeGame(path, game, diagnostics) || !shell.loadGame(path)) {
        std::fputs("the game of the picture could not be opened\n", stderr);
        return;
    }
    main.enter(shell.session() != nullptr ? QStringLiteral("table") : QStringLiteral("replay"));
    settle();
}

void keepGame(AppShell &shell, const Scene &scene) {
    io::Diagnostics diagnostics;
    if (const auto record = play(shell.library()->library(), scene))
        app::writeGame(app::SaveListModel::newPath(shell.settings()->autosaveFolder()),
                       {*record, {}, false, QDateTime::currentDateTimeUtc()}, diagnostics);
    shell.refreshSaves();
}

bool isAsking(const GameState &state, DecisionKind kind, int turn) {
    return state.pending.kind == kind && state.turnNumber >= turn;
}

Wanted at(DecisionKind kind, int turn) {
    return [kind, turn](const Match &, const GameState &state) { return isAsking(state, kind, turn); };
}

bool isOver(const Match &, const GameState &state) { return state.isOver(); }

bool canAttack(const Match &match, const GameState &state) {
    if (!isAsking(state, DecisionKind::ChooseAction, 5))
        return false;
    ActionList legal;
    legalActions(match, state, legal);
    return std::any_of(legal.begin(), legal.end(),
                       [](const Action &action) { return action.kind == ActionKind::Attack; });
}

Way sceneWith(Scene scene, Way then) {
    return [scene = std::move(scene), then = std::move(then)](AppShell &shell, MainWindow &main) {
        openScene(shell, main, scene);
        if (then)
            then(shell, main);
    };
}

} // namespace champclos::pictures
