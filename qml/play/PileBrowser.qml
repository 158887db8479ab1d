// SPDX-License-Identifier: MIT
//
// A pile of cards in a drawer, where nothing has to be chosen on the board beside it.
import QtQuick
import Champclos.App
import Champclos.Items

Drawer {
    id: root

    required property GameTable table

    function show(seat, place) {
        isOpen = true;
        pane.show(seat, place);
    }

    panelWidth: 380 * Theme.textScale

    PilePane {
        id: pane

        anchors.fill: parent
        table: root.table
        onClosed: root.isOpen = false
    }
}
