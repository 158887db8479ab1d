// SPDX-License-Identifier: MIT
//
// The room of a workshop: everything about files, and what becomes of unsaved work. The pages in it (shelf, workshop,
// balance run) are its children and are made when they come to the front. What is open lives on the workbench and
// outlasts this room: a test game leads away and back.
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    enum Step { Nothing, New, Choose, Open, OpenCopy, Close }

    required property Workbench bench
    required property string openTitle
    required property string saveTitle
    required property string fileFilter
    property string openPath: ""
    property bool opensCopy: false ///< of the file at openPath
    property bool startsNew: false ///< in place of opening something
    property string language: "en"
    readonly property Document document: bench.file
    default property alias pages: holder.data
    property int next: WorkshopRoom.Nothing ///< what happens once unsaved changes are settled
    property string nextPath: ""
    signal homeRequested
    signal printRequested(string kind, string path)
    signal testRequested(string battlefield, string firstDeck, string secondDeck, int ownSeat, string level)

    /// As it is now, saved or not.
    function printDocument() {
        const path = bench.copyForPrint();
        if (path !== "")
            printRequested(document.kind, path);
    }
    function tell(headline, problems, path) {
        trouble.problems = problems;
        trouble.report(headline, path);
    }
    /// From outside: dropped on the window, or given on the command line.
    function openFile(path) {
        request(WorkshopRoom.Open, path);
    }
    /// Does it now, or after the user has said what becomes of unsaved changes.
    function request(step, path) {
        next = step;
        nextPath = path;
        if (bench.isOpen && document.isDirty)
            unsaved.open();
        else
            proceed();
    }
    function proceed() {
        const step = next;
        next = WorkshopRoom.Nothing;
        if (step === WorkshopRoom.New)
            startNew();
        else if (step === WorkshopRoom.Choose)
            openDialog.open();
        else if (step === WorkshopRoom.Open)
            show(document.open(nextPath), qsTr("The file could not be opened"), nextPath);
        else if (step === WorkshopRoom.OpenCopy)
            openCopy(nextPath);
        else if (step === WorkshopRoom.Close)
            bench.isOpen = false;
    }
    function show(isReady, headline, path) {
        if (isReady)
            bench.isOpen = true;
        if (!isReady)
            tell(headline, document.fileProblems, path);
        else if (document.fileProblems.count > 0)
            tell(qsTr("The file has mistakes: what could be read of it is open"), document.fileProblems, path);
    }
    function startNew() {
        document.startNew();
        bench.isOpen = true;
    }
    function openCopy(path) {
        show(document.openCopy(path), qsTr("The file could not be opened"), path);
    }
    function recover(key) {
        show(document.recover(key), qsTr("Your work could not be recovered"), "");
    }
    function save() {
        if (bench.save())
            proceed();
        else
            tell(qsTr("The file could not be saved"), document.fileProblems, document.path);
    }
    function saveAs() {
        saveDialog.selectedFile = bench.proposedFile("json");
        saveDialog.open();
    }

    focus: true
    Component.onCompleted: {
        if (openPath !== "")
            request(opensCopy ? WorkshopRoom.OpenCopy : WorkshopRoom.Open, openPath);
        else if (startsNew)
            request(WorkshopRoom.New, "");
    }

    Connections {
        target: root.bench
        function onTestRequested(battlefield, firstDeck, secondDeck, ownSeat, level) {
            root.testRequested(battlefield, firstDeck, secondDeck, ownSeat, level);
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    Item {
        id: holder

        anchors.fill: parent
    }
    Modal {
        id: unsaved

        objectName: "unsavedDialog"
        title: qsTr("“%1” has unsaved changes").arg(root.document.title)
        onOpened: keep.forceActiveFocus()
        buttons: [
            PushButton {
                objectName: "cancelButton"
                text: qsTr("Cancel")
                onClicked: { root.next = WorkshopRoom.Nothing; unsaved.close(); }
            },
            PushButton {
                objectName: "discardButton"
                kind: PushButton.Danger
                text: qsTr("Don’t save")
                onClicked: { unsaved.close(); root.document.abandon(); root.proceed(); }
            },
            PushButton {
                id: keep

                objectName: "keepButton"
                kind: PushButton.Commit
                text: qsTr("Save")
                onClicked: { unsaved.close(); root.save(); }
            }
        ]

        Label {
            text: qsTr("Unless you save, your changes will be lost.")
            Layout.fillWidth: true
        }
    }
    FileTrouble {
        id: trouble

        problems: root.document.fileProblems
    }
    FileDialogGuard { dialog: openDialog }
    FileDialogGuard { dialog: saveDialog }
    FileDialog {
        id: openDialog

        objectName: "openDialog"
        title: root.openTitle
        modality: Qt.WindowModal
        currentFolder: root.bench.folderUrl()
        nameFilters: [root.fileFilter]
        onAccepted: root.show(root.document.open("" + selectedFile), qsTr("The file could not be opened"), "" + selectedFile)
    }
    FileDialog {
        id: saveDialog

        objectName: "saveDialog"
        title: root.saveTitle
        modality: Qt.WindowModal
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "json"
        nameFilters: [root.fileFilter]
        onAccepted: {
            if (!root.document.saveAs("" + selectedFile))
                root.tell(qsTr("The file could not be saved"), root.document.fileProblems, "" + selectedFile);
        }
    }
}
