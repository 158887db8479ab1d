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
    readonly property var tools: [
        { tool: BattlefieldEditor.Select, icon: "select", text: qsTr("Select"), keys: qsTr("V", "key of a tool"),
          tip: qsTr("Select and move spaces and lines") },
        { tool: BattlefieldEditor.Space, icon: "add-space", text: qsTr("Space"), keys: qsTr("S", "key of a tool"),
          tip: qsTr("Add spaces") },
        { tool: BattlefieldEditor.Line, icon: "connect", text: qsTr("Line"), keys: qsTr("L", "key of a tool"),
          tip: qsTr("Join spaces by dragging from one to the next") },
        { tool: BattlefieldEditor.Zone, icon: "zone", text: qsTr("Zone"), keys: qsTr("Z", "key of a tool"),
          tip: qsTr("Paint the chosen zone onto spaces") },
        { tool: BattlefieldEditor.Erase, icon: "erase", text: qsTr("Erase"), keys: qsTr("E", "key of a tool"),
          tip: qsTr("Erase zones and lines") },
        { tool: BattlefieldEditor.Start, icon: "start-flag", text: qsTr("Start"), keys: qsTr("T", "key of a tool"),
          tip: qsTr("Number the start spaces") },
        { tool: BattlefieldEditor.Ground, icon: "background", text: qsTr("Background"), keys: qsTr("B", "key of a tool"),
          tip: qsTr("Color, ornament, picture to trace") }
    ]

    implicitWidth: 80
    color: Theme.surface
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Tools")

    Column {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.space2 }
        spacing: root.height < 540 ? 2 : Theme.space1

        Repeater {
            model: root.tools

            ToolButton {
                id: button

                required property var modelData

                objectName: "tool-" + modelData.icon
                text: modelData.text
                iconName: modelData.icon
                keys: modelData.keys
                tip: modelData.tip
                checked: root.editor.tool === modelData.tool
                implicitHeight: Math.min(66, (root.height - 7 * Theme.space1 - Theme.space2) / 7)
                onClicked: root.editor.tool = modelData.tool

                Shortcut {
                    sequences: [button.keys]
                    enabled: root.areKeysOn
                    onActivated: button.clicked()
                }
            }
        }
    }
    Rectangle {
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        width: Theme.strokeRule
        color: Theme.line
    }
}
