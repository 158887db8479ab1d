// SPDX-License-Identifier: MIT
//
// Which decks or battlefields are printed; files of one's own can join.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.PrintStudio
import Champclos.Ui

ColumnLayout {
    id: root

    required property PrintStudio studio
    readonly property var entries: studio.wantsBattlefields ? studio.battlefields : studio.decks
    signal fileWanted

    spacing: 0

    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space1

        Heading {
            text: root.studio.wantsBattlefields ? qsTr("Battlefields") : qsTr("Decks")
            Layout.fillWidth: true
        }
        LinkText {
            text: qsTr("All")
            onActivated: root.studio.chooseAll(true)
        }
        LinkText {
            text: qsTr("None", "decks")
            onActivated: root.studio.chooseAll(false)
        }
    }
    Repeater {
        model: root.entries

        CheckRow {
            required property var modelData

            text: modelData.name
            remark: !modelData.isFinished ? qsTr("unfinished: a proof") : modelData.isOwn ? qsTr("yours") : ""
            isTaken: root.studio.chosen.includes(modelData.reference)
            onToggled: root.studio.choose(modelData.reference, !isTaken)
            Layout.fillWidth: true
        }
    }
    PushButton {
        kind: PushButton.Quiet
        iconName: "open"
        text: qsTr("From a file…")
        Layout.topMargin: Theme.space1
        onClicked: root.fileWanted()
    }
}
