// SPDX-License-Identifier: MIT
//
// The numbers that matter about the board.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property BattlefieldEditor editor

    spacing: Theme.space1

    SectionHead {
        title: qsTr("Key figures")
        Layout.fillWidth: true
        Layout.preferredHeight: 34
    }
    ScrollPane {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true

        Column {
            width: parent.width

            Repeater {
                id: rows

                model: FigureModel { editor: root.editor }

                FigureRow {
                    required property int index

                    width: list.width
                    height: list.height / Math.max(1, Math.min(rows.count, Math.round(list.height / 20.5))) // whole rows
                    isLast: index === rows.count - 1
                }
            }
        }
    }
}
