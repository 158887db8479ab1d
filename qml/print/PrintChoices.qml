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
    readonly property bool isPicture: studio.output !== "pdf"
    readonly property bool hasDiameter: studio.kind === "tokens" || (isBoard && (studio.poster || studio.whole) && !isPicture)
    readonly property bool hasOwnPage: (isPicture && (isCards || isBoard)) || (isBoard && studio.whole) || (isCards && studio.single)
    readonly property var allOutputs: [{ value: "pdf", text: qsTr("PDF") }, { value: "png", text: qsTr("Pictures (PNG)") },
        { value: "tabletop", text: qsTr("For a tabletop simulator") }]
    readonly property var outputs: allOutputs.filter(each => each.value !== "tabletop" || isCards) ///< that this kind can be
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
            visible: !root.isCards && root.studio.kind !== "tokens" && !root.isPicture
            label: qsTr("Alongside")
            ChoiceBox {
                name: qsTr("Second language")
                model: [{ value: "", text: qsTr("None", "second language") }, ...root.languages.filter(each => each.value !== root.studio.language)]
                value: root.studio.secondLanguage
                onChosen: value => root.studio.secondLanguage = value
            }
        }
        PrintRow {
            visible: !root.hasOwnPage
            label: qsTr("Paper")
            ChoiceBox {
                objectName: "paper"
                name: qsTr("Paper")
                model: [{ value: "a4", text: qsTr("A4") }, { value: "letter", text: qsTr("Letter") },
                        { value: "a3", text: qsTr("A3") }, { value: "tabloid", text: qsTr("Tabloid") }]
                value: root.studio.paper
                onChosen: value => root.studio.paper = value
            }
        }
        PrintRow {
            label: qsTr("File")
            ChoiceBox {
                objectName: "output"
                name: qsTr("File")
                model: root.outputs
                value: root.studio.output
                onChosen: value => root.studio.output = value
                Layout.preferredWidth: 216 * Theme.textScale
            }
        }
        PictureChoices {
            visible: root.studio.output !== "pdf"
            studio: root.studio
            Layout.fillWidth: true
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
        Segments {
            objectName: "boardSize"
            visible: root.isBoard && !root.isPicture
            name: qsTr("Battlefield size")
            options: [{ value: "page", text: qsTr("One page") }, { value: "poster", text: qsTr("Poster") }, { value: "whole", text: qsTr("Actual size") }]
            value: root.studio.whole ? "whole" : root.studio.poster ? "poster" : "page"
            onChosen: value => {
                root.studio.whole = value === "whole";
                root.studio.poster = value === "poster";
            }
        }
        Toggle {
            objectName: "spaceNumbers"
            visible: root.isBoard
            text: qsTr("Number the spaces")
            checked: root.studio.numbers
            onToggled: root.studio.numbers = checked
            Layout.fillWidth: true
        }
        Toggle {
            objectName: "standees"
            visible: root.studio.kind === "tokens"
            text: qsTr("Include standing figures")
            checked: root.studio.standees
            onToggled: root.studio.standees = checked
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
            visible: root.isBoard && root.studio.whole && !root.isPicture
            text: qsTr("One page as large as it has to be, for a print shop or a large printer.")
            isMuted: true
            size: Label.Caption
            Layout.fillWidth: true
        }
        Label {
            visible: root.isBoard && root.studio.poster && !root.studio.whole && !root.isPicture
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
