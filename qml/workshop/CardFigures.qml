// SPDX-License-Identifier: MIT
//
// Every card of the tested deck in figures; one whose drawing goes with winning or losing more often than chance would
// explain stands out.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property CardFigureModel figures
    readonly property real numberWidth: 64 * Theme.textScale

    spacing: 0

    component Head: Label {
        size: Label.Caption
        isMuted: true
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: root.numberWidth
    }
    component Cell: Text {
        color: Theme.ink
        font: Theme.tabularFont(Theme.sizeCaption, Font.Normal)
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: root.numberWidth
    }

    SectionHead {
        title: qsTr("Cards")
        remark: qsTr("per game; damage per attack; won when drawn")
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true
        Layout.preferredHeight: 28
        Layout.leftMargin: Theme.space2
        Layout.rightMargin: Theme.space2

        Head { text: qsTr("Card"); horizontalAlignment: Text.AlignLeft; Layout.fillWidth: true }
        Head { text: qsTr("played") }
        Head { text: qsTr("damage") }
        Head { text: qsTr("won") }
        Item { Layout.preferredWidth: 120 }
    }
    Rectangle {
        color: Theme.ink
        Layout.fillWidth: true
        Layout.preferredHeight: 1
    }
    Repeater {
        model: root.figures

        Rectangle {
            id: row

            required property string name
            required property string played
            required property string damage
            required property string won
            required property real share
            required property real low
            required property real high
            required property bool isFair

            objectName: "figure:" + name
            color: isFair ? "transparent" : Theme.highlight
            Layout.fillWidth: true
            Layout.preferredHeight: 30 * Theme.textScale
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: played %2, damage %3, won when drawn %4").arg(name).arg(played).arg(damage).arg(won)

            RowLayout {
                anchors { fill: parent; leftMargin: Theme.space2; rightMargin: Theme.space2 }
                spacing: Theme.space2

                Label { text: row.name; size: Label.Caption; isStrong: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.fillWidth: true }
                Cell { text: row.played }
                Cell { text: row.damage }
                Cell { text: row.won; font: Theme.tabularFont(Theme.sizeCaption, Font.DemiBold) }
                IntervalBar {
                    axisFrom: 0
                    axisTo: 1
                    hasTicks: false
                    share: row.share
                    low: row.low
                    high: row.high
                    isFair: row.isFair
                    Layout.preferredWidth: 120
                }
            }
            Rectangle {
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                height: Theme.strokeRule
                color: Theme.line
            }
        }
    }
}
