// SPDX-License-Identifier: MIT
//
// A number of this deck as a bar, with a mark where the average is.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

RowLayout {
    id: root

    required property string label
    required property real count
    required property real average
    required property string figures
    required property color fill
    property real most: 20

    spacing: Theme.space2
    Accessible.role: Accessible.StaticText
    Accessible.name: label + " " + figures

    Label {
        text: root.label
        size: Label.Caption
        wrapMode: Text.NoWrap
        Layout.preferredWidth: (root.width < 300 ? 120 : 124) * Theme.textScale
    }
    Item {
        Layout.fillWidth: true
        Layout.preferredHeight: 18

        Rectangle {
            y: 3
            width: parent.width * Math.min(1, root.count / root.most)
            height: 12
            color: root.fill
        }
        Rectangle {
            x: parent.width * Math.min(1, root.average / root.most) - 1
            width: 2
            height: 18
            color: Theme.ink
        }
    }
    Label {
        text: root.figures
        size: Label.Caption
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        Layout.preferredWidth: 62 * Theme.textScale
    }
}
