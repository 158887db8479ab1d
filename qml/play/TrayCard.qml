// SPDX-License-Identifier: MIT
//
// A card that may be chosen and lies in nobody's hand.
import QtQuick
import Champclos.Items
import Champclos.Ui

HandCardItem {
    id: root

    required property int index
    required face
    required property bool isEnabled
    required property bool isSelected
    required property string accessibleText
    property string key: ""
    signal activated(int index)
    signal cardRead(var face)
    signal pointedAt(int index)

    function attend(isOn) {
        pointedAt(isOn ? index : -1);
        if (isOn)
            cardRead(face);
    }

    objectName: "choice-" + index
    low: height < 175 * Theme.unit
    mark: isEnabled ? HandCardItem.Playable : HandCardItem.NotNow
    focused: isSelected || activeFocus
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: accessibleText
    Accessible.selected: isSelected
    Accessible.onPressAction: activated(index)
    Keys.onReturnPressed: activated(index)
    Keys.onEnterPressed: activated(index)
    Keys.onSpacePressed: activated(index)
    onActiveFocusChanged: attend(activeFocus)

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
        onHoveredChanged: root.attend(hovered)
    }
    HoldTap {
        onClicked: root.activated(root.index)
        onHeld: root.attend(true)
    }
    KeyDisc {
        x: -Math.round(5 * Theme.unit)
        y: -Math.round(5 * Theme.unit)
        visible: root.key !== ""
        key: root.key
    }
}
