// SPDX-License-Identifier: MIT
//
// What abilities are, above their blocks.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    spacing: Theme.space3

    Heading {
        text: qsTr("Ability")
        level: Heading.Panel
    }
    Label {
        text: qsTr("What the hero can do all game long: something that happens at a moment, or something that always holds.")
        isMuted: true
        Layout.fillWidth: true
    }
}
