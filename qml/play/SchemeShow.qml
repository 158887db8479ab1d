// SPDX-License-Identifier: MIT
//
// A scheme that somebody else plays, as a large card for a moment; also said. Any key or click goes on. Where nothing
// shall move it lies there a little longer.
import QtQuick
import Champclos.App
import Champclos.Items

Item {
    id: root

    required property GameSession session
    property var face: undefined

    function begin(step) {
        if (step.kind !== "scheme" || step.seat === session.table.view.viewer || step.face === undefined)
            return;
        card.face = step.face;
        Speech.say(card.fullText);
        life.interval = Theme.reducedMotion ? 2500 : step.duration;
        if (life.interval <= 0)
            return;
        face = step.face;
        life.restart();
    }
    function end() { face = undefined; }

    objectName: "schemeShow"
    visible: face !== undefined

    Connections {
        target: root.session.table.motion
        function onStarted() { root.begin(root.session.table.motion); }
        function onSkipped() { root.end(); }
    }
    Connections {
        target: root.session.table.picking
        function onChosen() { root.end(); } // its reader is further than that
    }
    Timer {
        id: life

        onTriggered: root.end()
    }
    CardItem {
        id: card

        anchors { right: parent.right; bottom: parent.bottom }
        objectName: "shownScheme"
        width: Math.min(parent.width, parent.height * 63 / 88)
        height: Math.round(width * 88 / 63)
        mode: CardItem.Full
        mark: CardItem.Playable
        Accessible.role: Accessible.AlertMessage
        Accessible.name: fullText
    }
    TapHandler { onTapped: root.end() }
}
