// SPDX-License-Identifier: MIT
//
// A hero to choose: shield and name, one above the other or, where there is little height, side by side.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string reference
    required property string name
    required property string emblem
    required property var emblemField
    required property var emblemCharge
    required property string tags
    required property bool isTaken
    required property bool isFocused
    required property int seat
    property bool isLow: false
    signal chosen

    objectName: "hero-" + reference
    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.description: tags
    Accessible.focusable: true
    Accessible.checkable: true
    Accessible.checked: isTaken
    Accessible.focused: isFocused
    Accessible.onPressAction: chosen()
    Accessible.onToggleAction: chosen()

    Rectangle {
        anchors { fill: parent; margins: 3 }
        radius: Theme.radiusButton
        color: root.isTaken ? Theme.sunk : hover.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : "transparent"
        border.width: root.isFocused ? Theme.strokeFocus : root.isTaken ? 2 : 0
        border.color: root.isFocused ? Theme.ink : (Theme.dark, Theme.seatLine(root.seat))
    }
    EmblemItem {
        id: shield

        x: root.isLow ? Theme.space3 : (parent.width - width) / 2
        y: root.isLow ? (parent.height - height) / 2 : Theme.space3
        shape: EmblemItem.Shield
        emblem: root.emblem
        field: root.emblemField ?? "transparent"
        charge: root.emblemCharge ?? "transparent"
        width: root.isLow ? 26 : 48
        height: width * 1.25
    }
    Label {
        x: root.isLow ? shield.x + shield.width + Theme.space2 : Theme.space1
        y: root.isLow ? 0 : shield.y + shield.height + Theme.space1
        width: parent.width - x - Theme.space1
        height: parent.height - y - (root.isLow ? 0 : Theme.space1)
        text: root.name
        Accessible.ignored: true
        isStrong: root.isTaken
        size: Label.Caption
        horizontalAlignment: root.isLow ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        lineHeight: 1
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.chosen() }
    Tip {
        text: root.tags
        isWanted: hover.hovered
    }
}
