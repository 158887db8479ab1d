// SPDX-License-Identifier: MIT
//
// The chance to win over the turns of a game, with the moments of the list on it. Those who do not see it find it as a
// table, a line for each turn.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property ReviewSession review
    readonly property var detail: review.detail
    readonly property real marginLeft: 50 * Theme.textScale
    readonly property real marginRight: 16
    readonly property real marginTop: 8
    readonly property real marginBottom: 22 * Theme.textScale
    /// Numbers that have room under the line.
    readonly property int everyTurn: Math.max(1, Math.ceil(review.lastTurn * 26 * Theme.textScale / Math.max(1, width - marginLeft - marginRight)))

    function xOf(place) { return marginLeft + (width - marginLeft - marginRight) * place / Math.max(1, review.lastTurn); }
    function yOf(chance) { return marginTop + (height - marginTop - marginBottom) * (1 - chance); }

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Chance of %1 to win, by turns").arg(review.seatName)

    Repeater {
        model: [1, 0.5, 0]

        Item {
            id: level

            required property real modelData

            y: root.yOf(modelData)
            width: root.width

            Rectangle {
                visible: level.modelData !== 0.5
                x: root.marginLeft
                width: parent.width - root.marginLeft - root.marginRight
                height: 1
                color: Theme.line
            }
            Label {
                width: root.marginLeft - 8
                y: -height / 2
                text: qsTr("%1%").arg(Math.round(level.modelData * 100))
                size: Label.Caption
                isMuted: true
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        visible: root.review.current >= 0 && root.detail.place !== undefined
        x: root.xOf(root.detail.place ?? 0) - width / 2
        y: root.marginTop - 6
        width: 30
        height: root.height - root.marginTop - root.marginBottom + 12
        radius: Theme.radiusChip
        color: Theme.mixed(Theme.glow, Theme.surface, 0.3)
    }
    Canvas {
        id: canvas

        readonly property var points: root.review.points
        readonly property color stroke: Theme.seatLines[root.review.seat] ?? Theme.ink
        readonly property color middle: Theme.muted

        anchors.fill: parent
        onPointsChanged: requestPaint()
        onStrokeChanged: requestPaint()
        onWidthChanged: requestPaint()
        onHeightChanged: requestPaint()
        onPaint: {
            const pen = getContext("2d");
            pen.reset();
            const half = root.yOf(0.5);
            pen.strokeStyle = middle;
            pen.lineWidth = 1;
            pen.setLineDash([5, 4]);
            pen.beginPath();
            pen.moveTo(root.marginLeft, half);
            pen.lineTo(root.width - root.marginRight, half);
            pen.stroke();
            if (points.length === 0)
                return;
            pen.setLineDash([]);
            const line = () => {
                for (let index = 0; index < points.length; ++index)
                    index === 0 ? pen.moveTo(root.xOf(points[0].place), root.yOf(points[0].chance)) : pen.lineTo(root.xOf(points[index].place), root.yOf(points[index].chance));
            };
            pen.beginPath();
            line();
            pen.lineTo(root.xOf(points[points.length - 1].place), half);
            pen.lineTo(root.xOf(points[0].place), half);
            pen.closePath();
            pen.globalAlpha = 0.16;
            pen.fillStyle = stroke;
            pen.fill();
            pen.globalAlpha = 1;
            pen.strokeStyle = stroke;
            pen.lineWidth = 3;
            pen.lineJoin = "round";
            pen.beginPath();
            line();
            pen.stroke();
        }
    }
    Repeater {
        model: root.review.moments

        VerdictMark {
            id: mark

            required property int index
            required property real place
            required property real chance
            required property bool isOwn
            readonly property bool isCurrent: index === root.review.current

            objectName: "graphMark-" + index
            visible: isOwn && (verdict !== 0 || root.review.filter !== ReviewSession.AllTurns)
            width: isCurrent ? 24 : 18
            height: width
            x: root.xOf(place) - width / 2
            y: root.yOf(chance) - height / 2
            z: isCurrent ? 2 : 1

            TapHandler { onTapped: root.review.current = mark.index }
        }
    }
    Repeater { // the turns below, and the table for those who hear it
        model: root.review.turns

        Label {
            required property var modelData

            x: Math.min(root.width - width, root.xOf(Math.max(0, modelData.turn - 0.5)) - width / 2)
            y: root.height - height
            opacity: modelData.turn === 0 || (modelData.turn % root.everyTurn === 0 && x > root.marginLeft + 28 * Theme.textScale) ? 1 : 0
            text: modelData.turn === 0 ? qsTr("Start") : modelData.turn
            size: Label.Caption
            isMuted: true
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Cell
            Accessible.name: modelData.text
        }
    }
}
