// SPDX-License-Identifier: MIT
//
// A card in the list of a deck: type and value, name and text, mark, boost, and its copies as pips.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property int index
    required property var face
    required property string name
    required property string type
    required property int value
    required property int boost
    required property string marks
    required property string text
    required property int copies
    required property int seen
    required property string accessibleText
    readonly property int typeIndex: ["attack", "defense", "versatile", "scheme"].indexOf(type) // qmllint disable type
    signal read(var face)

    objectName: "deckRow-" + index
    implicitHeight: Math.max(stamp.height, words.implicitHeight) + 2 * Theme.space2
    Accessible.role: Accessible.ListItem
    Accessible.name: accessibleText + ". " + text

    Rectangle {
        width: parent.width
        height: Theme.strokeRule
        color: Theme.line
    }
    Rectangle {
        id: stamp

        y: Theme.space2
        width: Math.round(30 * Theme.unit)
        height: Math.round(42 * Theme.unit)
        color: (Theme.dark, Theme.typeColour(root.typeIndex))

        IconItem {
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: root.value >= 0 ? Math.round(4 * Theme.unit) : Math.round(12 * Theme.unit) }
            name: Theme.typeIcon(root.typeIndex)
            colour: Theme.typeInk(root.typeIndex)
            ground: Theme.typeColour(root.typeIndex)
            width: Math.round(15 * Theme.unit)
            height: width
        }
        Text {
            visible: root.value >= 0
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
            text: root.value
            color: Theme.typeInk(root.typeIndex)
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Math.round(19 * Theme.unit)
        }
    }
    Column {
        id: words

        anchors { left: stamp.right; leftMargin: Theme.space2; right: facts.left; rightMargin: Theme.space2 }
        y: Theme.space2

        Heading {
            width: parent.width
            text: root.name
            font.pixelSize: Theme.sizeBody + 2
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: [root.marks, root.text].filter(part => part !== "").join(" · ") // qmllint disable type
            isMuted: true
            size: Label.Caption
        }
    }
    Row {
        id: facts

        anchors.right: parent.right
        y: Theme.space2 + (stamp.height - height) / 2
        spacing: Theme.space2

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.boost >= 0
            width: Math.round(26 * Theme.unit)
            height: width
            radius: width / 2
            color: Theme.gold
            border.width: 1
            border.color: Theme.cardInk

            Text {
                anchors.centerIn: parent
                text: "+" + root.boost
                color: Theme.onGold
                font.family: Theme.sans
                font.weight: Font.Bold
                font.pixelSize: Math.round(12 * Theme.unit)
            }
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(48 * Theme.unit)
            spacing: 2

            Repeater {
                model: root.copies

                SeenPip {
                    required property int index

                    isSeen: index < root.seen
                    objectName: isSeen ? "seenPip" : "hiddenPip"
                }
            }
        }
    }
    HoverHandler { onHoveredChanged: if (hovered) root.read(root.face) }
}
