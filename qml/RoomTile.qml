// SPDX-License-Identifier: MIT
//
// The door to one room of the house.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property string title
    required property string remark
    required property string iconName
    required property bool isSmall
    property real contentSpace: contentHeight ///< of the tallest tile beside it: icons stand in one line
    readonly property real contentHeight: remark.y + remark.height ///< with all its words
    readonly property real titleHeight: remark.y + 2 * Theme.space4 ///< that it needs at least
    readonly property bool isWordy: isSmall && Theme.textScale > 1.2 ///< large text in a small window: no room for the icon
    readonly property bool isTight: contentSpace + 2 * Theme.space1 > height ///< large text: only the title
    signal activated

    text: title
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitHeight: isSmall ? 120 : 200
    implicitWidth: 240
    Accessible.name: root.title + ". " + root.remark
    Accessible.onPressAction: activated()
    onClicked: activated()
    Keys.onReturnPressed: activated()
    Keys.onEnterPressed: activated()

    background: Panel {
        color: root.down ? Theme.sunk : root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : Theme.surface

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: Item {
        id: content

        readonly property real margin: root.isSmall ? Theme.space4 : 28

        Column {
            id: column

            anchors { left: root.isWordy ? parent.left : icon.right; leftMargin: root.isWordy ? content.margin : root.isSmall ? Theme.space3 : Theme.space5; right: parent.right; rightMargin: content.margin }
            y: root.isTight ? Theme.space4 : (parent.height - root.contentSpace) / 2
            spacing: Theme.space1

            Heading {
                width: parent.width
                text: root.title
                Accessible.ignored: true
                level: root.isSmall ? Heading.Name : Heading.Panel
            }
            Label {
                id: remark

                opacity: root.isTight ? 0 : 1
                width: parent.width
                text: root.remark
                Accessible.ignored: true
                isMuted: true
            }
        }
        IconItem {
            id: icon

            x: content.margin
            y: column.y
            visible: !root.isWordy
            name: root.iconName
            colour: Theme.redText
            width: root.isSmall ? 34 : 48
            height: width
        }
    }
}
