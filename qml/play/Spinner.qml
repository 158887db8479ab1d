// SPDX-License-Identifier: MIT
//
// Three dots that say that the computer thinks.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items

Row {
    id: root

    property int beat: 0

    spacing: 5
    Accessible.role: Accessible.Animation
    Accessible.name: qsTr("The computer is thinking")

    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: 8
            height: 8
            radius: 4
            color: root.beat === index ? Theme.ink : Theme.line
        }
    }
    Timer {
        interval: 260
        running: root.visible
        repeat: true
        onTriggered: root.beat = (root.beat + 1) % 3
    }
}
