// SPDX-License-Identifier: MIT
//
// One thing that was wrong with a table: where, and what.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property int line
    required property string fact

    implicitHeight: Math.max(36 * Theme.textScale, row.implicitHeight + Theme.space3)

    Rule { anchors { left: parent.left; right: parent.right; top: parent.top } }
    RowLayout {
        id: row

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.space3

        IconItem {
            name: "warning"
            colour: Theme.gold
            ground: Theme.surface
            Layout.preferredWidth: 18
            Layout.preferredHeight: 18
        }
        Label {
            text: root.line > 0 ? qsTr("Line %1").arg(root.line) : qsTr("All")
            isStrong: true
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 72 * Theme.textScale
        }
        Label {
            text: root.fact
            Layout.fillWidth: true
        }
    }
}
