// SPDX-License-Identifier: MIT
//
// The frame outside a control that has the keyboard's focus.
import QtQuick
import Champclos.Items

Rectangle {
    id: root

    required property Item target
    property real ringRadius: Theme.radiusButton

    anchors.fill: parent
    anchors.margins: -(Theme.focusOffset + Theme.strokeFocus)
    visible: target.activeFocus
    color: "transparent"
    radius: ringRadius + Theme.focusOffset + Theme.strokeFocus
    border.width: Theme.strokeFocus
    border.color: Theme.ink
}
