// SPDX-License-Identifier: MIT
//
// Saved and recorded games: to watch again, or to go on with.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    signal homeRequested
    signal backRequested
    signal watchRequested
    signal reviewRequested
    signal playRequested
    signal newGameRequested

    function open(path) {
        if (shell.openReplay(path))
            watchRequested();
    }

    focus: true
    Component.onCompleted: list.count > 0 ? list.forceActiveFocus() : empty.takeFocus()
    Keys.onEscapePressed: backRequested()

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("Replays")
        onHomeRequested: root.homeRequested()

        PushButton {
            text: qsTr("Open a file…")
            iconName: "open"
            onClicked: fileDialog.open()
        }
    }
    ListView {
        id: list

        anchors { top: bar.bottom; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; topMargin: Theme.space4; bottomMargin: Theme.space4 }
        width: Math.min(parent.width - 2 * Theme.space4, 900)
        objectName: "saves"
        spacing: Theme.space3
        clip: true
        keyNavigationEnabled: true
        model: root.shell.saves
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Replays")
        T.ScrollBar.vertical: ScrollMark {}

        delegate: SaveRow {
            width: ListView.view.width - Theme.space4
            isCurrent: ListView.isCurrentItem
            onWatched: root.open(path)
            onReviewed: if (root.shell.openReplay(path)) root.reviewRequested()
            onRemoved: removal.ask(path, title)
            onContinued: if (root.shell.loadGame(path)) root.playRequested()
        }
        EmptyRoom {
            id: empty

            anchors.centerIn: parent
            visible: list.count === 0
            width: Math.min(parent.width, 480 * Theme.textScale)
            iconName: "replays"
            title: qsTr("No games yet")
            remark: qsTr("The games you play are kept here. You can also open one from a file.")
            action: qsTr("New game")
            onActivated: root.newGameRequested()
        }
    }
    Modal {
        id: removal

        property string path: ""
        property string name: ""

        function ask(path, name) {
            removal.path = path;
            removal.name = name;
            open();
            keep.forceActiveFocus();
        }

        objectName: "removalDialog"
        title: qsTr("Delete this game?")
        buttons: [
            PushButton {
                id: keep

                text: qsTr("Cancel")
                onClicked: removal.close()
            },
            PushButton {
                objectName: "removeForGood"
                kind: PushButton.Danger
                text: qsTr("Delete")
                onClicked: {
                    removal.close();
                    root.shell.removeSave(removal.path);
                }
            }
        ]

        Label {
            text: qsTr("“%1” cannot be recovered.").arg(removal.name)
            Layout.fillWidth: true
        }
    }
    FileDialog {
        id: fileDialog

        title: qsTr("Open a game")
        nameFilters: [qsTr("Champclos games (*.champclos *.json)"), qsTr("All files (*)")]
        onAccepted: root.open(selectedFile)
    }
}
