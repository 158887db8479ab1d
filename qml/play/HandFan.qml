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
    required property bool isStrip ///< only the upper part of the cards is seen
    property bool isAsked: false ///< a card of the hand may be chosen now
    property int current: 0
    property int pointed: -1 ///< the card under the pointer
    property bool isKeyed: false ///< the keyboard is in use here, so its place is shown
    readonly property int count: session.table.view.hand.count
    readonly property real slack: isThin ? Theme.space2 : Theme.space3 ///< above a card at rest
    readonly property real widestInStrip: 118
    readonly property real widest: isStrip ? widestInStrip : (height - 2 * slack) * 63 / 88
    readonly property real narrowest: isThin ? 86 : 104 ///< with more cards they overlap
    readonly property real share: (width - Theme.space4) / Math.max(1, count) - Theme.space2
    readonly property int cardWidth: Math.min(widest, Math.max(narrowest, share))
    /// Down to where the boost begins; it must not depend on the height that it gives.
    readonly property int stripHeight: slack + Math.floor(Math.min(widestInStrip, Math.max(narrowest, share))) * 88 / 63 * 0.77
    readonly property real pitch: Math.min(cardWidth + Theme.space3 + 2, count > 1 ? (width - cardWidth - Theme.space4) / (count - 1) : 0)
    readonly property bool isFlat: isThin || GraphicsInfo.api === GraphicsInfo.Software ///< which draws turned cards jagged
    signal cardRead(var face)
    signal pointedAt(int row) ///< with the pointer or the keys; -1: no more

    function moveTo(row) {
        isKeyed = true;
        current = Math.max(0, Math.min(count - 1, row));
        readCurrent();
        pointedAt(current);
    }
    function readCurrent() {
        if (current >= 0 && current < count)
            cardRead(session.table.view.hand.at(current).face); // qmllint disable type
    }

    /// The pointer is on the next card before it has left the last one.
    function noteHover(row, isOn) {
        if (!isOn && row !== pointed)
            return;
        pointed = isOn ? row : -1;
        pointedAt(pointed);
    }
    function rectOf(row, item) {
        const card = cards.itemAt(row);
        return card ? card.mapToItem(item, Qt.rect(0, 0, card.width, Math.min(card.height, height - card.y))) : Qt.rect(0, 0, 0, 0);
    }
    function rectsOfChoices(item) {
        const rects = [];
        for (let row = 0; row < count; ++row)
            if (session.table.view.hand.at(row).isEnabled) // qmllint disable type
                rects.push(rectOf(row, item));
        return rects;
    }
    function noteAsked() { isAsked = session.table.picking.nextEnabled(Picking.Card, -1, 1) >= 0; }

    Connections {
        target: root.session.table.view.hand
        function onDataChanged() { root.noteAsked(); }
        function onCountChanged() { root.noteAsked(); }
    }
    Component.onCompleted: noteAsked()

    clip: isThin
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand, %n card(s)", "", count)
    onActiveFocusChanged: {
        if (activeFocus)
            moveTo(current);
        else
            pointedAt(-1);
    }
    Keys.onLeftPressed: moveTo(current - 1)
    Keys.onRightPressed: moveTo(current + 1)
    Keys.onReturnPressed: session.table.picking.click(Picking.Card, current)
    Keys.onEnterPressed: session.table.picking.click(Picking.Card, current)
    Keys.onSpacePressed: session.table.picking.click(Picking.Card, current)

    Repeater {
        id: cards

        model: root.session.table.view.hand

        CardItem {
            id: card

            required property int index
            required face
            required property bool isEnabled
            required property bool isSelected
            required property string accessibleText
            readonly property real place: index - (root.count - 1) / 2
            readonly property bool isFocused: root.activeFocus && root.isKeyed && root.current === index
            readonly property bool isLifted: isSelected || hover.hovered || isFocused

            objectName: "card-" + index
            mode: CardItem.Compact
            width: root.cardWidth
            height: Math.round(width * 88 / 63)
            x: Math.round(root.width / 2 + place * root.pitch - width / 2)
            y: Math.round(isLifted ? root.slack / 3 : root.slack + (root.isFlat ? 0 : place * place * 1.1))
            rotation: root.isFlat ? 0 : place * 1.6
            z: isLifted ? 2 : 1
            antialiasing: true
            mark: isEnabled ? CardItem.Playable : root.isAsked ? CardItem.NotNow : CardItem.Rest
            focused: isSelected || isFocused
            Accessible.role: Accessible.ListItem
            Accessible.name: accessibleText
            Accessible.selected: isSelected
            Accessible.focused: isFocused
            Accessible.onPressAction: root.session.table.picking.click(Picking.Card, index)
            onIsFocusedChanged: if (isFocused) Speech.tellFocus(card)

            Behavior on y { NumberAnimation { duration: Theme.hoverTime } }
            Behavior on x { NumberAnimation { duration: Theme.cardDrawTime; easing.type: Easing.OutQuad } }

            HoverHandler {
                id: hover

                cursorShape: card.isEnabled ? Qt.PointingHandCursor : Qt.ArrowCursor
                onHoveredChanged: {
                    root.noteHover(card.index, hovered);
                    if (hovered)
                        root.cardRead(card.face);
                }
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: {
                    root.current = card.index;
                    root.forceActiveFocus(Qt.MouseFocusReason);
                    root.isKeyed = false;
                    root.session.table.picking.click(Picking.Card, card.index);
                }
            }
        }
    }
    Label {
        anchors.centerIn: parent
        visible: root.count === 0 && root.session.table.view.viewer >= 0
        text: qsTr("No cards in hand")
        isMuted: true
    }
}
