// SPDX-License-Identifier: MIT
//
// One side's card in a combat: face down until both are revealed, an empty frame if there is none.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property string title
    required property int seat
    required property var owner ///< the seat's row: emblem and colours of the back
    required property var face
    required property bool hasCard
    required property bool isHidden
    required property string none
    property bool isSmall: false
    property bool isRight: false ///< it stands at the right edge of the room that it has
    required property real cardWidth

    spacing: Theme.space2

    Label {
        text: root.title
        isStrong: true
        color: root.seat >= 0 ? (Theme.dark, Theme.seatText(root.seat)) : Theme.ink
        horizontalAlignment: root.isRight ? Text.AlignRight : Text.AlignLeft
        Layout.fillWidth: true
    }
    Item {
        Layout.preferredWidth: root.cardWidth
        Layout.preferredHeight: Layout.preferredWidth * 88 / 63
        Layout.alignment: root.isRight ? Qt.AlignRight : Qt.AlignLeft

        CardItem {
            anchors.fill: parent
            visible: root.hasCard
            face: root.isHidden ? undefined : root.face
            emblem: root.owner.emblem ?? ""
            field: root.owner.emblemField ?? "transparent"
            charge: root.owner.emblemCharge ?? "transparent"
            mode: root.isHidden ? CardItem.Back : root.isSmall ? CardItem.Compact : CardItem.Reading
            Accessible.role: Accessible.StaticText
            Accessible.name: root.isHidden ? qsTr("A card, face down") : fullText
        }
        Rectangle {
            anchors.fill: parent
            visible: !root.hasCard
            radius: 10
            color: "transparent"
            border.width: Theme.strokePanel
            border.color: Theme.line

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
