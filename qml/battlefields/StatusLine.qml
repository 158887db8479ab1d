// SPDX-License-Identifier: MIT
//
// What the hand is doing, two keys worth knowing, and when the work was last kept safe.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property BattlefieldEditor editor
    readonly property date savedAt: editor.document.autosavedAt

    implicitHeight: 28
    color: Theme.surface

    component Remark: Label {
        isMuted: true
        size: Label.Caption
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }
        spacing: Theme.space5

        Remark {
            objectName: "status"
            text: root.editor.status
            Layout.fillWidth: implicitWidth > 500
            Accessible.role: Accessible.StatusBar
        }
        Remark { visible: root.width > 900; text: qsTr("Space bar: move the view") }
        Remark { visible: root.width > 1000; text: qsTr("Del: delete") }
        Item { Layout.fillWidth: true }
        Remark { text: qsTr("%1 of %2 spaces").arg(root.editor.spaceCount).arg(root.editor.maxSpaces) }
        Remark {
            visible: root.editor.document.isDirty && !isNaN(root.savedAt.getTime()) && root.width > 700
            text: qsTr("Kept safe at %1").arg(root.savedAt.toLocaleTimeString(Qt.locale(), "HH:mm"))
        }
    }
    Rectangle {
        width: parent.width
        height: Theme.strokeRule
        color: Theme.line
    }
}
