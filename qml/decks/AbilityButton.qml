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
        // Styled text would take no-break spaces for spaces.
        text: "<span style=\"white-space: pre-wrap\"><b>" + qsTr("Ability.") + "</b> " + (root.text !== "" ? root.text.replace(/&/g, "&amp;").replace(/</g, "&lt;") : qsTr("none yet: click to write one")) + "</span>"
        textFormat: Text.RichText
        color: root.text !== "" ? Theme.ink : Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
        lineHeight: 1.15
        wrapMode: Text.WordWrap
    }
}
