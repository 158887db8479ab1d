// SPDX-License-Identifier: MIT
//
// One entry of a MenuList, with its keys at the right. If one of them can be checked, all leave room for the mark.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items

T.MenuItem {
    id: root

    property string keys: "" ///< as Qt writes them: "Ctrl+S"
    readonly property bool hasMarkColumn: (menu as MenuList)?.hasMarks ?? false

    implicitWidth: row.implicitWidth + leftPadding + rightPadding
    implicitHeight: visible ? Theme.buttonHeight : 0
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    font.family: Theme.sans
    font.pixelSize: Theme.sizeControl
    Accessible.name: text
    Accessible.description: keys
    Accessible.checkable: checkable
    Accessible.checked: checkable && checked
    Accessible.onPressAction: if (enabled) root.clicked()
    Accessible.onToggleAction: if (enabled) root.clicked()

    contentItem: RowLayout {
        id: row

        spacing: Theme.space3

        IconItem {
            visible: root.hasMarkColumn
            name: root.checked ? "check" : ""
            colour: Theme.ink
            Layout.preferredWidth: 16
            Layout.preferredHeight: 16
        }
        Label {
            text: root.text
            color: root.enabled ? Theme.ink : Theme.mixed(Theme.ink, Theme.surface, 0.5)
            Accessible.ignored: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Label {
            visible: root.keys !== ""
            text: root.keys.replace("Ctrl", qsTr("Ctrl", "key"))
            wrapMode: Text.NoWrap
            isMuted: true
            size: Label.Caption
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusChip
        color: root.highlighted ? Theme.sunk : "transparent"
    }
}
