// SPDX-License-Identifier: MIT
//
// Every key of the workshop on one sheet.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Modal {
    id: root

    required property ToolStrip strip
    property string rotateKey: "D"
    readonly property string ctrl: qsTr("Ctrl", "key") + "+"

    component Line: RowLayout {
        id: line

        property string keys: ""
        property string meaning: ""

        spacing: Theme.space3
        Layout.fillWidth: true
        Layout.preferredWidth: 100
        Layout.minimumHeight: 26

        Item {
            Layout.preferredWidth: 112 * Theme.textScale
            Layout.preferredHeight: cap.height

            KeyCap { id: cap; text: line.keys }
        }
        Label { text: line.meaning; size: Label.Caption; Layout.fillWidth: true }
    }

    objectName: "keySheet"
    title: qsTr("Shortcuts")
    preferredWidth: 940 * Theme.textScale
    buttons: [
        PushButton { objectName: "keySheetClose"; text: qsTr("Close", "message"); kind: PushButton.Commit; focus: true; onClicked: root.close() }
    ]

    GridLayout {
        flow: GridLayout.TopToBottom
        rows: 15
        columnSpacing: Theme.space5
        rowSpacing: Theme.space1
        Layout.fillWidth: true

        Repeater {
            model: root.strip.tools.length

            Line {
                required property int index

                keys: root.strip.tools[index].keys
                meaning: root.strip.tools[index].tip
            }
        }
        Line { keys: "1 – 9"; meaning: qsTr("Choose a zone") }
        Line { keys: qsTr("Arrows"); meaning: qsTr("Move the selection by 1, with Shift by 10; with the Space tool: move the cross") }
        Line { keys: qsTr("Enter"); meaning: qsTr("Use the tool on the space or at the cross") }
        Line { keys: qsTr("Tab"); meaning: qsTr("Move from space to space") }
        Line { keys: qsTr("Esc"); meaning: qsTr("Cancel a gesture, clear the selection") }
        Line { keys: qsTr("Del", "key"); meaning: qsTr("Delete the selection") }
        Line { keys: "M"; meaning: qsTr("Mirror left to right, with Shift top to bottom") }
        Line { keys: root.rotateKey; meaning: qsTr("Rotate a copy by a half turn, with Shift by quarter turns") }
        Line { keys: ",  ."; meaning: qsTr("Turn the ring; of a line: reverse the arrow") }
        Line { keys: qsTr("Shift", "key"); meaning: qsTr("While dragging: reverse snapping") }
        Line { keys: qsTr("Space bar"); meaning: qsTr("While dragging: pan the view; so does the middle button") }
        Line { keys: "+  −  0"; meaning: qsTr("Zoom in, zoom out, whole battlefield; the wheel zooms too") }
        Line { keys: root.ctrl + "Z"; meaning: qsTr("Undo; with Shift: redo") }
        Line { keys: root.ctrl + "X  C  V"; meaning: qsTr("Cut, copy, paste") }
        Line { keys: root.ctrl + "D"; meaning: qsTr("Duplicate") }
        Line { keys: root.ctrl + "A"; meaning: qsTr("Select all") }
        Line { keys: root.ctrl + "S"; meaning: qsTr("Save; with Shift: save as") }
        Line { keys: root.ctrl + "N"; meaning: qsTr("New battlefield") }
        Line { keys: root.ctrl + "O"; meaning: qsTr("Open a file") }
        Line { keys: root.ctrl + "E"; meaning: qsTr("Export picture") }
        Line { keys: "F5"; meaning: qsTr("Test game") }
    }
}
