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

    required property Workbench bench
    required property string explanation
    required property int least ///< how many decks it takes
    readonly property BalanceRun run: bench.run
    readonly property bool hasBoards: bench.file.kind === "deck" ///< a battlefield is tested on itself
    property list<string> chosen
    property int games: 200
    property list<string> boards
    property string level: "expert"
    property int seed: 1

    /// A few to begin with; the user's own are among them if there are any.
    function offer() {
        bench.refreshChoices();
        if (chosen.length === 0)
            chosen = bench.decks.values(5);
        if (boards.length === 0 && hasBoards)
            boards = bench.battlefields.values(99).filter(board => board === bench.testSetup.battlefield);
        open();
    }
    function toggleBoard(board) {
        const rest = Array.from(boards).filter(other => other !== board);
        boards = rest.length < boards.length ? rest : rest.concat([board]);
    }
    function toggle(deck) {
        const rest = Array.from(chosen).filter(other => other !== deck);
        chosen = rest.length < chosen.length ? rest : rest.concat([deck]);
    }
    function begin() {
        bench.setBalanceBoards(boards);
        if (bench.startBalance(chosen, games, level, seed))
            close();
    }

    objectName: "balanceSettings"
    title: qsTr("Balance test")
    onOpened: startButton.forceActiveFocus()
    preferredWidth: 620 * Theme.textScale
    buttons: [
        PushButton { text: qsTr("Cancel"); onClicked: root.close() },
        PushButton {
            id: startButton

            objectName: "startRun"
            kind: PushButton.Commit
            text: qsTr("Start")
            enabled: root.chosen.length >= root.least
            onClicked: root.begin()
        }
    ]

    Label {
        text: root.explanation
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: Theme.space3
        Layout.fillWidth: true

        Label { text: qsTr("Decks"); isMuted: true; size: Label.Caption; Layout.fillWidth: true }
        LinkText {
            objectName: "allDecks"
            text: qsTr("All")
            onActivated: root.chosen = root.bench.decks.values(99)
        }
        LinkText {
            objectName: "noDecks"
            text: qsTr("None", "decks")
            onActivated: root.chosen = []
        }
    }
    ChipFlow {
        Layout.fillWidth: true

        Repeater {
            model: root.bench.decks

            PillChoice {
                required property string value
                required text

                objectName: "against:" + value
                isTaken: Array.from(root.chosen).includes(value)
                onClicked: root.toggle(value)
            }
        }
    }
    Label { visible: root.hasBoards; text: qsTr("Battlefields"); isMuted: true; size: Label.Caption }
    ChipFlow {
        visible: root.hasBoards
        Layout.fillWidth: true

        Repeater {
            model: root.hasBoards ? root.bench.battlefields : null

            PillChoice {
                required property string value
                required text

                objectName: "board:" + value
                isTaken: Array.from(root.boards).includes(value)
                onClicked: root.toggleBoard(value)
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
                objectName: "games"
                options: [{ value: 100, text: "100" }, { value: 200, text: "200" }, { value: 400, text: "400" }, { value: 1000, text: "1000" }]
                value: root.games
                onChosen: value => root.games = value
            }
        }
        ColumnLayout {
            spacing: Theme.space1

            Label { text: qsTr("Players"); isMuted: true; size: Label.Caption }
            ChoiceBox {
                objectName: "players"
                name: qsTr("Players")
                model: root.run.judges()
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
        objectName: "expectedTime"
        text: root.run.expectedTime(root.games, root.level)
        isMuted: true
        Layout.fillWidth: true
    }
    Label {
        visible: root.run.problem !== ""
        text: root.run.problem
        color: Theme.redText
        Layout.fillWidth: true
    }
}
