// SPDX-License-Identifier: MIT
//
// A fighter in a seat's panel: roundel with health, its number where there are several of the name, or the dashed circle
// that a fallen one leaves.
import QtQuick
import Champclos.Items

Item {
    id: root

    required property var fighter ///< {emblem, health, isDefeated, isHero, number, title}
    required property int seat
    required property real size

    width: size
    height: Math.round(size * 1.24)
    Accessible.role: Accessible.StaticText
    Accessible.name: (fighter.title ?? "") + " " + (fighter.isDefeated ? qsTr("defeated") : fighter.health)

    EmblemItem {
        id: token

        visible: !root.fighter.isDefeated
        shape: EmblemItem.Roundel
        emblem: root.fighter.emblem ?? ""
        field: root.fighter.emblemField ?? "transparent"
        charge: root.fighter.emblemCharge ?? "transparent"
        seat: root.seat
        width: root.size
        height: root.size
    }
    BadgeItem {
        anchors { horizontalCenter: token.horizontalCenter; bottom: parent.bottom }
        visible: !root.fighter.isDefeated
        width: Math.round(root.size * (root.fighter.isHero ? 0.62 : 0.56))
        height: width
        seat: root.seat
        health: root.fighter.health ?? 0
    }
    DashItem {
        visible: root.fighter.isDefeated ?? false
        width: root.size * 0.86
        height: width
        x: (root.size - width) / 2
        y: root.size * 0.1
        radius: width / 2
        stroke: Theme.strokePanel

        Text {
            anchors.centerIn: parent
            text: "×"
            color: Theme.muted
            font.family: Theme.sans
            font.pixelSize: Math.max(Math.round(11 * Theme.unit), Math.round(root.size * 0.5))
        }
    }
    Rectangle {
        visible: (root.fighter.number ?? 0) > 0
        width: Math.max(Math.round(root.size * 0.36), Math.round(13 * Theme.unit))
        height: width
        x: root.size - width * 0.8
        y: -2
        radius: width / 2
        color: Theme.cardPaper
        border.width: 1
        border.color: Theme.cardInk

        Text {
            anchors.centerIn: parent
            text: root.fighter.number ?? ""
            color: Theme.cardInk
            font.family: Theme.sans
            font.weight: Font.Bold
            font.pixelSize: Math.max(Math.round(11 * Theme.unit), Math.round(parent.width * 0.72))
        }
    }
}
