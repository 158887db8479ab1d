// SPDX-License-Identifier: MIT
//
// Before a game is given up.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Ui

Modal {
    id: root

    required property GameSession session
    property bool isEnough: true ///< no partner has to concede, too

    function ask() {
        isEnough = session.isConcedingEnough();
        open();
        cancel.forceActiveFocus();
    }

    objectName: "concedeDialog"
    title: qsTr("Give the game up?")
    buttons: [
        PushButton {
            id: cancel

            text: qsTr("Play on")
            onClicked: root.close()
        },
        PushButton {
            objectName: "concedeConfirm"
            kind: PushButton.Commit
            text: qsTr("Concede")
            onClicked: {
                root.close();
                root.session.concede();
            }
        }
    ]

    Label {
        text: root.isEnough ? qsTr("The game ends at once, and the other side has won. It stays among the saved ones, with your concession.") : qsTr("Your team gives up only if your partner concedes, too. Until then, both of you play on.")
        Layout.fillWidth: true
    }
}
