// SPDX-License-Identifier: MIT
//
// On the first page: work of a workshop that was never saved, because the program or the machine stopped. It leads to
// the room where it can be taken up again or thrown away.
// A component that a Loader makes cannot be bound before Qt 6.5, so ids reach into it unqualified.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Loader {
    id: root

    readonly property bool isBoard: boards.count > 0
    readonly property int count: boards.count + decks.count
    readonly property string title: isBoard ? boards.data(boards.index(0, 0), Qt.DisplayRole) : decks.count > 0 ? decks.data(decks.index(0, 0), Qt.DisplayRole) : ""
    readonly property RecoveryModel boards: RecoveryModel { kind: "battlefield" }
    readonly property RecoveryModel decks: RecoveryModel { kind: "deck" }
    signal roomRequested(string room)

    active: count > 0
    visible: active

    sourceComponent: Rectangle {
        implicitHeight: row.implicitHeight + 2 * Theme.space2
        radius: Theme.radiusPrompt
        color: Theme.surface
        border.width: Theme.strokeActive
        border.color: Theme.gold
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words.text

        RowLayout {
            id: row

            anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space2 }
            spacing: Theme.space3

            IconItem {
                name: "clock"
                colour: Theme.ink
                Layout.preferredWidth: 20
                Layout.preferredHeight: 20
            }
            Label {
                id: words

                text: root.count > 1 ? qsTr("“%1” and %n more were not saved; recovery copies were kept.", "", root.count - 1).arg(root.title)
                                     : qsTr("“%1” was not saved; a recovery copy was kept.").arg(root.title)
                Layout.fillWidth: true
            }
            PushButton {
                objectName: "unsavedWork"
                text: qsTr("Take a look")
                onClicked: root.roomRequested(root.isBoard ? "battlefields" : "decks")
            }
        }
    }
}
