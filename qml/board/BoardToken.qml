// SPDX-License-Identifier: MIT
//
// A fighter on the board. It walks from space to space when its place changes and starts back when it is struck;
// touching it means touching its space, which lies below.
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

    property point pulled: Qt.point(0, 0) ///< by the pointer, in pixels
    property var way: [] ///< points of the battlefield, while it moves along them
    property real progress: 0
    property real shownHealth: health ///< points go out one by one
    property point recoil: Qt.point(0, 0) ///< in R, where it is pushed
    property real push: 0
    readonly property int leg: Math.max(0, Math.min(way.length - 2, Math.floor(progress)))
    readonly property bool isMoving: way.length > 1
    readonly property real hop: isMoving ? 0.16 * still.radius * Math.sin(Math.PI * (progress - leg)) : 0

    function glide(points, duration) {
        way = points;
        progress = 0;
        motion.duration = duration;
        motion.restart();
    }
    /// Away from there, in units of the battlefield; without a place sideways.
    function strike(amount, duration, origin) {
        const dx = origin ? boardX - origin.x : 1, dy = origin ? boardY - origin.y : 0, length = Math.hypot(dx, dy) || 1;
        recoil = Qt.point(0.15 * dx / length, 0.15 * dy / length);
        blow.show(amount, duration);
        pushed.restart();
    }
    function mend(amount, duration) { blow.show(amount, duration); }
    /// Without the time it would take.
    function rest() {
        motion.complete();
        pushed.complete();
        blow.rest();
    }
    /// Where it is, in units of the battlefield.
    function along(axis) {
        if (way.length < 2) // it has just arrived
            return axis === "x" ? boardX : boardY;
        const part = progress - leg, share = part * part * (3 - 2 * part); // each step for itself
        return way[leg][axis] * (1 - share) + way[leg + 1][axis] * share;
    }

    objectName: "fighter-" + fighterId
    x: still.originX + still.unitX * (isMoving ? along("x") : boardX) + pulled.x
    y: still.originY + still.unitY * (isMoving ? along("y") : boardY) + pulled.y
    z: isMoving || pulled.x !== 0 || pulled.y !== 0 ? 1 : 0
    visible: isOnBoard && opacity > 0
    opacity: isDefeated ? 0 : 1

    Behavior on shownHealth { NumberAnimation { duration: Theme.damageTime } }
    Behavior on opacity { NumberAnimation { duration: Theme.damageTime; easing.type: Easing.OutQuad } }

    NumberAnimation {
        id: motion

        target: root
        property: "progress"
        from: 0
        to: root.way.length - 1
        onStopped: root.way = []
    }
    SequentialAnimation {
        id: pushed

        NumberAnimation { target: root; property: "push"; to: 1; duration: Theme.duration(60); easing.type: Easing.OutQuad }
        NumberAnimation { target: root; property: "push"; to: 0; duration: Theme.duration(120); easing.type: Easing.OutBack }
    }
    TokenItem {
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: root.push * root.recoil.x * radius
        anchors.verticalCenterOffset: root.push * root.recoil.y * radius - root.hop
        radius: root.still.radius
        emblem: root.emblem
        field: root.emblemField
        charge: root.emblemCharge
        seat: root.seat
        health: Math.round(root.shownHealth)
        mostHealth: root.maxHealth
        number: root.number
        hero: root.isHero
    }
    Blow {
        id: blow

        radius: root.still.radius
        isHero: root.isHero
    }
}
