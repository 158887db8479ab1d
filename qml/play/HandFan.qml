// SPDX-License-Identifier: MIT
//
// The viewer's hand at the bottom edge: a light fan. Legal cards glow; the one under the pointer or the focus is read
// large beside the board.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property GameSession session
    required property bool isThin
    property bool isAsked: false ///< a card of the hand may be chosen now
    property int current: 0
    readonly property int count: session.hand.count
    readonly property real cardWidth: isThin ? Math.max(86, Math.min(118, (width - 16) / Math.max(1, count) - 8)) : Math.min(130, (height - 24) / 1.397)
    readonly property real pitch: Math.min(cardWidth + Theme.space3 + 2, count > 1 ? (width - cardWidth - 24) / (count - 1) : 0)
    signal cardRead(var face)

    function moveTo(row) {
        current = Math.max(0, Math.min(count - 1, row));
        readCurrent();
    }
    function readCurrent() {
        if (current >= 0 && current < count)
            cardRead(session.hand.at(current).face); // qmllint disable type
    }

    function noteAsked() { isAsked = session.nextEnabled("card", -1, 1) >= 0; }

    Connections {
        target: root.session.hand
        function onDataChanged() { root.noteAsked(); }
        function onCountChanged() { root.noteAsked(); }
    }
    Component.onCompleted: noteAsked()

    clip: isThin
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand, %n card(s)", "", count)
    onActiveFocusChanged: if (activeFocus) moveTo(current)
    Keys.onLeftPressed: moveTo(current - 1)
    Keys.onRightPressed: moveTo(current + 1)
    Keys.onReturnPressed: session.clickCard(current)
    Keys.onEnterPressed: session.clickCard(current)
    Keys.onSpacePressed: session.clickCard(current)

    Repeater {
        model: root.session.hand

        CardItem {
            id: card

            required property int index
            required face
            required property bool isEnabled
            required property bool isSelected
            required property string accessibleText
            readonly property real place: index - (root.count - 1) / 2
            readonly property bool isLifted: isSelected || hover.hovered || (root.activeFocus && root.current === index)

            objectName: "card-" + index
            mode: CardItem.Compact
            width: root.cardWidth
            height: width * 88 / 63
            x: root.width / 2 + place * root.pitch - width / 2
            y: (isLifted ? 4 : 12) + Math.abs(place) * Math.abs(place) * 1.1
            rotation: root.isThin || GraphicsInfo.api === GraphicsInfo.Software ? 0 : place * 1.6 // which draws it jagged
            z: isLifted ? 2 : 1
            antialiasing: true
            mark: isEnabled ? CardItem.Playable : root.isAsked ? CardItem.NotNow : CardItem.Rest
            focused: isSelected || (root.activeFocus && root.current === index)
            Accessible.role: Accessible.ListItem
            Accessible.name: accessibleText
            Accessible.selected: isSelected
            Accessible.onPressAction: root.session.clickCard(index)

            Behavior on y { NumberAnimation { duration: Theme.hoverTime } }
            Behavior on x { NumberAnimation { duration: Theme.cardDrawTime; easing.type: Easing.OutQuad } }

            HoverHandler {
                id: hover

                cursorShape: card.isEnabled ? Qt.PointingHandCursor : Qt.ArrowCursor
                onHoveredChanged: if (hovered) root.cardRead(card.face)
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: {
                    root.current = card.index;
                    root.forceActiveFocus(Qt.MouseFocusReason);
                    root.session.clickCard(card.index);
                }
            }
        }
    }
    Label {
        anchors.centerIn: parent
        visible: root.count === 0 && root.session.viewer >= 0
        text: qsTr("No cards in hand")
        isMuted: true
    }
}
