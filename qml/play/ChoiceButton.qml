// SPDX-License-Identifier: MIT
//
// An answer that is a word.
import QtQuick
import Champclos.Items
import Champclos.Ui

PushButton {
    id: root

    required property int index
    required property string label
    required property string detail
    required property var face
    required property bool isEnabled
    required property bool isSelected
    required property bool isPrimary
    property real mostWidth: 420
    signal activated(int index)
    signal cardRead(var face)

    objectName: "choice-" + index
    text: label
    leastWidth: 84
    tip: detail
    enabled: isEnabled
    kind: isPrimary || isSelected ? PushButton.Commit : PushButton.Plain
    width: Math.min(implicitWidth, mostWidth)
    Accessible.selected: isSelected
    onClicked: activated(index)
    onHoveredChanged: if (hovered && face !== undefined) cardRead(face)
    onActiveFocusChanged: if (activeFocus && face !== undefined) cardRead(face)
}
