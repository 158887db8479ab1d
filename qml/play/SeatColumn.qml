// SPDX-License-Identifier: MIT
//
// The panels of all seats; the viewer's is always the lowest. When there is little room they shorten, and the longest
// abilities give their first sentence only.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items

Item {
    id: root

    required property GameTable table
    readonly property var order: seatOrder()
    readonly property real share: height / Math.max(1, order.length)
    readonly property real wordy: Theme.unit * Math.max(1, 0.75 + 0.25 * Theme.textScale)
    readonly property int widestForm: share < 165 * wordy ? SeatPanel.Tiny : share < 225 * wordy ? SeatPanel.Dense : share < 350 * wordy ? SeatPanel.Short : SeatPanel.Full
    property int shorter: 0 ///< steps further that these seats need
    readonly property int form: Math.min(SeatPanel.Tiny, widestForm + shorter)
    readonly property real room: height - (order.length - 1) * column.spacing
    property var wholes: [] ///< by place: whether the ability is shown whole
    property real spare: 0 ///< for each panel beyond its need
    signal pileRequested(int seat, string place)
    signal sheetRequested(int seat)

    /// Opponents and partner in turn order from the viewer's left, the viewer last.
    function seatOrder() {
        const count = table.view.seatCount, viewer = table.view.viewer < 0 ? 0 : table.view.viewer, order = [];
        for (let step = 1; step <= count; ++step)
            order.push((viewer + step) % count);
        return order;
    }
    /// Gives up the longest abilities until the rest has room. Later, when the panels know how high they would be.
    function shareOut() {
        const heights = [], chosen = [];
        let need = 0;
        for (let place = 0; place < panels.count; ++place) {
            const panel = panels.itemAt(place);
            if (!panel)
                return;
            heights.push({ place: place, full: panel.fullHeight, least: panel.leastHeight }); // qmllint disable type
            chosen.push(true); // qmllint disable type
            need += panel.fullHeight;
        }
        heights.sort((a, b) => (b.full - b.least) - (a.full - a.least)); // qmllint disable type
        for (let next = 0; next < heights.length && need > room + 0.5; ++next) {
            chosen[heights[next].place] = false;
            need -= heights[next].full - heights[next].least;
        }
        if (need > room + 0.5 && form < SeatPanel.Tiny)
            shorten.restart();
        wholes = chosen;
        spare = Math.max(0, room - need) / Math.max(1, panels.count);
    }
    /// Only if it is so when all of it is laid out.
    function shortenIfNeeded() {
        let need = 0;
        for (let place = 0; place < panels.count; ++place)
            need += panels.itemAt(place).leastHeight; // qmllint disable type
        if (need > room + 0.5 && form < SeatPanel.Tiny)
            ++shorter;
    }
    function shareOutLater() { Qt.callLater(shareOut); } // qmllint disable type

    onRoomChanged: {
        shorter = 0;
        shareOutLater();
    }
    onWidthChanged: shorter = 0
    onOrderChanged: shorter = 0

    Timer {
        id: shorten

        interval: 1
        onTriggered: root.shortenIfNeeded()
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
                    height: implicitHeight + root.spare
                    table: root.table
                    seat: modelData
                    form: root.form
                    hasWholeAbility: root.wholes[index] ?? false
                    onFullHeightChanged: root.shareOutLater()
                    onLeastHeightChanged: root.shareOutLater()
                    onPileRequested: (seat, place) => root.pileRequested(seat, place)
                    onSheetRequested: seat => root.sheetRequested(seat)
                }
            }
        }
    }
}
