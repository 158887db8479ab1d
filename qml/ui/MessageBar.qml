// SPDX-License-Identifier: MIT
//
// Something the user has to know, at the top of the page until it is put away.
import QtQuick
import QtQuick.Layouts
import Champclos.Items

Rectangle {
    id: root

    property string text: ""
    property string iconName: "warning"
    signal dismissed

    visible: text !== ""
    implicitHeight: row.implicitHeight + 2 * Theme.space3
    radius: Theme.radiusPrompt
    color: Theme.surface
    border.width: Theme.strokeActive
    border.color: Theme.gold
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    onTextChanged: Speech.say(text, true)

    RowLayout {
        id: row

        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space2 }
        spacing: Theme.space3

        IconItem {
            name: root.iconName
            colour: Theme.ink
            Layout.preferredWidth: 22
            Layout.preferredHeight: 22
        }
        Label {
            text: root.text
            Accessible.ignored: true // the bar says it
            Layout.fillWidth: true
        }
        PushButton {
            objectName: "closeMessage"
            kind: PushButton.Quiet
            text: qsTr("Close", "message")
            onClicked: root.dismissed()
        }
    }
}
