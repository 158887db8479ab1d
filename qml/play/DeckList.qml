// SPDX-License-Identifier: MIT
//
// The cards of a deck in two columns, each with as many pips as there are copies: filled ones were seen by this viewer.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property HeroSheet sheet
    required property bool isNarrow
    signal cardRead(var face)

    spacing: Theme.space2

    Item {
        width: parent.width
        height: Math.max(title.implicitHeight, sorting.implicitHeight)

        Heading {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Deck")
            level: Heading.Name
        }
        Label {
            objectName: "deckCounts"
            anchors { left: title.right; leftMargin: Theme.space2; right: legend.visible ? legend.left : sorting.left; rightMargin: Theme.space2; verticalCenter: parent.verticalCenter }
            text: qsTr("%1 cards: %2 seen, %3 not yet").arg(root.sheet.total).arg(root.sheet.seenCount).arg(root.sheet.total - root.sheet.seenCount)
            isMuted: true
            size: Label.Caption
        }
        Row {
            id: legend

            anchors { right: sorting.left; rightMargin: Theme.space3; verticalCenter: parent.verticalCenter }
            visible: !root.isNarrow
            spacing: Theme.space1

            SeenPip { isSeen: true; anchors.verticalCenter: parent.verticalCenter }
            Label { text: qsTr("seen", "a copy of a card"); size: Label.Caption; rightPadding: Theme.space2 }
            SeenPip { isSeen: false; anchors.verticalCenter: parent.verticalCenter }
            Label { text: qsTr("still hidden", "a copy of a card"); size: Label.Caption }
        }
        Segments {
            id: sorting

            anchors.right: parent.right
            name: qsTr("Sort by")
            options: [{ value: "type", text: qsTr("Type") }, { value: "name", text: qsTr("Name") }]
            value: root.sheet.sort
            onChosen: value => root.sheet.sort = value
        }
    }
    Grid {
        id: grid

        width: parent.width
        columns: root.isNarrow ? 1 : 2
        columnSpacing: Theme.space5
        rowSpacing: 0

        Repeater {
            model: root.sheet.cards

            DeckRow {
                width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                onRead: face => root.cardRead(face)
            }
        }
    }
}
