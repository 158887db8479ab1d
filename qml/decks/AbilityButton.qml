// SPDX-License-Identifier: MIT
//
// The hero's ability as it reads.
import QtQuick
import Champclos.Items
import Champclos.Ui

QuietRow {
    id: root

    Accessible.name: qsTr("Ability") + ". " + text

    contentItem: Text {
        text: "<b>" + qsTr("Ability.") + "</b> " + (root.text !== "" ? root.text : qsTr("none yet: click to write one"))
        textFormat: Text.StyledText
        color: root.text !== "" ? Theme.ink : Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
        lineHeight: 1.15
        wrapMode: Text.WordWrap
        maximumLineCount: 4
        elide: Text.ElideRight
    }
}
