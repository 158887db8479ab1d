// SPDX-License-Identifier: MIT
//
// Something at the left that can be chosen for editing: a plain surface that shows when it is the current one.
import QtQuick
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Pressable {
    id: root

    property bool isCurrent: false

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space2
    Accessible.selected: isCurrent

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.isCurrent ? Theme.mixed(Theme.gold, Theme.surface, 0.1)
             : root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : "transparent"
        border.width: root.isCurrent ? Theme.strokePanel : 0
        border.color: Theme.gold

        FocusRing { target: root; visible: root.visualFocus }
    }
}
