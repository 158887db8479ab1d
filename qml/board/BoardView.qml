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
    property bool wasFocused: false
    property int pointed: -1 ///< the space under the pointer
    readonly property var attack: table.picking.attackLink ///< {from, to}; empty if there is none
    readonly property real radius: frame.still.radius
    property int gliding: -1 ///< the fighter that is on its way
    readonly property alias plane: frame.plane
    signal spaceActivated(int space)
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
    function activateCurrent() {
        if (current >= 0)
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
        if (step.kind !== "move" || step.path.length < 2 || step.duration <= 0)
            return;
        const row = table.view.fighters.find("fighterId", step.fighter);
        const way = step.path.map(space => table.view.spaces.at(table.view.spaces.find("spaceId", space)));
        if (row >= 0 && tokens.itemAt(row)) {
            gliding = step.fighter;
            tokens.itemAt(row).glide(way.map(space => Qt.point(space.boardX, space.boardY)), step.duration);
        }
    }

    Connections {
        target: root.table.motion
        function onStarted() { root.showMotion(root.table.motion); }
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: table.view.board ? table.view.board.name : ""
    onActiveFocusChanged: {
        if (!activeFocus)
            return;
        if (current < 0)
            current = firstSpace();
        isKeyed = wasFocused; // it has the focus from the start; coming back to it needs a key
        wasFocused = true;
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
                isInCombat: root.attack.from === spaceId || root.attack.to === spaceId
                onHoveredSpace: space => root.noteHover(spaceId, space >= 0)
                onActivated: {
                    root.current = spaceId;
                    root.forceActiveFocus(Qt.MouseFocusReason);
                    root.isKeyed = false;
                    root.spaceActivated(spaceId);
                }
            }
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
                required property int spaceId

                x: frame.still.originX + boardX * frame.still.unitX - width / 2
                y: frame.still.originY + boardY * frame.still.unitY - height / 2
                swell: root.swellOf(spaceId)
                part: SpaceItem.Tabs
                radius: root.radius
                zones: zoneKey
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
    }
}
