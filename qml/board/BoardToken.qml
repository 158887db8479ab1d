// SPDX-License-Identifier: MIT
//
// A fighter on the board. It glides when its place changes; touching it means touching its space, which lies below.
import QtQuick
import Champclos.Items

Item {
    id: root

    required property BoardStill still
    required property int fighterId
    required property int seat
    required property real boardX
    required property real boardY
    required property string emblem
    required property color emblemField
    required property color emblemCharge
    required property int health
    required property int maxHealth
    required property int number
    required property bool isHero
    required property bool isDefeated
    required property bool isOnBoard

    property var way: [] ///< points of the battlefield, while it moves along them
    property real progress: 0
    readonly property int leg: Math.max(0, Math.min(way.length - 2, Math.floor(progress)))
    readonly property bool isMoving: way.length > 1

    function glide(points, duration) {
        way = points;
        progress = 0;
        motion.duration = duration;
        motion.restart();
    }
    /// Where it is, in units of the battlefield.
    function along(axis) {
        if (way.length < 2) // it has just arrived
            return axis === "x" ? boardX : boardY;
        const share = progress - leg;
        return way[leg][axis] * (1 - share) + way[leg + 1][axis] * share;
    }

    objectName: "fighter-" + fighterId
    x: still.originX + still.unitX * (isMoving ? along("x") : boardX)
    y: still.originY + still.unitY * (isMoving ? along("y") : boardY)
    z: isMoving ? 1 : 0
    visible: isOnBoard && opacity > 0
    opacity: isDefeated ? 0 : 1

    Behavior on opacity { NumberAnimation { duration: Theme.damageTime; easing.type: Easing.OutQuad } }

    NumberAnimation {
        id: motion

        target: root
        property: "progress"
        from: 0
        to: root.way.length - 1
        easing.type: Easing.OutQuad
        onStopped: root.way = []
    }
    TokenItem {
        anchors.centerIn: parent
        radius: root.still.radius
        emblem: root.emblem
        field: root.emblemField
        charge: root.emblemCharge
        seat: root.seat
        health: root.health
        mostHealth: root.maxHealth
        number: root.number
        hero: root.isHero
    }
}
