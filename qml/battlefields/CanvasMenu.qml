// SPDX-License-Identifier: MIT
//
// What can be done with the selection, under the right button; with the keys that do the same.
import QtQuick
import Champclos.Editor
import Champclos.Ui

MenuList {
    id: root

    required property BattlefieldEditor editor
    readonly property bool hasSelection: editor.selectionCount > 0
    readonly property string ctrl: qsTr("Ctrl", "key") + "+"

    MenuEntry { text: qsTr("Cut"); keys: root.ctrl + "X"; enabled: root.hasSelection; onTriggered: root.editor.cutSelection() }
    MenuEntry { text: qsTr("Copy"); keys: root.ctrl + "C"; enabled: root.hasSelection; onTriggered: root.editor.copySelection() }
    MenuEntry { text: qsTr("Paste"); keys: root.ctrl + "V"; enabled: root.editor.canPaste; onTriggered: root.editor.paste() }
    MenuEntry { text: qsTr("Duplicate"); keys: root.ctrl + "D"; enabled: root.hasSelection; onTriggered: root.editor.duplicateSelection() }
    MenuEntry {
        text: qsTr("Delete")
        keys: qsTr("Del", "key")
        enabled: root.hasSelection || root.editor.hasSelectedLine
        onTriggered: root.editor.removeSelection()
    }
    MenuEntry { text: qsTr("Select all"); keys: root.ctrl + "A"; enabled: root.editor.spaceCount > 0; onTriggered: root.editor.selectAll() }
    MenuEntry { text: qsTr("Add to the chosen zone"); enabled: root.hasSelection; onTriggered: root.editor.putSelectionInZone(root.editor.activeZone) }
}
