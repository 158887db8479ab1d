// SPDX-License-Identifier: MIT
//
// The line that is selected: its kind, the way of its arrow, and taking it away.
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
    ColumnLayout {
        spacing: Theme.space1
        Layout.fillWidth: true

        Label { text: qsTr("Kind of line"); size: Label.Caption; isMuted: true }
        ChoiceBox {
            objectName: "lineKind"
            name: qsTr("Kind of line")
            model: [{ value: BattlefieldEditor.Plain, text: qsTr("Plain line") }, { value: BattlefieldEditor.OneWay, text: qsTr("One way") },
                { value: BattlefieldEditor.HighGround, text: qsTr("High ground") }, { value: BattlefieldEditor.OneWayHighGround, text: qsTr("High ground, one way") }]
            value: root.editor.lineKind
            implicitHeight: 34
            Layout.fillWidth: true
            onChosen: kind => root.editor.setLineKind(kind)
        }
    }
    Label { text: root.editor.lineText; size: Label.Caption; Layout.fillWidth: true }
    PushButton {
        objectName: "turnLine"
        text: qsTr("Reverse arrow")
        tip: "."
        enabled: root.editor.lineKind !== BattlefieldEditor.Plain
        Layout.fillWidth: true
        onClicked: root.editor.turnLine()
    }
    PushButton {
        objectName: "deleteLine"
        kind: PushButton.Danger
        text: qsTr("Delete line")
        Layout.fillWidth: true
        onClicked: root.editor.removeSelection()
    }
}
