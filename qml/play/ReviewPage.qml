// SPDX-License-Identifier: MIT
//
// A game reviewed: the moments that mattered, the chances over time, and for each moment what would have been better and
// why, on the board as it stood.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Board
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    required property ReplaySession replay
    required property ReviewSession review
    readonly property var detail: review.detail
    readonly property bool isSmall: width < 1280 || height < 720
    signal homeRequested
    signal backRequested
    signal watchRequested
    signal played

    function playBetter() {
        if (detail.hasBetter)
            playOn.ask();
    }

    focus: true
    Component.onCompleted: moments.takeFocus()
    Keys.onLeftPressed: review.previous()
    Keys.onRightPressed: review.next()
    Keys.onEscapePressed: backRequested()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_P || event.modifiers !== Qt.NoModifier)
            return;
        event.accepted = true;
        playBetter();
    }
    Connections {
        target: root.review
        function onFinished() { Speech.say(qsTr("The review is complete: %n moment(s).", "", root.review.moments.count)); }
        function onCurrentChanged() { if (root.detail.head) Speech.say([root.detail.head, root.detail.word, root.detail.played.text].join(". ")); }
    }

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        path: root.width < 1100 * Theme.textScale ? "" : qsTr("Review")
        title: root.replay.title
        onHomeRequested: root.homeRequested()

        RowLayout {
            objectName: "reviewProgress"
            visible: root.review.isRunning
            spacing: Theme.space2

            Label {
                text: qsTr("Thinking… %1%").arg(Math.round(root.review.progress * 100))
                isMuted: true
                wrapMode: Text.NoWrap
            }
            PushButton {
                objectName: "cancelReview"
                text: qsTr("Stop")
                leastWidth: 64
                onClicked: root.review.cancel()
            }
        }
        PushButton {
            objectName: "resumeReview"
            visible: !root.review.isRunning && !root.review.isWhole
            text: qsTr("Judge the whole game")
            onClicked: root.review.begin()
        }
        ChoiceBox {
            name: qsTr("Whose game")
            model: root.review.seatChoices
            value: root.review.seat
            onChosen: value => root.review.seat = value
        }
        PushButton {
            objectName: "toReplay"
            text: qsTr("Replay")
            leastWidth: 64
            onClicked: root.watchRequested()
        }
        PushButton {
            text: qsTr("Close")
            cap: qsTr("Esc")
            leastWidth: 64
            onClicked: root.backRequested()
        }
    }
    RowLayout {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom; margins: root.isSmall ? Theme.space2 : Theme.space3 }
        spacing: root.isSmall ? Theme.space2 : Theme.space3

        ReviewMoments {
            id: moments

            review: root.review
            Layout.preferredWidth: (root.isSmall ? 256 : 300) * Math.min(1.3, Theme.textScale)
            Layout.fillHeight: true
        }
        ColumnLayout {
            spacing: root.isSmall ? Theme.space2 : Theme.space3

            Panel {
                Layout.fillWidth: true
                Layout.preferredHeight: root.isSmall ? 150 : 232

                ColumnLayout {
                    anchors { fill: parent; margins: root.isSmall ? Theme.space2 : Theme.space3 }
                    spacing: Theme.space1

                    SectionHead {
                        title: qsTr("%1: chance to win").arg(root.review.seatName)
                        remark: qsTr("by turn")
                        Layout.fillWidth: true
                    }
                    ReviewGraph {
                        objectName: "reviewGraph"
                        review: root.review
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                    }
                }
            }
            Rectangle {
                color: Theme.board
                radius: Theme.radiusPanel
                border.width: Theme.strokePanel
                border.color: Theme.line
                Layout.fillWidth: true
                Layout.fillHeight: true

                BoardView {
                    id: board

                    anchors { fill: parent; margins: Theme.space1 }
                    table: root.replay.table
                    isReadOnly: true
                }
                ReviewMarks {
                    review: root.review
                    board: board
                }
            }
        }
        ReviewVerdict {
            review: root.review
            Layout.preferredWidth: (root.isSmall ? 264 : 318) * Math.min(1.3, Theme.textScale)
            Layout.fillHeight: true
            onPlayRequested: root.playBetter()
        }
    }
    PlayOnDialog {
        id: playOn

        shell: root.shell
        replay: root.replay
        onAccepted: seats => { if (root.shell.playBetter(seats)) root.played(); }
    }
}
