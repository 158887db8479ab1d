// SPDX-License-Identifier: MIT
//
// What can be done with the deck or battlefield that is chosen. What does not fit beside the rest is in the menu.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property var content ///< of LibraryDesk::content
    readonly property bool isChosen: !!content.reference
    readonly property bool isMine: content.source === "mine"
    readonly property bool isRoomy: width > 780 * Theme.textScale
    signal playRequested
    signal openRequested
    signal duplicateRequested
    signal renameRequested
    signal printRequested
    signal exportRequested
    signal folderRequested
    signal removeRequested

    function showMenu() {
        menu.popup(more, 0, -menu.implicitHeight);
    }

    objectName: "contentBar"
    implicitHeight: row.implicitHeight + 2 * Theme.space3

    RowLayout {
        id: row

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space4; rightMargin: Theme.space3 }
        spacing: Theme.space2

        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            Label {
                objectName: "chosenName"
                text: root.isChosen ? root.content.name : qsTr("Choose a deck or a battlefield")
                isStrong: true
                elide: root.isChosen ? Text.ElideRight : Text.ElideNone
                wrapMode: root.isChosen ? Text.NoWrap : Text.WordWrap
                Layout.fillWidth: true
            }
            Label {
                visible: root.isChosen
                text: !root.isChosen ? "" : root.content.isPlayable ? root.content.facts : root.content.problem
                color: root.isChosen && !root.content.isPlayable ? Theme.redText : Theme.muted
                size: Label.Caption
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Layout.fillWidth: true
            }
        }
        PushButton {
            objectName: "playIt"
            enabled: root.isChosen && root.content.isPlayable
            kind: PushButton.Commit
            text: qsTr("Play it")
            cap: qsTr("Enter", "key")
            leastWidth: 0
            onClicked: root.playRequested()
        }
        PushButton {
            objectName: "openIt"
            enabled: root.isChosen
            text: root.isMine ? qsTr("Open") : qsTr("Open a copy")
            leastWidth: 0
            onClicked: root.openRequested()
        }
        PushButton {
            objectName: "duplicateIt"
            visible: root.isRoomy
            enabled: root.isChosen
            text: qsTr("Duplicate")
            leastWidth: 0
            onClicked: root.duplicateRequested()
        }
        PushButton {
            objectName: "printIt"
            visible: root.isRoomy
            enabled: root.isChosen && root.content.isPlayable
            text: qsTr("Print")
            leastWidth: 0
            onClicked: root.printRequested()
        }
        PushButton {
            objectName: "exportIt"
            visible: root.isRoomy
            enabled: root.isChosen && root.content.isPlayable && root.content.source !== "builtIn"
            text: qsTr("Export package…")
            leastWidth: 0
            onClicked: root.exportRequested()
        }
        PushButton {
            id: more

            objectName: "moreActions"
            enabled: root.isChosen
            kind: PushButton.Quiet
            iconName: "more"
            tip: qsTr("More actions")
            onClicked: root.showMenu()
        }
    }
    MenuList {
        id: menu

        MenuEntry { text: qsTr("Duplicate"); onTriggered: root.duplicateRequested() }
        MenuEntry { objectName: "renameEntry"; text: qsTr("Rename…"); enabled: root.isMine; onTriggered: root.renameRequested() }
        MenuEntry { text: qsTr("Print"); enabled: root.isChosen && root.content.isPlayable; onTriggered: root.printRequested() }
        MenuEntry { text: qsTr("Export package…"); enabled: root.isChosen && root.content.isPlayable && root.content.source !== "builtIn"; onTriggered: root.exportRequested() }
        MenuEntry { text: qsTr("Show in folder"); enabled: root.content.source !== "builtIn"; onTriggered: root.folderRequested() }
        MenuEntry {
            objectName: "removeEntry"
            text: root.content.source === "installed" ? qsTr("Remove the package…") : qsTr("Move to trash…")
            enabled: root.content.source !== "builtIn"
            onTriggered: root.removeRequested()
        }
    }
}
