// SPDX-License-Identifier: MIT
//
// A recorded game: step, scrub, play at speed, through one seat's eyes or all, and play on from any step.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Board
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    required property ReplaySession replay
    /// What happened in this step, as the log tells it; where it tells nothing, what was decided.
    readonly property string stepWords: (replay.table.tale.log.count, replay.stepText, told())
    signal homeRequested
    signal backRequested
    signal replaysRequested
    signal played

    function told() {
        const line = replay.table.tale.log.at(replay.table.tale.log.count - 1);
        return replay.step > 0 && line.step === replay.step && !line.isHeading ? line.text : replay.stepText; // qmllint disable type
    }

    focus: true
    Keys.onLeftPressed: replay.previous()
    Keys.onRightPressed: replay.next()
    Keys.onUpPressed: replay.previousTurn()
    Keys.onDownPressed: replay.nextTurn()
    Keys.onSpacePressed: replay.isPlaying ? replay.pause() : replay.play()
    Keys.onEscapePressed: if (!sheet.hide()) backRequested()

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        path: root.width < 1000 * Theme.textScale ? "" : qsTr("Replays")
        pathLeads: true
        title: root.replay.title
        onHomeRequested: root.homeRequested()
        onPathRequested: root.replaysRequested()

        ChoiceBox {
            name: qsTr("Point of view")
            model: root.replay.eyeChoices
            value: root.replay.eyes
            onChosen: value => root.replay.eyes = value
        }
        PushButton {
            text: qsTr("Continue from here")
            enabled: root.replay.canContinueHere
            kind: PushButton.Commit
            objectName: "playOnButton"
            onClicked: playOn.ask()
        }
    }
    RowLayout {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: controls.top; margins: Theme.space4 }
        spacing: Theme.space4

        SeatColumn {
            table: root.replay.table
            Layout.preferredWidth: Math.max(220, 200 * Theme.textScale)
            Layout.fillHeight: true
            onPileRequested: (seat, place) => pileBrowser.show(seat, place)
            onSheetRequested: seat => sheet.show(seat)
        }
        Rectangle {
            color: Theme.board
            radius: Theme.radiusPanel
            border.width: Theme.strokePanel
            border.color: Theme.line
            Layout.fillWidth: true
            Layout.fillHeight: true

            BoardView {
                anchors { fill: parent; margins: Theme.space1 }
                table: root.replay.table
                isReadOnly: true
            }
        }
        LogPanel {
            visible: root.width > 1000
            table: root.replay.table
            Layout.preferredWidth: 264 * Math.min(1.15, Theme.textScale)
            Layout.fillHeight: true
        }
    }
    Panel {
        id: controls

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.space4 }
        height: Math.max(72, 56 * Theme.textScale)

        RowLayout {
            anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }
            spacing: Theme.space3

            PushButton {
                objectName: "turnBack"
                iconName: "chevron-up"
                tip: qsTr("One turn back (up arrow)")
                enabled: root.replay.step > 0
                onClicked: root.replay.previousTurn()
            }
            PushButton {
                iconName: "step-back"
                tip: qsTr("One step back (left arrow)")
                enabled: root.replay.step > 0
                onClicked: root.replay.previous()
            }
            PushButton {
                iconName: root.replay.isPlaying ? "pause" : "play"
                tip: root.replay.isPlaying ? qsTr("Pause (space)") : qsTr("Play (space)")
                kind: PushButton.Commit
                focus: true
                onClicked: root.replay.isPlaying ? root.replay.pause() : root.replay.play()
            }
            PushButton {
                iconName: "step-forward"
                tip: qsTr("One step forward (right arrow)")
                enabled: root.replay.step < root.replay.stepCount
                onClicked: root.replay.next()
            }
            PushButton {
                objectName: "turnForward"
                iconName: "chevron-down"
                tip: qsTr("One turn forward (down arrow)")
                enabled: root.replay.step < root.replay.stepCount
                onClicked: root.replay.nextTurn()
            }
            T.Slider {
                id: slider

                // Read and written by the accessibility bus, which knows them by these names.
                readonly property real minimumValue: from
                readonly property real maximumValue: to
                property bool isReady: false

                objectName: "replaySlider"
                from: 0
                to: Math.max(1, root.replay.stepCount)
                stepSize: 1
                value: root.replay.step
                implicitHeight: 36
                Accessible.name: qsTr("Step %1 of %2: %3").arg(root.replay.step).arg(root.replay.stepCount).arg(root.stepWords)
                Accessible.onIncreaseAction: root.replay.next()
                Accessible.onDecreaseAction: root.replay.previous()
                Layout.fillWidth: true
                Component.onCompleted: isReady = true
                onMoved: root.replay.step = Math.round(value)
                onValueChanged: if (isReady && !pressed && Math.round(value) !== root.replay.step) root.replay.step = Math.round(value)

                background: Rectangle {
                    y: (slider.height - height) / 2
                    width: slider.width
                    height: 6
                    radius: 3
                    color: Theme.line

                    Rectangle {
                        width: slider.visualPosition * parent.width
                        height: parent.height
                        radius: 3
                        color: Theme.teal
                    }
                    FocusRing { target: slider }
                }
                handle: Rectangle {
                    x: slider.visualPosition * (slider.width - width)
                    y: (slider.height - height) / 2
                    width: 20
                    height: 20
                    radius: 10
                    color: Theme.surface
                    border.width: 2
                    border.color: Theme.teal
                }
            }
            Label {
                id: stepLabel

                objectName: "stepWords"
                text: root.stepWords
                horizontalAlignment: Text.AlignRight
                maximumLineCount: Math.max(1, Math.floor((controls.height - Theme.space2) / (font.pixelSize * 1.4)))
                elide: Text.ElideRight
                Accessible.ignored: true // the slider says it
                Layout.preferredWidth: Math.min(0.3 * root.width, 240 * Theme.textScale)

                HoverHandler { id: stepHover }
                Tip {
                    text: root.stepWords
                    isWanted: stepHover.hovered && stepLabel.truncated
                }
            }
            ChoiceBox {
                name: qsTr("Speed")
                implicitWidth: 90 * Theme.textScale
                model: [{ value: 0.5, text: "½ ×" }, { value: 1, text: "1 ×" }, { value: 2, text: "2 ×" }, { value: 4, text: "4 ×" }]
                value: root.replay.playSpeed
                onChosen: value => root.replay.playSpeed = value
            }
        }
    }
    PlayOnDialog {
        id: playOn

        shell: root.shell
        replay: root.replay
        onAccepted: seats => { if (root.shell.playFromReplay(seats)) root.played(); }
    }
    HeroSheetDrawer {
        id: sheet

        anchors { top: bar.bottom; bottom: parent.bottom; right: parent.right }
        width: Math.min(parent.width - 240, 984)
        table: root.replay.table
        onClosed: root.forceActiveFocus()
    }
    PileBrowser {
        id: pileBrowser

        anchors { top: bar.bottom; bottom: parent.bottom; right: parent.right }
        table: root.replay.table
    }
}
