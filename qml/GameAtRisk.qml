// SPDX-License-Identifier: MIT
//
// Before a game is left that could not be saved: stay, save it somewhere else, or lose it knowingly.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.App
import Champclos.Ui

Modal {
    id: root

    property GameSession session: null
    property bool isClosing: false ///< the window is to close, not only the game
    signal settled(bool isClosing)

    function ask(game) {
        session = game;
        isClosing = false;
        open();
        stay.forceActiveFocus();
    }
    function askBeforeClosing(game) {
        ask(game);
        isClosing = true;
    }
    function leave() {
        close();
        settled(isClosing);
    }

    objectName: "gameAtRisk"
    title: qsTr("This game is not saved")
    buttons: [
        PushButton {
            id: stay

            objectName: "stayAtTable"
            text: qsTr("Stay")
            onClicked: root.close()
        },
        PushButton {
            objectName: "leaveUnsaved"
            kind: PushButton.Danger
            text: qsTr("Leave anyway")
            onClicked: root.leave()
        },
        PushButton {
            kind: PushButton.Commit
            text: qsTr("Save game as…")
            onClicked: {
                saveDialog.selectedFile = root.session.suggestedFile();
                saveDialog.open();
            }
        }
    ]

    Label {
        text: root.session ? root.session.saveProblem : ""
        Layout.fillWidth: true
    }
    Label {
        text: qsTr("If you leave now, the decisions since it was last saved are lost.")
        isMuted: true
        Layout.fillWidth: true
    }
    FileDialog {
        id: saveDialog

        title: qsTr("Save game as…")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "champclos"
        nameFilters: [qsTr("Champclos games (*.champclos)")]
        onAccepted: if (root.session.saveAs(selectedFile)) root.leave()
    }
}
