// SPDX-License-Identifier: MIT
//
// One figure: what it is, and the number.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string label
    required property string value
    required property string hint
    property bool isLast: false

    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + value
    Accessible.description: hint

    RowLayout {
        anchors { fill: parent; rightMargin: Theme.space3 }
        spacing: Theme.space2

        Label {
            text: root.label
            isMuted: true
            size: Label.Caption
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Label {
            text: root.value
            isStrong: true
            size: Label.Caption
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
            Layout.maximumWidth: root.width * 0.62
        }
    }
    Rectangle {
        visible: !root.isLast
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; rightMargin: Theme.space3 }
        height: Theme.strokeRule
        color: Theme.line
    }
    HoverHandler { id: pointer }
    Tip {
        text: root.hint
        isWanted: pointer.hovered
        y: -height - Theme.space1
    }
}
