// SPDX-License-Identifier: MIT
//
// Health of each side by turn, as stepped lines; the names stand at their ends.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property var series
    required property int mostHealth
    required property int mostTurn
    readonly property real marginLeft: 34 * Theme.textScale
    readonly property real marginRight: 120 * Theme.textScale
    readonly property real marginBottom: 26 * Theme.textScale
    /// Round numbers with equal steps.
    readonly property var levels: roundLevels()
    property int made: 0 ///< names, for what has to be placed anew
    readonly property var places: namePlaces()

    function roundLevels() {
        const step = [1, 2, 5, 10, 20].find(size => mostHealth / size <= 5) ?? 50; // qmllint disable type
        return Array.from({ length: Math.floor(mostHealth / step) + 1 }, (unused, row) => row * step);
    }

    function xOf(turn) { return marginLeft + (width - marginLeft - marginRight) * turn / Math.max(1, mostTurn); }
    function yOf(health) { return 6 + (height - marginBottom - 6) * (1 - health / Math.max(1, mostHealth)); }
    function lastHealth(line) { return line.points.length ? line.points[line.points.length - 1].health : 0; }
    /// Of the names: beside the ends of their lines, one below the other where lines end together.
    function namePlaces() {
        const heights = series.map((line, row) => made > row ? names.itemAt(row)?.height ?? 0 : 0), places = [];
        const order = series.map((line, row) => row).sort((a, b) => lastHealth(series[b]) - lastHealth(series[a]));
        let top = 0, bottom = height - marginBottom;
        for (const row of order) {
            places[row] = Math.max(top, yOf(lastHealth(series[row])) - heights[row] / 2);
            top = places[row] + heights[row];
        }
        for (const row of order.reverse()) {
            places[row] = Math.min(places[row], bottom - heights[row]);
            bottom = places[row];
        }
        return places;
    }

    Accessible.role: Accessible.Chart
    Accessible.name: series.map(line => line.name + ": " + line.points.map(point => point.health).join(", ")).join(". ")

    Repeater { // level lines
        model: root.levels

        Item {
            id: level

            required property int modelData
            readonly property int health: modelData

            y: root.yOf(health)
            width: root.width

            Rectangle {
                x: root.marginLeft
                width: parent.width - root.marginLeft - root.marginRight
                height: 1
                color: Theme.line
            }
            Label {
                width: root.marginLeft - 8
                y: -height / 2
                text: level.health
                size: Label.Caption
                isMuted: true
                horizontalAlignment: Text.AlignRight
            }
        }
    }
    Canvas {
        id: canvas

        readonly property bool isDark: Theme.dark

        anchors.fill: parent
        onIsDarkChanged: requestPaint()
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.lineWidth = 2.5;
            for (const line of root.series) {
                context.strokeStyle = Theme.seatLine(line.seat);
                context.setLineDash(line.seat % 2 ? [8, 4] : []);
                context.beginPath();
                let level = root.yOf(line.points.length ? line.points[0].health : 0);
                context.moveTo(root.xOf(0), level);
                for (const point of line.points) {
                    context.lineTo(root.xOf(point.turn), level); // it stays until the turn in which it changes
                    level = root.yOf(point.health);
                    context.lineTo(root.xOf(point.turn), level);
                }
                context.stroke();
            }
        }
    }
    onSeriesChanged: canvas.requestPaint()
    onWidthChanged: canvas.requestPaint()
    onHeightChanged: canvas.requestPaint()

    Repeater {
        id: names

        model: root.series
        onItemAdded: ++root.made
        onItemRemoved: --root.made

        Label {
            required property var modelData
            required property int index

            objectName: "lineName-" + index
            x: root.width - root.marginRight + 8
            y: root.places[index] ?? 0
            width: root.marginRight - 8
            text: modelData.name
            color: (Theme.dark, Theme.seatText(modelData.seat))
            isStrong: true
            size: Label.Caption
        }
    }
    Label {
        x: root.marginLeft
        anchors.bottom: parent.bottom
        text: qsTr("start")
        size: Label.Caption
        isMuted: true
    }
    Label {
        x: root.xOf(root.mostTurn) - width
        anchors.bottom: parent.bottom
        text: qsTr("turn %1").arg(root.mostTurn)
        size: Label.Caption
        isMuted: true
    }
}
