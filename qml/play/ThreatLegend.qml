// SPDX-License-Identifier: MIT
//
// What the red rings on the board mean while the other side's reach is shown.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

RowLayout {
    id: root

    objectName: "threatLegend"
    spacing: Theme.space2

    Rectangle { // as around a space
        color: Theme.mixed(Theme.red, Theme.board, 0.22)
        border.width: 1
        border.color: Theme.red
        radius: width / 2
        Layout.preferredWidth: 18
        Layout.preferredHeight: 18
    }
    Label {
        text: qsTr("Within the opponent’s reach (without a boost)")
        size: Label.Caption
        lineHeight: 1 // two lines are not higher than a button
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(implicitWidth)
    }
}
