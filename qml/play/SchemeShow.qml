// SPDX-License-Identifier: MIT
//
// A scheme that somebody else plays, as a large card for a moment. Any key or click goes on.
import QtQuick
import Champclos.App
import Champclos.Items

Item {
    id: root

    required property GameSession session
    property var face: undefined

    function begin(step) {
        if (step.kind !== "scheme" || step.seat === session.table.view.viewer || step.face === undefined || Theme.duration(900) <= 0)
            return;
        face = step.face;
        life.restart();
    }

    objectName: "schemeShow"
    visible: face !== undefined

    Connections {
        target: root.session.table.motion
        function onStarted() { root.begin(root.session.table.motion); }
    }
    Timer {
        id: life

        interval: Theme.duration(900)
        onTriggered: root.face = undefined
    }
    CardItem {
        anchors { right: parent.right; bottom: parent.bottom }
        width: Math.min(parent.width, parent.height * 63 / 88)
        height: Math.round(width * 88 / 63)
        face: root.face
        mode: CardItem.Full
        mark: CardItem.Playable
        Accessible.role: Accessible.AlertMessage
        Accessible.name: fullText
    }
    TapHandler { onTapped: root.face = undefined }
}
