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
    property bool isCurrent: false
    readonly property string detail: isDamaged ? qsTr("This file is damaged.") : board + " · " + stateText
    signal watched
    signal reviewed
    signal continued
    signal removed

    implicitHeight: row.implicitHeight + 2 * Theme.space3
    activeFocusOnTab: isCurrent || activeFocus // and then its buttons
    // The row itself watches, goes on or is deleted by key; its buttons do the same.
    Keys.onReturnPressed: if (!isDamaged) watched()
    Keys.onEnterPressed: if (!isDamaged) watched()
    Keys.onDeletePressed: removed()
    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.name: [title, detail, ago].filter(words => words !== "").join(". ") // qmllint disable type

    FocusRing {
        target: root
        anchors.margins: 0
        ringRadius: Theme.radiusPanel - Theme.focusOffset - Theme.strokeFocus
    }
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
                Accessible.ignored: true // the row says it
                Layout.fillWidth: true
            }
            Label {
                text: root.ago !== "" ? root.detail + " · " + root.ago : root.detail
                Accessible.ignored: true
                isMuted: true
                Layout.fillWidth: true
            }
        }
        PushButton {
            visible: !root.isDamaged
            text: qsTr("Watch")
            Accessible.name: qsTr("Watch %1").arg(root.title)
            onClicked: root.watched()
        }
        PushButton {
            objectName: "reviewSave"
            visible: root.isOver && !root.isDamaged
            text: qsTr("Review")
            Accessible.name: qsTr("Review %1").arg(root.title)
            onClicked: root.reviewed()
        }
        PushButton {
            visible: !root.isOver && !root.isDamaged
            text: qsTr("Continue")
            Accessible.name: qsTr("Continue %1").arg(root.title)
            kind: PushButton.Commit
            onClicked: root.continued()
        }
        PushButton {
            objectName: "removeSave"
            iconName: "delete"
            kind: PushButton.Quiet
            tip: qsTr("Delete")
            Accessible.name: qsTr("Delete %1").arg(root.title)
            onClicked: root.removed()
        }
    }
}
