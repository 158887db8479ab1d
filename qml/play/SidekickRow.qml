// SPDX-License-Identifier: MIT
//
// The sidekicks of a seat as small tokens with their health.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Flow {
    id: root

    required property var sidekicks
    required property int seat
    property real size: 40
    property bool hasWords: false

    spacing: size < 36 ? Theme.space1 : Theme.space2

    Repeater {
        model: root.sidekicks

        RowLayout {
            id: entry

            required property var modelData

            spacing: Theme.space3

            TokenItem {
                emblem: entry.modelData.emblem
                seat: root.seat
                health: entry.modelData.isDefeated ? -1 : entry.modelData.health
                defeated: entry.modelData.isDefeated
                opacity: entry.modelData.isDefeated ? 0.45 : 1
                radius: root.size / 2.05
                Layout.preferredWidth: root.size
                Layout.preferredHeight: root.size * 1.2
            }
            ColumnLayout {
                visible: root.hasWords
                spacing: 1

                Label {
                    text: entry.modelData.title
                    isStrong: true
                    Layout.maximumWidth: root.width - root.size - Theme.space4
                }
                Label {
                    text: entry.modelData.isDefeated ? qsTr("defeated")
                                                     : qsTr("%1 of %2").arg(entry.modelData.health).arg(entry.modelData.maxHealth)
                    isMuted: true
                }
            }
        }
    }
}
