// SPDX-License-Identifier: MIT
//
// A panel that slides in from the right edge and away again.
import QtQuick
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    property bool isOpen: false
    property bool isAvailable: true
    property real panelWidth: 320
    default property alias content: holder.data

    width: panelWidth
    visible: isAvailable && (isOpen || holder.x < width)
    Keys.onEscapePressed: isOpen = false

    Rectangle {
        id: holder

        x: root.isOpen ? 0 : root.width + 2
        width: root.width
        height: root.height
        color: Theme.surface

        Behavior on x { NumberAnimation { duration: Theme.panelTime; easing.type: Easing.OutQuad } }

        MouseArea { // nothing falls through to the board
            anchors.fill: parent
            hoverEnabled: true
        }
        Rectangle {
            width: Theme.strokePanel
            height: parent.height
            color: Theme.edge
        }
    }
}
