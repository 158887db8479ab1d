// SPDX-License-Identifier: MIT
//
// The shelf of decks. A deck may also begin as a table of cards, or as the deck of another program.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

ShelfPage {
    id: root

    required property DeckDocument document
    required property string language
    signal imported

    function importTable(url) {
        document.file.startNew();
        reader.read(url, language);
        if (reader.problems.count === 0)
            imported();
        else
            report.open();
    }

    function chooseImport(filters) {
        tableDialog.nameFilters = filters;
        tableDialog.open();
    }

    objectName: "deckShelf"
    title: qsTr("Decks")
    remark: qsTr("Compose a hero and thirty cards from blocks, read them in three languages, and play them right away.")
    ownTitle: qsTr("Your decks")
    newText: qsTr("New deck")
    kind: "deck"
    own: DeckShelf { isOwn: true }
    builtIn: DeckShelf {}
    ownTile: Component {
        DeckTile {
            required property int index

            objectName: "own-" + index
            width: root.tileWidth
            hasMenu: true
            onMenuRequested: button => root.showMenu(button, path, title)
            onClicked: root.openRequested(path)
        }
    }
    builtInTile: Component {
        DeckTile {
            objectName: "copy:" + emblem
            width: root.tileWidth
            onClicked: root.copyRequested(path)
        }
    }
    actions: [
        PushButton {
            id: importButton

            objectName: "importTable"
            iconName: "import"
            text: qsTr("Import…")
            tip: qsTr("From a table, a deck maker, or a tabletop simulator")
            onClicked: importMenu.popup(importButton, 0, importButton.height + Theme.space1)

            MenuList {
                id: importMenu

                MenuEntry {
                    objectName: "importCsv"
                    text: qsTr("Table (CSV)…")
                    onTriggered: root.chooseImport([qsTr("Tables (*.csv *.tsv *.txt)")])
                }
                MenuEntry {
                    objectName: "importJson"
                    text: qsTr("Deck maker or tabletop simulator (JSON)…")
                    onTriggered: root.chooseImport([qsTr("Decks of other programs (*.json)")])
                }
                MenuEntry {
                    objectName: "tableTemplate"
                    text: qsTr("Save an empty table to fill in…")
                    onTriggered: {
                        templateDialog.selectedFile = DeckWorkbench.folderUrl() + "/" + qsTr("cards") + ".csv";
                        templateDialog.open();
                    }
                }
            }
        },
        TableImport {
            id: reader

            document: root.document
        },
        FileDialogGuard { dialog: tableDialog },
        FileDialog {
            id: tableDialog

            objectName: "importDialog"
            title: qsTr("Import a deck")
            modality: Qt.WindowModal
            onAccepted: root.importTable(selectedFile)
        },
        FileDialogGuard { dialog: templateDialog },
        FileDialog {
            id: templateDialog

            objectName: "templateDialog"
            title: qsTr("Save an empty table")
            modality: Qt.WindowModal
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            defaultSuffix: "csv"
            nameFilters: ["CSV (*.csv)"]
            onAccepted: {
                if (!reader.writeTemplate(selectedFile, root.language))
                    report.open();
            }
        },
        ImportReport {
            id: report

            table: reader
            onAccepted: root.imported()
        }
    ]
}
