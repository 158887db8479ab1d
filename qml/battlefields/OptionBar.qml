// SPDX-License-Identifier: MIT
//
// What the tool in hand offers, how the board is looked at, and the zoom. Words give way to their icons when the window
// is narrow.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Rectangle {
    id: root

    required property BattlefieldEditor editor
    required property BoardCanvas canvas
    property bool areKeysOn: true
    readonly property bool isNarrow: width < 860
    readonly property string rotateKey: qsTr("D", "key that rotates a copy")
    readonly property bool addsSpaces: editor.tool === BattlefieldEditor.Space
    readonly property list<string> visions: [qsTr("Colors: normal"), qsTr("Colors: protan"), qsTr("Colors: deutan"),
        qsTr("Colors: tritan"), qsTr("Colors: gray")] ///< in the order of BoardCanvas.Visions

    implicitHeight: 44
    color: Theme.surface

    component Divider: Rectangle {
        color: Theme.line
        Layout.preferredWidth: Theme.strokeRule
        Layout.preferredHeight: 18
        Layout.leftMargin: Theme.space1
        Layout.rightMargin: Theme.space1
    }

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }
        spacing: Theme.space1

        OptionToggle {
            objectName: "snapToggle"
            text: root.isNarrow ? "" : qsTr("Snap")
            iconName: root.isNarrow ? "snap" : ""
            keys: root.isNarrow ? "" : qsTr("Shift", "key")
            tip: qsTr("Snap to the grid and to other spaces; hold Shift to reverse it")
            checkable: true
            checked: root.editor.snapping
            onToggled: root.editor.snapping = checked
        }
        OptionToggle {
            text: root.isNarrow ? "" : qsTr("Guides")
            iconName: root.isNarrow ? "guides" : ""
            tip: qsTr("Line up with other spaces and show distances")
            checkable: true
            checked: root.editor.guides
            onToggled: root.editor.guides = checked
        }
        Divider {}
        OptionToggle {
            visible: root.addsSpaces
            objectName: "joinToggle"
            text: root.isNarrow ? "" : qsTr("Join to the last")
            iconName: root.isNarrow ? "connect" : ""
            tip: qsTr("Each new space is joined to the selected one")
            checkable: true
            checked: root.editor.joinsNew
            onToggled: root.editor.joinsNew = checked
        }
        OptionToggle {
            visible: root.addsSpaces
            objectName: "paintToggle"
            text: root.isNarrow ? "" : qsTr("In the chosen zone")
            iconName: root.isNarrow ? "zone" : ""
            tip: qsTr("Each new space goes into the zone chosen on the right")
            checkable: true
            checked: root.editor.paintsNew
            onToggled: root.editor.paintsNew = checked
        }
        OptionToggle {
            id: mirror

            hasMenu: !root.isNarrow
            visible: !root.addsSpaces
            objectName: "mirrorButton"
            text: root.isNarrow ? "" : qsTr("Mirror")
            iconName: root.isNarrow ? "mirror" : ""
            keys: root.isNarrow ? "" : "M"
            tip: qsTr("Copy the selection, or everything, to the other side")
            enabled: root.editor.spaceCount > 0
            onClicked: mirrorMenu.popup(mirror, 0, mirror.height + Theme.space1)

            MenuList {
                id: mirrorMenu

                MenuEntry { text: qsTr("Left to right"); keys: "M"; onTriggered: root.editor.addImagesOf(BattlefieldEditor.LeftRight) }
                MenuEntry { text: qsTr("Top to bottom"); keys: qsTr("Shift", "key") + "+M"; onTriggered: root.editor.addImagesOf(BattlefieldEditor.TopBottom) }
                MenuEntry { text: qsTr("Flip the selection itself"); onTriggered: root.editor.turnSelection(BattlefieldEditor.LeftRight) }
            }
        }
        OptionToggle {
            id: rotate

            hasMenu: !root.isNarrow
            visible: !root.addsSpaces
            text: root.isNarrow ? "" : qsTr("Rotate a copy")
            iconName: root.isNarrow ? "rotate" : ""
            keys: root.isNarrow ? "" : root.rotateKey
            tip: qsTr("Copy the selection, or everything, rotated around the center of the battlefield")
            enabled: root.editor.spaceCount > 0
            onClicked: rotateMenu.popup(rotate, 0, rotate.height + Theme.space1)

            MenuList {
                id: rotateMenu

                MenuEntry { text: qsTr("Half turn"); keys: root.rotateKey; onTriggered: root.editor.addImagesOf(BattlefieldEditor.HalfTurn) }
                MenuEntry { text: qsTr("Quarter turns"); keys: qsTr("Shift", "key") + "+" + root.rotateKey; onTriggered: root.editor.addImagesOf(BattlefieldEditor.QuarterTurns) }
                MenuEntry { text: qsTr("Rotate the selection itself"); onTriggered: root.editor.turnSelection(BattlefieldEditor.HalfTurn) }
            }
        }
        Divider {}
        OptionToggle {
            id: visionButton

            hasMenu: true
            objectName: "visionButton"
            text: root.width < 560 ? "" : root.visions[root.canvas.vision]
            iconName: root.width < 560 ? "eye" : ""
            tip: qsTr("See the battlefield as color-blind players do")
            checked: root.canvas.vision !== BoardCanvas.Normal
            onClicked: visionMenu.popup(visionButton, 0, visionButton.height + Theme.space1)

            MenuList {
                id: visionMenu

                Repeater {
                    model: root.visions

                    MenuEntry {
                        required property int index
                        required property string modelData

                        text: modelData
                        checkable: true
                        checked: root.canvas.vision === index
                        onTriggered: root.canvas.vision = index
                    }
                }
            }
        }
        Item { Layout.fillWidth: true }
        OptionToggle {
            iconName: "minus"
            tip: qsTr("Zoom out") + " (−)"
            onClicked: root.canvas.zoomBy(0.8)
        }
        Label {
            text: qsTr("%1%").arg(Math.round(root.canvas.zoomPercent))
            isStrong: true
            size: Label.Caption
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 48
        }
        OptionToggle {
            iconName: "plus"
            tip: qsTr("Zoom in") + " (+)"
            onClicked: root.canvas.zoomBy(1.25)
        }
        OptionToggle {
            text: root.isNarrow ? "" : qsTr("Fit")
            iconName: root.isNarrow ? "fit" : ""
            tip: qsTr("Show the whole battlefield") + " (0)"
            checked: root.canvas.isFitted
            onClicked: root.canvas.fit()
        }
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.strokeRule
        color: Theme.line
    }

    Shortcut { sequences: ["M"]; enabled: root.areKeysOn; onActivated: root.editor.addImagesOf(BattlefieldEditor.LeftRight) }
    Shortcut { sequences: ["Shift+M"]; enabled: root.areKeysOn; onActivated: root.editor.addImagesOf(BattlefieldEditor.TopBottom) }
    Shortcut { sequences: [root.rotateKey]; enabled: root.areKeysOn; onActivated: root.editor.addImagesOf(BattlefieldEditor.HalfTurn) }
    Shortcut { sequences: ["Shift+" + root.rotateKey]; enabled: root.areKeysOn; onActivated: root.editor.addImagesOf(BattlefieldEditor.QuarterTurns) }
    Shortcut { sequences: ["+", "Ctrl++", "Ctrl+="]; enabled: root.areKeysOn; onActivated: root.canvas.zoomBy(1.25) }
    Shortcut { sequences: ["-", "Ctrl+-"]; enabled: root.areKeysOn; onActivated: root.canvas.zoomBy(0.8) }
    Shortcut { sequences: ["0", "Ctrl+0"]; enabled: root.areKeysOn; onActivated: root.canvas.fit() }
}
