// SPDX-License-Identifier: MIT
//
// The type of a card as a small square of its colour with its icon.
import QtQuick
import Champclos.Items

Rectangle {
    id: root

    required property int type

    implicitWidth: 26
    implicitHeight: 26
    radius: Theme.radiusChip
    color: Theme.typeColour(type)

    IconItem {
        anchors.centerIn: parent
        width: parent.width * 0.66
        height: width
        name: Theme.typeIcon(root.type)
        colour: Theme.typeInk(root.type)
        ground: root.color
    }
}
