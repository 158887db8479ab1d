// SPDX-License-Identifier: MIT
//
// One opponent of a balance run: games won and lost, the rate with its interval on a scale from 0 to 100 percent.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property string against
    required property string wins
    required property real share
    required property real low
    required property real high
    required property bool isFair
    required property string shareText

    function at(rate) {
        return Math.max(0, Math.min(1, rate));
    }

    implicitHeight: 36 * Theme.textScale
    color: isFair ? "transparent" : Theme.mixed(Theme.red, Theme.surface, 0.12)
    Accessible.role: Accessible.ListItem
    Accessible.name: against + " " + wins + " " + shareText + ", " + Math.round(100 * low) + "–" + Math.round(100 * high)

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.space2; rightMargin: Theme.space2 }
        spacing: Theme.space3

        Label {
            text: root.against
            isStrong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 150 * Theme.textScale
        }
        Label {
            text: root.wins
            font.family: Theme.tabular
            horizontalAlignment: Text.AlignRight
            Layout.preferredWidth: 128 * Theme.textScale
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Rectangle {
                x: parent.width / 2
                width: 1
                height: parent.height
                color: Theme.ink
                opacity: 0.5
            }
            Rectangle {
                x: parent.width * root.at(root.low)
                y: parent.height / 2 - 1
                width: parent.width * (root.at(root.high) - root.at(root.low))
                height: 2.5
                color: root.isFair ? Theme.teal : Theme.redText
            }
            Repeater {
                model: [root.low, root.high]

                Rectangle {
                    required property real modelData

                    x: parent.width * root.at(modelData) - width / 2
                    y: (parent.height - height) / 2
                    width: 2.5
                    height: 10
                    color: root.isFair ? Theme.teal : Theme.redText
                }
            }
            Rectangle {
                x: parent.width * root.at(root.share) - 6
                y: parent.height / 2 - 6
                width: 12
                height: 12
                radius: root.isFair ? 6 : 0
                rotation: root.isFair ? 0 : 45
                color: root.isFair ? Theme.teal : Theme.redText
            }
        }
        Label {
            text: root.shareText
            font.family: Theme.tabular
            isStrong: true
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 70 * Theme.textScale
        }
        Label {
            text: qsTr("%1–%2%").arg(Math.round(100 * root.low)).arg(Math.round(100 * root.high))
            font.family: Theme.tabular
            isMuted: true
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 96 * Theme.textScale
        }
    }
    Rule { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
}
