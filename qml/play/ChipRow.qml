// SPDX-License-Identifier: MIT
//
// How far a seat's fighters go and how its hero attacks, side by side: in words where they have room, first the one and
// then the other as a sign where they have not.
import QtQuick

Row {
    id: root

    required property var facts ///< the row of the seat
    required property int seat
    required property real size
    required property real letters
    readonly property bool isMoveBrief: move.fullWidth + attack.fullWidth + spacing > width
    readonly property bool isAttackBrief: isMoveBrief && move.briefWidth + attack.fullWidth + spacing > width
    readonly property real spare: Math.max(0, width - spacing - move.implicitWidth - attack.implicitWidth) / 2

    Chip {
        id: move

        width: implicitWidth + root.spare
        size: root.size
        letters: root.letters
        iconName: "move"
        isBrief: root.isMoveBrief
        text: qsTr("Move %1", "how far a fighter goes in a maneuver").arg(root.facts.move ?? 0)
        brief: root.facts.move ?? ""
    }
    Chip {
        id: attack

        objectName: "attackChip-" + root.seat
        width: implicitWidth + root.spare
        size: root.size
        letters: root.letters
        iconName: root.facts.isRanged ? "ranged" : "melee"
        isBrief: root.isAttackBrief
        text: root.facts.attack ?? ""
    }
}
