// SPDX-License-Identifier: MIT
//
// The room of battlefields: the shelf, the drawing table or the balance run, and everything about files. What is open
// lives on the desk and outlasts this page: a test game leads away and back.
import QtQuick
import QtQuick.Dialogs
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    property string openPath: ""
    property string language: ""
    readonly property BattlefieldEditor editor: BattlefieldDesk.editor
    readonly property Document document: editor.document
    property bool isBalancing: false
    property var waiting: null ///< what happens once unsaved changes are settled
    signal homeRequested
    signal testRequested(string path)

    /// From outside: dropped on the window, or given on the command line.
    function openFile(path) {
        settled(() => openNow(path));
    }
    function openNow(path) {
        if (document.open(path))
            show();
        else
            trouble.report(qsTr("The file could not be opened"), path);
    }
    function show() {
        BattlefieldDesk.isOpen = true;
        isBalancing = false;
    }
    function close() {
        BattlefieldDesk.isOpen = false;
        isBalancing = false;
        shelf.refresh();
    }
    function beginNew() {
        document.startNew();
        show();
    }
    function openCopy(path) {
        if (document.openCopy(path))
            show();
        else
            trouble.report(qsTr("The file could not be opened"), path);
    }
    function recover(key) {
        if (document.recover(key))
            show();
        else
            trouble.report(qsTr("Your work could not be recovered"), "");
    }
    function save() {
        if (BattlefieldDesk.save())
            settle();
        else
            trouble.report(qsTr("The file could not be saved"), document.path);
    }
    /// Does it now, or after the user has said what becomes of unsaved changes.
    function settled(action) {
        waiting = action;
        if (BattlefieldDesk.isOpen && document.isDirty)
            unsaved.open();
        else
            settle();
    }
    function settle() {
        const action = waiting;
        waiting = null;
        if (action)
            action();
    }

    focus: true
    Component.onCompleted: {
        if (openPath !== "")
            openFile(openPath);
    }

    Connections {
        target: root.editor
        function onTestRequested(path) { root.testRequested(path); }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    ShelfView {
        id: shelf

        anchors.fill: parent
        visible: !BattlefieldDesk.isOpen
        focus: visible
        onHomeRequested: root.homeRequested()
        onNewRequested: root.beginNew()
        onOpenDialogRequested: openDialog.open()
        onOpenRequested: path => root.openNow(path)
        onCopyRequested: path => root.openCopy(path)
        onRecoverRequested: key => root.recover(key)
    }
    BattlefieldWorkshopPage {
        objectName: "workshop"
        anchors.fill: parent
        visible: BattlefieldDesk.isOpen && !root.isBalancing
        focus: visible
        editor: root.editor
        progress: BattlefieldDesk.run.isRunning ? Math.floor(BattlefieldDesk.run.progress * 100) : -1
        onHomeRequested: root.homeRequested()
        onNewRequested: root.settled(() => root.beginNew())
        onOpenRequested: root.settled(() => openDialog.open())
        onSaveRequested: root.save()
        onSaveAsRequested: saveDialog.open()
        onExportRequested: exportDialog.open()
        onCloseRequested: root.settled(() => root.close())
        onBalanceRequested: root.isBalancing = true
    }
    BalancePage {
        objectName: "balancePage"
        anchors.fill: parent
        visible: BattlefieldDesk.isOpen && root.isBalancing
        focus: visible
        editor: root.editor
        run: BattlefieldDesk.run
        onHomeRequested: root.homeRequested()
        onBackRequested: root.isBalancing = false
    }
    Modal {
        id: unsaved

        objectName: "unsavedDialog"
        title: qsTr("“%1” has unsaved changes").arg(root.document.title)
        buttons: [
            PushButton { text: qsTr("Cancel"); onClicked: { root.waiting = null; unsaved.close(); } },
            PushButton {
                objectName: "discardButton"
                kind: PushButton.Danger
                text: qsTr("Don’t save")
                onClicked: { unsaved.close(); root.document.abandon(); root.settle(); }
            },
            PushButton { kind: PushButton.Commit; text: qsTr("Save"); onClicked: { unsaved.close(); root.save(); } }
        ]

        Label {
            text: qsTr("Unless you save, your changes will be lost.")
            width: parent.width
        }
    }
    FileTrouble {
        id: trouble

        problems: root.document.fileProblems
    }
    FileDialog {
        id: openDialog

        title: qsTr("Open a battlefield")
        currentFolder: BattlefieldDesk.folderUrl()
        nameFilters: [qsTr("Battlefields (*.json)")]
        onAccepted: root.openNow("" + selectedFile)
    }
    FileDialog {
        id: saveDialog

        title: qsTr("Save the battlefield as")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "json"
        currentFolder: BattlefieldDesk.folderUrl()
        nameFilters: [qsTr("Battlefields (*.json)")]
        onAccepted: if (!root.document.saveAs("" + selectedFile)) trouble.report(qsTr("The file could not be saved"), "" + selectedFile)
    }
    FileDialog {
        id: exportDialog

        title: qsTr("Export picture")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Export")
        defaultSuffix: "png"
        nameFilters: ["PNG (*.png)", "SVG (*.svg)", "PDF (*.pdf)"]
        onAccepted: root.editor.exportPicture("" + selectedFile, false)
    }
}
