// SPDX-License-Identifier: MIT
//
// The sidekicks of one kind: each with its health and number, fallen ones as dashed circles, beside them their name and
// how they attack.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property var group ///< {name, attack, isRanged, members}
    required property int seat
    property real size: 34 * Theme.unit
    property real letters: Theme.sizeCaption
    property bool isOnOneLine: false ///< name and attack beside each other
    readonly property int count: (group.members ?? []).length
    readonly property real step: Math.min(size + Theme.space1 / 2, count > 1 ? (width - words.width - Theme.space2 - size) / (count - 1) : size)

    implicitHeight: Math.max(Math.round(size * 1.24), words.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: (group.name ?? "") + ", " + (group.attack ?? "")

    Repeater {
        model: root.group.members ?? []

        FighterSign {
            required property var modelData
            required property int index

            x: index * root.step
            fighter: modelData
            seat: root.seat
            size: root.size
        }
    }
    Item {
        id: words

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: root.isOnOneLine ? root.width - root.count * (root.size + 2) - Theme.space1
            : Math.min(Math.max(name.implicitWidth, style.width), Math.max(style.width, root.width - root.count * (root.size + 2) - Theme.space1, root.width * 0.42))
        height: root.isOnOneLine ? name.height : name.height + style.height

        Label {
            id: name

            anchors.right: root.isOnOneLine ? style.left : parent.right
            anchors.rightMargin: root.isOnOneLine ? Theme.space1 : 0
            readonly property real room: parent.width - (root.isOnOneLine ? style.width + Theme.space1 : 0)

            visible: !root.isOnOneLine || implicitWidth * 11 * Theme.unit / font.pixelSize <= room + 1 // else the tokens have to do
            width: Math.min(implicitWidth, room)
            text: root.group.name ?? ""
            isStrong: true
            font.pixelSize: root.letters
            horizontalAlignment: Text.AlignRight
            readonly property bool canWrap: !root.isOnOneLine && text.includes(" ")

            wrapMode: canWrap ? Text.WordWrap : Text.NoWrap
            fontSizeMode: canWrap ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Math.round(11 * Theme.unit)
        }
        Row {
            id: style

            anchors { right: parent.right; bottom: parent.bottom }
            spacing: 2

            IconItem {
                name: root.group.isRanged ? "ranged" : "melee"
                width: kind.font.pixelSize
                height: width
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: kind

                text: root.group.attack ?? ""
                font.pixelSize: root.letters
                wrapMode: Text.NoWrap
            }
        }
    }
}
