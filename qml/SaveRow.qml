// SPDX-License-Identifier: MIT
//
// One saved game in the list.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property string path
    required property string title
    required property string board
    required property string stateText
    required property string ago
    required property var emblems
    required property bool isOver
    required property bool isDamaged
    readonly property string detail: isDamaged ? qsTr("This file is damaged.") : board + " · " + stateText
    signal watched
    signal continued
    signal removed

    implicitHeight: row.implicitHeight + 2 * Theme.space3
    Accessible.role: Accessible.ListItem
    Accessible.name: title + ". " + detail

    RowLayout {
        id: row

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space4 }
        spacing: Theme.space3

        Row {
            spacing: Theme.space3

            Repeater {
                model: root.emblems

                HeroRoundel { size: 44 }
            }
        }
        ColumnLayout {
            spacing: 2

            Heading {
                text: root.title
                Layout.fillWidth: true
            }
            Label {
                text: root.ago !== "" ? root.detail + " · " + root.ago : root.detail
                isMuted: true
                Layout.fillWidth: true
            }
        }
        PushButton {
            visible: !root.isDamaged
            text: qsTr("Watch")
            onClicked: root.watched()
        }
        PushButton {
            visible: !root.isOver && !root.isDamaged
            text: qsTr("Continue")
            kind: PushButton.Commit
            onClicked: root.continued()
        }
        PushButton {
            objectName: "removeSave"
            iconName: "delete"
            kind: PushButton.Quiet
            tip: qsTr("Delete")
            onClicked: root.removed()
        }
    }
}
