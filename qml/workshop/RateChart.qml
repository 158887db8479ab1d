// SPDX-License-Identifier: MIT
//
// Win rates with their intervals, one row each, over an axis from 30 to 70 %.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property RateModel rates
    property real nameWidth: 118
    property real figureWidth: 142
    property real rowHeight: 36
    readonly property real axisWidth: width - nameWidth - figureWidth
    /// From 30 to 70 %, or wider where an interval needs it.
    readonly property real half: rates.reach <= 0.2 ? 0.2 : rates.reach <= 0.3 ? 0.3 : rates.reach <= 0.4 ? 0.4 : 0.5
    readonly property list<real> marks: [0.5 - half, 0.5 - half / 2, 0.5, 0.5 + half / 2, 0.5 + half]

    implicitHeight: rates.count * rowHeight + 24

    Repeater {
        model: root.marks

        Item {
            id: mark

            required property real modelData
            required property int index

            x: root.nameWidth + 10 + (root.axisWidth - 36) * index / 4
            height: root.height

            Rectangle {
                visible: mark.index !== 2
                height: root.rates.count * root.rowHeight
                width: 1
                color: Theme.line
            }
            Column {
                visible: mark.index === 2
                spacing: 3

                Repeater {
                    model: Math.floor(root.rates.count * root.rowHeight / 7)

                    Rectangle {
                        width: 1.5
                        height: 4
                        color: Theme.ink
                    }
                }
            }
            Label {
                anchors { bottom: parent.bottom; horizontalCenter: parent.left }
                text: qsTr("%1%").arg(Math.round(mark.modelData * 100))
                size: Label.Caption
                isMuted: true
                wrapMode: Text.NoWrap
            }
        }
    }
    Column {
        width: parent.width

        Repeater {
            model: root.rates

            Item {
                id: row

                required property string name
                required property real share
                required property real low
                required property real high
                required property bool isFair
                required property string shareText
                required property string intervalText

                width: root.width
                height: root.rowHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: name + ": " + shareText + ", " + intervalText

                Label {
                    width: root.nameWidth
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                IntervalBar {
                    x: root.nameWidth + 10
                    width: root.axisWidth - 36
                    anchors.verticalCenter: parent.verticalCenter
                    axisFrom: 0.5 - root.half
                    axisTo: 0.5 + root.half
                    share: row.share
                    low: row.low
                    high: row.high
                    isFair: row.isFair
                }
                RowLayout {
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    spacing: Theme.space2

                    Text {
                        text: row.shareText
                        color: Theme.ink
                        font: Theme.tabularFont(Theme.sizeCaption, Font.DemiBold)
                    }
                    Text {
                        text: row.intervalText
                        color: Theme.muted
                        font: Theme.tabularFont(Theme.sizeCaption, Font.Normal)
                        horizontalAlignment: Text.AlignRight
                        Layout.preferredWidth: 78
                    }
                }
            }
        }
    }
}
