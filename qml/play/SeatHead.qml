// SPDX-License-Identifier: MIT
//
// The head of a seat's panel in the hero's colours: shield, name, what the seat is doing, actions left.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property var facts
    required property int seat
    required property int form
    readonly property bool isFull: form === SeatPanel.Full
    readonly property bool isDense: form >= SeatPanel.Dense
    readonly property bool isTiny: form === SeatPanel.Tiny
    readonly property color field: facts.emblemField ?? Theme.bar
    readonly property color words: facts.emblemCharge ?? Theme.barText
    readonly property real shield: Math.round((isTiny ? 22 : isDense ? 28 : isFull ? 38 : 32) * Theme.unit)
    readonly property bool isInTwoLines: !isDense && oneLine.implicitWidth > name.width
    signal sheetRequested

    height: Math.max(Math.round((isTiny ? 28 : isDense ? 36 : isFull ? 58 : 44) * Theme.unit), lines.implicitHeight + (isTiny ? 2 : Theme.space1 + 4))
    activeFocusOnTab: true
    objectName: "seatHead-" + seat
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: character card and deck list").arg(facts.name ?? "")
    Accessible.onPressAction: sheetRequested()
    Keys.onReturnPressed: sheetRequested()
    Keys.onEnterPressed: sheetRequested()
    Keys.onSpacePressed: sheetRequested()

    Rectangle {
        anchors { fill: parent; bottomMargin: Math.round(3 * Theme.unit) }
        radius: Theme.radiusPanel - 2
        color: root.field

        Rectangle { // square below
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: parent.radius
            color: parent.color
        }
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.round(3 * Theme.unit)
        color: (Theme.dark, Theme.seatLine(root.seat))
    }
    EmblemItem {
        id: emblem

        anchors { left: parent.left; leftMargin: Theme.space2; verticalCenter: parent.verticalCenter }
        shape: EmblemItem.Shield
        emblem: root.facts.emblem ?? ""
        field: root.facts.emblemField ?? "transparent"
        charge: root.facts.emblemCharge ?? "transparent"
        swapped: true
        width: root.shield
        height: Math.round(root.shield * 1.17)
    }
    Text {
        id: oneLine

        visible: false
        text: name.text
        font: name.font
    }
    Column {
        id: lines

        anchors { left: emblem.right; leftMargin: Theme.space2; right: parent.right; rightMargin: Theme.space2; verticalCenter: parent.verticalCenter; verticalCenterOffset: -2 }
        spacing: -1

        Text {
            id: name

            width: parent.width
            text: root.facts.name ?? ""
            color: root.words
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Math.round((root.isTiny ? 14 : root.isDense ? 16 : root.isFull ? 23 : 19) * Theme.unit)
            fontSizeMode: root.isDense ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Math.round(11 * Theme.unit)
            wrapMode: root.isDense ? Text.NoWrap : Text.WordWrap
            lineHeight: 0.85
            textFormat: Text.PlainText
        }
        Item {
            width: parent.width
            height: Math.max(state.implicitHeight, seals.height) // whoever's turn it is

            Text {
                id: state

                objectName: "seatState-" + root.seat
                anchors { left: parent.left; right: seals.visible ? seals.left : parent.right; verticalCenter: parent.verticalCenter }
                text: [root.facts.teamText ?? "", (root.isDense ? root.facts.state : root.facts.status) ?? ""].filter(part => part !== "").join(" · ") // qmllint disable type
                color: root.words
                font.family: Theme.sans
                font.weight: Font.DemiBold
                font.pixelSize: Math.round((root.isTiny ? 11 : 13) * Theme.unit * Math.min(1.15, Theme.textScale))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(11 * Theme.unit)
                wrapMode: Text.NoWrap
                textFormat: Text.PlainText
            }
            SealRow {
                id: seals

                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: root.facts.isTurn ?? false
                remaining: root.facts.actionsLeft ?? 0
                total: root.facts.actionsTotal ?? 2
                size: Math.round((root.isTiny ? 13 : root.isDense ? 16 : root.isFull ? 22 : 19) * Theme.unit)
            }
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    FocusRing { target: root; ringRadius: Theme.radiusPanel; anchors.margins: 0 }
}
