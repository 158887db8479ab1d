// SPDX-License-Identifier: MIT
//
// What the columns of the rates are; over RateRow, with the same widths.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

RowLayout {
    spacing: Theme.space3

    Label {
        text: qsTr("Opponent")
        isMuted: true
        size: Label.Caption
        Layout.leftMargin: Theme.space2
        Layout.preferredWidth: 150 * Theme.textScale
    }
    Label {
        text: qsTr("won–lost")
        isMuted: true
        size: Label.Caption
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        Layout.preferredWidth: 128 * Theme.textScale
    }
    Item {
        implicitHeight: middle.implicitHeight
        Layout.fillWidth: true

        Label {
            text: qsTr("%1%").arg(0)
            isMuted: true
            size: Label.Caption
        }
        Label {
            id: middle

            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("%1%").arg(50)
            isMuted: true
            size: Label.Caption
        }
        Label {
            anchors.right: parent.right
            text: qsTr("%1%").arg(100)
            isMuted: true
            size: Label.Caption
        }
    }
    Label {
        text: qsTr("won")
        isMuted: true
        size: Label.Caption
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: 70 * Theme.textScale
    }
    Label {
        text: qsTr("95% interval")
        isMuted: true
        size: Label.Caption
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        Layout.preferredWidth: 96 * Theme.textScale
        Layout.rightMargin: Theme.space2
    }
}
