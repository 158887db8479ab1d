// SPDX-License-Identifier: MIT
//
// The start number on a small flag in the colour of the seat.
import QtQuick
import Champclos.Items

Item {
    id: root

    property int number: 1

    implicitWidth: 26
    implicitHeight: 30

    Rectangle {
        x: 1
        width: 2
        height: 30
        color: Theme.ink
    }
    Rectangle {
        width: 24
        height: 18
        color: Theme.seatColour(root.number - 1)

        Text {
            anchors.centerIn: parent
            text: root.number
            color: Theme.seatDigits(root.number - 1)
            font: Theme.serifFont(Theme.sizeControl)
        }
    }
}
