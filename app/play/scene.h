// SPDX-License-Identifier: MIT
//
// Everything one look at the table depends on, for the functions that build the rows of its models: what the viewer may
// know, what can be picked, what is hovered. Made once for every change; there is no state of the game in it.
#pragma once

#include "app/base/row_model.h"
#include "app/play/card_words.h"
#include "app/play/picker.h"
#include "app/play/reach.h"
#include "app/play/spotlight.h"
#include "engine/core/array_by.h"
#include "engine/core/match.h"
#include "engine/core/observation.h"

#include <vector>

namespace champclos::app {

/// What a boost is added to; nothing while no boost is asked for.
struct Stakes {
    bool isManeuver = false;
    int move = 0;
    bool isRevealed = false; ///< both cards of a combat lie open
    bool isAttacker = false; ///< the viewer's side
    int own = 0;
    int other = 0;
};

struct Scene {
    const Match &match;
    const Observation &seen;
    const Picker &picker;
    const CardTexts &cards;
    Language language{};
    SeatSet humans;
    SeatId thinking; ///< the computer's seat that is at work
    // overlays
    FighterId reachFighter;
    Reach reach;
    std::vector<SpaceId> path;
    SpaceSet trail;
    SpaceSet highlighted;
    FighterSet highlightedFighters;
    std::vector<int> fresh; ///< by kind: how many cards of the viewer's hand were drawn lately
    Stakes stakes;
    ListBy<SeatId, int> moves; ///< move values
    CardId pickedCard;         ///< which of several copies was clicked
    SpaceId attackFrom;        ///< of the combat that is shown
    SpaceId attackTo;
    std::optional<Spotlight> spotlight; ///< of a lesson: nothing else glows

    /// Whether it glows, where `usual` says so of a game without a teacher.
    bool isLit(const Part &part, bool usual) const { return spotlight ? spotlight->contains(part) : usual; }
    bool isAsked() const { return !picker.isEmpty(); }
    const SeatState &seat(SeatId id) const { return seen.seat(id); }
};

FighterId fighterAt(const Observation &seen, SpaceId space); ///< none if it is empty

/// Which part of an action a click on a fighter is; nothing if it is none.
std::optional<Part> partOfFighter(const Picker &picker, FighterId fighter);
/// The same of a space and of who stands on it, who comes first.
std::optional<Part> partOfSpace(const Picker &picker, SpaceId space, FighterId fighter);

const QList<QByteArray> &spaceRoles();
const QList<QByteArray> &lineRoles();
const QList<QByteArray> &fighterRoles();
const QList<QByteArray> &seatRoles();
const QList<QByteArray> &handRoles();
const QList<QByteArray> &choiceRoles();

std::vector<RowModel::Row> spaceRows(const Scene &scene);
std::vector<RowModel::Row> lineRows(const Scene &scene);
std::vector<RowModel::Row> fighterRows(const Scene &scene);
std::vector<RowModel::Row> seatRows(const Scene &scene);
std::vector<RowModel::Row> handRows(const Scene &scene);

/// A card of the viewer's hand, and what a click on it picks.
struct HandCard {
    CardId card;
    Part part;
    bool isEnabled = false;
};
std::vector<HandCard> handOf(const Scene &scene);

/// What a button or a card in the tray stands for, with its row.
struct Choice {
    Part part;
    bool isEnabled = false;
    bool isConfirm = false;
    RowModel::Row row;
};
std::vector<Choice> choicesOf(const Scene &scene, bool awaitsConfirm);

QString spaceText(const Scene &scene, SpaceId space);
QString fighterText(const Scene &scene, FighterId fighter);

} // namespace champclos::app
