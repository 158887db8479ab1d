// SPDX-License-Identifier: MIT
//
// What can be done with the statement that has the focus.
import QtQuick
import Champclos.Editor
import Champclos.Ui

Row {
    id: root

    required property EffectEditor editor
    readonly property string statement: editor.statement

    spacing: 0

    PushButton {
        objectName: "wrapIf"
        kind: PushButton.Quiet
        text: qsTr("If…")
        tip: qsTr("Add a condition around it")
        onClicked: root.editor.wrapIn(root.statement, "if")
    }
    PushButton {
        objectName: "wrapMay"
        kind: PushButton.Quiet
        text: qsTr("May…")
        tip: qsTr("Let the player decide")
        onClicked: root.editor.wrapIn(root.statement, "may")
    }
    PushButton {
        kind: PushButton.Quiet
        iconName: "chevron-up"
        tip: qsTr("Move up (Ctrl+↑)")
        onClicked: root.editor.moveBy(root.statement, -1)
    }
    PushButton {
        kind: PushButton.Quiet
        iconName: "chevron-down"
        tip: qsTr("Move down (Ctrl+↓)")
        onClicked: root.editor.moveBy(root.statement, 1)
    }
    PushButton {
        kind: PushButton.Quiet
        iconName: "duplicate"
        tip: qsTr("Duplicate (Ctrl+D)")
        onClicked: root.editor.duplicateAt(root.statement)
    }
    PushButton {
        objectName: "deleteBlock"
        kind: PushButton.Quiet
        iconName: "delete"
        tip: qsTr("Delete")
        onClicked: root.editor.removeAt(root.statement)
    }
}
