// SPDX-License-Identifier: MIT
//
// The table: battlefield, seats, prompt, hand, log and the card being read; the ledger in a combat. It only lays out
// and passes on what is touched: what may be touched, and what that means, the session says.
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
    required property GameSession session
    readonly property bool isWide: width >= 1240
    readonly property bool isLow: height < 760
    readonly property real edge: isLow ? Theme.space3 : Theme.space4
    readonly property bool isCombat: session.table.tale.combat.isOpen
    readonly property bool hasSingleKeys: shell.settings.singleKeys
    property var readFace: undefined ///< of the card under the pointer or the focus
    /// The first card that may be chosen, or else the first one.
    readonly property var firstFace: session.table.view.hand.count > 0 ? session.table.view.hand.at(hand.isAsked ? session.table.picking.nextEnabled(Picking.Card, -1, 1) : 0).face : undefined // qmllint disable type
    signal homeRequested
    signal rulesRequested(string rule)
    signal settingsRequested
    signal watchRequested

    function read(face) { readFace = face; }
    function pressDigit(key) {
        if (hand.visible)
            session.table.picking.click(Picking.Card, key - Qt.Key_1);
    }
    function handleKey(event) {
        if (session.table.motion.isPlaying) {
            session.table.motion.skip();
            event.accepted = event.key !== Qt.Key_Tab;
        } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && event.modifiers === Qt.NoModifier && hasSingleKeys) {
            pressDigit(event.key);
            event.accepted = true;
        } else if (event.key === Qt.Key_Escape || event.key === Qt.Key_Backspace) {
            event.accepted = session.table.picking.takeBack() || (event.key === Qt.Key_Escape && side.close());
            if (!event.accepted && event.key === Qt.Key_Escape)
                menu.popup(menuButton, 0, menuButton.height + Theme.space1);
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && session.phase === GameSession.Reading) {
            session.proceed();
            event.accepted = true;
        } else {
            event.accepted = hasSingleKeys && prompt.pressShortcut(event.text);
        }
    }

    focus: true
    Keys.onPressed: event => handleKey(event)

    Shortcut { sequences: [StandardKey.Undo]; enabled: root.session.canUndo; onActivated: root.session.undo() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.Redo]; enabled: root.session.canRedo; onActivated: root.session.redo() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.Save]; onActivated: menu.save() } // qmllint disable unqualified
    Shortcut { sequence: "H"; enabled: root.hasSingleKeys; onActivated: root.session.askHint() }
    Shortcut { sequence: "L"; enabled: root.hasSingleKeys; onActivated: side.isLogWanted = !side.isLogWanted }
    Shortcut { sequence: "T"; enabled: root.hasSingleKeys; onActivated: root.session.table.view.showThreat = !root.session.table.view.showThreat }
    Shortcut { sequence: "0"; enabled: root.hasSingleKeys; onActivated: board.fit() }
    Shortcut { sequence: "F1"; onActivated: root.rulesRequested(reasons.rule()) }

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        path: ""
        onHomeRequested: root.homeRequested()
        middle: [
            Label {
                text: root.session.table.view.turnNumber > 0
                      ? qsTr("Turn %1 · %2").arg(root.session.table.view.turnNumber).arg(root.session.table.view.board.name)
                      : qsTr("Setup · %1").arg(root.session.table.view.board.name)
                visible: !root.session.table.view.showThreat || root.width >= 1400 * Theme.textScale
                isMuted: true
                wrapMode: Text.NoWrap
            },
            ThreatLegend {
                visible: root.session.table.view.showThreat
                Layout.leftMargin: Theme.space2
            }
        ]

        PushButton {
            objectName: "resultsButton"
            visible: end.isPutAway
            text: qsTr("Results")
            leastWidth: 64
            onClicked: end.isPutAway = false
        }
        PushButton {
            objectName: "undoButton"
            text: qsTr("Undo")
            tip: root.session.canUndo ? qsTr("Take back the last decision (Ctrl+Z)") : root.session.undoReason
            enabled: root.session.canUndo
            leastWidth: 64
            onClicked: root.session.undo()
        }
        PushButton {
            objectName: "hintButton"
            text: qsTr("Hint")
            leastWidth: 64
            tip: qsTr("What the computer would do, and why (H)")
            enabled: root.session.isHumanTurn && !root.session.isHinting
            onClicked: root.session.askHint()
        }
        PushButton {
            objectName: "logButton"
            visible: !root.isWide
            text: qsTr("Log")
            leastWidth: 64
            checkable: true
            checked: side.isLogWanted
            onClicked: side.isLogWanted = !side.isLogWanted
        }
        PushButton {
            objectName: "backToWorkshop"
            visible: root.shell.isTest
            text: qsTr("Back to the workshop")
            onClicked: root.homeRequested()
        }
        PushButton {
            text: qsTr("Rules")
            leastWidth: 64
            onClicked: root.rulesRequested("")
        }
        PushButton {
            id: menuButton

            objectName: "menuButton"
            text: qsTr("Menu")
            leastWidth: 64
            onClicked: menu.popup(menuButton, 0, menuButton.height + Theme.space1)

            TableMenu {
                id: menu

                session: root.session
                isTest: root.shell.isTest
                onFitRequested: board.fit()
                onHomeRequested: root.homeRequested()
                onRestartRequested: restart.ask()
                onSettingsRequested: root.settingsRequested()
            }
        }
    }

    RowLayout {
        anchors {
            left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom
            margins: root.edge
            bottomMargin: root.isLow ? Theme.space2 : root.edge
        }
        spacing: root.edge

        SeatColumn {
            table: root.session.table
            Layout.preferredWidth: root.isWide ? Math.max(220, 200 * Theme.textScale) : Math.max(184, 176 * Theme.textScale)
            Layout.minimumWidth: Layout.preferredWidth
            Layout.fillHeight: true
            onPileRequested: (seat, place) => side.showPile(seat, place)
            onSpecialRead: face => root.read(face)
        }
        // Places are bindings, not cells of a layout: what stands where changes with a combat, and a layout does not notice
        // what changes while it lays out. In small windows the question and the hand run along over and under the side.
        Item {
            id: field

            readonly property real gap: root.isLow ? Theme.space2 : Theme.space3
            readonly property real mainWidth: width - side.width - root.edge
            readonly property bool isHandBeside: root.isWide || side.isPile || side.isLog ///< and not below the side
            readonly property real end: hand.visible ? hand.y - gap : height ///< of what stands above the hand

            Layout.fillWidth: true
            Layout.fillHeight: true

            PromptBar {
                id: prompt

                width: side.isBesidePrompt ? field.mainWidth : field.width
                session: root.session
                onRuleRequested: rule => root.rulesRequested(rule)
                onCardRead: face => root.read(face)
                onPointedAt: (index, place) => index < 0 ? reasons.leave() : reasons.point(Picking.Choice, index, root.mapFromItem(null, place))
            }
            ColumnLayout {
                y: prompt.height + field.gap
                width: field.mainWidth
                height: field.end - y
                spacing: field.gap

                Rectangle {
                    color: Theme.board
                    radius: Theme.radiusPanel
                    border.width: Theme.strokePanel
                    border.color: Theme.line
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    BoardView {
                        id: board

                        objectName: "board"
                        anchors.fill: parent
                        anchors.margins: Theme.space1
                        focus: true
                        table: root.session.table
                        onSpaceActivated: space => root.session.table.picking.click(Picking.Space, space)
                        onSpaceHovered: space => {
                            root.session.table.picking.hoveredSpace = space;
                            reasons.pointAtSpace(space);
                        }
                    }
                }
                SumPanel {
                    visible: root.isCombat && root.session.table.tale.combat.isRevealed && root.isWide && !root.isLow // else the ledger has it
                    combat: root.session.table.tale.combat
                    onRuleRequested: rule => root.rulesRequested(rule)
                    Layout.fillWidth: true
                }
            }
            HandFan {
                id: hand

                objectName: "hand"
                y: field.height - height
                width: field.isHandBeside ? field.mainWidth : field.width
                height: isStrip ? stripHeight : root.isLow ? 140 : Math.max(196, Math.min(320, root.height * 0.2))
                session: root.session
                isThin: root.isCombat || root.isLow
                isStrip: root.isCombat
                visible: !root.isCombat || hand.isAsked
                onCardRead: face => root.read(face)
                onPointedAt: row => row < 0 ? reasons.leave() : reasons.point(Picking.Card, row, hand.rectOf(row, root))
            }
            TableSide {
                id: side

                x: field.width - width
                y: isBesidePrompt ? 0 : prompt.height + field.gap
                width: implicitWidth
                height: (field.isHandBeside ? field.height : field.end) - y
                session: root.session
                isWide: root.isWide
                tableWidth: root.width
                readFace: root.readFace !== undefined ? root.readFace : root.firstFace
                onRuleRequested: rule => root.rulesRequested(rule)
                onCardRead: face => root.read(face)
                onFinished: board.forceActiveFocus()
            }
        }
    }

    Reasons {
        id: reasons

        anchors.fill: parent
        session: root.session
        board: board
        hand: hand
        prompt: prompt
        side: side
        onRuleRequested: rule => root.rulesRequested(rule)
    }
    Connections {
        target: root.session.table.view
        function onViewerChanged() { // it was another person's
            root.readFace = undefined;
            side.isPileWanted = false;
        }
    }
    Connections {
        target: root.session.table.view.hand
        function onCountChanged() { root.readFace = undefined; } // what was read may have left it
    }
    Curtain {
        anchors.fill: parent
        session: root.session
    }
    EndSheet {
        id: end

        anchors.fill: parent
        shell: root.shell
        session: root.session
        onHomeRequested: root.homeRequested()
        onWatchRequested: root.watchRequested()
    }
    RestartDialog {
        id: restart

        onConfirmed: root.shell.rematch()
    }
    TapHandler { // any click skips motion
        enabled: root.session.table.motion.isPlaying
        onTapped: root.session.table.motion.skip()
    }
}
