// SPDX-License-Identifier: MIT
//
// A card as a row of a list: type, value, name, text and how often.
import QtQuick
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property var face
    required property string name
    required property string type
    required property string typeText
    required property int value
    required property int boost
    required property int count
    required property string text
    required property string marks
    property bool isCurrent: false
    readonly property int typeIndex: ["attack", "defense", "versatile", "scheme"].indexOf(type) // qmllint disable type
    signal hovered

    implicitHeight: Math.max(stamp.height, words.implicitHeight) + 2 * Theme.space2
    radius: Theme.radiusChip
    color: hover.hovered || isCurrent ? Theme.sunk : "transparent"
    border.width: isCurrent ? Theme.strokeFocus : Theme.strokeRule
    border.color: isCurrent ? Theme.ink : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: [name, typeText, text].join(". ") // qmllint disable type
    onIsCurrentChanged: if (isCurrent) hovered()

    Rectangle {
        id: stamp

        anchors { left: parent.left; top: parent.top; margins: Theme.space2 }
        width: 34
        height: 44
        radius: 5
        color: Theme.typeColour(root.typeIndex)

        IconItem {
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: root.value >= 0 ? 3 : 12 }
            name: Theme.typeIcon(root.typeIndex)
            colour: Theme.typeInk(root.typeIndex)
            ground: Theme.typeColour(root.typeIndex)
            width: 18
            height: 18
        }
        Text {
            visible: root.value >= 0
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
            text: root.value
            Accessible.ignored: true
            color: Theme.typeInk(root.typeIndex)
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: 20
        }
    }
    Column {
        id: words

        anchors { left: stamp.right; right: copies.left; top: parent.top; margins: Theme.space2; leftMargin: Theme.space3 }
        spacing: 1

        Heading {
            width: parent.width
            text: root.name
            Accessible.ignored: true
            font.pixelSize: Theme.sizeBody + 3
        }
        Label {
            objectName: "marks"
            visible: text !== ""
            width: parent.width
            text: root.marks
            isStrong: true
            size: Label.Caption
        }
        Label {
            visible: text !== ""
            width: parent.width
            text: root.text
            Accessible.ignored: true
            size: Label.Caption
        }
    }
    Label {
        id: copies

        anchors { right: parent.right; top: parent.top; margins: Theme.space2 }
        text: "×" + root.count
        Accessible.ignored: true
        isStrong: true
    }
    HoverHandler {
        id: hover

        onHoveredChanged: if (hovered) root.hovered()
    }
}
