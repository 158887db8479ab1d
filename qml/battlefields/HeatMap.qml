// SPDX-License-Identifier: MIT
//
// Where fighters stood, fell or were struck first: the board with its spaces filled in six steps, the share in the disc.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property HeatModel heat
    readonly property rect extent: heat.extent
    readonly property real inset: 54
    readonly property real scaling: Math.min((width - 2 * inset) / Math.max(1, extent.width), (height - 2 * inset) / Math.max(1, extent.height), 1.1)
    readonly property real boardLeft: width / 2 - (extent.x + extent.width / 2) * scaling
    readonly property real boardTop: height / 2 - (extent.y + extent.height / 2) * scaling
    readonly property real discRadius: Math.max(15, Math.min(27, 33 * scaling))

    color: Theme.surface
    border.width: Theme.strokePanel
    border.color: Theme.ink
    Accessible.role: Accessible.Chart
    Accessible.name: heat.title

    HeatLines {
        anchors.fill: parent
        heat: root.heat
        lineColour: Theme.edge
        boardScale: root.scaling
        origin: Qt.point(root.boardLeft, root.boardTop)
    }
    Repeater {
        model: root.heat

        Item {
            id: space

            required property real boardX
            required property real boardY
            required property int step
            required property string shareText
            required property int falls
            required property string ringKey
            required property int start
            required property string label
            readonly property list<string> keys: ringKey === "" ? [] : ringKey.split(" ")

            x: root.boardLeft + boardX * root.scaling
            y: root.boardTop + boardY * root.scaling
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Space %1: %2%, %3 defeated").arg(label).arg(shareText).arg(falls)

            Pennant {
                visible: space.start > 0
                number: space.start
                x: -root.discRadius - 4
                y: -root.discRadius - 20
            }
            Rectangle {
                anchors.centerIn: parent
                width: 2 * root.discRadius
                height: width
                radius: width / 2
                color: Theme.heatStep(space.step)
                border.width: 1.5
                border.color: "#2A2320"
                antialiasing: true

                Text {
                    anchors.centerIn: parent
                    text: space.shareText
                    color: space.step >= 4 ? "#FBF6EA" : "#2A2320"
                    font: Theme.tabularFont(Math.max(10, Math.round(root.discRadius * 0.56)), Font.DemiBold)
                }
            }
            Row {
                anchors.horizontalCenter: parent.left
                y: root.discRadius * 0.74
                spacing: -1

                Repeater {
                    model: space.keys

                    ZoneSwatch {
                        required property string modelData

                        zone: modelData
                        shape: ZoneSwatch.Disc
                        width: Math.max(14, root.discRadius * 0.66)
                        height: width
                    }
                }
            }
            Rectangle {
                visible: space.falls > 0 && root.heat.view !== HeatModel.FirstStrike
                x: root.discRadius * 0.3
                y: -root.discRadius * 1.36
                width: fallen.implicitWidth + 10
                height: fallen.implicitHeight + 3
                radius: 3
                color: Theme.ink

                Text {
                    id: fallen

                    anchors.centerIn: parent
                    text: "×" + space.falls
                    color: Theme.surface
                    font: Theme.tabularFont(Theme.sizeCaption, Font.DemiBold)
                }
            }
        }
    }
}
