// SPDX-License-Identifier: MIT
//
// One side's card in a combat where there is little room: whose it is, its value and its name on two lines.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string title
    required property int seat
    required property var face
    required property bool hasCard
    required property bool isHidden
    required property string none
    readonly property bool isOpen: hasCard && !isHidden
    signal cardRead(var face)

    implicitHeight: who.implicitHeight + strip.height + 1

    CardItem {
        id: card

        visible: false
        face: root.face
    }
    Label {
        id: who

        width: parent.width
        text: root.title
        isStrong: true
        size: Label.Caption
        color: root.seat >= 0 ? (Theme.dark, Theme.seatText(root.seat)) : Theme.ink
        lineHeight: 1
    }
    Rectangle {
        id: strip

        y: who.implicitHeight + 1
        width: parent.width
        height: Math.max(Math.round(28 * Theme.unit), name.implicitHeight + Theme.space1)
        radius: Theme.radiusChip
        color: root.isOpen ? Theme.cardPaper : Theme.tint
        border.width: root.isOpen ? Theme.strokeRule : 0
        border.color: Theme.cardInk
        Accessible.role: Accessible.StaticText
        Accessible.name: root.isOpen ? card.fullText : name.text

        Rectangle {
            id: banner

            visible: root.isOpen
            width: Math.round(26 * Theme.unit)
            height: parent.height
            radius: parent.radius
            color: root.isOpen ? Theme.typeColour(card.type) : "transparent"

            Text {
                anchors.centerIn: parent
                text: card.value
                color: root.isOpen ? Theme.typeInk(card.type) : Theme.ink
                font { family: Theme.serif; bold: true; pixelSize: Math.round(17 * Theme.unit) }
            }
        }
        Label {
            id: name

            anchors { left: root.isOpen ? banner.right : parent.left; leftMargin: Theme.space2; right: parent.right; rightMargin: Theme.space1; verticalCenter: parent.verticalCenter }
            text: root.isOpen ? card.name : root.hasCard ? qsTr("Face down") : root.none
            color: root.isOpen ? Theme.cardInk : Theme.muted
            isStrong: root.isOpen
            size: Label.Caption
            lineHeight: 1
        }
        HoverHandler { onHoveredChanged: root.cardRead(hovered && root.isOpen ? root.face : undefined) }
        TapHandler { onTapped: if (root.isOpen) root.cardRead(root.face) }
    }
}
