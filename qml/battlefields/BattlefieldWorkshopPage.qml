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
import Champclos.Workshop

FocusScope {
    id: root

    readonly property BattlefieldEditor editor: BattlefieldWorkbench.editor
    property alias canvas: canvas
    readonly property Document document: editor.document
    readonly property bool isSmall: width < 1200 || height < 760
    /// Letters are keys only while nothing is being written.
    readonly property bool areKeysOn: !(Window.activeFocusItem instanceof TextInput) && T.Overlay.overlay && !T.Overlay.overlay.visible
    signal homeRequested
    signal newRequested
    signal openRequested
    signal saveRequested
    signal saveAsRequested
    signal exportRequested
    signal printRequested
    signal shelfRequested

    objectName: "workshop"
    Keys.onEscapePressed: shelfRequested() // what the canvas has no use for
    Component.onCompleted: canvas.forceActiveFocus()

    Connections {
        target: root.document
        function onReplaced() { canvas.forceActiveFocus(); } // its keys work at once
    }
    Shortcut { sequences: ["Ctrl+P"]; onActivated: root.printRequested() }
    Shortcut { sequences: ["Ctrl+E"]; onActivated: root.exportRequested() }
    Shortcut { sequences: ["Ctrl+A"]; enabled: root.areKeysOn; onActivated: root.editor.selectAll() }
    Shortcut { sequences: ["Ctrl+C"]; enabled: root.areKeysOn; onActivated: root.editor.copySelection() }
    Shortcut { sequences: ["Ctrl+X"]; enabled: root.areKeysOn; onActivated: root.editor.cutSelection() }
    Shortcut { sequences: ["Ctrl+V"]; enabled: root.areKeysOn; onActivated: root.editor.paste() }
    Shortcut { sequences: ["Ctrl+D"]; enabled: root.areKeysOn; onActivated: root.editor.duplicateSelection() }
    Shortcut { sequences: ["?", "Shift+?"]; enabled: root.areKeysOn; onActivated: keySheet.open() }

    WorkshopHeader {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        bench: BattlefieldWorkbench
        path: root.width < 1150 ? "" : qsTr("Battlefields")
        shelfText: qsTr("All battlefields")
        balanceTip: qsTr("Many games between computer players: is the battlefield fair?")
        testTip: qsTr("Play on this battlefield against the computer, saved or not (F5)")
        entries: [
            MenuEntry { objectName: "printEntry"; text: qsTr("Print…"); keys: bar.ctrl + "P"; onTriggered: root.printRequested() },
            MenuEntry { text: qsTr("Export picture…"); keys: bar.ctrl + "E"; onTriggered: root.exportRequested() },
            MenuEntry { text: qsTr("Shortcuts"); keys: "?"; onTriggered: keySheet.open() }
        ]
        onHomeRequested: root.homeRequested()
        onNewRequested: root.newRequested()
        onOpenRequested: root.openRequested()
        onSaveRequested: root.saveRequested()
        onSaveAsRequested: root.saveAsRequested()
        onShelfRequested: root.shelfRequested()
    }
    ToolStrip {
        id: strip

        anchors { left: parent.left; top: bar.bottom; bottom: parent.bottom }
        editor: root.editor
        areKeysOn: root.areKeysOn
    }
    BoardPanel {
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
        zoneLook: Theme.zoneLook === "areas" ? 0 : Theme.zoneLook === "outlines" ? 1 : 2
        /// What is selected, and what the tool would do: told as it changes, for those who do not see it.
        readonly property string selected: root.editor.spokenText
        readonly property string told: root.editor.status

        onSelectedChanged: if (activeFocus) Speech.say(selected)
        onToldChanged: if (activeFocus) Speech.say(told)
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

        strip: strip
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
                problems: root.document.problems
                onActivated: index => root.editor.showProblem(index)
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
