// SPDX-License-Identifier: MIT
//
// A fact in a word with its sign: how far a hero moves, how it attacks. Without room for its words the sign stands for
// them, and the words come when it is pointed at.
import QtQuick
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    property string iconName: ""
    property string text: ""
    property string brief: "" ///< in place of the words, where there is no room for them
    property bool isBrief: false
    property real size: Math.round(28 * Theme.unit)
    property real letters: Theme.sizeCaption
    readonly property real side: Math.round(size * 0.58)
    readonly property real fullWidth: side + full.implicitWidth + 3 * Theme.space1 + 2
    readonly property real briefWidth: side + (brief === "" ? 0 : few.implicitWidth + Theme.space1) + 2 * Theme.space1 + 2

    implicitWidth: isBrief ? briefWidth : fullWidth
    implicitHeight: size
    color: Theme.tint
    radius: Theme.radiusChip
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    IconItem {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        x: words.visible ? Theme.space1 + 1 : (parent.width - width) / 2
        name: root.iconName
        width: root.side
        height: width
    }
    Text {
        id: full

        visible: false
        text: root.text
        font: words.font
    }
    Text {
        id: few

        visible: false
        text: root.brief
        font: words.font
    }
    Label {
        id: words

        anchors { left: sign.right; leftMargin: Theme.space1; verticalCenter: parent.verticalCenter }
        visible: text !== ""
        text: root.isBrief ? root.brief : root.text
        Accessible.ignored: true // the chip says it
        isStrong: true
        font.pixelSize: root.letters
        wrapMode: Text.NoWrap
    }
    HoverHandler { id: hover }
    TapHandler { id: press; gesturePolicy: TapHandler.ReleaseWithinBounds }
    Tip {
        text: root.text
        isWanted: root.isBrief && (hover.hovered || press.pressed)
    }
}
