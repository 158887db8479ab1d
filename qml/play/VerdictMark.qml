// SPDX-License-Identifier: MIT
//
// What a decision was, told by shape as well as by color: best is a lozenge with a tick, good a ring, doubtful a triangle,
// a mistake a square with a cross. The word stands beside it.
import QtQuick
import Champclos.Items

Canvas {
    id: root

    required property int verdict ///< 0 best, 1 good, 2 doubtful, 3 mistake
    readonly property var colours: [Theme.teal, Theme.teal, Theme.gold, Theme.red]
    readonly property color ground: Theme.surface
    readonly property color ink: Theme.ink

    implicitWidth: 22
    implicitHeight: 22
    onVerdictChanged: requestPaint()
    onColoursChanged: requestPaint()
    onGroundChanged: requestPaint()
    onPaint: {
        const pen = getContext("2d"), s = width, m = s / 2;
        pen.reset();
        pen.fillStyle = colours[verdict];
        pen.strokeStyle = ground;
        pen.lineWidth = s * 0.1;
        pen.lineCap = "round";
        pen.lineJoin = "round";
        pen.beginPath();
        if (verdict === 0) {
            pen.moveTo(m, s * 0.04); pen.lineTo(s * 0.96, m); pen.lineTo(m, s * 0.96); pen.lineTo(s * 0.04, m);
            pen.closePath(); pen.fill();
            pen.beginPath(); pen.moveTo(s * 0.34, m); pen.lineTo(s * 0.46, s * 0.62); pen.lineTo(s * 0.67, s * 0.39); pen.stroke();
        } else if (verdict === 1) {
            pen.arc(m, m, s * 0.4, 0, 2 * Math.PI);
            pen.fillStyle = ground; pen.fill();
            pen.strokeStyle = colours[verdict]; pen.stroke();
            pen.beginPath(); pen.arc(m, m, s * 0.18, 0, 2 * Math.PI); pen.fillStyle = colours[verdict]; pen.fill();
        } else if (verdict === 2) {
            pen.moveTo(m, s * 0.08); pen.lineTo(s * 0.95, s * 0.9); pen.lineTo(s * 0.05, s * 0.9);
            pen.closePath(); pen.fill();
            pen.strokeStyle = ink; pen.lineWidth = s * 0.05; pen.stroke();
            pen.fillStyle = Theme.onGold;
            pen.fillRect(s * 0.46, s * 0.36, s * 0.09, s * 0.28);
            pen.fillRect(s * 0.46, s * 0.7, s * 0.09, s * 0.09);
        } else {
            pen.fillRect(s * 0.1, s * 0.1, s * 0.8, s * 0.8);
            pen.moveTo(s * 0.34, s * 0.34); pen.lineTo(s * 0.66, s * 0.66);
            pen.moveTo(s * 0.66, s * 0.34); pen.lineTo(s * 0.34, s * 0.66); pen.stroke();
        }
    }
}
