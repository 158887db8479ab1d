// SPDX-License-Identifier: MIT
//
// The actions of a turn as seals: filled those that are left, dashed those that are spent. A Row and no layout: what a
// repeater removes from a nested layout can outlive itself there (Qt 6.4).
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items

Row {
    id: root

    required property int remaining
    required property int total
    required property real size

    spacing: size > 24 ? Theme.space1 : 0

    Repeater {
        model: Math.max(root.total, root.remaining)

        SealItem {
            required property int index

            spent: index >= root.remaining
            width: root.size
            height: root.size
        }
    }
}
