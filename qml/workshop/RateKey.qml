// SPDX-License-Identifier: MIT
//
// What the marks on the intervals mean, and how long a game took.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Flow {
    id: root

    required property string turnsText

    spacing: Theme.space4

    component Mark: Row {
        id: mark

        required property bool isFair
        required property string words

        spacing: Theme.space2

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: mark.isFair ? 12 : 10
            height: width
            radius: mark.isFair ? 6 : 0
            rotation: mark.isFair ? 0 : 45
            antialiasing: true
            color: mark.isFair ? Theme.teal : Theme.redText
        }
        Label { text: mark.words; isMuted: true; size: Label.Caption; wrapMode: Text.NoWrap }
    }

    Mark { isFair: true; words: qsTr("50% lies within the interval") }
    Mark { isFair: false; words: qsTr("50% lies outside: worth a look") }
    Label { text: root.turnsText; isMuted: true; size: Label.Caption; wrapMode: Text.NoWrap }
}
