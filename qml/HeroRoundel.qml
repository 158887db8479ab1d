// SPDX-License-Identifier: MIT
//
// A hero of a saved game as the table shows it: emblem, colour of the seat, health.
import QtQuick
import Champclos.Items

Item {
    id: root

    required property int index
    required property var modelData ///< emblem, emblemField, emblemCharge, health (below 0: not known)
    property real size: 60 ///< of the disc; the badge hangs below it

    implicitWidth: size
    implicitHeight: size * 1.25

    TokenItem {
        x: (root.size - width) / 2
        y: (root.size - height) / 2
        radius: root.size / 2.1
        emblem: root.modelData.emblem
        field: root.modelData.emblemField
        charge: root.modelData.emblemCharge
        health: root.modelData.health
        seat: root.index
    }
}
