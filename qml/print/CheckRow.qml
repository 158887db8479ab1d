// SPDX-License-Identifier: MIT
//
// A line of a list that is taken or not.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    property string remark: ""
    property bool isTaken: false
    signal toggled

    implicitHeight: 30 * Theme.textScale
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: isTaken
    Accessible.description: remark
    Accessible.onPressAction: if (enabled) toggled()
    Accessible.onToggleAction: if (enabled) toggled()
    onClicked: toggled()
    Keys.onReturnPressed: toggled()

    background: Rectangle {
        radius: Theme.radiusChip
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : "transparent"

        FocusRing { target: root }
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        Rectangle {
            Layout.leftMargin: Theme.space1
            Layout.preferredWidth: 18
            Layout.preferredHeight: 18
            radius: 4
            color: root.isTaken ? Theme.teal : Theme.surface
            border.width: Theme.strokePanel
            border.color: root.isTaken ? Theme.teal : Theme.edge

            IconItem {
                anchors { fill: parent; margins: 2 }
                visible: root.isTaken
                name: "check"
                colour: Theme.onTeal
            }
        }
        Label {
            text: root.text
            Accessible.ignored: true
            size: Label.Control
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Label {
            visible: root.remark !== ""
            text: root.remark
            Accessible.ignored: true
            isMuted: true
            size: Label.Caption
            Layout.rightMargin: Theme.space2
        }
    }
}
