// SPDX-License-Identifier: MIT
//
// What the blocks say, in three languages at once.
pragma ComponentBehavior: Bound
import QtQuick
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

    // No layouts here: one that is filled before it is as wide as it will be keeps the height of the narrow lines.
    Column {
        id: column

        x: Theme.space4
        y: 1
        width: root.width - 2 * Theme.space4

        Repeater {
            model: root.sentences

            Item {
                id: row

                required property int index
                required property var modelData

                width: column.width
                height: Math.max(48, words.height)

                Rule {
                    visible: row.index > 0
                    width: parent.width
                }
                Label {
                    id: code

                    anchors.verticalCenter: parent.verticalCenter
                    width: 26 * Theme.textScale
                    text: row.modelData.code
                    isMuted: true
                    isStrong: true
                    size: Label.Caption
                }
                Text {
                    id: words

                    objectName: "sentence:" + row.modelData.code
                    anchors { left: code.right; leftMargin: Theme.space4; right: parent.right; verticalCenter: parent.verticalCenter }
                    // Styled text takes no-break spaces for spaces.
                    text: row.modelData.html !== "" ? row.modelData.html.replace(/[\u00a0\u202f]/g, "&nbsp;") : "–"
                    textFormat: Text.StyledText
                    color: row.modelData.html !== "" ? Theme.ink : Theme.muted
                    font.family: Theme.serif
                    font.pixelSize: 17 * Theme.textScale
                    wrapMode: Text.WordWrap
                    topPadding: Theme.space2
                    bottomPadding: Theme.space2
                    Accessible.role: Accessible.StaticText
                    Accessible.name: row.modelData.code + " " + row.modelData.text
                }
            }
        }
    }
}
