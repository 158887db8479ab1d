// SPDX-License-Identifier: MIT
//
// A card that may be chosen and lies in nobody's hand.
import QtQuick
import Champclos.Items

HandCardItem {
    id: root

    required property int index
    required face
    required property bool isEnabled
    required property bool isSelected
    required property string accessibleText
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
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.activated(root.index)
    }
}
