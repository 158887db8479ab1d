// SPDX-License-Identifier: MIT
//
// How test games are played: against whom, where, from which side. It is chosen once and remembered.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property Workbench bench
    readonly property TestSetup setup: bench.testSetup
    readonly property bool isDeck: bench.file.kind === "deck" ///< that is tested, and not a battlefield

    function begin() {
        close();
        bench.startTest();
    }

    objectName: "testDialog"
    title: qsTr("Test game")
    preferredWidth: 520 * Theme.textScale
    onAboutToShow: bench.refreshChoices()
    onOpened: opponent.forceActiveFocus()
    buttons: [
        PushButton { objectName: "testClose"; text: qsTr("Close"); onClicked: root.close() },
        PushButton {
            objectName: "testBegin"
            kind: PushButton.Commit
            text: qsTr("Test")
            iconName: "play"
            enabled: root.bench.isPlayable
            onClicked: root.begin()
        }
    ]

    component Caption: Label {
        isMuted: true
        Layout.preferredWidth: 150 * Theme.textScale
    }

    GridLayout {
        columns: 2
        columnSpacing: Theme.space3
        rowSpacing: Theme.space3
        Layout.fillWidth: true

        Caption { visible: !root.isDeck; text: qsTr("Your hero") }
        ChoiceBox {
            objectName: "testDeck"
            visible: !root.isDeck
            name: qsTr("Your hero")
            model: root.bench.decks.options
            value: root.setup.deck
            Layout.fillWidth: true
            onChosen: value => root.setup.deck = value
        }
        Caption { text: qsTr("Opponent") }
        ChoiceBox {
            id: opponent

            objectName: "testOpponent"
            name: qsTr("Opponent")
            model: root.bench.decks.options
            value: root.setup.opponent
            Layout.fillWidth: true
            onChosen: value => root.setup.opponent = value
        }
        Caption { visible: root.isDeck; text: qsTr("Battlefield") }
        ChoiceBox {
            objectName: "testBattlefield"
            visible: root.isDeck
            name: qsTr("Battlefield")
            model: root.bench.battlefields.options
            value: root.setup.battlefield
            Layout.fillWidth: true
            onChosen: value => root.setup.battlefield = value
        }
        Caption { text: qsTr("Level") }
        ChoiceBox {
            objectName: "testLevel"
            name: qsTr("Level")
            model: root.bench.run.availableLevels()
            value: root.setup.level
            Layout.fillWidth: true
            onChosen: value => root.setup.level = value
        }
        Caption { text: qsTr("Goes first") }
        Segments {
            objectName: "testFirst"
            name: qsTr("Goes first")
            options: [{ value: true, text: qsTr("You") }, { value: false, text: qsTr("Opponent") }]
            value: root.setup.goesFirst
            onChosen: value => root.setup.goesFirst = value
        }
    }
    Label {
        text: qsTr("Test games are not saved and do not appear among your games.")
        isMuted: true
        Layout.fillWidth: true
    }
}
