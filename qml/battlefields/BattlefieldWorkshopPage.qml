// SPDX-License-Identifier: MIT
//
// The drawing table: tools left, options above, the board in the middle, problems and figures below, zones and what is
// selected at the right. Files are the business of the page around it.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property BattlefieldEditor editor
    property alias canvas: canvas
    readonly property Document document: editor.document
    readonly property bool isSmall: width < 1200 || height < 760
    /// Letters are keys only while nothing is being written, and while this page is in front.
    readonly property bool areKeysOn: visible && !(Window.activeFocusItem instanceof TextInput) && T.Overlay.overlay && !T.Overlay.overlay.visible
    readonly property string ctrl: qsTr("Ctrl", "key") + "+"
    property int progress: -1 ///< of a balance run under way, in percent; below 0: none
    signal homeRequested
    signal newRequested
    signal openRequested
    signal saveRequested
    signal saveAsRequested
    signal exportRequested
    signal closeRequested
    signal balanceRequested

    Component.onCompleted: canvas.forceActiveFocus()

    Shortcut { sequences: ["Ctrl+Z"]; enabled: root.visible; onActivated: root.document.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; enabled: root.visible; onActivated: root.document.redo() }
    Shortcut { sequences: ["Ctrl+S"]; enabled: root.visible; onActivated: root.saveRequested() }
    Shortcut { sequences: ["Ctrl+Shift+S"]; enabled: root.visible; onActivated: root.saveAsRequested() }
    Shortcut { sequences: ["Ctrl+N"]; enabled: root.visible; onActivated: root.newRequested() }
    Shortcut { sequences: ["Ctrl+O"]; enabled: root.visible; onActivated: root.openRequested() }
    Shortcut { sequences: ["Ctrl+E"]; enabled: root.visible; onActivated: root.exportRequested() }
    Shortcut { sequences: ["F5"]; enabled: root.visible; onActivated: root.editor.startTest() }
    Shortcut { sequences: ["Ctrl+A"]; enabled: root.areKeysOn; onActivated: root.editor.selectAll() }
    Shortcut { sequences: ["Ctrl+C"]; enabled: root.areKeysOn; onActivated: root.editor.copySelection() }
    Shortcut { sequences: ["Ctrl+X"]; enabled: root.areKeysOn; onActivated: root.editor.cutSelection() }
    Shortcut { sequences: ["Ctrl+V"]; enabled: root.areKeysOn; onActivated: root.editor.paste() }
    Shortcut { sequences: ["Ctrl+D"]; enabled: root.areKeysOn; onActivated: root.editor.duplicateSelection() }
    Shortcut { sequences: ["?", "Shift+?"]; enabled: root.areKeysOn; onActivated: keySheet.open() }

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        path: root.width < 1150 ? "" : qsTr("Battlefields")
        title: root.document.title
        onHomeRequested: root.homeRequested()

        middle: [
            Rectangle {
                visible: root.document.isDirty
                radius: 4
                color: Theme.gold
                Layout.preferredWidth: 8
                Layout.preferredHeight: 8
            },
            Label {
                objectName: "dirtyMark"
                visible: root.document.isDirty && root.width > 1080
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
            iconName: "redo"
            tip: root.document.redoText === "" ? qsTr("Nothing to redo") : qsTr("Redo: %1").arg(root.document.redoText) + " (" + root.ctrl + "Y)"
            enabled: root.document.canRedo
            onClicked: root.document.redo()
        }
        Item { Layout.preferredWidth: root.isSmall ? 0 : Theme.space3 }
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
                MenuEntry { text: qsTr("Save as…"); keys: root.ctrl + qsTr("Shift", "key") + "+S"; onTriggered: root.saveAsRequested() }
                MenuEntry { text: qsTr("Export picture…"); keys: root.ctrl + "E"; onTriggered: root.exportRequested() }
                MenuEntry { text: qsTr("Shortcuts"); keys: "?"; onTriggered: keySheet.open() }
                MenuEntry { text: qsTr("All battlefields"); onTriggered: root.closeRequested() }
            }
        }
        PushButton {
            objectName: "saveButton"
            text: qsTr("Save")
            onClicked: root.saveRequested()
        }
        PushButton {
            objectName: "balanceButton"
            text: root.progress >= 0 ? qsTr("%1%").arg(root.progress) : root.isSmall ? "" : qsTr("Balance test…")
            iconName: "balance"
            tip: root.progress >= 0 ? qsTr("The balance test is still running") : root.editor.isPlayable ? qsTr("Many games between computer players: is the battlefield fair?") : qsTr("Fix the errors first")
            enabled: root.editor.isPlayable || root.progress >= 0
            onClicked: root.balanceRequested()
        }
        PushButton {
            objectName: "testButton"
            kind: PushButton.Commit
            text: qsTr("Test")
            iconName: "play"
            tip: root.editor.isPlayable ? qsTr("Play on this battlefield against the computer, saved or not (F5)") : qsTr("Fix the errors first")
            enabled: root.editor.isPlayable
            onClicked: root.editor.startTest()
        }
    }
    ToolStrip {
        id: strip

        anchors { left: parent.left; top: bar.bottom; bottom: parent.bottom }
        editor: root.editor
        areKeysOn: root.areKeysOn
    }
    WorkshopPanel {
        id: panel

        anchors { right: parent.right; top: bar.bottom; bottom: parent.bottom }
        width: root.isSmall ? 292 : 340
        editor: root.editor
        canvas: canvas
    }
    OptionBar {
        id: options

        anchors { left: strip.right; right: panel.left; top: bar.bottom }
        editor: root.editor
        canvas: canvas
        areKeysOn: root.areKeysOn
    }
    BoardCanvas {
        id: canvas

        objectName: "canvas"
        anchors { left: strip.right; right: panel.left; top: options.bottom; bottom: dock.top }
        focus: true
        editor: root.editor
        dark: Theme.dark
        highContrast: Theme.highContrast
        zoneLook: ["areas", "outlines", "off"].indexOf(Theme.zoneLook)
        Accessible.role: Accessible.Canvas
        Accessible.focusable: true
        Accessible.name: qsTr("Battlefield. %1").arg(root.editor.spokenText)
        Accessible.description: root.editor.status

        TapHandler {
            acceptedButtons: Qt.RightButton
            onTapped: canvasMenu.popup()
        }
        CanvasMenu {
            id: canvasMenu

            editor: root.editor
        }
    }
    KeySheet {
        id: keySheet

        tools: strip.tools
        rotateKey: options.rotateKey
    }
    Rectangle {
        id: dock

        anchors { left: strip.right; right: panel.left; bottom: status.top }
        height: root.isSmall ? 146 : 178
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.strokeRule
            color: Theme.line
        }
        RowLayout {
            anchors { fill: parent; leftMargin: Theme.space4 + 4; rightMargin: Theme.space4; bottomMargin: Theme.space3; topMargin: Theme.space1 }
            spacing: Theme.space4

            ProblemList {
                editor: root.editor
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            Rectangle {
                color: Theme.line
                Layout.preferredWidth: Theme.strokeRule
                Layout.fillHeight: true
                Layout.topMargin: -Theme.space1
                Layout.bottomMargin: -Theme.space3
            }
            FigureList {
                editor: root.editor
                Layout.fillWidth: false
                Layout.preferredWidth: root.isSmall ? 232 : 300
                Layout.maximumWidth: Layout.preferredWidth
                Layout.fillHeight: true
            }
        }
    }
    StatusLine {
        id: status

        anchors { left: strip.right; right: panel.left; bottom: parent.bottom }
        editor: root.editor
        onKeysRequested: keySheet.open()
    }
    StatusNotice {
        anchors { left: strip.right; right: panel.left; bottom: parent.bottom }
        editor: root.editor
    }
}
