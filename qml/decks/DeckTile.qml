// SPDX-License-Identifier: MIT
//
// A deck on the shelf.
import QtQuick
import Champclos.Items
import Champclos.Workshop

ShelfTile {
    id: root

    required property string emblem
    required property color field
    required property color charge

    pictureHeight: 72

    EmblemItem {
        anchors.centerIn: parent
        width: 64
        height: 64
        emblem: root.emblem
        field: root.field
        charge: root.charge
        shape: EmblemItem.Roundel
    }
}
