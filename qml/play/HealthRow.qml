// SPDX-License-Identifier: MIT
//
// A hero's health as badge, words and ticks; of several heroes each with its own.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property var facts ///< the row of the seat
    required property int seat
    property real size: 40 * Theme.unit
    property bool isBrief: false ///< the badge alone
    readonly property var heroes: facts.heroes ?? []
    readonly property int most: facts.maxHealth ?? 0

    implicitHeight: heroes.length > 1 ? Math.round(size * 1.3) : Math.round(size * 1.24)

    Row {
        visible: root.heroes.length > 1
        spacing: Math.min(Theme.space3, (root.width - root.heroes.length * root.size * 1.05) / Math.max(1, root.heroes.length - 1))

        Repeater {
            model: root.heroes.length > 1 ? root.heroes : []

            FighterSign {
                required property var modelData

                fighter: modelData
                seat: root.seat
                size: root.size * 1.05
            }
        }
    }
    BadgeItem {
        id: badge

        visible: root.heroes.length <= 1
        width: root.size * 1.3
        height: root.size * 1.3
        y: (parent.height - height) / 2
        seat: root.seat
        health: root.facts.health ?? 0
    }
    Column {
        anchors { left: badge.right; leftMargin: Theme.space2; right: parent.right; verticalCenter: parent.verticalCenter }
        visible: root.heroes.length <= 1 && !root.isBrief
        spacing: Theme.space1

        Row {
            spacing: Theme.space1

            Label { visible: implicitWidth + figures.implicitWidth + parent.spacing <= ticks.width; text: qsTr("Health"); isStrong: true; size: Label.Caption; wrapMode: Text.NoWrap }
            Label {
                id: figures

                text: qsTr("%1 of %2").arg(root.facts.health ?? 0).arg(root.most)
                isMuted: true
                size: Label.Caption
                wrapMode: Text.NoWrap
            }
        }
        Row {
            id: ticks

            readonly property real tick: (parent.width - (root.most - 1) * spacing) / Math.max(1, root.most)

            width: parent.width
            spacing: root.most > 18 ? 1 : 2

            Repeater {
                model: root.most

                Rectangle {
                    required property int index

                    width: ticks.tick
                    height: Math.round(13 * Theme.unit)
                    radius: 2
                    color: index < (root.facts.health ?? 0) ? (Theme.dark, Theme.seatLine(root.seat)) : "transparent"
                    border.width: 1
                    border.color: index < (root.facts.health ?? 0) ? color : Theme.muted
                }
            }
        }
    }
}
