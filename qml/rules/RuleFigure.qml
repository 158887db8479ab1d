// SPDX-License-Identifier: MIT
//
// The drawings of the rule book, made of the same parts as the table.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property string name
    readonly property string zoneA: "A:#e39a1f:plain"
    readonly property string zoneB: "B:#6fbce6:dots"
    readonly property string zoneC: "C:#1aa37b:ticks"
    readonly property var figure: figures()[name] ?? { spaces: [], links: [], tokens: [] }
    readonly property real unit: Math.min(1.2, width / 640)

    function figures() {
        return {
            zones: {
                spaces: [{ x: 90, zones: zoneA }, { x: 240, zones: zoneA + " " + zoneB }, { x: 390, zones: zoneB }, { x: 540, zones: zoneA + " " + zoneB + " " + zoneC }],
                links: [[0, 1], [1, 2], [2, 3]], tokens: []
            },
            path: {
                spaces: [{ x: 70, zones: zoneA, mark: SpaceItem.Selected }, { x: 190, zones: zoneA, mark: SpaceItem.OnPath, distance: 1 }, { x: 310, zones: zoneB, mark: SpaceItem.OnPath },
                    { x: 430, zones: zoneB, mark: SpaceItem.OnPath, distance: 3 }, { x: 560, zones: zoneC }],
                links: [[0, 1, true], [1, 2, true], [2, 3, true], [3, 4]],
                tokens: [{ at: 0, emblem: "sun", seat: 0, hero: true, health: 13 }, { at: 2, emblem: "star", seat: 0, hero: false, health: 1 }, { at: 4, emblem: "wolf", seat: 1, hero: true, health: 16 }]
            },
            reach: {
                spaces: [{ x: 80, zones: zoneA + " " + zoneB, mark: SpaceItem.Selected }, { x: 220, zones: zoneA }, { x: 400, zones: zoneB, mark: SpaceItem.Target }, { x: 550, zones: zoneC }],
                links: [[0, 1], [2, 3]],
                tokens: [{ at: 0, emblem: "sun", seat: 0, hero: true, health: 13 }, { at: 2, emblem: "wolf", seat: 1, hero: true, health: 16 }, { at: 3, emblem: "owl", seat: 1, hero: false, health: 6 }]
            },
            seals: { spaces: [], links: [], tokens: [], seals: 2 },
            ledger: { spaces: [], links: [], tokens: [], steps: [qsTr("Immediately"), qsTr("During combat"), qsTr("Damage"), qsTr("After combat")] }
        };
    }
    function swellOf(index) { return figure.tokens.some(token => token.at === index && token.hero) ? 1.38 : 1; }
    function pointOf(index) { return Qt.point(figure.spaces[index].x * unit + Theme.space4, height / 2); }

    implicitHeight: figure.spaces.length > 0 ? 130 * unit : 68
    color: Theme.board
    radius: Theme.radiusPanel
    border.width: Theme.strokeRule
    border.color: Theme.line

    Repeater {
        model: root.figure.links

        LinkItem {
            required property var modelData

            from: root.pointOf(modelData[0])
            to: root.pointOf(modelData[1])
            radius: 30 * root.unit
            mark: modelData[2] ? LinkItem.OnPath : LinkItem.Rest
        }
    }
    Repeater {
        model: root.figure.spaces

        SpaceItem {
            required property int index
            required property var modelData

            x: root.pointOf(index).x - width / 2
            y: root.pointOf(index).y - height / 2
            radius: 30 * root.unit
            swell: root.swellOf(index)
            zones: modelData.zones
            mark: modelData.mark ?? SpaceItem.Rest
            distance: modelData.distance ?? -1
            part: SpaceItem.Base
        }
    }
    Repeater {
        model: root.figure.tokens

        TokenItem {
            required property var modelData

            x: root.pointOf(modelData.at).x - width / 2
            y: root.pointOf(modelData.at).y - height / 2
            radius: 30 * root.unit
            emblem: modelData.emblem
            seat: modelData.seat
            hero: modelData.hero
            health: modelData.health
        }
    }
    Repeater {
        model: root.figure.spaces

        SpaceItem {
            required property int index
            required property var modelData

            x: root.pointOf(index).x - width / 2
            y: root.pointOf(index).y - height / 2
            radius: 30 * root.unit
            swell: root.swellOf(index)
            zones: modelData.zones
            part: SpaceItem.Tabs
        }
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.space2

        Repeater {
            model: root.figure.seals ?? 0

            SealItem {
                required property int index

                spent: index === 0
            }
        }
        Repeater {
            model: root.figure.steps ?? []

            Row {
                id: step

                required property int index
                required property string modelData

                spacing: Theme.space2

                Rectangle {
                    width: 28
                    height: 28
                    radius: 14
                    color: Theme.teal

                    Label {
                        anchors.centerIn: parent
                        text: step.index + 1
                        color: Theme.onTeal
                        isStrong: true
                    }
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: step.modelData
                    isStrong: true
                    rightPadding: Theme.space4
                }
            }
        }
    }
}
