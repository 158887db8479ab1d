// SPDX-License-Identifier: MIT
//
// What a balance run plays: which decks, how many games, how good the players are.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property BalanceRun run
    required property BattlefieldEditor editor
    property var chosen: []
    property int games: 200
    property string level: "normal"
    property int seed: 1
    readonly property var counts: [{ value: 100, text: "100" }, { value: 200, text: "200" }, { value: 400, text: "400" }, { value: 1000, text: "1000" }]
    readonly property int pairs: chosen.length * (chosen.length - 1) / 2
    readonly property var decks: run.availableDecks()

    function toggle(deck) {
        chosen = chosen.includes(deck) ? chosen.filter(other => other !== deck) : chosen.concat([deck]);
    }
    function begin() {
        if (run.startOnBoard(editor, chosen, games, level, seed))
            close();
    }

    title: qsTr("Balance test")
    preferredWidth: 620 * Theme.textScale
    Component.onCompleted: chosen = decks.slice(0, 5).map(deck => deck.value)
    buttons: [
        PushButton { text: qsTr("Cancel"); onClicked: root.close() },
        PushButton {
            objectName: "startRun"
            kind: PushButton.Commit
            text: qsTr("Start")
            enabled: root.pairs > 0
            onClicked: root.begin()
        }
    ]

    Label {
        text: qsTr("Computer players face each other on this battlefield, everyone against everyone; seats are swapped halfway. You can keep working.")
        Layout.fillWidth: true
    }
    Label { text: qsTr("Decks"); isMuted: true; size: Label.Caption }
    ChipFlow {
        Layout.fillWidth: true

        Repeater {
            model: root.decks

            OptionToggle {
                required property var modelData

                text: modelData.text
                isFramed: true
                checkable: true
                checked: root.chosen.includes(modelData.value)
                onToggled: root.toggle(modelData.value)
            }
        }
    }
    RowLayout {
        spacing: Theme.space4
        Layout.fillWidth: true

        ColumnLayout {
            spacing: Theme.space1

            Label { text: qsTr("Games in total"); isMuted: true; size: Label.Caption }
            Segments {
                name: qsTr("Games in total")
                options: root.counts
                value: root.games
                onChosen: value => root.games = value
            }
        }
        ColumnLayout {
            spacing: Theme.space1

            Label { text: qsTr("Players"); isMuted: true; size: Label.Caption }
            ChoiceBox {
                name: qsTr("Players")
                model: root.run.availableLevels()
                value: root.level
                onChosen: value => root.level = value
            }
        }
        InputField {
            label: qsTr("Seed")
            text: root.seed
            validator: IntValidator { bottom: 0; top: 999999 }
            Layout.preferredWidth: 90
            onCommitted: text => root.seed = Number(text)
        }
    }
    Label {
        visible: root.run.problem !== ""
        text: root.run.problem
        color: Theme.redText
        Layout.fillWidth: true
    }
}
