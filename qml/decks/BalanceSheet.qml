// SPDX-License-Identifier: MIT
//
// A balance run of the open deck: against whom, how many games, and the table of rates with their intervals.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property DeckDocument document
    required property DeckDesk desk
    readonly property BalanceRun run: DeckTable.run
    property var opponents: []
    property int gamesEach: 20
    property string level: "normal"

    function toggle(id) {
        const at = opponents.indexOf(id);
        opponents = at < 0 ? opponents.concat([id]) : opponents.filter(other => other !== id);
    }

    objectName: "balanceSheet"
    title: qsTr("Balance test: %1").arg(document.file.title)
    preferredWidth: 860 * Theme.textScale

    Label {
        text: qsTr("Against")
        isMuted: true
    }
    Flow {
        spacing: Theme.space2
        Layout.fillWidth: true

        Repeater {
            model: root.run.availableDecks()

            PillChoice {
                required property var modelData

                objectName: "against:" + modelData.value
                text: modelData.text
                isTaken: root.opponents.indexOf(modelData.value) >= 0
                enabled: !root.run.isRunning
                onClicked: root.toggle(modelData.value)
            }
        }
    }
    RowLayout {
        spacing: Theme.space4

        Label {
            text: qsTr("Games each")
            isMuted: true
        }
        Segments {
            name: qsTr("Games each")
            value: root.gamesEach
            options: [{ value: 20, text: "20" }, { value: 50, text: "50" }, { value: 200, text: "200" }]
            onChosen: value => root.gamesEach = value
        }
        Segments {
            name: qsTr("Level")
            value: root.level
            options: root.run.availableLevels()
            onChosen: value => root.level = value
        }
    }
    RowLayout {
        visible: root.run.isRunning || root.run.hasResult
        spacing: Theme.space3

        Rectangle {
            radius: 4
            color: Theme.sunk
            Layout.fillWidth: true
            Layout.preferredHeight: 8
            Accessible.role: Accessible.ProgressBar
            Accessible.name: root.run.headline

            Rectangle {
                width: parent.width * root.run.progress
                height: parent.height
                radius: 4
                color: Theme.teal
            }
        }
        Label {
            text: root.run.isRunning ? root.run.timeText : root.run.headline
            isMuted: true
            wrapMode: Text.NoWrap
        }
    }
    Heading {
        visible: root.run.hasResult && root.run.sentence !== ""
        text: root.run.sentence
        Layout.fillWidth: true
    }
    Label {
        visible: text !== ""
        text: root.run.problem !== "" ? root.run.problem : root.run.hasResult ? root.run.reason : ""
        isMuted: true
        Layout.fillWidth: true
    }
    RateHead {
        visible: root.run.pairings.count > 0
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.space2
    }
    ListView {
        clip: true
        model: root.run.pairings
        boundsBehavior: Flickable.StopAtBounds
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, 330)

        delegate: RateRow { width: ListView.view.width }
    }

    buttons: [
        PushButton {
            visible: root.run.hasResult && !root.run.isRunning
            text: qsTr("Save as CSV…")
            onClicked: csvDialog.open()
        },
        PushButton {
            text: qsTr("Close")
            onClicked: root.close()
        },
        PushButton {
            objectName: "runBalance"
            kind: root.run.isRunning ? PushButton.Danger : PushButton.Commit
            text: root.run.isRunning ? qsTr("Cancel") : qsTr("Start")
            enabled: root.run.isRunning || root.opponents.length > 0
            onClicked: root.run.isRunning ? root.run.cancel() : root.desk.startBalance(root.run, root.opponents, [], root.gamesEach, root.level)
        }
    ]

    FileDialog {
        id: csvDialog

        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "csv"
        nameFilters: [qsTr("Tables (*.csv)")]
        onAccepted: root.run.saveCsv(selectedFile)
    }
}
