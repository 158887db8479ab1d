// SPDX-License-Identifier: MIT
//
// A small histogram of this deck, with marks where the averages are.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property string label
    required property var entries
    readonly property real most: 14
    readonly property int columnHeight: 52

    spacing: 2

    Label {
        text: root.label
        isMuted: true
        size: Label.Caption
    }
    Row {
        id: row

        width: parent.width

        Repeater {
            model: root.entries

            Column {
                id: column

                required property var modelData

                width: row.width / root.entries.length
                spacing: 2
                Accessible.role: Accessible.StaticText
                Accessible.name: root.label + " " + modelData.label + ": " + modelData.countText + " / " + modelData.averageText

                Item {
                    width: parent.width
                    height: root.columnHeight

                    Rectangle {
                        anchors { bottom: parent.bottom; left: parent.left; right: parent.right; leftMargin: 2; rightMargin: 2 }
                        height: parent.height * Math.min(1, column.modelData.count / root.most)
                        color: Theme.mixed(Theme.teal, Theme.surface, 0.6)
                    }
                    Rectangle {
                        x: 1
                        y: parent.height * (1 - Math.min(1, column.modelData.average / root.most)) - 1
                        width: parent.width - 2
                        height: 2
                        color: Theme.ink
                    }
                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: 1
                        color: Theme.muted
                    }
                }
                Label {
                    width: parent.width
                    text: column.modelData.label
                    size: Label.Caption
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
