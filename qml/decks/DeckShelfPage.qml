// SPDX-License-Identifier: MIT
//
// The shelf of decks. A deck may also begin as a table of cards.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Champclos.Editor
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
            objectName: "importTable"
            iconName: "import"
            text: qsTr("Import a table (CSV)…")
            tip: qsTr("Columns: name, copies, type, value, boost, fighter, text")
            onClicked: tableDialog.open()
        },
        TableImport {
            id: reader

            document: root.document
        },
        FileDialogGuard { dialog: tableDialog },
        FileDialog {
            id: tableDialog

            title: qsTr("Import a table")
            modality: Qt.WindowModal
            nameFilters: [qsTr("Tables (*.csv *.tsv *.txt)")]
            onAccepted: root.importTable(selectedFile)
        },
        ImportReport {
            id: report

            table: reader
            onAccepted: root.imported()
        }
    ]
}
