// SPDX-License-Identifier: MIT
//
// A card on its way: dealt from the deck, played from the hand, discarded. It goes from where one thing lies to where the
// other does, and is turned half way if it comes to lie face up.
import QtQuick
import Champclos.App
import Champclos.Items

Item {
    id: root

    required property GameSession session
    required property SeatColumn seats
    required property HandFan hand
    required property TableSide side
    readonly property Motion motion: session.table.motion
    readonly property CombatLedger combat: session.table.tale.combat
    property Item from: null
    property Item to: null
    property bool isTurned: false
    property real share: 0 ///< of the way

    /// Nothing for what is not about a card in a hand.
    function begin() {
        const counts = seats.countsOf(motion.seat), isOwn = motion.seat === session.table.view.viewer;
        if (!counts || motion.duration <= 0)
            return;
        const row = isOwn && motion.kind === "draw" ? hand.rowOf(motion.card) : -1;
        const held = isOwn ? hand.cardAt(Math.min(hand.current, hand.count - 1)) ?? hand : counts.handCell;
        const ways = {
            draw: [counts.deckCell, isOwn ? hand.cardAt(row) : counts.handCell],
            declare: [held, side.combatPanel.attackCard],
            boost: [held, combat.isOpen ? (motion.seat === combat.attackerSeat ? side.combatPanel.attackCard : side.combatPanel.defenseCard) : counts.discardCell],
            discard: [held, counts.discardCell],
            scheme: isOwn ? [held, counts.discardCell] : [null, null]
        };
        const [start, end] = ways[motion.kind] ?? [null, null];
        if (!start || !end)
            return;
        flight.complete();
        from = start;
        to = end;
        hand.arriving = row;
        isTurned = motion.face !== undefined && motion.kind === "draw";
        card.face = motion.face;
        card.owner = session.table.view.seats.at(session.table.view.seats.find("seat", motion.seat));
        flight.duration = motion.duration;
        flight.restart();
    }
    function placeOf(item) { return item ? item.mapToItem(root, Qt.rect(0, 0, item.width, item.height)) : Qt.rect(0, 0, 0, 0); }
    function land() {
        hand.arriving = -1;
        from = to = null;
    }

    Connections {
        target: root.motion
        function onStarted() { root.begin(); }
        function onSkipped() { flight.complete(); }
    }
    NumberAnimation {
        id: flight

        target: root
        property: "share"
        from: 0
        to: 1
        easing.type: Easing.OutQuad
        onStopped: root.land()
    }
    CardItem {
        id: card

        // Both may move meanwhile, so they are asked on every frame.
        readonly property rect start: (root.share, root.placeOf(root.from))
        readonly property rect end: (root.share, root.placeOf(root.to))
        readonly property bool isFaceUp: root.motion.face !== undefined && (!root.isTurned || root.share > 0.5)
        property var owner: ({})

        function between(one, other) { return one + (other - one) * root.share; }
        /// As high as what lies there, but a number stands for a small card.
        function sizeAt(place) { return Math.max(place.height, 56 * Theme.unit) / height; }

        objectName: "flyingCard"
        visible: root.from !== null && root.to !== null
        width: Math.round(118 * Theme.unit)
        height: Math.round(width * 88 / 63)
        x: between(start.x + start.width / 2, end.x + end.width / 2) - width / 2
        y: between(start.y + start.height / 2, end.y + end.height / 2) - height / 2
        scale: between(sizeAt(start), sizeAt(end))
        transform: Scale { origin.x: card.width / 2; xScale: root.isTurned ? Math.max(0.02, Math.abs(1 - 2 * root.share)) : 1 }
        mode: isFaceUp ? CardItem.Compact : CardItem.Back
        emblem: owner.emblem ?? ""
        back: owner.back ?? ""
        field: owner.emblemField ?? "transparent"
        charge: owner.emblemCharge ?? "transparent"
        Accessible.ignored: true // the log tells it
    }
}
