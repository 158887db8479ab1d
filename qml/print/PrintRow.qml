// SPDX-License-Identifier: MIT
//
// A choice with its label before it.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

RowLayout {
    id: root

    property string label: ""
    default property alias content: holder.data

    Layout.fillWidth: true
    spacing: Theme.space3

    Label {
        text: root.label
        Accessible.ignored: true // what follows says it
        isMuted: true
        verticalAlignment: Text.AlignVCenter
        Layout.fillWidth: true
        Layout.fillHeight: true
    }
    RowLayout {
        id: holder

        Layout.fillWidth: false
    }
}
