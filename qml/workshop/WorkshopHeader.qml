// SPDX-License-Identifier: MIT
//
// The bar over a workshop: what is open, whether it is saved, and what can be done with it. The keys of these actions
// work on the whole page.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

TopBar {
    id: root

    required property Workbench bench
    required property string shelfText ///< the way back to all of them
    required property string balanceTip
    required property string testTip
    property list<MenuEntry> entries ///< of the file menu of one workshop alone
    property alias remarks: remarkRow.data ///< beside the title
    readonly property Document document: bench.file
    readonly property bool isNarrow: width < 1240
    readonly property string ctrl: qsTr("Ctrl", "key") + "+"
    readonly property int percent: bench.run.isRunning ? Math.floor(bench.run.progress * 100) : -1
    readonly property string problemTip: qsTr("Fix the errors first")
    signal newRequested
    signal openRequested
    signal saveRequested
    signal saveAsRequested
    signal shelfRequested

    title: document.title
    Component.onCompleted: {
        for (let i = 0; i < entries.length; ++i)
            fileMenu.insertItem(4 + i, entries[i]);
    }

    Shortcut { sequences: ["Ctrl+Z"]; onActivated: root.document.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: root.document.redo() }
    Shortcut { sequences: ["Ctrl+S"]; onActivated: root.saveRequested() }
    Shortcut { sequences: ["Ctrl+Shift+S"]; onActivated: root.saveAsRequested() }
    Shortcut { sequences: ["Ctrl+N"]; onActivated: root.newRequested() }
    Shortcut { sequences: ["Ctrl+O"]; onActivated: root.openRequested() }
    Shortcut { sequences: ["Alt+Left"]; onActivated: root.shelfRequested() }
    Shortcut { sequences: ["F5"]; onActivated: root.bench.startTest() }

    middle: [
        RowLayout {
            id: remarkRow

            spacing: Theme.space2
        },
        Rectangle {
            visible: root.document.isDirty
            radius: 4
            color: Theme.gold
            Layout.preferredWidth: 8
            Layout.preferredHeight: 8
        },
        Label {
            objectName: "dirtyMark"
            visible: root.document.isDirty && root.width > 1150
            text: qsTr("not saved")
            isMuted: true
            size: Label.Caption
            wrapMode: Text.NoWrap
        }
    ]

    PushButton {
        objectName: "undoButton"
        iconName: "undo"
        tip: root.document.undoText === "" ? qsTr("Nothing to undo") : qsTr("Undo: %1").arg(root.document.undoText) + " (" + root.ctrl + "Z)"
        enabled: root.document.canUndo
        onClicked: root.document.undo()
    }
    PushButton {
        objectName: "redoButton"
        iconName: "redo"
        tip: root.document.redoText === "" ? qsTr("Nothing to redo") : qsTr("Redo: %1").arg(root.document.redoText) + " (" + root.ctrl + "Y)"
        enabled: root.document.canRedo
        onClicked: root.document.redo()
    }
    PushButton {
        id: fileButton

        objectName: "fileButton"
        text: qsTr("File")
        onClicked: fileMenu.popup(fileButton, 0, fileButton.height + Theme.space1)

        MenuList {
            id: fileMenu

            MenuEntry { text: qsTr("New"); keys: root.ctrl + "N"; onTriggered: root.newRequested() }
            MenuEntry { text: qsTr("Open…"); keys: root.ctrl + "O"; onTriggered: root.openRequested() }
            MenuEntry { text: qsTr("Save"); keys: root.ctrl + "S"; onTriggered: root.saveRequested() }
            MenuEntry { objectName: "saveAsEntry"; text: qsTr("Save as…"); keys: root.ctrl + qsTr("Shift", "key") + "+S"; onTriggered: root.saveAsRequested() }
            MenuEntry { objectName: "testSetupEntry"; text: qsTr("Set up the test game…"); onTriggered: testDialog.open() }
            MenuEntry { objectName: "shelfEntry"; text: root.shelfText; keys: qsTr("Alt", "key") + "+←"; onTriggered: root.shelfRequested() }
        }
    }
    PushButton {
        objectName: "saveButton"
        text: root.isNarrow ? "" : qsTr("Save")
        iconName: root.isNarrow ? "save" : ""
        tip: root.document.hasPath ? root.document.fileName : qsTr("Save") + " (" + root.ctrl + "S)"
        onClicked: root.saveRequested()
    }
    PushButton {
        objectName: "balanceButton"
        text: root.percent >= 0 ? qsTr("%1%").arg(root.percent) : root.isNarrow ? "" : qsTr("Balance test…")
        iconName: "balance"
        tip: root.percent >= 0 ? qsTr("The balance test is still running") : root.bench.isPlayable ? root.balanceTip : root.problemTip
        enabled: root.bench.isPlayable || root.percent >= 0
        onClicked: root.bench.isBalancing = true
    }
    PushButton {
        objectName: "testButton"
        kind: PushButton.Commit
        text: qsTr("Test")
        iconName: "play"
        tip: root.bench.isPlayable ? root.testTip : root.problemTip
        enabled: root.bench.isPlayable
        onClicked: root.bench.startTest()
    }
    TestDialog {
        id: testDialog

        bench: root.bench
    }
}
