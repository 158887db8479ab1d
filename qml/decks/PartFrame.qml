// SPDX-License-Identifier: MIT
//
// A part that a deck may have: a switch, what it is, and its fields when it is there.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property string name
    required property string title
    required property string remark
    required property bool isWanted
    property bool canToggle: true
    default property alias fields: fieldColumn.data
    signal toggled(bool isWanted)

    implicitHeight: column.implicitHeight + 2 * Theme.space4
    Layout.fillWidth: true

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space4 }
        spacing: Theme.space3

        RowLayout {
            spacing: Theme.space3

            ColumnLayout {
                spacing: 2

                Heading {
                    text: root.title
                    Layout.fillWidth: true
                }
                Label {
                    text: root.remark
                    isMuted: true
                    Layout.fillWidth: true
                }
            }
            Toggle {
                objectName: "part:" + root.name
                visible: root.canToggle
                checked: root.isWanted
                Accessible.name: root.title
                onToggled: root.toggled(checked)
            }
        }
        ColumnLayout {
            id: fieldColumn

            visible: root.isWanted
            spacing: Theme.space3
            Layout.fillWidth: true
        }
    }
}
