// SPDX-License-Identifier: MIT
//
// The viewer's hand at the bottom edge, with the text of every card. Legal cards glow; the one under the pointer or the
// focus is read large beside the board. Where a card is chosen for its boost, a strip under it says what that leads to.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property GameSession session
    required property bool isLow
    property bool isAsked: false ///< a card of the hand may be chosen now
    property bool hasOutcomes: false ///< it is known what choosing one leads to
    property int current: 0
    property int arriving: -1 ///< the card that is still on its way from the deck
    property int pointed: -1 ///< the card under the pointer
    property bool isKeyed: false ///< the keyboard is in use here, so its place is shown
    readonly property int count: session.table.view.hand.count
    readonly property real stripHeight: Math.round(26 * Theme.unit * Math.min(1.15, Theme.textScale))
    readonly property real cardHeight: height - (hasOutcomes ? stripHeight + Math.round(6 * Theme.unit) : 0)
    readonly property real gap: Math.round(9 * Theme.unit)
    readonly property real narrowest: 100 * Theme.unit ///< with more cards they overlap
    readonly property int cardWidth: Math.min(163 * Theme.unit, Math.max(narrowest, (width - (count - 1) * gap) / Math.max(1, count)))
    readonly property real pitch: Math.min(cardWidth + 15 * Theme.unit, count > 1 ? (width - cardWidth) / (count - 1) : 0)
    signal cardRead(var face)
    signal pointedAt(int row) ///< with the pointer or the keys; -1: no more
    signal cardHeld(int row) ///< by a finger
    signal lifted(int row)
    signal dragged(int row, point place) ///< in the window
    signal dropped(int row, point place)

    /// To the first card that may be chosen.
    function focusFirst(reason) {
        const row = session.table.picking.nextEnabled(Picking.Card, -1, 1);
        if (row >= 0)
            current = row;
        forceActiveFocus(reason);
    }
    /// Return and Space choose; while something moves they skip it, like any key.
    function activateCurrent() {
        if (session.table.motion.isPlaying)
            session.table.motion.skip();
        else
            session.table.picking.click(Picking.Card, current);
    }
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
    function cardAt(row) { return row >= 0 && row < count ? cards.itemAt(row) : null; }
    /// The card that has just been drawn, by its kind.
    function rowOf(kind) {
        for (let row = count - 1; row >= 0; --row)
            if (session.table.view.hand.at(row).kind === kind)
                return row;
        return -1;
    }
    function rectOf(row, item) {
        const card = cards.itemAt(row);
        return card ? card.mapToItem(item, Qt.rect(0, 0, card.width, card.height)) : Qt.rect(0, 0, 0, 0);
    }
    function rectsOfChoices(item) {
        const rects = [];
        for (let row = 0; row < count; ++row)
            if (session.table.view.hand.at(row).isEnabled)
                rects.push(rectOf(row, item));
        return rects;
    }
    function noteAsked() {
        isAsked = session.table.picking.nextEnabled(Picking.Card, -1, 1) >= 0;
        let isKnown = false;
        for (let row = 0; row < count && !isKnown; ++row)
            isKnown = session.table.view.hand.at(row).outcome !== "";
        hasOutcomes = isKnown;
    }

    Connections {
        target: root.session.table.view.hand
        function onDataChanged() { root.noteAsked(); }
        function onCountChanged() { root.noteAsked(); }
    }
    Connections {
        target: Theme
        function onInputChanged() { root.isKeyed = root.activeFocus && Theme.input === Theme.Keys; }
    }
    Component.onCompleted: noteAsked()

    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand, %n card(s)", "", count)
    onActiveFocusChanged: {
        if (activeFocus && Theme.input === Theme.Keys)
            moveTo(current);
        else if (!activeFocus)
            pointedAt(-1);
    }
    Keys.onLeftPressed: moveTo(current - 1)
    Keys.onRightPressed: moveTo(current + 1)
    Keys.onReturnPressed: activateCurrent()
    Keys.onEnterPressed: activateCurrent()
    Keys.onSpacePressed: activateCurrent()

    Repeater {
        id: cards

        model: root.session.table.view.hand

        HandCard {
            property point place ///< of the pointer that drags it

            isFocused: root.activeFocus && root.isKeyed && root.current === index
            isAsked: root.isAsked
            opacity: root.arriving === index ? 0 : 1
            low: root.isLow || root.hasOutcomes
            width: root.cardWidth
            height: root.cardHeight
            stripHeight: root.hasOutcomes ? root.stripHeight : 0
            x: Math.round(root.width / 2 + (index - (root.count - 1) / 2) * root.pitch - width / 2)
            onHovered: isOn => {
                root.noteHover(index, isOn);
                if (isOn)
                    root.cardRead(face);
            }
            onHeld: {
                root.cardRead(face);
                root.cardHeld(index);
            }
            onDragged: isActive => isActive ? root.lifted(index) : root.dropped(index, place)
            onDraggedTo: to => {
                place = to;
                root.dragged(index, to);
            }
            onTapped: {
                root.current = index;
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.isKeyed = false;
                root.session.table.picking.click(Picking.Card, index);
            }
            onPressAction: root.session.table.picking.click(Picking.Card, index)
        }
    }
    Label {
        anchors.centerIn: parent
        visible: root.count === 0 && root.session.table.view.viewer >= 0
        text: qsTr("No cards in hand")
        isMuted: true
    }
}
