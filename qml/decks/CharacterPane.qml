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
    required property DeckDesk desk

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
    DeckNameFields {
        document: root.document
        path: "name"
        what: qsTr("Deck")
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.space3
        Layout.fillWidth: true

        NumberOfDeck {
            document: root.document
            path: "move"
            label: qsTr("Move value")
            width: 124 * Theme.textScale
            to: 9
        }
        TextOfDeck {
            document: root.document
            path: "author"
            label: qsTr("Author")
            width: 190 * Theme.textScale
        }
        TextOfDeck {
            document: root.document
            path: "licence"
            label: qsTr("Licence")
            width: 150 * Theme.textScale
        }
    }
    EmblemChooser {
        document: root.document
        desk: root.desk
        Layout.fillWidth: true
    }
    Repeater {
        model: fighters

        FighterPane {
            document: root.document
            desk: root.desk
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
