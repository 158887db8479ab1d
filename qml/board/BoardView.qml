// SPDX-License-Identifier: MIT
//
// A battlefield with its lines, spaces and fighters, as a game shows it. It draws what the table's models say and
// reports what was touched; whether that means anything is for the table to say. Arrow keys walk along the lines.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property GameTable table
    property int current: -1 ///< the space that the keyboard is on
    property bool isReadOnly: false
    property bool isKeyed: false ///< the keyboard is in use here, so its place is shown
    property int pointed: -1 ///< the space under the pointer
    readonly property var attack: table.picking.attackLink ///< {from, to}; empty if there is none
    readonly property real radius: frame.still.radius
    property int gliding: -1 ///< the fighter that is on its way
    property int draggedFrom: -1 ///< the space whose fighter is dragged
    property int dropGoal: -1 ///< the space that something is dragged over, if it may be dropped there
    property bool isFaded: false ///< the ground steps back behind marks
    property var faintZones: [] ///< that do not matter now
    property var keys: ({}) ///< by space: the letter or the two letters that choose it
    property string typed: "" ///< the first of two
    readonly property alias underTokens: underTokens ///< marks that must not cover a fighter or its health
    readonly property alias plane: frame.plane
    signal spaceActivated(int space)
    signal spaceHeld(int space) ///< by a finger
    signal spaceHovered(int space)

    function walk(dx, dy) {
        isKeyed = true;
        current = current < 0 ? firstSpace() : table.view.neighbour(current, dx, dy);
        spaceHovered(current);
    }
    function firstSpace() {
        const legal = table.picking.nextEnabled(Picking.Space, -1, 1);
        return legal >= 0 ? legal : 0;
    }
    /// The next space that may be chosen; false after the last one, so that Tab goes on to other things.
    function toNextLegal(direction) {
        const next = table.picking.nextEnabled(Picking.Space, current, direction);
        if (next < 0 || (current >= 0 && (direction > 0 ? next <= current : next >= current)))
            return false;
        current = next;
        isKeyed = true;
        spaceHovered(current);
        return true;
    }
    /// The space under a point of the plane; -1 if there is none.
    function spaceAt(x, y) {
        let best = -1, least = radius * 1.5;
        for (let row = 0; row < table.view.spaces.count; ++row) {
            const space = table.view.spaces.at(row), at = pointAt(space.boardX, space.boardY);
            const away = Math.hypot(at.x - x, at.y - y);
            if (away < least) {
                least = away;
                best = space.spaceId;
            }
        }
        return best;
    }
    function tokenOn(space) {
        const row = space < 0 ? -1 : table.view.fighters.find("fighterId", table.view.spaces.at(table.view.spaces.find("spaceId", space)).fighter); // qmllint disable type
        return row < 0 ? null : tokens.itemAt(row);
    }
    function beginDrag(space) {
        if (!table.picking.lift(Picking.Space, space))
            return;
        draggedFrom = space;
        current = space;
        forceActiveFocus(Qt.MouseFocusReason);
        isKeyed = false;
    }
    function drag(translation) {
        const token = tokenOn(draggedFrom);
        if (!token)
            return;
        token.pulled = translation;
        noteDragOver(token.x, token.y, Picking.Space);
    }
    /// Something is dragged over a point of the plane.
    function noteDragOver(x, y, kind) {
        const over = spaceAt(x, y);
        table.picking.hoveredSpace = over;
        dropGoal = over >= 0 && over !== draggedFrom && table.picking.canDrop(kind, over) ? over : -1;
    }
    function endDrag() {
        const token = tokenOn(draggedFrom), from = draggedFrom;
        if (!token)
            return;
        const goal = spaceAt(token.x, token.y);
        draggedFrom = dropGoal = -1;
        token.pulled = Qt.point(0, 0);
        spaceHovered(goal);
        table.picking.drop(Picking.Space, from, goal);
    }
    /// A letter that stands at a space, or the first of two; false if none does.
    function pressKey(letter) {
        const key = typed + letter;
        typed = "";
        for (const space in keys)
            if (keys[space] === key) {
                current = Number(space);
                spaceActivated(current);
                return true;
            }
        if (letter !== "" && Object.values(keys).some(other => other.length === 2 && other.startsWith(key))) // qmllint disable type
            typed = key;
        return typed !== "";
    }
    /// To a space that may be chosen and is likely to be.
    function toLegal() { current = Math.max(0, table.picking.likelySpace(current)); }
    /// Return and Space choose; while something moves they skip it, like any key.
    function activateCurrent() {
        if (table.motion.isPlaying)
            table.motion.skip();
        else if (current >= 0)
            spaceActivated(current);
    }
    function fit() { frame.fit(); }
    /// The pointer is on the next space before it has left the last one.
    function noteHover(space, isOn) {
        if (!isOn && space !== pointed)
            return;
        pointed = isOn ? space : -1;
        spaceHovered(pointed);
    }
    /// Where a space lies, with its marks, in the coordinates of another item.
    function rectOf(space, item) {
        const at = pointOf(space), reach = radius * 1.45;
        return plane.mapToItem(item, Qt.rect(at.x - reach, at.y - reach, 2 * reach, 2 * reach));
    }
    /// Where the spaces and fighters lie that can be chosen, or where a fighter could go.
    function rectsOfChoices(item) {
        const rects = [];
        for (let row = 0; row < table.view.spaces.count; ++row) {
            const space = table.view.spaces.at(row);
            const fighter = space.fighter >= 0 ? table.view.fighters.at(table.view.fighters.find("fighterId", space.fighter)) : null;
            if (space.isEnabled || space.isTarget || space.isReachable || fighter?.isEnabled)
                rects.push(rectOf(space.spaceId, item));
        }
        return rects;
    }
    function pointOf(space) {
        const row = table.view.spaces.find("spaceId", space);
        const at = row >= 0 ? table.view.spaces.at(row) : { boardX: 0, boardY: 0 };
        return pointAt(at.boardX, at.boardY);
    }
    function pointAt(x, y) { return Qt.point(frame.still.originX + x * frame.still.unitX, frame.still.originY + y * frame.still.unitY); }
    function isHero(fighter) {
        const row = fighter >= 0 ? table.view.fighters.find("fighterId", fighter) : -1;
        const found = row >= 0 ? table.view.fighters.at(row) : { isHero: false };
        return found.isHero;
    }
    function swellOf(space) { return spaceItems.count > space && space >= 0 ? spaceItems.itemAt(space)?.swell ?? 1 : 1; }
    /// Whether a hero, its badge or a mark lies on the name of a zone.
    function isNameCovered(name) {
        return name.near.some(near => {
            const space = spaceItems.count > near.space ? spaceItems.itemAt(near.space) : null;
            return space !== null && (space.reach > near.gap || (near.isUnderBadge && space.fighter >= 0));
        });
    }

    function showMotion(step) {
        const token = tokenOf(step.fighter);
        if (!token || step.duration <= 0)
            return;
        if (step.kind === "damage")
            token.strike(step.amount, step.duration, attack.from >= 0 && attack.to >= 0 ? placeOf(attack.from) : null);
        else if (step.kind === "heal")
            token.mend(-step.amount, step.duration);
        else if (step.kind === "swap")
            swap(token, tokenOf(step.target), step.duration);
        else if (step.path.length > 1) {
            gliding = step.fighter;
            token.glide(step.path.map(space => placeOf(space)), step.duration);
        }
    }
    function swap(one, other, duration) { // they stand where they go already
        if (!other)
            return;
        const here = Qt.point(one.boardX, one.boardY), there = Qt.point(other.boardX, other.boardY);
        one.glide([there, here], duration);
        other.glide([here, there], duration);
    }
    function tokenOf(fighter) {
        const row = fighter >= 0 ? table.view.fighters.find("fighterId", fighter) : -1;
        return row >= 0 ? tokens.itemAt(row) : null;
    }
    /// In units of the battlefield.
    function placeOf(space) {
        const row = table.view.spaces.at(table.view.spaces.find("spaceId", space));
        return Qt.point(row.boardX, row.boardY); // qmllint disable type
    }
    function restTokens() {
        for (let row = 0; row < tokens.count; ++row)
            tokens.itemAt(row).rest();
    }

    Connections {
        target: Theme
        function onInputChanged() { root.isKeyed = root.activeFocus && Theme.input === Theme.Keys; }
    }
    Connections {
        target: root.table.motion
        function onStarted() { root.showMotion(root.table.motion); }
        function onSkipped() { root.restTokens(); }
    }

    onKeysChanged: typed = ""
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: table.view.board ? table.view.board.name : ""
    onActiveFocusChanged: {
        if (!activeFocus)
            return;
        if (current < 0)
            current = firstSpace();
        isKeyed = Theme.input === Theme.Keys; // the frame is for who uses keys
    }
    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: walk(0, 1)
    Keys.onReturnPressed: activateCurrent()
    Keys.onEnterPressed: activateCurrent()
    Keys.onSpacePressed: activateCurrent()
    Keys.onTabPressed: event => event.accepted = toNextLegal(1)
    Keys.onBacktabPressed: event => event.accepted = toNextLegal(-1)

    BoardFrame {
        id: frame

        anchors.fill: parent
        isFaded: root.isFaded
        faintZones: root.faintZones
        battlefield: root.table.view.board.document
        language: root.table.view.language
        coveredNames: names.map(name => root.isNameCovered(name))

        Repeater {
            model: root.table.view.lines

            LinkItem {
                required property real ax
                required property real ay
                required property real bx
                required property real by
                required property bool isOnPath

                visible: isOnPath // at rest they are part of the ground
                from: root.pointAt(ax, ay)
                to: root.pointAt(bx, by)
                radius: root.radius
                mark: LinkItem.OnPath
            }
        }
        Repeater {
            model: root.table.tale.trail

            delegate: Item {
                id: trailItem

                required property var modelData

                Repeater {
                    model: Math.max(0, trailItem.modelData.spaces.length - 1)

                    LinkItem {
                        required property int index

                        from: root.pointOf(trailItem.modelData.spaces[index])
                        to: root.pointOf(trailItem.modelData.spaces[index + 1])
                        radius: root.radius
                        mark: LinkItem.Trail
                    }
                }
            }
        }
        Repeater {
            id: spaceItems

            model: root.table.view.spaces
            delegate: BoardSpace {
                still: frame.still
                hasHero: root.gliding !== fighter && root.isHero(fighter)
                isFocused: root.activeFocus && root.isKeyed && root.current === spaceId
                isReadOnly: root.isReadOnly
                canDrag: (root.table.picking.asked, !root.isReadOnly && fighter >= 0 && root.table.picking.canLift(spaceId)) // asked anew with every pick
                key: root.keys[spaceId] ?? ""
                isDropGoal: root.dropGoal === spaceId
                isInCombat: root.attack.from === spaceId || root.attack.to === spaceId
                onHeld: root.spaceHeld(spaceId)
                onDragged: isActive => isActive ? root.beginDrag(spaceId) : root.endDrag()
                onDraggedTo: translation => root.drag(translation)
                onHoveredSpace: space => root.noteHover(spaceId, space >= 0)
                onActivated: {
                    root.current = spaceId;
                    root.forceActiveFocus(Qt.MouseFocusReason);
                    root.isKeyed = false;
                    root.spaceActivated(spaceId);
                }
            }
        }
        Item {
            id: underTokens

            anchors.fill: parent
        }
        Repeater {
            id: tokens

            model: root.table.view.fighters
            delegate: BoardToken {
                still: frame.still
                onIsMovingChanged: if (!isMoving && root.gliding === fighterId) root.gliding = -1
            }
        }
        Repeater {
            model: root.table.view.spaces

            SpaceItem {
                required property real boardX
                required property real boardY
                required property string zoneKey
                required property string markKey
                required property int spaceId

                x: frame.still.originX + boardX * frame.still.unitX - width / 2
                y: frame.still.originY + boardY * frame.still.unitY - height / 2
                swell: root.swellOf(spaceId)
                part: SpaceItem.Tabs
                radius: root.radius
                zones: zoneKey
                marks: markKey
            }
        }
        LinkItem {
            readonly property bool isShown: root.attack.from !== undefined && root.attack.from >= 0

            visible: isShown
            from: isShown ? root.pointOf(root.attack.from) : Qt.point(0, 0)
            to: isShown ? root.pointOf(root.attack.to) : Qt.point(1, 1)
            radius: root.radius
            fromSwell: isShown ? root.swellOf(root.attack.from) : 1
            toSwell: isShown ? root.swellOf(root.attack.to) : 1
            room: Qt.rect(0, 0, frame.plane.width, frame.plane.height)
            mark: LinkItem.Attack
        }
        Repeater {
            model: root.table.view.spaces

            KeyDisc {
                required property real boardX
                required property real boardY
                required property int spaceId
                readonly property real away: root.radius * 0.78 * root.swellOf(spaceId)

                visible: key !== "" && key.startsWith(root.typed)
                key: root.keys[spaceId] ?? ""
                size: Math.max(Math.round(17 * Theme.unit), Math.round(root.radius * 0.56))
                x: frame.still.originX + boardX * frame.still.unitX - away - width / 2
                y: frame.still.originY + boardY * frame.still.unitY - away - height / 2
            }
        }
    }
}
