// SPDX-License-Identifier: MIT
//
// The character card: name of the deck, its fighters with their numbers and grammar, emblem and colours.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property DeckChoices choices

    spacing: Theme.space3

    DeckListModel {
        id: fighters

        document: root.document
        list: "fighters"
    }
    Heading {
        text: qsTr("Character card")
        level: Heading.Panel
    }
    Label {
        visible: root.document.designCount === 0
        text: qsTr("Begin with the hero’s name, below: the deck is named after it. Then compose the ability and thirty cards.")
        isMuted: true
        Layout.fillWidth: true
    }
    DeckNameFields {
        document: root.document
        path: "name"
        what: qsTr("Deck")
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: Theme.space3
        Layout.fillWidth: true

        DeckNumberField {
            document: root.document
            path: "move"
            label: qsTr("Move value")
            to: 9
            Layout.fillWidth: true
            Layout.preferredWidth: 100
        }
        DeckTextField {
            document: root.document
            path: "author"
            label: qsTr("Author")
            Layout.fillWidth: true
            Layout.preferredWidth: 100
        }
        DeckTextField {
            document: root.document
            path: "licence"
            label: qsTr("License")
            Layout.fillWidth: true
            Layout.preferredWidth: 100
        }
    }
    EmblemChooser {
        document: root.document
        choices: root.choices
        Layout.fillWidth: true
    }
    Repeater {
        model: fighters

        FighterPane {
            document: root.document
            choices: root.choices
            Layout.fillWidth: true
        }
    }
    DashedButton {
        objectName: "newFighter"
        text: qsTr("+ Sidekick")
        onClicked: root.document.addEntry("fighters")
        Layout.fillWidth: true
    }
}
