// SPDX-License-Identifier: MIT
//
// The frame outside a control that has the keyboard's focus. A control that was clicked has it too, but needs no frame.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

Rectangle {
    id: root

    required property Item target
    property real ringRadius: Theme.radiusButton
    readonly property T.Control control: target as T.Control

    anchors.fill: parent
    anchors.margins: -(Theme.focusOffset + Theme.strokeFocus)
    visible: target.activeFocus && control?.focusReason !== Qt.MouseFocusReason
    color: "transparent"
    radius: ringRadius + Theme.focusOffset + Theme.strokeFocus
    border.width: Theme.strokeFocus
    border.color: Theme.ink
}
