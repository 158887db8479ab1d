// SPDX-License-Identifier: MIT
//
// Before a game is begun anew.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Ui

Modal {
    id: root

    signal confirmed

    function ask() {
        open();
        cancel.forceActiveFocus();
    }

    objectName: "restartDialog"
    title: qsTr("Begin this game anew?")
    buttons: [
        PushButton {
            id: cancel

            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PushButton {
            objectName: "restartConfirm"
            kind: PushButton.Commit
            text: qsTr("Restart")
            onClicked: {
                root.close();
                root.confirmed();
            }
        }
    ]

    Label {
        text: qsTr("The same heroes meet on the same battlefield, with shuffled decks. This game stays among the saved ones.")
        Layout.fillWidth: true
    }
}
