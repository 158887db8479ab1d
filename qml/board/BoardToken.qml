// SPDX-License-Identifier: MIT
//
// A fighter on the board. It glides when its place changes; touching it means touching its space, which lies below.
import QtQuick
import Champclos.Items

Item {
    id: root

    required property real unit
    required property real radius
    required property int fighterId
    required property int seat
    required property real boardX
    required property real boardY
    required property string emblem
    required property color emblemField
    required property color emblemCharge
    required property int health
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
    function along(axis) {
        if (way.length < 2) // it has just arrived
            return (axis === "x" ? boardX : boardY) * unit;
        const share = progress - leg;
        return (way[leg][axis] * (1 - share) + way[leg + 1][axis] * share) * unit;
    }

    objectName: "fighter-" + fighterId
    x: isMoving ? along("x") : boardX * unit
    y: isMoving ? along("y") : boardY * unit
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
        radius: root.radius
        emblem: root.emblem
        field: root.emblemField
        charge: root.emblemCharge
        seat: root.seat
        health: root.health
        hero: root.isHero
    }
}
