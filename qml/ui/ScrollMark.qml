// SPDX-License-Identifier: MIT
//
// The scroll bar of the house: thin, and there only when there is something to scroll.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

T.ScrollBar {
    id: root

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    minimumSize: 0.08
    visible: size < 1.0
    policy: T.ScrollBar.AsNeeded

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: root.pressed ? Theme.ink : Theme.edge
        opacity: root.hovered || root.pressed ? 1 : 0.6
    }
}
