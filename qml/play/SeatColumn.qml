// SPDX-License-Identifier: MIT
//
// The panels of all seats; the viewer's is always the lowest. When there is little room they shorten.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items

Item {
    id: root

    required property GameTable table
    readonly property var order: seatOrder()
    readonly property real share: height / Math.max(1, order.length)
    readonly property bool isShort: share < 330 || width < 190 * Theme.textScale ///< or the words beside the dial do not fit
    readonly property bool isTiny: share < Math.max(215, 190 * Theme.textScale)
    // Of the two panels of a duel none stands so high that it has to give way at the larger sizes of text already.
    readonly property bool isDense: height > 0 && share < (order.length > 2 ? 180 * Theme.textScale : Math.max(180, 150 * Theme.textScale))
    readonly property real room: height - (order.length - 1) * column.spacing
    property int made: 0 ///< panels, for what has to be counted anew
    readonly property bool hasAbilities: total("fullHeight") <= room ///< all of them or none
    readonly property real need: total(hasAbilities ? "fullHeight" : "leastHeight")
    readonly property real spare: Math.max(0, room - need) / Math.max(1, order.length) ///< for each beyond its need
    signal pileRequested(int seat, string place)
    signal specialRead(var face)

    /// Opponents and partner in turn order from the viewer's left, the viewer last.
    function seatOrder() {
        const count = table.view.seatCount, viewer = table.view.viewer < 0 ? 0 : table.view.viewer, order = [];
        for (let step = 1; step <= count; ++step)
            order.push((viewer + step) % count);
        return order;
    }

    function total(height) {
        let sum = 0;
        for (let index = 0; index < panels.count && made > 0; ++index)
            sum += panels.itemAt(index)?.[height] ?? 0;
        return sum;
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
            spacing: root.isDense ? Theme.space1 + 2 : root.isTiny ? Theme.space2 : Theme.space4

            Repeater {
                id: panels

                model: root.order
                onItemAdded: ++root.made

                SeatPanel {
                    required property int modelData

                    width: column.width
                    height: implicitHeight + root.spare
                    table: root.table
                    seat: modelData
                    isShort: root.isShort
                    isTiny: root.isTiny
                    isDense: root.isDense
                    hasAbility: root.hasAbilities
                    onPileRequested: (seat, place) => root.pileRequested(seat, place)
                    onSpecialRead: face => root.specialRead(face)
                }
            }
        }
    }
}
