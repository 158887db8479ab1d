// SPDX-License-Identifier: MIT
//
// The room of decks: the shelf, the writing table, or the balance run. A page is made when it comes to the front.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Workshop

WorkshopRoom {
    id: root

    readonly property DeckDocument deck: DeckWorkbench.document

    bench: DeckWorkbench
    openTitle: qsTr("Open a deck")
    saveTitle: qsTr("Save the deck as")
    fileFilter: qsTr("Decks (*.json)")

    Repeater {
        model: root.bench.isOpen ? 0 : 1

        DeckShelfPage {
            anchors.fill: parent
            focus: true
            document: root.deck
            language: root.language
            onHomeRequested: root.homeRequested()
            onNewRequested: root.startNew()
            onOpenDialogRequested: root.request(WorkshopRoom.Choose, "")
            onOpenRequested: path => root.openFile(path)
            onCopyRequested: path => root.openCopy(path)
            onRecoverRequested: key => root.recover(key)
            onImported: root.bench.isOpen = true
        }
    }
    Repeater {
        model: root.bench.isOpen && !root.bench.isBalancing ? 1 : 0

        DeckWorkshopPage {
            anchors.fill: parent
            focus: true
            document: root.deck
            language: root.language
            onHomeRequested: root.homeRequested()
            onNewRequested: root.request(WorkshopRoom.New, "")
            onOpenRequested: root.request(WorkshopRoom.Choose, "")
            onSaveRequested: root.save()
            onSaveAsRequested: root.saveAs()
            onShelfRequested: root.request(WorkshopRoom.Close, "")
            onPrintRequested: root.printDocument()
            onTableRequested: {
                tableDialog.selectedFile = root.bench.proposedFile("csv");
                tableDialog.open();
            }
        }
    }
    Repeater {
        model: root.bench.isOpen && root.bench.isBalancing ? 1 : 0

        BalancePage {
            anchors.fill: parent
            focus: true
            bench: DeckWorkbench
            path: qsTr("Decks")
            backText: qsTr("Back to the deck")
            staleText: qsTr("The deck has changed since then: run the test again.")
            explanation: qsTr("Computer players play this deck against each of those you choose; seats are swapped halfway. You can keep working.")
            leastDecks: 1
            hasDecks: false
            onHomeRequested: root.homeRequested()

            CardFigures {
                figures: DeckWorkbench.run.cards
                Layout.fillWidth: true
            }
        }
    }
    TableImport {
        id: table

        document: root.deck
    }
    FileDialogGuard { dialog: tableDialog }
    FileDialog {
        id: tableDialog

        objectName: "exportTableDialog"
        title: qsTr("Export as a table")
        modality: Qt.WindowModal
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Export")
        defaultSuffix: "csv"
        nameFilters: ["CSV (*.csv)"]
        onAccepted: {
            if (!table.writeTable(selectedFile, root.language))
                root.tell(qsTr("The table could not be saved"), table.problems, "" + selectedFile);
        }
    }
}
