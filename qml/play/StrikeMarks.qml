// SPDX-License-Identifier: MIT
//
// The strike reach on the board: solid rings with crossed swords where a fighter can be struck without a boost, dashed
// ones with the least boost that is needed, and at the viewer's own fighters the roundels of those who can strike them.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Board
import Champclos.Items

Item {
    id: root

    required property GameSession session
    required property BoardView board
    readonly property real r: board.radius

    parent: board.underTokens
    visible: session.table.view.showThreat

    /// In steps of about a space from the nearest fighter that could strike.
    function distanceOf(at) {
        let least = 6;
        for (let row = 0; row < session.table.view.strikes.strikers.count; ++row) {
            const striker = session.table.view.strikes.strikers.at(row).fighterId; // qmllint disable type
            const from = board.pointOf(session.table.view.fighters.at(session.table.view.fighters.find("fighterId", striker)).spaceId); // qmllint disable type
            least = Math.min(least, Math.round(Math.hypot(from.x - at.x, from.y - at.y) / (3.2 * r)));
        }
        return least;
    }

    Repeater {
        model: root.session.table.view.strikes.marks

        Item {
            id: mark

            required property int spaceId
            required property int boost
            required property bool isOccupied
            readonly property real ring: root.r * (root.board.swellOf(spaceId) * 2 + 0.16) ///< outside of the zones' ring
            readonly property point at: (root.r, root.board.pointOf(spaceId))

            objectName: "strike-" + spaceId
            x: at.x
            y: at.y
            opacity: 0
            Component.onCompleted: Theme.panelTime > 0 ? come.start() : opacity = 1

            SequentialAnimation {
                id: come

                PauseAnimation { duration: Theme.duration(30) * root.distanceOf(mark.at) }
                NumberAnimation { target: mark; property: "opacity"; to: 1; duration: Theme.hoverTime }
            }

            Rectangle {
                anchors.centerIn: parent
                visible: mark.boost === 0
                width: mark.ring + border.width * 2
                height: width
                radius: width / 2
                color: "transparent"
                border.width: Math.max(2, root.r * 0.14)
                border.color: Theme.red
            }
            DashItem {
                anchors.centerIn: parent
                visible: mark.boost > 0
                width: mark.ring + root.r * 0.14
                height: width
                radius: width / 2
                stroke: Math.max(1.5, root.r * 0.075)
                colour: Theme.redText
            }
            Rectangle {
                anchors.centerIn: parent
                visible: !mark.isOccupied
                width: root.r * 1.16
                height: width
                radius: width / 2
                color: mark.boost === 0 ? Theme.mixed(Theme.red, Theme.surface, 0.16) : Theme.surface

                IconItem {
                    anchors.centerIn: parent
                    visible: mark.boost === 0
                    name: "melee"
                    colour: Theme.redText
                    width: root.r * 0.72
                    height: width
                }
                Text {
                    anchors.centerIn: parent
                    visible: mark.boost > 0
                    text: "+" + mark.boost
                    color: Theme.redText
                    font.family: Theme.sans
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(11, Math.round(root.r * 0.5))
                }
            }
        }
    }
    Item { // above the fighters
        parent: root.board.plane
        visible: root.visible

        Repeater {
            model: root.session.table.view.strikes.own

            Item {
                id: victim

                required property int fighterId
                required property var strikers
                readonly property int space: (root.r, root.session.table.view.fighters.at(root.session.table.view.fighters.find("fighterId", fighterId))["spaceId"] ?? -1) // qmllint disable type
                readonly property point at: (root.r, root.board.pointOf(space))

                x: at.x
                y: at.y

                Repeater {
                    model: victim.strikers

                    EmblemItem {
                        required property var modelData
                        required property int index
                        readonly property real angle: -Math.PI / 2 + (index - (victim.strikers.length - 1) / 2) * 0.62

                        shape: EmblemItem.Roundel
                        emblem: modelData.emblem
                        field: modelData.emblemField
                        charge: modelData.emblemCharge
                        seat: modelData.seat
                        width: Math.max(14, root.r * 0.72)
                        height: width
                        x: Math.cos(angle) * root.r * 1.5 - width / 2
                        y: Math.sin(angle) * root.r * 1.5 - height / 2
                    }
                }
            }
        }
    }
}
