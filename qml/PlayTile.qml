// SPDX-License-Identifier: MIT
//
// The large red button of the first page.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    signal activated

    text: qsTr("Play")
    implicitHeight: Math.max(64, title.implicitHeight + Theme.space5)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: text + ". " + remark.text
    Accessible.onPressAction: activated()
    onClicked: activated()
    Keys.onReturnPressed: activated()
    Keys.onEnterPressed: activated()

    background: Rectangle {
        radius: Theme.radiusPanel
        color: root.down ? Qt.darker(Theme.red, 1.2) : root.hovered ? Qt.lighter(Theme.red, 1.12) : Theme.red

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: Item {
        Text {
            id: title

            anchors { left: parent.left; leftMargin: Theme.space6; verticalCenter: parent.verticalCenter }
            text: root.text
            Accessible.ignored: true
            color: Theme.onRed
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.sizePage - 2
        }
        Text {
            id: remark

            anchors { right: arrow.left; rightMargin: Theme.space5; verticalCenter: parent.verticalCenter }
            visible: x > title.x + title.width + Theme.space3 // very large text leaves no room
            text: qsTr("New game")
            Accessible.ignored: true
            color: Theme.onRed
            font.family: Theme.sans
            font.pixelSize: Theme.sizeBody + 2
            font.weight: Font.Medium
        }
        IconItem {
            id: arrow

            anchors { right: parent.right; rightMargin: Theme.space6; verticalCenter: parent.verticalCenter }
            name: "play"
            colour: Theme.onRed
            width: 30
            height: 30
        }
    }
}
