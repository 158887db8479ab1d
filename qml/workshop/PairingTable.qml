// SPDX-License-Identifier: MIT
//
// Every pairing in figures; a row that chance does not explain stands out.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property PairingModel pairings
    readonly property real nameWidth: Math.max(88, width * 0.17)
    readonly property real numberWidth: 58

    spacing: 0

    component Head: Label {
        size: Label.Caption
        isMuted: true
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    component Cell: Text {
        color: Theme.ink
        font: Theme.tabularFont(Theme.sizeCaption, Font.Normal)
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: root.numberWidth
    }

    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true
        Layout.preferredHeight: 28
        Layout.leftMargin: Theme.space2
        Layout.rightMargin: Theme.space2

        Head { text: qsTr("Deck"); Layout.preferredWidth: root.nameWidth }
        Head { text: qsTr("against"); Layout.preferredWidth: root.nameWidth }
        Head { text: qsTr("wins"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: root.numberWidth }
        Head { text: qsTr("interval, 10–90%"); horizontalAlignment: Text.AlignHCenter; Layout.fillWidth: true }
        Head { text: qsTr("rate"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: root.numberWidth }
        Head { text: qsTr("first"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: root.numberWidth }
        Head { text: qsTr("turns"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: 42 }
    }
    Rectangle {
        color: Theme.ink
        Layout.fillWidth: true
        Layout.preferredHeight: 1
    }
    Repeater {
        model: root.pairings

        Rectangle {
            id: row

            required property string deck
            required property string against
            required property string wins
            required property real share
            required property real low
            required property real high
            required property bool isFair
            required property string shareText
            required property string firstText
            required property string turnsText

            color: isFair ? "transparent" : Theme.highlight
            Layout.fillWidth: true
            Layout.preferredHeight: 35
            Accessible.role: Accessible.Row
            Accessible.name: deck + ", " + against + ": " + wins + ", " + shareText

            RowLayout {
                anchors { fill: parent; leftMargin: Theme.space2; rightMargin: Theme.space2 }
                spacing: Theme.space2

                Label { text: row.deck; size: Label.Caption; isStrong: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.preferredWidth: root.nameWidth }
                Label { text: row.against; size: Label.Caption; isMuted: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.preferredWidth: root.nameWidth }
                Cell { text: row.wins }
                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    Column {
                        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter }
                        spacing: 2

                        Repeater {
                            model: 4

                            Rectangle { width: 1.5; height: 3; color: Theme.ink }
                        }
                    }
                    IntervalBar {
                        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                        axisFrom: 0.1
                        axisTo: 0.9
                        hasTicks: false
                        share: row.share
                        low: row.low
                        high: row.high
                        isFair: row.isFair
                    }
                }
                Cell { text: row.shareText; font: Theme.tabularFont(Theme.sizeCaption, Font.DemiBold) }
                Cell { text: row.firstText }
                Cell { text: row.turnsText; Layout.preferredWidth: 42 }
            }
            Rectangle {
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                height: Theme.strokeRule
                color: Theme.line
            }
        }
    }
}
