// SPDX-License-Identifier: MIT
//
// How many of the thirty cards are there.
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property DeckDocument document
    required property bool isShort

    implicitWidth: words.implicitWidth + 2 * Theme.space3
    implicitHeight: 26 * Theme.textScale
    radius: height / 2
    color: "transparent"
    border.width: Theme.strokePanel
    border.color: document.cardCount === document.wantedCount ? Theme.teal : Theme.line

    Label {
        id: words

        anchors.centerIn: parent
        objectName: "cardCount"
        text: root.isShort ? root.document.cardCount + " / " + root.document.wantedCount
                           : qsTr("%n of %1 cards", "", root.document.cardCount).arg(root.document.wantedCount)
        isStrong: true
        size: Label.Caption
        wrapMode: Text.NoWrap
    }
}
