// SPDX-License-Identifier: MIT
//
// The line that is selected: all one can do with it is take it away.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property BattlefieldEditor editor

    spacing: Theme.space3

    SectionHead {
        title: root.editor.selectionTitle
        remark: qsTr("selected")
        Layout.fillWidth: true
        Layout.preferredHeight: 34
    }
    PushButton {
        kind: PushButton.Danger
        text: qsTr("Delete line")
        Layout.fillWidth: true
        onClicked: root.editor.removeSelection()
    }
}
