// SPDX-License-Identifier: MIT
//
// Settings that belong together.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    property string title: ""
    default property alias content: column.data

    implicitHeight: frame.implicitHeight + 2 * Theme.space5
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1

    ColumnLayout {
        id: frame

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space5 }
        spacing: Theme.space3

        Heading {
            text: root.title
            level: Heading.Name
            Layout.fillWidth: true
        }
        ColumnLayout {
            id: column

            spacing: Theme.space3
            Layout.fillWidth: true
        }
    }
}
