// SPDX-License-Identifier: MIT
//
// One setting: its name above what it is set with.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    property string label: ""
    default property alias content: holder.data

    spacing: Theme.space1
    Layout.fillWidth: true

    Label {
        width: root.width
        text: root.label
        Accessible.ignored: true // what it is set with says it
    }
    Row { id: holder }
}
