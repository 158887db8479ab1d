// SPDX-License-Identifier: MIT
//
// The key that chooses the thing whose corner it sits on.
import QtQuick
import Champclos.Items

Rectangle {
    id: root

    property string key: ""
    property real size: Math.round(20 * Theme.unit)

    width: Math.max(size, legend.implicitWidth + size * 0.5)
    height: size
    radius: size / 2
    color: Theme.bar
    border.width: Theme.strokePanel
    border.color: Theme.barText

    Text {
        id: legend

        anchors.centerIn: parent
        text: root.key
        color: Theme.barText
        font.family: Theme.sans
        font.weight: Font.Bold
        font.pixelSize: Math.max(Math.round(11 * Theme.unit), Math.round(root.size * 0.6))
    }
}
