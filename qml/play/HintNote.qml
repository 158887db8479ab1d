// SPDX-License-Identifier: MIT
//
// A hint, until something is decided or it is put away. Where it lies is for Reasons to say.
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property GameSession session
    property bool isPutAway: false
    property bool isQuiet: false ///< a teacher says it
    readonly property real most: Math.round(400 * Theme.unit * Math.min(1.2, Theme.textScale))

    objectName: "hintNote"
    visible: session.hintText !== "" && !isPutAway && !isQuiet
    width: Math.min(most, Math.max(one.implicitWidth, two.implicitWidth) + sign.width + 5 * Theme.space3)
    height: words.height + 2 * Theme.space2
    radius: Theme.radiusButton
    color: Theme.surface
    border.width: Theme.strokeActive
    border.color: Theme.glow
    Accessible.role: Accessible.AlertMessage
    Accessible.name: session.hintText + " " + session.hintReason

    Connections {
        target: root.session
        function onHintChanged() { root.isPutAway = false; }
    }
    IconItem {
        id: sign

        x: Theme.space3
        y: Theme.space2
        name: "hint"
        width: Math.round(20 * Theme.unit)
        height: width
    }
    Column {
        id: words

        anchors { left: sign.right; leftMargin: Theme.space2; right: close.left }
        y: Theme.space2

        Label { id: one; width: parent.width; text: root.session.hintText; isStrong: true; size: Label.Caption }
        Label { id: two; width: parent.width; text: root.session.hintReason; size: Label.Caption }
    }
    Text {
        id: close

        anchors { right: parent.right; rightMargin: Theme.space2; top: parent.top; topMargin: Theme.space1 }
        text: "×"
        color: Theme.muted
        font { family: Theme.sans; pixelSize: Math.round(18 * Theme.unit) }
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Put the hint away")
        Accessible.onPressAction: root.isPutAway = true
    }
    HoverHandler { blocking: true } // what lies below is not pointed at
    TapHandler { onTapped: root.isPutAway = true }
}
