// SPDX-License-Identifier: MIT
//
// Why something is not possible now, with the rule to open. It goes by itself.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    property string text: ""
    property string rule: ""
    signal ruleRequested(string rule)

    function show(words, id) {
        text = words;
        rule = id;
        life.restart();
    }

    objectName: "notice"
    visible: text !== ""
    width: Math.min(560, row.implicitWidth + 2 * Theme.space4)
    height: row.implicitHeight + 2 * Theme.space2
    radius: Theme.radiusButton
    color: Theme.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row

        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }
        spacing: Theme.space3

        Label {
            text: root.text
            color: Theme.surface
            Layout.fillWidth: true
            Layout.maximumWidth: 420
        }
        LinkText {
            isOnTop: true
            visible: root.rule !== ""
            text: qsTr("Open the rule")
            color: Theme.dark ? Theme.mixed(Theme.red, Theme.page, 0.7) : Theme.gold
            onActivated: root.ruleRequested(root.rule)
        }
    }
    HoverHandler { blocking: true } // what lies below is not pointed at
    Timer {
        id: life

        interval: 3500
        onTriggered: root.text = ""
    }
}
