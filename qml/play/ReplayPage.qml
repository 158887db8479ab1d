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
    readonly property string stepWords: (replay.table.tale.log.count, replay.stepText)
    readonly property bool isLedger: replay.table.tale.combat.isOpen
    signal homeRequested
    signal backRequested
    signal replaysRequested
    signal reviewRequested
    signal rulesRequested(string rule)
    signal played

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
        path: root.width < 1200 * Theme.textScale ? "" : qsTr("Replays")
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
            objectName: "reviewButton"
            text: qsTr("Review")
            leastWidth: 64
            enabled: root.replay.stepCount > 0
            onClicked: root.reviewRequested()
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
            lowest: root.replay.lowestSeat
            Layout.preferredWidth: Math.max(220, 200 * Theme.textScale)
            Layout.fillHeight: true
            onPileRequested: (seat, place) => pileBrowser.show(seat, place)
            onSheetRequested: seat => sheet.show(seat)
        }
        ColumnLayout {
            spacing: Theme.space3

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
            ReplayHands {
                visible: root.replay.hands.length > 0
                hands: root.replay.hands
                Layout.preferredHeight: root.height < 760 ? 124 : 160
                Layout.fillWidth: true
            }
        }
        Item {
            Layout.preferredWidth: 272 * Math.min(1.15, Theme.textScale)
            Layout.fillHeight: true

            LogPanel {
                anchors.fill: parent
                visible: !root.isLedger
                table: root.replay.table
            }
            CombatPanel {
                anchors.fill: parent
                visible: root.isLedger
                table: root.replay.table
                isLow: root.height < 900
                hasLogButton: false
                onRuleRequested: rule => root.rulesRequested(rule)
            }
        }
    }
    Panel {
        id: controls

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.space4 }
        height: Math.max(76, 72 * Theme.textScale)

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
                Accessible.name: qsTr("%1, step %2 of %3: %4").arg(root.replay.turnText).arg(root.replay.step).arg(root.replay.stepCount).arg(root.stepWords)
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
                    Repeater { // where turns begin
                        model: root.replay.turnMarks

                        Rectangle {
                            required property int modelData

                            x: modelData / Math.max(1, root.replay.stepCount) * slider.width
                            y: -3
                            width: 1
                            height: 12
                            color: Theme.muted
                        }
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
            Column {
                Layout.preferredWidth: Math.min(0.3 * root.width, 260 * Theme.textScale)

                Label {
                    objectName: "turnWords"
                    width: parent.width
                    text: root.replay.turnText
                    size: Label.Caption
                    isMuted: true
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Label {
                    id: stepLabel

                    objectName: "stepWords"
                    width: parent.width
                    text: root.stepWords
                    horizontalAlignment: Text.AlignRight
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true // the slider says it

                    HoverHandler { id: stepHover }
                    Tip {
                        text: root.stepWords
                        isWanted: stepHover.hovered && stepLabel.truncated
                    }
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
        onRuleRequested: rule => root.rulesRequested(rule)
    }
    PileBrowser {
        id: pileBrowser

        anchors { top: bar.bottom; bottom: parent.bottom; right: parent.right }
        table: root.replay.table
    }
}
