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
    property bool isPlaying: false ///< something moves: a card that is revealed now is turned
    property bool isFaceUp: true ///< as it lies, also while it is turned
    property real turn: 1 ///< its width while it is turned
    signal cardRead(var face)

    spacing: Theme.space1
    onIsHiddenChanged: {
        if (!isHidden && hasCard && isPlaying && Theme.revealTime > 0)
            turning.restart();
        else
            isFaceUp = !isHidden;
    }
    Component.onCompleted: isFaceUp = !isHidden
    onIsPlayingChanged: if (!isPlaying) turning.complete()

    SequentialAnimation {
        id: turning

        NumberAnimation { target: root; property: "turn"; from: 1; to: 0; duration: Theme.revealTime / 2; easing.type: Easing.InQuad }
        PropertyAction { target: root; property: "isFaceUp"; value: true }
        NumberAnimation { target: root; property: "turn"; from: 0; to: 1; duration: Theme.revealTime / 2; easing.type: Easing.OutQuad }
    }
    Label {
        width: parent.width
        text: root.title
        isStrong: true
        size: Label.Caption
        color: root.seat >= 0 ? (Theme.dark, Theme.seatText(root.seat)) : Theme.ink
        lineHeight: 1
    }
    Item {
        width: parent.width
        height: root.cardHeight

        HandCardItem {
            anchors.fill: parent
            visible: root.hasCard && root.isFaceUp
            transform: Scale { origin.x: root.width / 2; xScale: root.turn }
            face: root.face
            low: height < 175 * Theme.unit
            Accessible.role: Accessible.StaticText
            Accessible.name: fullText

            HoverHandler { onHoveredChanged: if (hovered) root.cardRead(root.face) }
            TapHandler { onTapped: root.cardRead(root.face) }
        }
        CardItem {
            id: back

            height: Math.min(parent.height, parent.width * 88 / 63)
            width: height * 63 / 88
            x: (parent.width - width) / 2
            visible: root.hasCard && !root.isFaceUp
            transform: Scale { origin.x: back.width / 2; xScale: root.turn }
            face: undefined
            emblem: root.owner.emblem ?? ""
            back: root.owner.back ?? ""
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
