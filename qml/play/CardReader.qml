// SPDX-License-Identifier: MIT
//
// The card being read, large, beside the board and never over it.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    property var face: undefined
    readonly property real cardWidth: Math.round(Math.min(width, height * 63 / 88))

    implicitWidth: 264 * Theme.unit
    implicitHeight: width * 88 / 63

    CardItem {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.cardWidth
        height: Math.round(width * 88 / 63)
        visible: root.face !== undefined
        face: root.face
        mode: width >= 250 * Theme.unit * Theme.textScale ? CardItem.Full : CardItem.Reading
        Accessible.role: Accessible.StaticText
        Accessible.name: fullText
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.cardWidth
        height: Math.round(width * 88 / 63)
        visible: root.face === undefined
        radius: width * 3 / 63
        color: "transparent"
        border.width: Theme.strokePanel
        border.color: Theme.line

        Label {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.space5
            text: qsTr("Hover over a card, or move to it with the keyboard, to read it here.")
            isMuted: true
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
