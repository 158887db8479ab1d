// SPDX-License-Identifier: MIT
//
// A share with its interval on an axis: disc if chance explains it, diamond if not.
import QtQuick
import Champclos.Items

Item {
    id: root

    property real share: 0.5
    property real low: 0
    property real high: 1
    property bool isFair: true
    property real axisFrom: 0.3
    property real axisTo: 0.7
    property bool hasTicks: true
    readonly property color tone: isFair ? Theme.teal : Theme.redText

    function place(value) { return (Math.max(axisFrom, Math.min(axisTo, value)) - axisFrom) / (axisTo - axisFrom) * width; }

    implicitHeight: 20

    Rectangle {
        x: root.place(root.low)
        width: Math.max(2, root.place(root.high) - x)
        anchors.verticalCenter: parent.verticalCenter
        height: 2.5
        color: root.tone
    }
    Rectangle {
        visible: root.hasTicks && root.low >= root.axisFrom
        x: root.place(root.low) - 1
        anchors.verticalCenter: parent.verticalCenter
        width: 2.5
        height: 10
        color: root.tone
    }
    Rectangle {
        visible: root.hasTicks && root.high <= root.axisTo
        x: root.place(root.high) - 1
        anchors.verticalCenter: parent.verticalCenter
        width: 2.5
        height: 10
        color: root.tone
    }
    Rectangle {
        x: root.place(root.share) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: root.isFair ? 12 : 10
        height: width
        radius: root.isFair ? width / 2 : 1
        rotation: root.isFair ? 0 : 45
        antialiasing: true
        color: root.tone
    }
}
