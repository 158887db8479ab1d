// SPDX-License-Identifier: MIT
//
// What can be done with the game as a whole.
import QtQuick
import QtQuick.Dialogs
import Champclos.App
import Champclos.Ui

MenuList {
    id: root

    required property GameSession session
    required property bool isTest ///< of a workshop, where the game leads back to
    signal fitRequested
    signal homeRequested
    signal concedeRequested
    signal keysRequested
    signal restartRequested
    signal settingsRequested
    signal sheetRequested

    function save() {
        saveDialog.selectedFile = session.suggestedFile();
        saveDialog.open();
    }

    MenuEntry {
        text: qsTr("Save game as…")
        keys: "Ctrl+S"
        onTriggered: root.save()
    }
    MenuEntry {
        text: qsTr("Show where the other side can strike")
        keys: "T"
        checkable: true
        checked: root.session.table.view.showThreat
        onTriggered: root.session.table.view.showThreat = !root.session.table.view.showThreat
    }
    MenuEntry {
        text: qsTr("Character card and deck list")
        keys: "I"
        onTriggered: root.sheetRequested()
    }
    MenuEntry {
        text: qsTr("Fit the battlefield to the window")
        keys: "0"
        onTriggered: root.fitRequested()
    }
    MenuEntry {
        objectName: "keysEntry"
        text: qsTr("Keys")
        keys: "F7"
        onTriggered: root.keysRequested()
    }
    MenuEntry {
        text: qsTr("Settings")
        onTriggered: root.settingsRequested()
    }
    MenuEntry {
        objectName: "concedeEntry"
        text: qsTr("Concede…")
        enabled: root.session.canConcede
        onTriggered: root.concedeRequested()
    }
    MenuEntry {
        objectName: "restartEntry"
        text: qsTr("Restart…")
        onTriggered: root.restartRequested()
    }
    MenuEntry {
        text: root.isTest ? qsTr("Back to the workshop") : root.session.saveProblem === "" ? qsTr("Leave the game (it is saved)") : qsTr("Leave the game (it is not saved)")
        onTriggered: root.homeRequested()
    }

    FileDialog {
        id: saveDialog

        objectName: "saveGameDialog"
        title: qsTr("Save game as…")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "champclos"
        nameFilters: [qsTr("Champclos games (*.champclos)")]
        onAccepted: root.session.saveAs(selectedFile)
    }
}
