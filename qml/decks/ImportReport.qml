// SPDX-License-Identifier: MIT
//
// What could not be read of a table, line by line, and what was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property DeckDesk desk
    signal accepted

    title: qsTr("Import a table")

    Label {
        text: root.desk.importSummary
        isStrong: true
        Layout.fillWidth: true
    }
    Repeater {
        model: root.desk.importProblems

        Label {
            required property int index
            required property var modelData

            visible: index < 12
            text: modelData.line > 0 ? qsTr("Line %1: %2").arg(modelData.line).arg(modelData.text) : modelData.text
            Layout.fillWidth: true
        }
    }
    buttons: [
        PushButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PushButton {
            kind: PushButton.Commit
            text: qsTr("Open what was read")
            enabled: root.desk.document.designCount > 0
            onClicked: { root.close(); root.accepted(); }
        }
    ]
}
