// SPDX-License-Identifier: MIT
//
// The hands that a replay shows, side by side: one seat's, or all. The card under the pointer comes to the front.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property var hands ///< [{seat, name, cards}]
    readonly property real share: (width - (hands.length - 1) * Theme.space3) / Math.max(1, hands.length)

    objectName: "replayHands"

    Repeater {
        model: root.hands

        Item {
            id: hand

            required property int index
            required property var modelData
            readonly property var cards: modelData.cards
            readonly property real cardWidth: Math.min(132, width, Math.max(100, (width - (cards.length - 1) * Theme.space1) / Math.max(1, cards.length)))
            readonly property real pitch: cards.length > 1 ? Math.min(cardWidth + Theme.space1, (width - cardWidth) / (cards.length - 1)) : 0

            x: index * (root.share + Theme.space3)
            width: root.share
            height: root.height
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Hand of %1, %n card(s)", "", cards.length).arg(modelData.name)

            Label {
                id: title

                width: parent.width
                text: hand.cards.length > 0 ? qsTr("Hand: %1").arg(hand.modelData.name) : qsTr("Hand: %1 (empty)").arg(hand.modelData.name)
                size: Label.Caption
                isStrong: true
                color: (Theme.dark, Theme.seatText(hand.modelData.seat))
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Repeater {
                model: hand.cards

                HandCardItem {
                    id: card

                    required property int index
                    required property var modelData

                    objectName: "replayCard-" + hand.modelData.seat + "-" + index
                    x: index * hand.pitch
                    y: title.height + 2
                    z: hover.hovered ? 2 : 1
                    width: hand.cardWidth
                    height: root.height - y
                    low: true
                    face: modelData.face
                    Accessible.role: Accessible.ListItem
                    Accessible.name: fullText

                    HoverHandler { id: hover }
                    Tip {
                        text: card.fullText
                        isWanted: hover.hovered
                    }
                }
            }
        }
    }
}
