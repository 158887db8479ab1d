// SPDX-License-Identifier: MIT
//
// The opening page: begin anew, go on with a board of one's own, or take a built-in one as a copy.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    property alias recovery: recovery.notes
    signal homeRequested
    signal newRequested
    signal openDialogRequested
    signal openRequested(string path)
    signal copyRequested(string path)
    signal recoverRequested(string key)
    property string chosenPath: "" ///< whose menu is open
    property string chosenName: ""

    /// As wide as fills the row.
    function tileWidth(width) {
        const columns = Math.max(1, Math.floor((width + Theme.space4) / (250 + Theme.space4)));
        return Math.floor((width - (columns - 1) * Theme.space4) / columns);
    }
    function showMenu(button, path, name) {
        chosenPath = path;
        chosenName = name;
        tileMenu.popup(button, 0, button.height);
    }
    function refresh() {
        own.refresh();
        recent.refresh();
        recovery.notes.refresh();
    }
    function facts(spaces, zones, starts) {
        return qsTr("%n space(s)", "", spaces) + " · " + qsTr("%n zone(s)", "", zones) + " · " + qsTr("%n start(s)", "", starts);
    }

    BoardShelf { id: own; ownBoards: true }
    BoardShelf { id: builtIn }
    RecentFiles { id: recent; kind: "battlefield" }

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("Battlefields")
        onHomeRequested: root.homeRequested()

        PushButton { text: qsTr("Open a file…"); iconName: "open"; onClicked: root.openDialogRequested() }
        PushButton { objectName: "newButton"; kind: PushButton.Commit; text: qsTr("New battlefield"); focus: true; onClicked: root.newRequested() }
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom }

        ColumnLayout {
            x: Math.max(Theme.space5, (parent.width - width) / 2)
            width: Math.min(parent.width - 2 * Theme.space5, 1340)
            spacing: Theme.space3

            Item { Layout.preferredHeight: Theme.space2 }
            RecoveryNotice {
                id: recovery

                Layout.fillWidth: true
                onRecoverRequested: key => root.recoverRequested(key)
            }
            SectionHead {
                title: qsTr("Your battlefields")
                remark: own.count > 0 ? qsTr("Those without errors can be played") : ""
                Layout.fillWidth: true
            }
            Flow {
                id: ownFlow

                spacing: Theme.space4
                Layout.fillWidth: true

                ShelfTile {
                    objectName: "newTile"
                    width: root.tileWidth(ownFlow.width)
                    name: qsTr("New battlefield")
                    remark: qsTr("An empty battlefield with three zones")
                    isOffer: true
                    onClicked: root.newRequested()
                }
                Repeater {
                    model: own

                    ShelfTile {
                        required property int index
                        required property string path
                        required property int spaces
                        required property int zones
                        required property int starts
                        required boardValue
                        required problem

                        objectName: "own-" + index
                        width: root.tileWidth(ownFlow.width)
                        hasMenu: true
                        onMenuRequested: button => root.showMenu(button, path, name)
                        remark: problem !== "" ? qsTr("cannot be opened") : root.facts(spaces, zones, starts)
                        onClicked: root.openRequested(path)
                    }
                }
            }
            SectionHead {
                visible: recent.count > 0
                title: qsTr("Recent")
                Layout.fillWidth: true
                Layout.topMargin: Theme.space3
            }
            Flow {
                visible: recent.count > 0
                spacing: Theme.space2
                Layout.fillWidth: true

                Repeater {
                    model: recent

                    PushButton {
                        required property string path
                        required property string name
                        required property string folder
                        required property bool exists

                        text: exists ? name : qsTr("%1 (missing)").arg(name)
                        iconName: exists ? "folder" : "close"
                        tip: exists ? folder : qsTr("No longer in %1; click to remove it from the list").arg(folder)
                        onClicked: exists ? root.openRequested(path) : recent.forget(path)
                    }
                }
            }
            SectionHead {
                title: qsTr("Built in")
                remark: qsTr("These open as your own copy")
                Layout.fillWidth: true
                Layout.topMargin: Theme.space3
            }
            Flow {
                id: builtInFlow

                spacing: Theme.space4
                Layout.fillWidth: true

                Repeater {
                    model: builtIn

                    ShelfTile {
                        required property string path
                        required property int spaces
                        required property int zones
                        required property int starts
                        required boardValue

                        width: root.tileWidth(builtInFlow.width)
                        remark: root.facts(spaces, zones, starts)
                        onClicked: root.copyRequested(path)
                    }
                }
            }
            Item { Layout.preferredHeight: Theme.space5 }
        }
    }
    MenuList {
        id: tileMenu

        MenuEntry { text: qsTr("Open"); onTriggered: root.openRequested(root.chosenPath) }
        MenuEntry { text: qsTr("Open as a copy"); onTriggered: root.copyRequested(root.chosenPath) }
        MenuEntry { objectName: "removeEntry"; text: qsTr("Move to trash…"); onTriggered: removal.open() }
    }
    Modal {
        id: removal

        title: qsTr("Move “%1” to the trash?").arg(root.chosenName)
        buttons: [
            PushButton { text: qsTr("Cancel"); onClicked: removal.close() },
            PushButton {
                objectName: "removeBoard"
                kind: PushButton.Danger
                text: qsTr("Move to trash")
                onClicked: { removal.close(); own.remove(root.chosenPath); recent.refresh(); }
            }
        ]

        Label {
            text: qsTr("The file goes to your system’s trash, if it has one.")
            Layout.fillWidth: true
        }
    }
}
