// SPDX-License-Identifier: MIT
//
// What the hand is doing, two keys worth knowing, and when the work was last kept safe.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Rectangle {
    id: root

    required property BattlefieldEditor editor
    readonly property date savedAt: editor.document.autosavedAt
    readonly property real spare: width - status.implicitWidth ///< beside what the hand is doing
    signal keysRequested

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
            id: status

            objectName: "status"
            text: root.editor.status
            Layout.maximumWidth: Math.max(80, root.width - 330)
            Accessible.role: Accessible.StatusBar
        }
        Remark { visible: root.spare > 560; text: qsTr("Space bar: pan the view") }
        Remark { visible: root.spare > 640; text: qsTr("Del: delete") }
        Item { Layout.fillWidth: true }
        Remark { text: qsTr("%n of %1 spaces", "", root.editor.spaceCount).arg(root.editor.maxSpaces) }
        Remark {
            objectName: "unsafe"
            visible: root.editor.document.isDirty && root.editor.document.isUnsafe
            text: qsTr("Autosave failed: please save")
            color: Theme.redText
            font.weight: Font.DemiBold
        }
        Remark {
            visible: root.editor.document.isDirty && !root.editor.document.isUnsafe && !isNaN(root.savedAt.getTime()) && root.width > 700
            text: qsTr("Autosaved at %1").arg(root.savedAt.toLocaleTimeString(Qt.locale(), "HH:mm"))
        }
        OptionToggle {
            objectName: "keysButton"
            text: qsTr("Shortcuts")
            keys: "?"
            implicitHeight: 24
            tip: qsTr("All shortcuts at a glance")
            onClicked: root.keysRequested()
        }
    }
    Rectangle {
        width: parent.width
        height: Theme.strokeRule
        color: Theme.line
    }
}
