// SPDX-License-Identifier: MIT
//
// How far the run is, with what settings, and in one sentence what it means.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property BalanceRun run
    property bool isStale: false
    property string staleText: ""

    implicitHeight: Math.max(74, row.implicitHeight + 2 * Theme.space3)
    color: Theme.surface

    RowLayout {
        id: row

        anchors { fill: parent; leftMargin: Theme.space5; rightMargin: Theme.space5 }
        spacing: Theme.space4

        Rectangle {
            visible: !root.run.isRunning
            radius: width / 2
            color: root.run.isFinished ? Theme.teal : Theme.sunk
            Layout.preferredWidth: 30
            Layout.preferredHeight: 30

            IconItem {
                anchors.centerIn: parent
                width: 18
                height: 18
                name: root.run.isFinished ? "check" : "stop"
                colour: root.run.isFinished ? Theme.onTeal : Theme.muted
                ground: root.run.isFinished ? Theme.teal : Theme.sunk
            }
        }
        PushButton {
            objectName: "cancelRun"
            visible: root.run.isRunning
            text: qsTr("Cancel")
            implicitWidth: 92
            onClicked: root.run.cancel()
        }
        ColumnLayout {
            spacing: Theme.space2
            Layout.preferredWidth: root.width < 1200 ? 190 : 330
            Layout.maximumWidth: 330

            Label { text: root.run.headline; isStrong: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.fillWidth: true }
            ProgressBar {
                share: root.run.progress
                name: root.run.headline
                isStopped: root.run.isCancelled
                Layout.fillWidth: true
            }
        }
        ColumnLayout {
            spacing: 2
            Layout.preferredWidth: root.width < 1200 ? 150 : 160

            Label { text: root.run.timeText; isMuted: true; size: Label.Caption; Layout.fillWidth: true }
            Label { text: root.run.settingsText; isMuted: true; size: Label.Caption; Layout.fillWidth: true }
        }
        Rectangle {
            color: Theme.line
            Layout.preferredWidth: 1
            Layout.preferredHeight: 46
        }
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true

            Text {
                objectName: "sentence"
                text: root.run.sentence !== "" ? root.run.sentence : root.run.isRunning ? qsTr("Waiting for the first games…") : ""
                color: Theme.ink
                font: Theme.serifFont(root.width < 1200 ? Theme.sizeSection - 3 : Theme.sizeSection)
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            Label {
                objectName: "staleMark"
                visible: root.isStale
                text: root.staleText
                color: Theme.redText
                size: Label.Caption
                isStrong: true
                Layout.fillWidth: true
            }
            Label {
                visible: text !== ""
                text: root.run.reason
                isMuted: true
                size: Label.Caption
                maximumLineCount: 2
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.strokeRule
        color: Theme.line
    }
}
