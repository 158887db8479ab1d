// SPDX-License-Identifier: MIT
//
// A pile of cards to look through: the discard pile of a seat, grouped and sorted.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property GameTable table
    signal cardRead(var face)
    signal closed

    function show(seat, place) {
        table.view.piles.seat = seat;
        table.view.piles.place = place;
        list.forceActiveFocus();
    }

    Keys.onEscapePressed: closed()

    ColumnLayout {
        anchors { fill: parent; margins: Theme.space4; rightMargin: Theme.space2 }
        spacing: Theme.space3

        RowLayout {
            Heading {
                text: root.table.view.piles.title
                level: Heading.Name
                Layout.fillWidth: true
            }
            PushButton {
                objectName: "closePile"
                kind: PushButton.Quiet
                iconName: "close"
                tip: qsTr("Close")
                onClicked: root.closed()
            }
        }
        RowLayout {
            spacing: Theme.space2

            Label {
                visible: root.width >= 460 * Theme.unit * Theme.textScale
                text: qsTr("Sort by")
                isMuted: true
            }
            Segments {
                name: qsTr("Sort by")
                options: [{ value: "order", text: qsTr("Most recent") }, { value: "type", text: qsTr("Type") },
                    { value: "value", text: qsTr("Value") }, { value: "name", text: qsTr("Name") }]
                value: root.table.view.piles.sort
                onChosen: value => root.table.view.piles.sort = value
            }
        }
        Label {
            visible: root.table.view.piles.count === 0
            text: qsTr("Nothing here yet.")
            isMuted: true
            Layout.fillWidth: true
        }
        ListView {
            id: list

            clip: true
            spacing: Theme.space2
            model: root.table.view.piles
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: root.table.view.piles.title
            T.ScrollBar.vertical: ScrollMark {}
            Layout.fillWidth: true
            Layout.fillHeight: true

            delegate: CardRow {
                width: ListView.view.width - Theme.space3
                isCurrent: ListView.isCurrentItem && ListView.view.activeFocus
                onHovered: root.cardRead(face)
            }
        }
    }
}
