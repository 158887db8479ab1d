// SPDX-License-Identifier: MIT
//
// What the blocks say, in three languages at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property var sentences

    implicitHeight: column.implicitHeight + 2
    radius: Theme.radiusChip
    color: Theme.surface
    border.width: Theme.strokeRule
    border.color: Theme.line

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; leftMargin: Theme.space4; rightMargin: Theme.space4 }
        y: 1
        spacing: 0

        Repeater {
            model: root.sentences

            ColumnLayout {
                id: row

                required property int index
                required property var modelData

                spacing: 0
                Layout.fillWidth: true

                Rule {
                    visible: row.index > 0
                    Layout.fillWidth: true
                }
                RowLayout {
                    spacing: Theme.space4
                    Layout.fillWidth: true
                    Layout.minimumHeight: 48

                    Label {
                        text: row.modelData.code
                        isMuted: true
                        isStrong: true
                        size: Label.Caption
                        Layout.preferredWidth: 26 * Theme.textScale
                    }
                    Text {
                        objectName: "sentence:" + row.modelData.code
                        // Styled text takes no-break spaces for spaces.
                        text: row.modelData.html !== "" ? row.modelData.html.replace(/[\u00a0\u202f]/g, "&nbsp;") : "–"
                        textFormat: Text.StyledText
                        color: row.modelData.html !== "" ? Theme.ink : Theme.muted
                        font.family: Theme.serif
                        font.pixelSize: 17 * Theme.textScale
                        wrapMode: Text.WordWrap
                        topPadding: Theme.space2
                        bottomPadding: Theme.space2
                        Layout.fillWidth: true
                        Accessible.role: Accessible.StaticText
                        Accessible.name: row.modelData.code + " " + row.modelData.text
                    }
                }
            }
        }
    }
}
