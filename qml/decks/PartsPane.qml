// SPDX-License-Identifier: MIT
//
// What only some decks have: a two-sided token, a side deck, a pile with ingredients, spells or a verse, tags.
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
    property bool hasToken: false
    property bool hasSideDeck: false
    property bool hasPile: false
    property bool hasVerse: false
    signal opened(string path)

    function look() {
        hasToken = document.hasPart("token");
        hasSideDeck = document.hasPart("sideDeck");
        hasPile = document.hasPart("pile");
        hasVerse = document.hasPart("pile.syllableGoal");
    }

    spacing: Theme.space4
    Component.onCompleted: look()

    Connections {
        target: root.choices
        function onChanged() { root.look(); }
    }
    Heading {
        text: qsTr("Special parts")
        level: Heading.Panel
    }
    PartFrame {
        name: "token"
        title: qsTr("Two-sided token")
        remark: qsTr("A token on the character card that effects can flip or check.")
        isWanted: root.hasToken
        onToggled: isWanted => root.document.setPart("token", isWanted)

        DeckNameFields {
            document: root.document
            path: "token.name"
            title: qsTr("Name of the token")
            Layout.fillWidth: true
        }
        ColumnLayout {
            spacing: Theme.space1

            Label {
                text: qsTr("Belongs to")
                isStrong: true
            }
            DeckSegments {
                document: root.document
                path: "token.fighter"
                name: qsTr("Belongs to")
                options: [{ value: "", text: qsTr("You") }, ...root.choices.fighters.options]
            }
        }
        DeckNameFields {
            document: root.document
            path: "token.sides[0].name"
            title: qsTr("First side")
            Layout.fillWidth: true
        }
        DeckNameFields {
            document: root.document
            path: "token.sides[1].name"
            title: qsTr("Second side")
            Layout.fillWidth: true
        }
        ColumnLayout {
            spacing: Theme.space1

            Label {
                text: qsTr("Up at the start of the game")
                isStrong: true
            }
            DeckSegments {
                document: root.document
                path: "token.first"
                name: qsTr("Up at the start of the game")
                options: [{ value: "first", text: qsTr("First side") }, { value: "second", text: qsTr("Second side") }]
            }
        }
    }
    PartFrame {
        name: "sideDeck"
        title: qsTr("Side deck")
        remark: qsTr("A few separate cards; the one that is face up applies.")
        isWanted: root.hasSideDeck
        onToggled: isWanted => root.document.setPart("sideDeck", isWanted)

        DeckNameFields {
            document: root.document
            path: "sideDeck.name"
            title: qsTr("Name of one of these cards")
            Layout.fillWidth: true
        }
        EntryList {
            document: root.document
            list: "sideDeck.cards"
            title: qsTr("Side cards")
            addText: qsTr("+ Side card")
            onOpened: path => root.opened(path)
            Layout.fillWidth: true
        }
    }
    PartFrame {
        name: "pile"
        title: qsTr("Special pile")
        remark: qsTr("Collects cards on their way to the discard pile: a cauldron, a line of verse.")
        isWanted: root.hasPile
        onToggled: isWanted => root.document.setPart("pile", isWanted)

        DeckNameFields {
            document: root.document
            path: "pile.name"
            title: qsTr("Name of the pile")
            Layout.fillWidth: true
        }
        ColumnLayout {
            spacing: Theme.space1

            Label {
                text: qsTr("What it collects")
                isStrong: true
            }
            DeckSegments {
                document: root.document
                path: "pile.takes"
                name: qsTr("What it collects")
                options: [{ value: "everyCard", text: qsTr("Every card") }, { value: "combatCards", text: qsTr("Combat cards") }]
            }
        }
        EntryList {
            document: root.document
            list: "pile.ingredients"
            title: qsTr("Ingredients")
            hasNames: true
            addText: qsTr("+ Ingredient")
            Layout.fillWidth: true
        }
        EntryList {
            document: root.document
            list: "pile.spells"
            title: qsTr("Spells")
            addText: qsTr("+ Spell")
            onOpened: path => root.opened(path)
            Layout.fillWidth: true
        }
        ColumnLayout {
            spacing: Theme.space2

            Toggle {
                text: qsTr("A verse with a syllable goal")
                checked: root.hasVerse
                onToggled: root.document.setPart("pile.syllableGoal", checked)
            }
            DeckNumberField {
                visible: root.hasVerse
                document: root.document
                path: "pile.syllableGoal"
                label: qsTr("Syllables")
                from: 1
                to: 40
            }
        }
    }
    PartFrame {
        name: "tags"
        title: qsTr("Tags")
        remark: qsTr("Words on cards that effects can count, such as STORM.")
        isWanted: true
        canToggle: false

        EntryList {
            document: root.document
            list: "tags"
            hasNames: true
            addText: qsTr("+ Tag")
            Layout.fillWidth: true
        }
    }
}
