// SPDX-License-Identifier: MIT
//
// The tools at the left edge. Keys are single letters; they work as long as no field is being written in.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items

Rectangle {
    id: root

    required property BattlefieldEditor editor
    property bool areKeysOn: true
    readonly property list<ToolButton> tools: [select, space, line, zone, erase, start, ground]

    component Tool: ToolButton {
        id: button

        required property int tool

        objectName: "tool-" + iconName
        checked: root.editor.tool === tool
        implicitHeight: Math.min(66, (root.height - 7 * Theme.space1 - Theme.space2) / 7)
        onClicked: root.editor.tool = tool

        Shortcut {
            sequences: [button.keys]
            enabled: root.areKeysOn
            onActivated: button.clicked()
        }
    }

    implicitWidth: 80
    color: Theme.surface
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Tools")

    Column {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.space2 }
        spacing: root.height < 540 ? 2 : Theme.space1

        Tool {
            id: select

            tool: BattlefieldEditor.Select
            iconName: "select"
            text: qsTr("Select")
            keys: qsTr("V", "key of a tool")
            tip: qsTr("Select and move spaces and lines")
        }
        Tool {
            id: space

            tool: BattlefieldEditor.Space
            iconName: "add-space"
            text: qsTr("Space")
            keys: qsTr("S", "key of a tool")
            tip: qsTr("Add spaces")
        }
        Tool {
            id: line

            tool: BattlefieldEditor.Line
            iconName: "connect"
            text: qsTr("Line")
            keys: qsTr("L", "key of a tool")
            tip: qsTr("Join spaces by dragging from one to the next")
        }
        Tool {
            id: zone

            tool: BattlefieldEditor.Zone
            iconName: "zone"
            text: qsTr("Zone")
            keys: qsTr("Z", "key of a tool")
            tip: qsTr("Paint the chosen zone onto spaces")
        }
        Tool {
            id: erase

            tool: BattlefieldEditor.Erase
            iconName: "erase"
            text: qsTr("Erase")
            keys: qsTr("E", "key of a tool")
            tip: qsTr("Erase zones and lines")
        }
        Tool {
            id: start

            tool: BattlefieldEditor.Start
            iconName: "start-flag"
            text: qsTr("Start")
            keys: qsTr("T", "key of a tool")
            tip: qsTr("Number the start spaces")
        }
        Tool {
            id: ground

            tool: BattlefieldEditor.Ground
            iconName: "background"
            text: qsTr("Background")
            keys: qsTr("B", "key of a tool")
            tip: qsTr("Color, ornament, picture to trace")
        }
    }
    Rectangle {
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        width: Theme.strokeRule
        color: Theme.line
    }
}
