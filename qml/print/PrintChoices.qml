// SPDX-License-Identifier: MIT
//
// Everything that can be chosen for a print, from what it is to how the printer misbehaves.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.PrintStudio
import Champclos.Ui

ScrollPane {
    id: root

    required property PrintStudio studio
    readonly property bool isCards: studio.kind === "cards"
    readonly property bool isBoard: studio.kind === "board"
    readonly property bool hasDiameter: studio.kind === "tokens" || (isBoard && studio.poster)
    readonly property var languages: [{ value: "en", text: "English" }, { value: "fr", text: "Français" }, { value: "de", text: "Deutsch" }]
    readonly property var kinds: [
        { value: "sheet", text: qsTr("Deck sheet"), help: qsTr("The character card and one of each card, for reference during play.") },
        { value: "summary", text: qsTr("Hero overview"), help: qsTr("Several heroes at a glance, one row each.") },
        { value: "aid", text: qsTr("Turn and combat"), help: qsTr("Turn order, actions, and combat on one page.") },
        { value: "cards", text: qsTr("Cards"), help: qsTr("The whole deck at actual size to cut out, with bleed and backs.") },
        { value: "board", text: qsTr("Battlefield"), help: qsTr("On one page, or as a poster with spaces as large as you like.") },
        { value: "tokens", text: qsTr("Tokens and dials"), help: qsTr("To cut out: tokens that fit your battlefield’s spaces, and health dials.") },
        { value: "calibration", text: qsTr("Calibration page"), help: qsTr("Rulers that show how accurately your printer prints.") }
    ]
    signal fileWanted

    ColumnLayout {
        x: Theme.space4
        width: root.width - 2 * Theme.space4
        spacing: Theme.space3

        Item { Layout.preferredHeight: Theme.space1 }
        ChoiceBox {
            objectName: "printKind"
            focus: true
            name: qsTr("What to print")
            model: root.kinds
            value: root.studio.kind
            onChosen: value => root.studio.kind = value
            Layout.fillWidth: true
        }
        Label {
            text: root.kinds.find(each => each.value === root.studio.kind)?.help ?? ""
            isMuted: true
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space1
        }
        PrintContents {
            visible: root.studio.wantsDecks || root.studio.wantsBattlefields
            studio: root.studio
            onFileWanted: root.fileWanted()
            Layout.fillWidth: true
        }
        Rule { Layout.fillWidth: true }
        PrintRow {
            label: qsTr("Language")
            ChoiceBox {
                name: qsTr("Language")
                model: root.languages
                value: root.studio.language
                onChosen: value => root.studio.language = value
            }
        }
        PrintRow {
            visible: !root.isCards && root.studio.kind !== "tokens"
            label: qsTr("Alongside")
            ChoiceBox {
                name: qsTr("Second language")
                model: [{ value: "", text: qsTr("None", "second language") }, ...root.languages.filter(each => each.value !== root.studio.language)]
                value: root.studio.secondLanguage
                onChosen: value => root.studio.secondLanguage = value
            }
        }
        PrintRow {
            label: qsTr("Paper")
            Segments {
                name: qsTr("Paper")
                options: [{ value: "a4", text: qsTr("A4") }, { value: "letter", text: qsTr("Letter") }]
                value: root.studio.paper
                onChosen: value => root.studio.paper = value
            }
        }
        Toggle {
            objectName: "inkSaver"
            text: qsTr("Save ink: black only, no solid areas")
            checked: root.studio.inkSaver
            onToggled: root.studio.inkSaver = checked
            Layout.fillWidth: true
        }
        CardChoices {
            visible: root.isCards
            studio: root.studio
            Layout.fillWidth: true
        }
        Toggle {
            objectName: "poster"
            visible: root.isBoard
            text: qsTr("Poster on several sheets")
            checked: root.studio.poster
            onToggled: root.studio.poster = checked
            Layout.fillWidth: true
        }
        NumberField {
            visible: root.hasDiameter
            label: qsTr("Space diameter, mm")
            from: 10
            to: 100
            value: root.studio.diameter
            onChosen: value => root.studio.diameter = value
            Layout.fillWidth: true
        }
        Label {
            visible: root.isBoard && root.studio.poster
            text: qsTr("Adjoining sheets overlap by 10 mm: trim one along its crosses, line it up with the crosses of the other, and glue.")
            isMuted: true
            size: Label.Caption
            Layout.fillWidth: true
        }
        PrinterChoices {
            studio: root.studio
            Layout.fillWidth: true
        }
        Item { Layout.preferredHeight: Theme.space3 }
    }
}
