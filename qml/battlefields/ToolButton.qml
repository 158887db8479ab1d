// SPDX-License-Identifier: MIT
//
// One tool of the strip: icon, word, and its key in the corner; the tool in hand is filled.
import QtQuick
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Pressable {
    id: root

    property string iconName: ""
    property string keys: ""
    property string tip: ""
    property real iconSize: 24
    readonly property color words: checked ? Theme.onTeal : Theme.ink

    implicitWidth: 72
    implicitHeight: 66
    checkable: false
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: tip !== "" && keys !== "" ? tip + ", " + keys : tip + keys
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.checked ? Theme.teal : root.hovered ? Theme.sunk : "transparent"

        FocusRing { target: root }
    }
    contentItem: Item {
        IconItem {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: label.top; bottomMargin: 3 }
            width: root.iconSize
            height: root.iconSize
            name: root.iconName
            colour: root.words
            ground: root.checked ? Theme.teal : Theme.surface
        }
        Text {
            anchors { right: parent.right; top: parent.top; rightMargin: 7; topMargin: 4 }
            text: root.keys
            color: root.checked ? Theme.onTeal : Theme.muted
            font.family: Theme.sans
            font.pixelSize: Theme.sizeCaption
        }
        Text {
            id: label

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: 7; leftMargin: 1; rightMargin: 1 }
            text: root.text
            color: root.words
            font.family: Theme.sans
            font.pixelSize: Theme.sizeCaption
            font.weight: root.checked ? Font.DemiBold : Font.Normal
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
        }
    }

    Tip {
        text: root.tip
        isWanted: root.hovered
        x: root.width + Theme.space2
        y: (root.height - height) / 2
    }
}
