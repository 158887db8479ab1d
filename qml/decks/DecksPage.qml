// SPDX-License-Identifier: MIT
//
// The room of the decks: a shelf to start from, and the workshop for the one that is open. What is open lives on the
// table and outlasts this page: a test game leads away and back.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    property string openPath: ""
    property string language: "en"
    readonly property DeckDocument document: DeckTable.document
    readonly property Document file: DeckTable.file
    readonly property alias workshop: workshop
    property var waiting: null ///< what happens once unsaved changes are settled
    signal homeRequested
    signal testRequested(string path)

    function show(isReady) {
        if (isReady) {
            workshop.owner = "deck";
            DeckTable.isOpen = true;
        } else if (DeckTable.isOpen) {
            trouble.open(); // the shelf, which shows what is wrong with the file, is not in front
        }
    }
    /// Does it now, or after the user has said what becomes of unsaved changes.
    function settled(action) {
        waiting = action;
        if (DeckTable.isOpen && file.isDirty)
            question.open();
        else
            settle();
    }
    function settle() {
        const action = waiting;
        waiting = null;
        question.close();
        if (action)
            action();
    }
    /// From outside: dropped on the window while this page is in front.
    function openFile(path) {
        settled(() => show(file.open(path)));
    }
    function closeDeck() {
        DeckTable.isOpen = false;
        shelf.refresh();
    }

    Component.onCompleted: {
        if (openPath !== "" && openPath !== DeckTable.handledPath)
            settled(() => show(file.open(openPath)));
        DeckTable.handledPath = openPath;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    DeckShelfPage {
        id: shelf

        anchors.fill: parent
        opacity: enabled ? 1 : 0
        enabled: !DeckTable.isOpen
        focus: enabled
        document: root.document
        language: root.language
        onHomeRequested: root.homeRequested()
        onOpened: root.show(true)
    }
    DeckWorkshopPage {
        id: workshop

        anchors.fill: parent
        opacity: enabled ? 1 : 0
        enabled: DeckTable.isOpen
        focus: enabled
        document: root.document
        language: root.language
        onHomeRequested: root.homeRequested()
        onShelfRequested: root.settled(() => root.closeDeck())
        onTestRequested: path => root.testRequested(path)
    }
    Modal {
        id: trouble

        FileFaults {
            problems: root.file.fileProblems
            Layout.fillWidth: true
        }
        buttons: PushButton {
            text: qsTr("Close")
            onClicked: trouble.close()
        }
    }
    Modal {
        id: question

        title: qsTr("Save your changes?")

        Label {
            text: qsTr("“%1” has unsaved changes.").arg(root.file.title)
            Layout.fillWidth: true
        }
        buttons: [
            PushButton {
                text: qsTr("Keep editing")
                onClicked: question.close()
            },
            PushButton {
                objectName: "discard"
                kind: PushButton.Danger
                text: qsTr("Discard")
                onClicked: { root.file.abandon(); root.settle(); }
            },
            PushButton {
                objectName: "keep"
                kind: PushButton.Commit
                text: qsTr("Save")
                onClicked: if (DeckTable.save()) root.settle()
            }
        ]
    }
}
