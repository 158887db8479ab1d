// SPDX-License-Identifier: MIT
//
// Which card did how much damage in a game, the most first.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property var damage ///< [{source, seat, damage, hits}]

    ColumnLayout {
        anchors { fill: parent; margins: Theme.space5; bottomMargin: Theme.space3; rightMargin: Theme.space3 }
        spacing: Theme.space3

        SectionHead {
            title: qsTr("Damage by card")
            remark: root.width > 340 * Theme.textScale ? qsTr("damage · hits") : ""
            Layout.fillWidth: true
            Layout.rightMargin: Theme.space3
        }
        ListView {
            id: list

            clip: true
            spacing: Theme.space2
            model: root.damage
            activeFocusOnTab: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Damage by card")
            T.ScrollBar.vertical: ScrollMark {}
            Layout.fillWidth: true
            Layout.fillHeight: true

            delegate: RowLayout {
                id: row

                required property var modelData

                width: ListView.view.width - Theme.space3
                spacing: Theme.space3
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.source + ": " + modelData.damage

                Rectangle {
                    color: (Theme.dark, Theme.seatLine(row.modelData.seat))
                    Layout.preferredWidth: 4
                    Layout.preferredHeight: 22
                }
                Label {
                    text: row.modelData.source
                    isStrong: true
                    Layout.fillWidth: true
                }
                Label {
                    text: row.modelData.damage
                    font.family: Theme.tabular
                    isStrong: true
                    horizontalAlignment: Text.AlignRight
                    Layout.preferredWidth: 36 * Theme.textScale
                }
                Label {
                    text: "×" + row.modelData.hits
                    font.family: Theme.tabular
                    isMuted: true
                    horizontalAlignment: Text.AlignRight
                    Layout.preferredWidth: 36 * Theme.textScale
                }
            }
        }
    }
}
