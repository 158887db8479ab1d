// SPDX-License-Identifier: MIT
//
// A word of help beside what the pointer rests on. Once that is pressed it has helped: it goes, and comes back when the
// pointer does, so that it lies over no menu and outlasts no page.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

T.ToolTip {
    id: root

    property bool isWanted: false
    property bool isSpent: false

    visible: isWanted && !isSpent && text !== ""
    onIsWantedChanged: isSpent = false
    delay: 500
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height + Theme.space2 : 0
    margins: Theme.space2
    padding: Theme.space2
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    implicitWidth: Math.min(360 * Theme.textScale, words.implicitWidth + leftPadding + rightPadding)
    implicitHeight: words.implicitHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape

    Connections {
        target: root.parent as T.AbstractButton
        function onPressed() { root.isSpent = true; }
        function onClicked() { root.isSpent = true; }
    }
    contentItem: Label {
        id: words

        text: root.text
        color: Theme.surface
        size: Label.Caption
    }
    background: Rectangle {
        color: Theme.ink
        radius: Theme.radiusChip
    }
}
