// SPDX-License-Identifier: MIT
//
// A word that may become strong and keeps its width: what stands beside it does not move when it is chosen.
import QtQuick
import Champclos.Items

Item {
    id: root

    property string text: ""
    property color color: Theme.ink
    property real size: Theme.sizeControl
    property bool isStrong: false

    implicitWidth: strong.implicitWidth
    implicitHeight: strong.implicitHeight

    Text {
        id: strong

        visible: root.isStrong
        text: root.text
        color: root.color
        font.family: Theme.sans
        font.pixelSize: root.size
        font.weight: Font.DemiBold
    }
    Text {
        anchors.centerIn: parent
        visible: !root.isStrong
        text: root.text
        color: root.color
        font.family: Theme.sans
        font.pixelSize: root.size
        font.weight: Font.Medium
    }
}
