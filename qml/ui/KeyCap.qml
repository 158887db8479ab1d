// SPDX-License-Identifier: MIT
//
// A key of the keyboard beside what it does.
import QtQuick
import Champclos.Items

Rectangle {
    id: root

    property string text: ""
    property color colour: Theme.ink
    property real letters: Math.round(Theme.sizeCaption * 0.92)

    implicitWidth: Math.max(implicitHeight, legend.implicitWidth + Theme.space2)
    implicitHeight: Math.round(letters * 1.6)
    color: "transparent"
    radius: Theme.space1
    border.width: Theme.strokeRule
    border.color: colour

    Text {
        id: legend

        anchors.centerIn: parent
        text: root.text
        color: root.colour
        font.family: Theme.sans
        font.pixelSize: root.letters
        font.weight: Font.DemiBold
        textFormat: Text.PlainText
    }
}
