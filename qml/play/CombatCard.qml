// SPDX-License-Identifier: MIT
//
// One side's card in a combat: face down until both are revealed, a dashed frame if there is none.
import QtQuick
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property string title
    required property int seat
    required property var owner ///< the seat's row: emblem and colours of the back
    required property var face
    required property bool hasCard
    required property bool isHidden
    required property string none
    required property real cardHeight
    signal cardRead(var face)

    spacing: Theme.space1

    Label {
        width: parent.width
        text: root.title
        isStrong: true
        size: Label.Caption
        color: root.seat >= 0 ? (Theme.dark, Theme.seatText(root.seat)) : Theme.ink
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
    }
    Item {
        width: parent.width
        height: root.cardHeight

        HandCardItem {
            anchors.fill: parent
            visible: root.hasCard && !root.isHidden
            face: root.face
            low: height < 175 * Theme.unit
            Accessible.role: Accessible.StaticText
            Accessible.name: fullText

            HoverHandler { onHoveredChanged: if (hovered) root.cardRead(root.face) }
        }
        CardItem {
            height: Math.min(parent.height, parent.width * 88 / 63)
            width: height * 63 / 88
            x: (parent.width - width) / 2
            visible: root.hasCard && root.isHidden
            face: undefined
            emblem: root.owner.emblem ?? ""
            field: root.owner.emblemField ?? "transparent"
            charge: root.owner.emblemCharge ?? "transparent"
            mode: CardItem.Back
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("A card, face down")
        }
        DashItem {
            anchors.fill: parent
            visible: !root.hasCard
            radius: Theme.radiusButton
            stroke: Theme.strokePanel

            Label {
                anchors.centerIn: parent
                width: parent.width - Theme.space2
                text: root.none
                isMuted: true
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
