// SPDX-License-Identifier: MIT
//
// A fact in a word with its sign: how far a hero moves, how it attacks.
import QtQuick
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    property string iconName: ""
    property string text: ""
    property bool isBrief: false
    property bool hasWords: true ///< else the sign alone
    /// Without room for both, the words go before the sign.
    readonly property bool isTight: hasWords && least.implicitWidth > width - Math.round(size * 0.58) - 4 * Theme.space1
    property real size: Math.round(28 * Theme.unit * Math.min(1.2, Theme.textScale))

    implicitWidth: Math.round(size * 0.58) + words.implicitWidth + 3 * Theme.space1 + Theme.space1
    implicitHeight: size
    color: Theme.tint
    radius: Theme.radiusChip
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    IconItem {
        id: sign

        anchors { left: parent.left; leftMargin: root.isBrief ? 2 : Theme.space1 + 2; verticalCenter: parent.verticalCenter }
        name: root.iconName
        visible: !root.isTight
        width: root.isTight ? 0 : Math.round(root.size * 0.58)
        height: Math.round(root.size * 0.58)
    }
    Text { // the words as small as they may become
        id: least

        visible: false
        text: root.text
        font { family: Theme.sans; weight: Font.DemiBold; pixelSize: 9 }
    }
    Label {
        id: words

        visible: root.hasWords
        anchors { left: sign.right; leftMargin: Theme.space1; right: parent.right; rightMargin: Theme.space1; verticalCenter: parent.verticalCenter }
        text: root.text
        Accessible.ignored: true // the chip says it
        isStrong: true
        size: Label.Caption
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
    }
}
