// SPDX-License-Identifier: MIT
//
// A word of the option bar, with its key: a toggle that is on has a sunk fill and a frame.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    property string keys: ""
    property string tip: ""
    property string iconName: ""
    property bool hasMenu: false
    property bool isFramed: false ///< also when it is off

    function press() {
        if (root.checkable) {
            root.toggle();
            root.toggled();
        }
        root.clicked();
    }

    implicitWidth: row.implicitWidth + 2 * Theme.space2 + 4
    implicitHeight: 28 * Theme.textScale
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: text !== "" ? text : tip
    Accessible.description: text !== "" ? tip : ""
    Accessible.checked: checked
    Keys.onReturnPressed: root.press()

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
            Text {
                visible: root.text !== ""
                text: root.text
                color: root.enabled ? Theme.ink : Theme.muted
                font.family: Theme.sans
                font.pixelSize: Theme.sizeCaption
                font.weight: root.checked ? Font.DemiBold : Font.Medium
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
