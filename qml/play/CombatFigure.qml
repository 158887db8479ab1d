// SPDX-License-Identifier: MIT
//
// What one side's card counts in a combat.
import QtQuick
import Champclos.Items

Text {
    required property int value
    required property int seat
    required property bool isLow

    text: value
    color: seat >= 0 ? (Theme.dark, Theme.seatText(seat)) : Theme.ink
    font.family: Theme.serif
    font.bold: true
    font.pixelSize: Math.round((isLow ? 32 : 46) * Theme.unit)
    lineHeight: 0.8
}
