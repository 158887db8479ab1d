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
        // Styled text takes no-break spaces for spaces.
        text: "<b>" + qsTr("Ability.") + "</b> " + (root.text !== "" ? root.text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/[\u00a0\u202f]/g, "&nbsp;") : qsTr("none yet: click to write one"))
        textFormat: Text.StyledText
        color: root.text !== "" ? Theme.ink : Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
        lineHeight: 1.15
        wrapMode: Text.WordWrap
    }
}
