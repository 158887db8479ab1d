// SPDX-License-Identifier: MIT
//
// The bar over the deck workshop: what is open, how far it is, and what can be done with it.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

TopBar {
    id: root

    required property DeckDocument document
    readonly property Document file: document.file
    readonly property bool isNarrow: width < 1240
    signal saveRequested
    signal saveAsRequested
    signal balanceRequested
    signal shelfRequested
    signal testRequested

    path: qsTr("Decks")
    title: file.title

    middle: [
        Rectangle {
            implicitWidth: countText.implicitWidth + 2 * Theme.space3
            implicitHeight: 26 * Theme.textScale
            radius: height / 2
            color: "transparent"
            border.width: Theme.strokePanel
            border.color: root.document.cardCount === root.document.wantedCount ? Theme.teal : Theme.line

            Label {
                id: countText

                anchors.centerIn: parent
                objectName: "cardCount"
                text: root.isNarrow ? root.document.cardCount + " / " + root.document.wantedCount
                                    : qsTr("%n of %1 cards", "", root.document.cardCount).arg(root.document.wantedCount)
                isStrong: true
                size: Label.Caption
                wrapMode: Text.NoWrap
            }
        },
        Rectangle {
            visible: root.file.isDirty
            implicitWidth: 8
            implicitHeight: 8
            radius: 4
            color: Theme.gold
        },
        Label {
            visible: root.file.isDirty && !root.isNarrow
            text: qsTr("not saved")
            isMuted: true
            size: Label.Caption
            wrapMode: Text.NoWrap
        }
    ]

    PushButton {
        objectName: "shelf"
        iconName: "folder"
        tip: qsTr("All decks")
        onClicked: root.shelfRequested()
    }
    PushButton {
        objectName: "undo"
        iconName: "undo"
        enabled: root.file.canUndo
        tip: root.file.undoText !== "" ? qsTr("Undo: %1 (Ctrl+Z)").arg(root.file.undoText) : qsTr("Undo")
        onClicked: root.file.undo()
    }
    PushButton {
        objectName: "redo"
        iconName: "redo"
        enabled: root.file.canRedo
        tip: root.file.redoText !== "" ? qsTr("Redo: %1 (Ctrl+Shift+Z)").arg(root.file.redoText) : qsTr("Redo")
        onClicked: root.file.redo()
    }
    PushButton {
        objectName: "save"
        text: root.isNarrow ? "" : qsTr("Save")
        iconName: root.isNarrow ? "save" : ""
        tip: root.file.hasPath ? root.file.fileName : qsTr("Save (Ctrl+S)")
        onClicked: root.saveRequested()
    }
    PushButton {
        objectName: "saveAs"
        iconName: "export"
        tip: qsTr("Save as… (Ctrl+Shift+S)")
        onClicked: root.saveAsRequested()
    }
    PushButton {
        objectName: "balance"
        text: root.isNarrow ? "" : qsTr("Balance test…")
        iconName: "balance"
        tip: qsTr("Let the computer play this deck against others")
        enabled: root.document.isPlayable
        onClicked: root.balanceRequested()
    }
    PushButton {
        objectName: "test"
        kind: PushButton.Commit
        text: qsTr("Test")
        iconName: "play"
        tip: root.document.isPlayable ? qsTr("Play it against the computer now") : qsTr("Fix the errors in the list of problems first")
        enabled: root.document.isPlayable
        onClicked: root.testRequested()
    }
}
