// SPDX-License-Identifier: MIT
//
// Every key of the table on one sheet. It is read out as it opens.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property bool hasSingleKeys
    readonly property string ctrl: qsTr("Ctrl", "key") + "+"
    readonly property var lines: [
        { keys: "F1", meaning: qsTr("The rule about what is focused") },
        { keys: "F2", meaning: qsTr("Say again what is asked") },
        { keys: "F3", meaning: qsTr("Read the whole position") },
        { keys: "F4", meaning: qsTr("Where the next fighter stands, and the way there") },
        { keys: "F5", meaning: qsTr("Who can strike at the space under the cursor") },
        { keys: "F6", meaning: qsTr("What has happened since your last turn") },
        { keys: hasSingleKeys ? "?  F7" : "F7", meaning: qsTr("This sheet") },
        { keys: qsTr("Tab"), meaning: qsTr("The next thing that can be used; on the battlefield the next space that can be chosen") },
        { keys: qsTr("Arrows"), meaning: qsTr("Along the lines of the battlefield, through the hand, through lists") },
        { keys: qsTr("Enter"), meaning: qsTr("Choose what is focused") },
        { keys: qsTr("Esc"), meaning: qsTr("Take back a choice, close what is open, then the menu") },
        { keys: root.ctrl + "Z", meaning: qsTr("Undo; with Shift: redo") },
        { keys: root.ctrl + "S", meaning: qsTr("Save game as…") }
    ].concat(hasSingleKeys ? [ // qmllint disable type
        { keys: "M  A  S", meaning: qsTr("Maneuver, attack, scheme") },
        { keys: "1 – 9", meaning: qsTr("The card with that number") },
        { keys: "A – Z", meaning: qsTr("The space, fighter, or answer with that letter") },
        { keys: "P", meaning: qsTr("To the answers") },
        { keys: "B", meaning: qsTr("To the battlefield") },
        { keys: "H", meaning: qsTr("Hint") },
        { keys: "L", meaning: qsTr("Log") },
        { keys: "T", meaning: qsTr("Show where the other side can strike") },
        { keys: "I", meaning: qsTr("Character card and deck list; again: the next seat") },
        { keys: "0", meaning: qsTr("Fit the battlefield to the window") }
    ] : [])

    function read() {
        Speech.say(lines.map(line => line.keys + ": " + line.meaning).join("\n"));
    }

    objectName: "tableKeys"
    title: qsTr("Keys")
    preferredWidth: 860 * Theme.textScale * Theme.unit
    onOpened: read()
    buttons: [
        PushButton { objectName: "tableKeysClose"; text: qsTr("Close", "message"); kind: PushButton.Commit; focus: true; onClicked: root.close() }
    ]

    ScrollPane {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: column.implicitHeight

        GridLayout {
            id: column

            width: parent.width
            flow: GridLayout.TopToBottom
            rows: Math.ceil(root.lines.length / 2)
            columnSpacing: Theme.space5
            rowSpacing: Theme.space1

            Repeater {
                model: root.lines

                RowLayout {
                    id: line

                    required property var modelData

                    spacing: Theme.space3
                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                    Layout.minimumHeight: 26

                    Item {
                        Layout.preferredWidth: 96 * Theme.textScale * Theme.unit
                        Layout.preferredHeight: cap.height

                        KeyCap { id: cap; text: line.modelData.keys }
                    }
                    Label { text: line.modelData.meaning; size: Label.Caption; Layout.fillWidth: true }
                }
            }
        }
    }
}
