// SPDX-License-Identifier: MIT
//
// A new game: who sits where with which hero, and on which battlefield. Everything has a sensible start, so that one
// click is enough.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    readonly property NewGame game: shell.newGame
    readonly property bool isLow: height < 760
    property int chosenSeat: 0 ///< whose hero is shown and changed
    signal homeRequested
    signal backRequested
    signal started

    function start() {
        if (shell.startGame())
            started();
    }

    focus: true
    Component.onCompleted: startButton.forceActiveFocus()
    Keys.onEscapePressed: backRequested()

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("New game")
        onHomeRequested: root.homeRequested()

        Label {
            visible: !root.game.isValid
            text: root.game.problem
            color: Theme.redText
            Layout.maximumWidth: 420
        }
        PushButton {
            id: startButton

            objectName: "startGame"
            text: qsTr("Begin")
            kind: PushButton.Commit
            enabled: root.game.isValid
            onClicked: root.start()
        }
    }
    RowLayout {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom; margins: Theme.space4 }
        spacing: Theme.space4

        Panel {
            Layout.preferredWidth: Math.min(0.5 * root.width, Math.max(320, (root.width < 1200 ? 320 : 372) * Theme.textScale))
            Layout.fillHeight: true

            ScrollPane { // with room for the frame of the focus
                anchors { fill: parent; margins: Theme.space2 }
                bottomMargin: Theme.space2

                ColumnLayout {
                    x: Theme.space2
                    y: Theme.space2
                    width: parent.width - x - Theme.space5 + Theme.space1
                    spacing: Theme.space4

                    SectionHead {
                        title: qsTr("Seats")
                        remark: root.game.isTeamPlay ? qsTr("two teams of two") : qsTr("a duel")
                        Layout.fillWidth: true
                    }
                    Segments {
                        objectName: "players"
                        name: qsTr("Number of players")
                        options: [{ value: 2, text: qsTr("2 players") }, { value: 3, text: qsTr("3") }, { value: 4, text: qsTr("4") }]
                        value: root.game.players
                        onChosen: value => root.game.players = value
                    }
                    Label {
                        visible: root.game.players === 3
                        text: qsTr("Team played by one person")
                        isMuted: true
                        size: Label.Caption
                        wrapMode: Text.NoWrap
                    }
                    Segments {
                        objectName: "soloTeam"
                        visible: root.game.players === 3
                        name: qsTr("Team played by one person")
                        options: [{ value: 0, text: qsTr("Team A") }, { value: 1, text: qsTr("Team B") }]
                        value: root.game.soloTeam
                        onChosen: value => root.game.soloTeam = value
                    }
                    Column {
                        id: seatList

                        spacing: Theme.space3
                        Layout.fillWidth: true

                        Repeater {
                            model: root.game.seats
                            delegate: SeatSetup {
                                width: seatList.width
                                game: root.game
                                shell: root.shell
                                isChosen: root.chosenSeat === seat
                                onChosen: root.chosenSeat = seat
                            }
                        }
                    }
                    Rule { Layout.fillWidth: true }
                    ColumnLayout {
                        spacing: Theme.space1
                        Layout.fillWidth: true

                        Label {
                            text: qsTr("Goes first")
                            isMuted: true
                            size: Label.Caption
                        }
                        ChoiceBox {
                            objectName: "firstSeat"
                            name: qsTr("Goes first")
                            model: root.firstChoices()
                            value: root.game.firstSeat
                            onChosen: value => root.game.firstSeat = value
                            Layout.fillWidth: true
                        }
                    }
                    Toggle {
                        objectName: "friendly"
                        text: qsTr("Friendly game: any move may be taken back")
                        checked: root.game.friendly
                        Layout.fillWidth: true
                        onToggled: root.game.friendly = checked
                    }
                    PushButton {
                        id: more

                        objectName: "moreChoices"
                        kind: PushButton.Quiet
                        text: checked ? qsTr("Less") : qsTr("More…")
                        checkable: true
                        Layout.leftMargin: -leftPadding
                        Layout.alignment: Qt.AlignLeft
                    }
                    InputField {
                        visible: more.checked
                        label: qsTr("Seed: the same number gives the same cards")
                        placeholder: qsTr("random")
                        text: root.game.seedText
                        Layout.fillWidth: true
                        onEdited: text => root.game.seedText = text
                    }
                }
            }
        }
        ColumnLayout {
            spacing: Theme.space4

            HeroPicker {
                shell: root.shell
                game: root.game
                seat: root.chosenSeat
                isLow: root.isLow
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: 3
            }
            BoardPicker {
                shell: root.shell
                game: root.game
                isLow: root.isLow
                Layout.fillWidth: true
                Layout.preferredHeight: root.isLow ? 48 + 92 * Theme.textScale : 240
            }
        }
    }

    function firstChoices() {
        return [{ value: -1, text: qsTr("random") }].concat(game.seatTitles.map((title, row) => ({ value: row, text: title }))); // qmllint disable type
    }
}
