// SPDX-License-Identifier: MIT
//
// What the six colours of the heat map and the tags on it mean.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

RowLayout {
    id: root

    required property HeatModel heat

    spacing: Theme.space3

    Label {
        text: root.heat.unit
        isMuted: true
        size: Label.Caption
        wrapMode: Text.NoWrap
    }
    Repeater {
        model: root.heat.legend

        RowLayout {
            id: entry

            required property string modelData
            required property int index

            spacing: Theme.space1 + 2

            Rectangle {
                color: Theme.heatStep(entry.index)
                border.width: 1
                border.color: Theme.ink
                Layout.preferredWidth: 15
                Layout.preferredHeight: 15
            }
            Label { text: entry.modelData; size: Label.Caption; wrapMode: Text.NoWrap }
        }
    }
    Item { Layout.fillWidth: true }
    Rectangle {
        visible: root.heat.view !== HeatModel.FirstStrike
        radius: 3
        color: Theme.ink
        Layout.preferredWidth: tag.implicitWidth + 10
        Layout.preferredHeight: tag.implicitHeight + 3

        Text {
            id: tag

            anchors.centerIn: parent
            text: "× n"
            color: Theme.surface
            font: Theme.tabularFont(Theme.sizeCaption, Font.DemiBold)
        }
    }
    Label {
        visible: root.heat.view !== HeatModel.FirstStrike
        text: qsTr("defeated here (%1 or more)").arg(root.heat.leastMarkedFalls)
        size: Label.Caption
        wrapMode: Text.NoWrap
    }
}
