// SPDX-License-Identifier: MIT
//
// Work that a crash left behind, with the way back to it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property string kind
    readonly property RecoveryModel notes: RecoveryModel { kind: root.kind }
    signal recoverRequested(string key)

    visible: notes.count > 0
    spacing: Theme.space2

    Repeater {
        model: root.notes

        Rectangle {
            id: note

            required property string key
            required property string title
            required property date time

            radius: Theme.radiusPrompt
            color: Theme.surface
            border.width: Theme.strokeActive
            border.color: Theme.gold
            Layout.fillWidth: true
            Layout.preferredHeight: row.implicitHeight + 2 * Theme.space3

            RowLayout {
                id: row

                anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space3 }
                spacing: Theme.space3

                IconItem {
                    name: "clock"
                    colour: Theme.ink
                    Layout.preferredWidth: 22
                    Layout.preferredHeight: 22
                }
                ColumnLayout {
                    spacing: 0
                    Layout.fillWidth: true

                    Label { text: qsTr("“%1” was not saved").arg(note.title); isStrong: true; Layout.fillWidth: true }
                    Label {
                        text: qsTr("A recovery copy was saved on %1.").arg(note.time.toLocaleString(Qt.locale(), Locale.ShortFormat))
                        isMuted: true
                        size: Label.Caption
                        Layout.fillWidth: true
                    }
                }
                PushButton {
                    objectName: "recoverButton"
                    text: qsTr("Recover")
                    onClicked: root.recoverRequested(note.key)
                }
                PushButton {
                    kind: PushButton.Quiet
                    text: qsTr("Discard")
                    onClicked: root.notes.discard(note.key)
                }
            }
        }
    }
}
