// SPDX-License-Identifier: MIT
//
// The way to what only some decks have.
import QtQuick
import Champclos.Items
import Champclos.Ui

QuietRow {
    text: qsTr("Token, side deck, pile, tags")

    contentItem: Label {
        text: qsTr("Token, side deck, pile, tags…")
        isMuted: true
    }
}
