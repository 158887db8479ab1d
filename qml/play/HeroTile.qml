// SPDX-License-Identifier: MIT
//
// A hero to choose: shield and name.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string reference
    required property string name
    required property string emblem
    required property bool isDamaged
    required property string problem
    required property bool isTaken
    required property bool isFocused
    required property int seat
    property bool isLow: false
    signal chosen

    objectName: "hero-" + reference
    Accessible.role: Accessible.RadioButton
    Accessible.name: isDamaged ? name + ": " + problem : name
    Accessible.checked: isTaken
    Accessible.focused: isFocused
    Accessible.onPressAction: chosen()

    Rectangle {
        anchors { fill: parent; margins: 3 }
        radius: Theme.radiusButton
        color: root.isTaken ? Theme.sunk : hover.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : "transparent"
        border.width: root.isFocused ? Theme.strokeFocus : root.isTaken ? 2 : 0
        border.color: root.isFocused ? Theme.ink : (Theme.dark, Theme.seatLine(root.seat))
    }
    EmblemItem {
        id: shield

        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: root.isLow ? 7 : Theme.space3 }
        shape: EmblemItem.Shield
        emblem: root.emblem
        opacity: root.isDamaged ? 0.4 : 1
        width: root.isLow ? 36 : 48
        height: width * 1.25
    }
    Label {
        anchors { left: parent.left; right: parent.right; top: shield.bottom; bottom: parent.bottom; margins: Theme.space1 }
        text: root.name
        isStrong: root.isTaken
        size: Label.Caption
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        lineHeight: 1
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.chosen() }
    Tip {
        text: root.problem
        isWanted: hover.hovered && root.isDamaged
    }
}
