// SPDX-License-Identifier: MIT
//
// A key, drawn as one: which to press for what stands beside it.
import QtQuick
import Champclos.Items

Rectangle {
    id: root

    property string text: ""

    implicitWidth: Math.max(implicitHeight, words.implicitWidth + Theme.space2)
    implicitHeight: words.implicitHeight + 4
    radius: 4
    color: "transparent"
    border.width: Theme.strokeRule
    border.color: Theme.edge

    Text {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.sizeCaption
    }
}
