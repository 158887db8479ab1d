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
    required property string accessibleText
    property real mostWidth: 420 * Theme.unit
    property real mostHeight: 0 ///< in the bar
    property bool isTight: false ///< little room beside it
    signal activated(int index)
    signal cardRead(var face)
    signal pointedAt(int index) ///< with the pointer or the keys; -1: no more

    objectName: "choice-" + index
    text: label
    leastWidth: isTight ? 0 : 84 * Theme.unit
    leftPadding: isTight ? Theme.space2 : Theme.space4
    tip: detail
    isOffered: isEnabled // the others can be pressed, too: they answer why not
    wraps: true
    kind: isPrimary || isSelected ? PushButton.Commit : PushButton.Plain
    width: Math.min(implicitWidth, mostWidth)
    height: mostHeight > 0 ? Math.min(mostHeight, implicitHeight) : implicitHeight
    Accessible.name: accessibleText
    Accessible.selected: isSelected
    onClicked: activated(index)
    onHoveredChanged: attend(hovered)
    onActiveFocusChanged: attend(activeFocus)
    onPressAndHold: attend(true) // a finger's way to what a pointer is told

    function attend(isOn) {
        pointedAt(isOn ? index : -1);
        if (isOn && face !== undefined)
            cardRead(face);
    }
}
