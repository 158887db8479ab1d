// SPDX-License-Identifier: MIT
//
// A place where one more can be added.
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Pressable {
    id: root

    implicitHeight: Theme.buttonHeight + 2
    implicitWidth: words.implicitWidth + 2 * Theme.space4

    contentItem: Text {
        id: words

        text: root.text
        color: Theme.ink
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    background: BlockShape {
        shape: "grow"
        isDashed: true
        line: Theme.muted
        lineWidth: 1.25
        fill: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : "transparent"

        FocusRing { target: root }
    }
}
