// SPDX-License-Identifier: MIT
//
// A tool in the bar over the table: its picture over its word.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.Button {
    id: root

    property string iconName: ""
    property string tip: ""
    readonly property color words: enabled ? Theme.barText : Theme.barMuted

    implicitWidth: Math.max(48 * Theme.unit, caption.implicitWidth + Theme.space2)
    implicitHeight: Math.max(Theme.touchTarget, picture.height + caption.implicitHeight + Theme.space2)
    topPadding: 2
    bottomPadding: 2
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: text
    Accessible.description: tip
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        IconItem {
            id: picture

            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 2 }
            name: root.iconName
            colour: root.words
            ground: Theme.bar
            width: Math.round(22 * Theme.unit)
            height: width
            opacity: root.enabled ? 1 : 0.6
        }
        Text {
            id: caption

            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
            text: root.text
            color: root.words
            font.family: Theme.sans
            font.pixelSize: Math.round(13 * Theme.unit * Math.min(1.15, Theme.textScale))
            font.weight: root.enabled ? Font.DemiBold : Font.Normal
            textFormat: Text.PlainText
        }
    }
    background: Rectangle {
        radius: Theme.radiusButton
        color: root.hovered && root.enabled || root.checked ? Theme.mixed(Theme.barText, Theme.bar, 0.16) : "transparent"

        Rectangle {
            anchors { fill: parent; margins: -Theme.focusOffset }
            visible: root.visualFocus
            color: "transparent"
            radius: Theme.radiusButton + Theme.focusOffset
            border.width: Theme.strokeFocus
            border.color: Theme.barText
        }
        DashItem {
            anchors.fill: parent
            visible: !root.enabled && Theme.highContrast
            radius: Theme.radiusButton
            stroke: Theme.strokeRule
            colour: Theme.barMuted
            opacity: 0.7
        }
    }
    Tip {
        text: root.tip
        isWanted: root.hovered
    }
}
