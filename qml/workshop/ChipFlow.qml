// SPDX-License-Identifier: MIT
//
// Chips in rows that wrap. In a layout a bare Flow keeps the height of an earlier width; this one follows its chips.
import QtQuick
import Champclos.Items

Item {
    id: root

    default property alias chips: flow.data

    implicitHeight: flow.childrenRect.height

    Flow {
        id: flow

        width: root.width
        spacing: Theme.space2
    }
}
