// SPDX-License-Identifier: MIT
//
// One copy of a card: filled if it was seen.
import QtQuick
import Champclos.Items

Rectangle {
    required property bool isSeen

    implicitWidth: Math.round(12 * Theme.unit)
    implicitHeight: Math.round(16 * Theme.unit)
    radius: 3
    color: isSeen ? Theme.ink : "transparent"
    border.width: Theme.strokePanel
    border.color: Theme.ink
}
