// SPDX-License-Identifier: MIT
//
// Every key of the workshop on one sheet.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    property var tools: [] ///< as the strip has them: { text, keys, tip }
    property string rotateKey: "D"
    readonly property string ctrl: qsTr("Ctrl", "key") + "+"
    readonly property string shift: qsTr("Shift", "key") + "+"
    readonly property var rows: tools.map(tool => [tool.keys, tool.tip]).concat([
        ["1 – 9", qsTr("Choose a zone")],
        [qsTr("Arrows"), qsTr("Move the selection by 1, with Shift by 10; with the Space tool: move the cross")],
        [qsTr("Enter"), qsTr("Use the tool on the space or at the cross")],
        [qsTr("Tab"), qsTr("Move from space to space")],
        [qsTr("Esc"), qsTr("Cancel a gesture, clear the selection")],
        [qsTr("Del", "key"), qsTr("Delete the selection")],
        ["M", qsTr("Mirror left to right, with Shift top to bottom")],
        [rotateKey, qsTr("Rotate a copy by a half turn, with Shift by quarter turns")],
        [qsTr("Shift", "key"), qsTr("While dragging: reverse snapping")],
        [qsTr("Space bar"), qsTr("While dragging: pan the view; so does the middle button")],
        ["+  −  0", qsTr("Zoom in, zoom out, whole battlefield; the wheel zooms too")],
        [ctrl + "Z", qsTr("Undo; with Shift: redo")],
        [ctrl + "X  C  V", qsTr("Cut, copy, paste")],
        [ctrl + "D", qsTr("Duplicate")],
        [ctrl + "A", qsTr("Select all")],
        [ctrl + "S", qsTr("Save; with Shift: save as")],
        [ctrl + "N", qsTr("New battlefield")],
        [ctrl + "O", qsTr("Open a file")],
        [ctrl + "E", qsTr("Export picture")],
        ["F5", qsTr("Test game")]
    ])
    readonly property int half: Math.ceil(rows.length / 2)

    objectName: "keySheet"
    title: qsTr("Shortcuts")
    preferredWidth: 940 * Theme.textScale
    buttons: [
        PushButton { text: qsTr("Close", "message"); kind: PushButton.Commit; focus: true; onClicked: root.close() }
    ]

    RowLayout {
        spacing: Theme.space5
        Layout.fillWidth: true

        Repeater {
            model: 2

            ColumnLayout {
                id: column

                required property int index

                spacing: Theme.space1
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.alignment: Qt.AlignTop

                Repeater {
                    model: root.rows.slice(column.index * root.half, (column.index + 1) * root.half)

                    RowLayout {
                        id: row

                        required property var modelData

                        spacing: Theme.space3
                        Layout.fillWidth: true
                        Layout.minimumHeight: 26

                        Item {
                            Layout.preferredWidth: 112 * Theme.textScale
                            Layout.preferredHeight: cap.height

                            KeyCap { id: cap; text: row.modelData[0] }
                        }
                        Label { text: row.modelData[1]; size: Label.Caption; Layout.fillWidth: true }
                    }
                }
            }
        }
    }
}
