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
    property bool isSmall: false
    property bool isButton: false
    signal activated

    implicitHeight: number.implicitHeight + word.implicitHeight
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

        anchors.horizontalCenter: parent.horizontalCenter
        text: root.count
        color: root.isAlarming ? Theme.redText : Theme.ink
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: root.isSmall ? Theme.sizeSection - 2 : Theme.sizeName
    }
    Label {
        id: word

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: number.bottom
        width: Math.min(implicitWidth, parent.width)
        text: root.label
        size: Label.Caption
        color: root.isAlarming ? Theme.redText : Theme.ink
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
    }
    FocusRing { target: root; ringRadius: 4 }
    HoverHandler {
        id: hover

        cursorShape: root.isButton ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        enabled: root.isButton
        onTapped: root.activated()
    }
}
