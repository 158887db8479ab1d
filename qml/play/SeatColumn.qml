// SPDX-License-Identifier: MIT
//
// The panels of all seats; the viewer's is always the lowest. When there is little room they shorten. Once they are laid
// out they keep their places and heights, whatever happens in the game.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items

Item {
    id: root

    required property GameTable table
    property int lowest: table.view.viewer ///< the seat at the bottom
    readonly property var order: seatOrder()
    readonly property real share: height / Math.max(1, order.length)
    readonly property real wordy: Theme.unit * Math.max(1, 0.75 + 0.25 * Theme.textScale)
    readonly property int widestForm: share < 165 * wordy ? SeatPanel.Tiny : share < 225 * wordy ? SeatPanel.Dense : share < 350 * wordy ? SeatPanel.Short : SeatPanel.Full
    property int shorter: 0 ///< steps further that these seats need
    readonly property int form: Math.min(SeatPanel.Tiny, widestForm + shorter)
    readonly property real room: height - (order.length - 1) * column.spacing
    property var heights: [] ///< by place
    property bool isSettled: false ///< from here on nothing that happens in the game moves a panel
    signal pileRequested(int seat, string place)
    signal sheetRequested(int seat)

    /// Opponents and partner in turn order from the viewer's left, the viewer last.
    function seatOrder() {
        const count = table.view.seatCount, viewer = Math.max(0, lowest), order = [];
        for (let step = 1; step <= count; ++step)
            order.push((viewer + step) % count);
        return order;
    }
    /// Hand, deck and discard pile of a seat, as they lie here; null while there is no such panel.
    function countsOf(seat) { return panels.itemAt(order.indexOf(seat))?.counts ?? null; }
    /// Equal parts, unless one panel has room to spare that another needs.
    function shareOut() {
        const count = panels.count, equal = room / Math.max(1, count);
        let spare = 0, want = 0, isShort = false;
        for (let place = 0; place < count; ++place) {
            const panel = panels.itemAt(place);
            if (!panel)
                return;
            isShort = isShort || panel.leastHeight > (heights[place] ?? 0) + 0.5; // qmllint disable type
            spare += Math.max(0, equal - panel.fullHeight);
            want += Math.max(0, panel.fullHeight - equal);
        }
        if (isSettled && !isShort && heights.length === count && heights.reduce((sum, height) => sum + height, 0) <= room + 1) // qmllint disable type
            return;
        const given = Math.min(spare, want), next = [];
        let need = 0;
        for (let place = 0; place < count; ++place) {
            const panel = panels.itemAt(place), beyond = panel.fullHeight - equal;
            const share = beyond > 0 ? beyond / want * given : -(spare > 0 ? -beyond / spare * given : 0);
            next.push(Math.floor(equal + share)); // qmllint disable type
            need += panel.leastHeight;
        }
        heights = atLeast(next);
        if (need > room + 0.5 && form < SeatPanel.Tiny)
            shorten.restart();
    }
    /// What a panel cannot do without, the others give as far as they can.
    function atLeast(wanted) {
        let lacking = 0, slack = 0;
        wanted.forEach((height, place) => { // qmllint disable type
            const beyond = height - panels.itemAt(place).leastHeight; // qmllint disable type
            beyond < 0 ? lacking -= beyond : slack += beyond;
        });
        const part = lacking > 0 && slack > 0 ? Math.min(1, lacking / slack) : 0;
        return wanted.map((height, place) => { // qmllint disable type
            const least = Math.ceil(panels.itemAt(place).leastHeight); // qmllint disable type
            return height < least ? least : Math.floor(height - (height - least) * part);
        });
    }
    /// Only if it is so when all of it is laid out.
    function shortenIfNeeded() {
        let need = 0;
        for (let place = 0; place < panels.count; ++place)
            need += panels.itemAt(place).leastHeight; // qmllint disable type
        if (need <= room + 0.5 || form === SeatPanel.Tiny)
            return;
        ++shorter;
        isSettled = false;
        settle.restart();
        shareOutLater();
    }
    function shareOutLater() { Qt.callLater(shareOut); } // qmllint disable type
    function startAnew() {
        shorter = 0;
        isSettled = false;
        settle.restart();
        shareOutLater();
    }

    onRoomChanged: startAnew()
    onWidthChanged: startAnew()
    onOrderChanged: startAnew()

    Timer {
        id: shorten

        interval: 1
        onTriggered: root.shortenIfNeeded()
    }
    Timer { // the panels know how high they would be when all their texts are laid out
        id: settle

        interval: 400
        running: true
        onTriggered: root.isSettled = true
    }
    Connections {
        target: Theme
        function onSizesChanged() { root.startAnew(); }
    }
    Connections {
        target: root.table.view
        function onViewerChanged() { root.startAnew(); }
    }

    Flickable {
        anchors.fill: parent
        contentHeight: Math.max(height, column.height)
        boundsBehavior: Flickable.StopAtBounds
        interactive: column.height > height + 1
        clip: interactive

        Column {
            id: column

            width: parent.width
            spacing: root.widestForm === SeatPanel.Full ? Theme.space3 : Theme.space2

            Repeater {
                id: panels

                model: root.order
                onItemAdded: root.shareOutLater()

                SeatPanel {
                    required property int modelData
                    required property int index

                    width: column.width
                    height: Math.max(leastHeight, root.heights[index] ?? leastHeight)
                    table: root.table
                    seat: modelData
                    form: root.form
                    onFullHeightChanged: root.shareOutLater()
                    onLeastHeightChanged: root.shareOutLater()
                    onPileRequested: (seat, place) => root.pileRequested(seat, place)
                    onSheetRequested: seat => root.sheetRequested(seat)
                }
            }
        }
    }
}
