// SPDX-License-Identifier: MIT
//
// On the board of a review: what was played in red dashes, what would have been better in solid teal.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Board
import Champclos.Items

Item {
    id: root

    required property ReviewSession review
    required property BoardView board
    readonly property real r: board.radius
    readonly property var detail: review.detail
    readonly property var played: detail.played?.way ?? []
    readonly property var better: detail.hasBetter ? detail.better?.way ?? [] : []

    parent: board.underTokens
    anchors.fill: parent

    component Way: Item {
        id: way

        required property var spaces
        required property color colour
        required property bool isDashed

        Repeater {
            model: Math.max(0, way.spaces.length - 1)

            Item {
                id: leg

                required property int index
                readonly property point from: (root.r, root.board.pointOf(way.spaces[index]))
                readonly property point to: (root.r, root.board.pointOf(way.spaces[index + 1]))
                readonly property real length: Math.hypot(to.x - from.x, to.y - from.y)
                readonly property int dashes: way.isDashed ? Math.max(1, Math.round(length / (root.r * 0.5))) : 1

                x: from.x
                y: from.y
                rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
                transformOrigin: Item.TopLeft

                Repeater {
                    model: leg.dashes

                    Rectangle {
                        required property int index

                        antialiasing: true
                        x: index * leg.length / leg.dashes
                        y: -height / 2
                        width: leg.length / leg.dashes * (way.isDashed ? 0.6 : 1)
                        height: Math.max(4, root.r * 0.2)
                        color: way.colour
                    }
                }
            }
        }
    }
    component Goal: Item {
        id: goal

        required property var spaces
        required property int verdict
        readonly property int space: spaces.length > 0 ? spaces[spaces.length - 1] : -1
        readonly property point at: (root.r, root.board.pointOf(space))

        visible: space >= 0
        x: at.x
        y: at.y

        Rectangle {
            anchors.centerIn: parent
            visible: goal.verdict === 0
            width: root.r * 2 * root.board.swellOf(goal.space) + 8
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Math.max(3, root.r * 0.12)
            border.color: Theme.teal
        }
        DashItem {
            anchors.centerIn: parent
            visible: goal.verdict !== 0
            width: root.r * 2 * root.board.swellOf(goal.space) + 8
            height: width
            radius: width / 2
            stroke: Math.max(3, root.r * 0.12)
            colour: Theme.red
        }
        VerdictMark {
            anchors.centerIn: parent
            verdict: goal.verdict
            width: root.r * 0.9
            height: width
        }
    }

    Way {
        spaces: root.better
        colour: Theme.teal
        isDashed: false
    }
    Way {
        spaces: root.played
        colour: root.detail.hasBetter ? Theme.red : Theme.teal
        isDashed: root.detail.hasBetter ?? false
    }
    Goal {
        objectName: "betterGoal"
        spaces: root.better
        verdict: 0
    }
    Goal {
        objectName: "playedGoal"
        spaces: root.played
        verdict: root.detail.hasBetter ? Math.max(1, root.detail.verdict) : 0
    }
}
