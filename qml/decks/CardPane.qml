// SPDX-License-Identifier: MIT
//
// Everything about one card: names, type and numbers, who may play it, its note, and its effect as blocks.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property DeckChoices choices
    required property string path
    required property string title
    readonly property int cardIndex: Number(path.slice(6, -1))
    readonly property bool isNarrow: width < 620
    readonly property real numberWidth: (isNarrow ? 76 : 84) * Theme.textScale
    property bool isNoting: false
    signal moved(int index)

    function duplicate() {
        if (document.duplicateEntry("cards", cardIndex))
            moved(cardIndex + 1);
    }

    spacing: Theme.space3

    DeckField {
        id: type

        document: root.document
        path: root.path + ".type"
    }
    DeckField {
        id: note

        document: root.document
        path: root.path + ".note"
    }
    RowLayout {
        spacing: Theme.space3
        Layout.fillWidth: true

        TypeBadge {
            type: ({ attack: 0, defense: 1, versatile: 2, scheme: 3 })[type.text] ?? 0
            implicitWidth: 30
            implicitHeight: 30
        }
        Heading {
            text: root.title
            level: Heading.Panel
            lineHeight: 0.9
            Layout.fillWidth: true
            Layout.minimumWidth: 60
        }
        PushButton {
            objectName: "noteCard"
            visible: note.text === ""
            kind: PushButton.Quiet
            iconName: "edit"
            tip: qsTr("A note to myself")
            onClicked: root.isNoting = !root.isNoting
        }
        PushButton {
            objectName: "duplicateCard"
            Layout.minimumWidth: implicitWidth
            text: root.isNarrow ? "" : qsTr("Duplicate")
            iconName: root.isNarrow ? "duplicate" : ""
            tip: qsTr("A second card with the same numbers and effects")
            onClicked: root.duplicate()
        }
        PushButton {
            objectName: "deleteCard"
            Layout.minimumWidth: implicitWidth
            kind: PushButton.Danger
            text: root.isNarrow ? "" : qsTr("Delete")
            iconName: root.isNarrow ? "delete" : ""
            tip: qsTr("Delete this card")
            onClicked: root.document.removeEntry("cards", root.cardIndex)
        }
    }
    DeckNameFields {
        document: root.document
        path: root.path + ".name"
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.space2
        Layout.fillWidth: true

        TypeChooser {
            document: root.document
            path: root.path + ".type"
            room: root.width
        }
        Row { // the numbers stay together
            spacing: Theme.space2

            DeckNumberField {
                visible: type.text !== "scheme"
                document: root.document
                path: root.path + ".value"
                label: qsTr("Value")
                width: root.numberWidth
                to: 20
            }
            DeckNumberField {
                document: root.document
                path: root.path + ".boost"
                label: qsTr("Boost")
                noneText: qsTr("none", "a card without a boost")
                width: root.numberWidth
                to: 9
            }
            DeckNumberField {
                document: root.document
                path: root.path + ".copies"
                label: qsTr("Copies")
                width: root.numberWidth
                from: 1
                to: 30
            }
            DeckNumberField {
                visible: root.choices.hasVerse
                document: root.document
                path: root.path + ".syllables"
                label: qsTr("Syllables")
                to: 20
            }
        }
    }
    DeckPills {
        document: root.document
        path: root.path + ".playedBy"
        label: qsTr("Who may play it")
        noneText: qsTr("Any fighter")
        options: root.choices.fighters
        Layout.fillWidth: true
    }
    DeckPills {
        visible: root.choices.ingredients.count > 0
        document: root.document
        path: root.path + ".ingredient"
        label: qsTr("Ingredient")
        noneText: qsTr("None")
        isSingle: true
        options: root.choices.ingredients
        Layout.fillWidth: true
    }
    DeckPills {
        visible: root.choices.tags.count > 0
        document: root.document
        path: root.path + ".tags"
        label: qsTr("Tags")
        options: root.choices.tags
        Layout.fillWidth: true
    }
    PictureField {
        document: root.document
        path: root.path
        label: qsTr("Picture")
        Layout.fillWidth: true
    }
    Rule { Layout.fillWidth: true }
    InputField {
        visible: note.text !== "" || root.isNoting
        objectName: root.path + ".note"
        label: qsTr("Note to myself · never shown to players")
        text: note.text
        placeholder: qsTr("What it is meant to do, or the text of an imported card")
        onEdited: text => note.set(text)
        Layout.fillWidth: true
    }
}
