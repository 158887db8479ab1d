// SPDX-License-Identifier: MIT
//
// A key of the keyboard beside what it does.
import QtQuick
import Champclos.Items

Rectangle {
    id: root

    property string text: ""
    property color colour: Theme.ink

    implicitWidth: Math.max(implicitHeight, letters.implicitWidth + Theme.space2)
    implicitHeight: Math.round(letters.font.pixelSize * 1.6)
    color: "transparent"
    radius: Theme.space1
    border.width: Theme.strokeRule
    border.color: colour

    Text {
        id: letters

        anchors.centerIn: parent
        text: root.text
        color: root.colour
        font.family: Theme.sans
        font.pixelSize: Math.round(Theme.sizeCaption * 0.92)
        font.weight: Font.DemiBold
        textFormat: Text.PlainText
    }
}
