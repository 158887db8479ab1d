// SPDX-License-Identifier: MIT
//
// One thing on a bar of the block editor: a word beside a slot, a slot with what fills it, an addition that is set, or
// the place for more.
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property var part
    required property color words  ///< of plain text on the bar
    property bool isFocused: false
    property bool isChoice: true   ///< shows that it opens choices
    readonly property bool isLabel: part.kind === "label"
    readonly property real lead: beside.visible ? beside.implicitWidth + Theme.space2 : 0
    readonly property bool isOpen: part.kind === "more" || !part.isFilled
    signal activated
    signal stepped(int by)
    signal removed

    implicitHeight: Math.max(32, 32 * Theme.textScale)
    implicitWidth: isLabel ? label.implicitWidth : lead + content.implicitWidth + 2 * shape.inset
    Accessible.role: isLabel ? Accessible.StaticText : Accessible.Button
    Accessible.name: part.label !== "" ? part.label + " " + part.text : part.text
    Accessible.description: part.hint
    Accessible.focused: isFocused
    onIsFocusedChanged: if (isFocused && !isLabel) Speech.tellFocus(root)
    Accessible.onPressAction: activated()

    Text {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        visible: root.isLabel
        text: root.part.text
        color: root.words
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
    }
    Text {
        id: beside

        anchors.verticalCenter: parent.verticalCenter
        visible: root.part.label !== ""
        text: root.part.label
        color: root.words
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
    }
    BlockShape {
        id: shape

        anchors { fill: parent; leftMargin: root.lead }
        visible: !root.isLabel
        shape: root.part.kind === "flag" ? "verb" : root.part.shape
        fill: root.isOpen ? "transparent" : hover.hovered ? Qt.lighter(Theme.parchment, 1.05) : Theme.parchment
        line: root.isOpen ? root.words : "transparent"
        lineWidth: root.isOpen ? 1.5 : 0
        isDashed: root.isOpen
    }
    BlockShape {
        anchors { fill: shape; margins: -4 }
        visible: root.isFocused && !root.isLabel
        shape: shape.shape
        line: root.words
        lineWidth: 2
    }
    Row {
        id: content

        anchors.centerIn: shape
        visible: !root.isLabel
        spacing: 6

        IconItem {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.part.shape === "who"
            name: "bust"
            colour: words.color
            width: 16
            height: 16
        }
        Text {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            text: root.part.text
            color: root.isOpen ? root.words : Theme.cardInk
            font.family: root.part.isNumber ? Theme.serif : Theme.sans
            font.pixelSize: root.part.isNumber ? Theme.sizeSection : Theme.sizeControl
            font.weight: root.part.isNumber ? Font.Bold : root.isOpen && root.part.kind !== "more" ? Font.Normal : Font.DemiBold
        }
        IconItem {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.isOpen && (root.isChoice || root.part.kind === "flag") && !root.part.isNumber
            name: root.part.kind === "flag" ? "close" : "chevron-down"
            colour: words.color
            width: 12
            height: 12
        }
    }
    HoverHandler {
        id: hover

        enabled: !root.isLabel
        cursorShape: Qt.PointingHandCursor
    }
    Tip {
        text: root.part.hint
        isWanted: hover.hovered
    }
    TapHandler {
        enabled: !root.isLabel
        onTapped: root.part.kind === "flag" ? root.removed() : root.activated()
    }
    WheelHandler {
        enabled: root.part.isNumber && root.isFocused
        onWheel: event => root.stepped(event.angleDelta.y > 0 ? 1 : -1)
    }
}
