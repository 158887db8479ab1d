// SPDX-License-Identifier: MIT
//
// Where a deck begins: a new one, a table, one's own, what was open last, what a crash left, or a copy of a built-in one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property DeckDocument document
    required property string language
    readonly property Document file: document.file
    signal homeRequested
    signal opened

    objectName: "deckShelf"

    function open(isReady) {
        if (isReady)
            opened();
    }
    function refresh() {
        own.refresh();
        recent.refresh();
        lost.refresh();
    }
    function startNew() {
        file.startNew();
        opened();
    }
    function importTable(url) {
        file.startNew();
        desk.importTable(url, language);
        if (desk.importProblems.length === 0)
            opened();
        else
            report.open();
    }

    DeckDesk {
        id: desk

        document: root.document
    }
    DeckShelf { id: builtIn }
    DeckShelf {
        id: own

        isBuiltIn: false
    }
    RecentFiles {
        id: recent

        kind: "deck"
    }
    RecoveryModel {
        id: lost

        kind: "deck"
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    TopBar {
        id: header

        width: parent.width
        path: qsTr("Decks")
        onHomeRequested: root.homeRequested()
    }
    ScrollPane {
        id: pane

        readonly property int columns: Math.max(1, Math.floor((shelf.width + Theme.space3) / (280 * Theme.textScale)))
        readonly property real tileWidth: (shelf.width - (columns - 1) * Theme.space3) / columns

        anchors { top: header.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }

        ColumnLayout {
            id: shelf

            x: (pane.width - width) / 2
            width: Math.min(1080, pane.width - 2 * Theme.space5)
            spacing: Theme.space4

            Heading {
                text: qsTr("Deck workshop")
                level: Heading.Page
                Layout.topMargin: Theme.space5
            }
            Label {
                text: qsTr("Compose a hero and thirty cards from blocks, read them in three languages, and play them right away.")
                size: Label.Body
                isMuted: true
                Layout.fillWidth: true
            }
            Flow {
                spacing: Theme.space3
                Layout.fillWidth: true

                PushButton {
                    objectName: "newDeck"
                    kind: PushButton.Commit
                    iconName: "new-file"
                    text: qsTr("New deck")
                    onClicked: root.startNew()
                }
                PushButton {
                    objectName: "openDeck"
                    iconName: "open"
                    text: qsTr("Open…")
                    onClicked: openDialog.open()
                }
                PushButton {
                    objectName: "importTable"
                    iconName: "import"
                    text: qsTr("Import a table (CSV)…")
                    tip: qsTr("Columns: name, copies, type, value, boost, fighter, text")
                    onClicked: tableDialog.open()
                }
            }
            FileFaults {
                problems: root.file.fileProblems
                Layout.fillWidth: true
            }
            SectionHead {
                visible: lost.count > 0
                title: qsTr("Recovered")
                remark: qsTr("after a crash")
                Layout.fillWidth: true
            }
            Repeater {
                model: lost

                RecoveryRow {
                    onRestored: root.open(root.file.recover(key))
                    onDiscarded: lost.discard(key)
                    Layout.fillWidth: true
                }
            }
            SectionHead {
                visible: own.count > 0
                Layout.topMargin: Theme.space3
                title: qsTr("Your decks")
                Layout.fillWidth: true
            }
            Flow {
                visible: own.count > 0
                spacing: Theme.space3
                Layout.fillWidth: true

                Repeater {
                    model: own

                    DeckTile {
                        width: pane.tileWidth
                        onClicked: root.open(root.file.open(path))
                    }
                }
            }
            SectionHead {
                visible: recent.count > 0
                Layout.topMargin: Theme.space3
                title: qsTr("Recent")
                Layout.fillWidth: true
            }
            Flow {
                visible: recent.count > 0
                spacing: Theme.space2
                Layout.fillWidth: true

                Repeater {
                    model: recent

                    PushButton {
                        id: file

                        required property string path
                        required property string name
                        required property string folder
                        required property bool exists

                        text: name
                        tip: exists ? path : qsTr("not available right now: %1").arg(path)
                        enabled: exists
                        onClicked: root.open(root.file.open(path))
                    }
                }
            }
            SectionHead {
                Layout.topMargin: Theme.space3
                title: qsTr("Start from a copy")
                remark: qsTr("%n built-in decks", "", builtIn.count)
                Layout.fillWidth: true
            }
            Flow {
                spacing: Theme.space3
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.space6

                Repeater {
                    model: builtIn

                    DeckTile {
                        width: pane.tileWidth
                        objectName: "copy:" + emblem
                        onClicked: root.open(root.file.openCopy(path))
                    }
                }
            }
        }
    }
    FileDialog {
        id: openDialog

        currentFolder: DeckTable.folderUrl()
        title: qsTr("Open a deck")
        nameFilters: [qsTr("Decks (*.json)")]
        onAccepted: root.open(root.file.open(selectedFile))
    }
    FileDialog {
        id: tableDialog

        title: qsTr("Import a table")
        nameFilters: [qsTr("Tables (*.csv *.tsv *.txt)")]
        onAccepted: root.importTable(selectedFile)
    }
    ImportReport {
        id: report

        desk: desk
        onAccepted: root.opened()
    }
}
