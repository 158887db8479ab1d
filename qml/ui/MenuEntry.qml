// SPDX-License-Identifier: MIT
//
// One entry of a MenuList, with its keys at the right.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items

T.MenuItem {
    id: root

    property string keys: ""

    implicitWidth: 240 * Theme.textScale
    implicitHeight: visible ? Theme.buttonHeight : 0
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    font.family: Theme.sans
    font.pixelSize: Theme.sizeControl
    Accessible.name: text

    contentItem: RowLayout {
        spacing: Theme.space3

        IconItem {
            visible: root.checkable
            name: root.checked ? "check" : ""
            colour: Theme.ink
            Layout.preferredWidth: 16
            Layout.preferredHeight: 16
        }
        Label {
            text: root.text
            color: root.enabled ? Theme.ink : Theme.muted
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Label {
            visible: root.keys !== ""
            text: root.keys
            isMuted: true
            size: Label.Caption
        }
    }
    background: Rectangle {
        radius: Theme.radiusChip
        color: root.highlighted ? Theme.sunk : "transparent"
    }
}
