// SPDX-License-Identifier: MIT
//
// One of a row of pills: on or off, said by a mark as well as by its frame.
import QtQuick
import Champclos.Items
import Champclos.Ui

Pressable {
    id: root

    property bool isTaken: false

    implicitWidth: content.implicitWidth + 2 * Theme.space3
    implicitHeight: 30 * Theme.textScale
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checked: isTaken

    contentItem: Item {
        implicitWidth: content.implicitWidth

        Row {
            id: content

            anchors.centerIn: parent
            spacing: Theme.space2

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 10
                height: 10
                radius: 5
                color: root.isTaken ? Theme.gold : "transparent"
                border.width: 1.5
                border.color: root.isTaken ? Theme.gold : Theme.muted
            }
            SteadyText {
                text: root.text
                color: root.enabled ? Theme.ink : Theme.muted
                isStrong: root.isTaken
            }
        }
    }
    background: Rectangle {
        radius: height / 2
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : Theme.surface
        border.width: root.isTaken ? 2 : Theme.strokePanel
        border.color: root.isTaken ? Theme.gold : Theme.line

        FocusRing { target: root; ringRadius: root.height / 2 }
    }
}
