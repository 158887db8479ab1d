// SPDX-License-Identifier: MIT
//
// A number over its word; a button where there is something to open.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    property int count: 0
    property string label: ""
    property bool isAlarming: false
    property bool isButton: false
    property bool isInline: false ///< the word beside the number
    property real letters: Theme.sizeCaption
    property string tip: ""
    signal activated

    implicitWidth: isInline ? number.implicitWidth + 3 + word.implicitWidth : 0
    implicitHeight: isInline ? Math.max(number.implicitHeight, word.implicitHeight) : number.implicitHeight + word.implicitHeight
    activeFocusOnTab: isButton
    Accessible.role: isButton ? Accessible.Button : Accessible.StaticText
    Accessible.name: label + " " + count
    Accessible.onPressAction: activated()
    Keys.onReturnPressed: activated()
    Keys.onSpacePressed: activated()

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        visible: root.isButton && hover.hovered
        radius: Theme.radiusChip
        color: Theme.sunk
    }
    Text {
        id: number

        x: root.isInline ? 0 : (parent.width - width) / 2
        text: root.count
        color: root.isAlarming ? Theme.redText : Theme.ink
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: root.isInline ? Math.round(root.letters * 1.1) : Theme.sizeSection
    }
    Label {
        id: word

        x: root.isInline ? number.width + 3 : (parent.width - width) / 2
        y: root.isInline ? number.baselineOffset - baselineOffset : number.height
        width: Math.min(implicitWidth, root.isInline ? parent.width - number.width - 3 : parent.width)
        text: root.label
        font.pixelSize: root.letters
        color: root.isAlarming ? Theme.redText : Theme.ink
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(11 * Theme.unit)
    }
    FocusRing { target: root; ringRadius: 4 }
    HoverHandler {
        id: hover

        cursorShape: root.isButton ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Tip {
        text: root.tip
        isWanted: hover.hovered
    }
    TapHandler {
        enabled: root.isButton
        margin: Math.max(0, (Theme.touchTarget - root.height) / 2)
        onTapped: root.activated()
    }
}
