// SPDX-License-Identifier: MIT
//
// A word of the option bar, with its key: a toggle that is on has a sunk fill and a frame.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Pressable {
    id: root

    property string keys: ""
    property string tip: ""
    property string iconName: ""
    property bool hasMenu: false
    property bool isFramed: false ///< also when it is off

    implicitWidth: row.implicitWidth + 2 * Theme.space2 + 4
    implicitHeight: 28 * Theme.textScale
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: text !== "" ? text : tip
    Accessible.description: text !== "" ? tip : ""
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radiusChip
        color: root.checked || root.down ? Theme.sunk : root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : "transparent"
        border.width: root.checked || root.isFramed ? Theme.strokeRule : 0
        border.color: root.checked ? Theme.edge : Theme.line

        FocusRing { target: root }
    }
    contentItem: Item {
        RowLayout {
            id: row

            anchors.centerIn: parent
            spacing: Theme.space2

            IconItem {
                visible: root.iconName !== ""
                name: root.iconName
                colour: root.enabled ? Theme.ink : Theme.muted
                Layout.preferredWidth: 17
                Layout.preferredHeight: 17
            }
            SteadyText {
                visible: root.text !== ""
                text: root.text
                color: root.enabled ? Theme.ink : Theme.muted
                size: Theme.sizeCaption
                isStrong: root.checked
            }
            KeyCap {
                visible: root.keys !== ""
                text: root.keys
            }
            IconItem {
                visible: root.hasMenu
                name: "chevron-down"
                colour: root.enabled ? Theme.ink : Theme.muted
                Layout.leftMargin: -Theme.space1
                Layout.preferredWidth: 12
                Layout.preferredHeight: 12
            }
        }
    }

    Tip {
        text: root.tip
        isWanted: root.hovered
    }
}
