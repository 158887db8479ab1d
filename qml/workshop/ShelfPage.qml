// SPDX-License-Identifier: MIT
//
// The opening page of a workshop: begin anew, go on with something of one's own, or take what comes with the program as
// a copy. What a tile looks like is said by the two shelves' components.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property string title
    required property string remark ///< what can be done here, in a sentence
    required property string ownTitle
    required property string newText
    required property string kind ///< of recent files and of what a crash left: "battlefield", "deck"
    required property Shelf own
    required property Shelf builtIn
    required property Component ownTile
    required property Component builtInTile
    property alias actions: moreActions.data ///< beside "new" and "open"
    property real leastTile: 250
    readonly property alias recovery: recovery.notes
    readonly property int columns: Math.max(1, Math.floor((page.width + Theme.space4) / (leastTile * Theme.textScale + Theme.space4)))
    readonly property real tileWidth: Math.floor((page.width - (columns - 1) * Theme.space4) / columns) ///< fills the row
    property string chosenPath: "" ///< whose menu is open
    property string chosenTitle: ""
    signal homeRequested
    signal newRequested
    signal openDialogRequested
    signal openRequested(string path)
    signal copyRequested(string path)
    signal recoverRequested(string key)

    function showMenu(button, path, title) {
        chosenPath = path;
        chosenTitle = title;
        tileMenu.popup(button, 0, button.height);
    }
    function remove() {
        removal.close();
        own.remove(chosenPath);
        recent.refresh();
        newButton.forceActiveFocus();
    }

    Keys.onEscapePressed: homeRequested()
    Component.onCompleted: newButton.forceActiveFocus()

    Shortcut { sequences: ["Alt+Left"]; onActivated: root.homeRequested() }
    RecentFiles { id: recent; kind: root.kind }

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: root.title
        onHomeRequested: root.homeRequested()

        RowLayout {
            id: moreActions

            visible: children.length > 0
            spacing: Theme.space2
        }
        PushButton {
            objectName: "openButton"
            text: qsTr("Open a file…")
            iconName: "open"
            onClicked: root.openDialogRequested()
        }
        PushButton {
            id: newButton

            objectName: "newButton"
            kind: PushButton.Commit
            iconName: "plus"
            text: root.newText
            focus: true
            onClicked: root.newRequested()
        }
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom }

        ColumnLayout {
            id: page

            x: Math.max(Theme.space5, (parent.width - width) / 2)
            width: Math.min(parent.width - 2 * Theme.space5, 1340)
            spacing: Theme.space3

            Label {
                text: root.remark
                size: Label.Body
                isMuted: true
                Layout.fillWidth: true
                Layout.topMargin: Theme.space4
            }
            RecoveryNotice {
                id: recovery

                kind: root.kind
                Layout.fillWidth: true
                onRecoverRequested: key => root.recoverRequested(key)
            }
            SectionHead {
                visible: root.own.count > 0
                title: root.ownTitle
                remark: qsTr("Those without errors can be played")
                Layout.fillWidth: true
            }
            Flow {
                visible: root.own.count > 0
                spacing: Theme.space4
                Layout.fillWidth: true

                Repeater {
                    model: root.own
                    delegate: root.ownTile
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

                    RecentButton {
                        onOpened: path => root.openRequested(path)
                        onForgotten: path => recent.forget(path)
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
                spacing: Theme.space4
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.space5

                Repeater {
                    model: root.builtIn
                    delegate: root.builtInTile
                }
            }
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

        title: qsTr("Move “%1” to the trash?").arg(root.chosenTitle)
        onOpened: keepButton.forceActiveFocus()
        buttons: [
            PushButton { id: keepButton; text: qsTr("Cancel"); onClicked: removal.close() },
            PushButton {
                objectName: "removeButton"
                kind: PushButton.Danger
                text: qsTr("Move to trash")
                onClicked: root.remove()
            }
        ]

        Label {
            text: qsTr("The file goes to your system’s trash, if it has one.")
            Layout.fillWidth: true
        }
    }
}
