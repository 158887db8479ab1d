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
    property real size: Math.round(28 * Theme.unit * Math.min(1.2, Theme.textScale))

    implicitWidth: sign.width + words.implicitWidth + 3 * Theme.space1 + Theme.space1
    implicitHeight: size
    color: Theme.tint
    radius: Theme.radiusChip
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    IconItem {
        id: sign

        anchors { left: parent.left; leftMargin: root.isBrief ? 2 : Theme.space1 + 2; verticalCenter: parent.verticalCenter }
        name: root.iconName
        width: Math.round(root.size * 0.58)
        height: width
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
        minimumPixelSize: 9
    }
}
