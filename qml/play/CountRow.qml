// SPDX-License-Identifier: MIT
//
// Hand, deck and discard pile of a seat: numbers over their words, or all on one line where there is little room.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

RowLayout {
    id: root

    required property var facts
    required property int seat
    required property bool isInline
    required property real letters
    readonly property alias handCell: hand
    readonly property alias deckCell: deck
    readonly property alias discardCell: discard
    signal pileRequested(string place)
    signal sheetRequested

    spacing: isInline ? Theme.space1 - 1 : 0

    CountCell {
        id: hand

        isInline: root.isInline
        letters: root.letters
        count: root.facts.handCount ?? 0
        label: qsTr("Hand")
        Layout.fillWidth: true
        Layout.preferredWidth: root.isInline ? implicitWidth : 1
    }
    Rule {
        visible: !root.isInline
        Layout.preferredHeight: 30 * Theme.unit
    }
    CountCell {
        id: deck

        objectName: "deck-" + root.seat
        isInline: root.isInline
        letters: root.letters
        count: root.facts.deckCount ?? 0
        label: root.facts.isExhausted ? qsTr("Exhausted") : qsTr("Deck")
        isAlarming: root.facts.isExhausted ?? false
        isButton: true
        tip: qsTr("Character card and deck list (I)")
        Layout.fillWidth: true
        Layout.preferredWidth: root.isInline ? implicitWidth : 1
        onActivated: root.sheetRequested()
    }
    Rule {
        visible: !root.isInline
        Layout.preferredHeight: 30 * Theme.unit
    }
    CountCell {
        id: discard

        objectName: "discard-" + root.seat
        isInline: root.isInline
        letters: root.letters
        count: root.facts.discardCount ?? 0
        label: qsTr("Discard", "the pile")
        isButton: true
        Layout.fillWidth: true
        Layout.preferredWidth: root.isInline ? implicitWidth : 1
        onActivated: root.pileRequested("discard")
    }
}
