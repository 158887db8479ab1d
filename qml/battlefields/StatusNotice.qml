// SPDX-License-Identifier: MIT
//
// In place of the status line: why something could not be done, or that it is done. It goes when the hand goes on, and
// covers no space.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property BattlefieldEditor editor
    readonly property string text: editor.notice

    visible: text !== ""
    implicitHeight: Math.max(38, row.implicitHeight + 2 * Theme.space1)
    color: Theme.surface
    border.width: Theme.strokeActive
    border.color: editor.isNoticeGood ? Theme.teal : Theme.gold
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row

        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space2 }
        spacing: Theme.space3

        IconItem {
            name: root.editor.isNoticeGood ? "check" : "warning"
            colour: Theme.ink
            Layout.preferredWidth: 20
            Layout.preferredHeight: 20
        }
        Label {
            objectName: "noticeText"
            text: root.text
            isStrong: true
            Layout.fillWidth: true
        }
        PushButton {
            kind: PushButton.Quiet
            iconName: "close"
            tip: qsTr("Close", "message")
            implicitWidth: 28
            implicitHeight: 28
            onClicked: root.editor.dismissNotice()
        }
    }
    Timer {
        running: root.visible && root.editor.isNoticeGood
        interval: 5000
        onTriggered: root.editor.dismissNotice()
    }
}
