// SPDX-License-Identifier: MIT
//
// A deck that a crash left unsaved.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property string key
    required property string title
    required property var time
    signal restored
    signal discarded

    implicitHeight: row.implicitHeight + 2 * Theme.space3
    border.color: Theme.gold

    RowLayout {
        id: row

        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }
        spacing: Theme.space3

        Heading {
            text: root.title
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Label {
            text: Qt.formatDateTime(root.time, Qt.locale().dateTimeFormat(Locale.ShortFormat))
            isMuted: true
            Layout.fillWidth: true
        }
        PushButton {
            kind: PushButton.Quiet
            text: qsTr("Discard")
            onClicked: root.discarded()
        }
        PushButton {
            objectName: "recover"
            text: qsTr("Recover")
            onClicked: root.restored()
        }
    }
}
