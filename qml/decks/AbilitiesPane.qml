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
        text: qsTr("What the hero can do throughout the game: something that happens at a certain moment, or something that always applies.")
        isMuted: true
        Layout.fillWidth: true
    }
}
