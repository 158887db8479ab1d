// SPDX-License-Identifier: MIT
//
// The table: battlefield, seats, question, hand, log and the card being read; the ledger in a combat. It only lays out
// and passes on what is touched: what may be touched, and what that means, the session says. Everything keeps its place
// from the first to the last moment of a turn.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Board
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    required property GameSession session
    readonly property bool hasSingleKeys: shell.settings.singleKeys
    readonly property real u: Theme.unit
    readonly property bool isWordy: Theme.textScale > 1.2 ///< the column at the right goes one size earlier
    readonly property bool isSmall: width < 1280 || height < 720
    readonly property bool isLarge: width >= 1440 && height >= 900
    readonly property bool hasSide: isLarge || (!isSmall && !isWordy)
    readonly property real gap: Math.round((isSmall ? 8 : 12) * u)
    readonly property real seatWidth: Math.round((isSmall ? 186 : isLarge ? 216 : 200) * u * (isWordy ? 1.14 : 1))
    readonly property real sideWidth: Math.round((isLarge ? 300 : 264) * u * (isWordy ? 1.08 : 1))
    readonly property real handHeight: Math.round((isLarge ? 186 : 156) * u)
    readonly property bool isCombat: session.table.tale.combat.isOpen
    property var readFace: undefined ///< of the card under the pointer or the focus
    property bool isReading: false ///< a card is pointed at: in small windows it is shown only then
    /// The first card that may be chosen, or else the first one.
    readonly property var firstFace: session.table.view.hand.count > 0 ? session.table.view.hand.at(hand.isAsked ? session.table.picking.nextEnabled(Picking.Card, -1, 1) : 0).face : undefined // qmllint disable type
    signal homeRequested
    signal rulesRequested(string rule)
    signal settingsRequested
    signal watchRequested

    function activateSpace(space) {
        if (session.phase !== GameSession.Deciding && fighterOn(space) >= 0)
            sheet.show(seatOfFighter(fighterOn(space)));
        else
            session.table.picking.click(Picking.Space, space);
    }
    function seatOfFighter(fighter) { return session.table.view.fighters.at(session.table.view.fighters.find("fighterId", fighter))["seat"] ?? -1; } // qmllint disable type
    function fighterOn(space) { return space < 0 ? -1 : session.table.view.spaces.at(session.table.view.spaces.find("spaceId", space))["fighter"] ?? -1; } // qmllint disable type
    /// The sheet of the fighter that is pointed at, or else the viewer's own; then the next one, then away.
    function showSheet() {
        const pointed = fighterOn(board.pointed >= 0 ? board.pointed : board.isKeyed && board.activeFocus ? board.current : -1);
        if (pointed >= 0 && !sheet.isOpen)
            sheet.show(seatOfFighter(pointed));
        else
            sheet.toggle(Math.max(0, session.table.view.viewer));
    }
    function pointAtSpace(space) {
        session.table.picking.hoveredSpace = space;
        reasons.pointAtSpace(space);
        const fighter = fighterOn(space);
        session.table.view.strikes.pointed = session.table.view.showThreat && fighter >= 0 && seatOfFighter(fighter) === session.table.view.viewer ? fighter : -1;
    }
    function read(face) {
        readFace = face;
        isReading = true;
    }
    function pressDigit(key) {
        if (hand.visible)
            session.table.picking.click(Picking.Card, key - Qt.Key_1);
    }
    /// Nothing was pointed at with the keys there: no frame.
    function toBoard() {
        board.forceActiveFocus();
        board.isKeyed = false;
    }
    function toggleLog() { side.isLogWanted = !side.isLogWanted; }
    function showMenu() { menu.popup(bar.menuAnchor, 0, bar.menuAnchor.height + Theme.space1); }
    function handleKey(event) {
        scheme.face = undefined;
        if (session.table.motion.isPlaying) {
            session.table.motion.skip();
            event.accepted = event.key !== Qt.Key_Tab;
        } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && event.modifiers === Qt.NoModifier && hasSingleKeys) {
            pressDigit(event.key);
            event.accepted = true;
        } else if (event.key === Qt.Key_Escape || event.key === Qt.Key_Backspace) {
            event.accepted = sheet.hide() || session.table.picking.takeBack() || (event.key === Qt.Key_Escape && side.close());
            if (!event.accepted && event.key === Qt.Key_Escape)
                showMenu();
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && session.phase === GameSession.Reading) {
            session.proceed();
            event.accepted = true;
        } else {
            event.accepted = hasSingleKeys && bar.prompt.pressShortcut(event.text);
        }
    }

    focus: true
    Keys.onPressed: event => handleKey(event)

    Shortcut { sequences: [StandardKey.Undo]; enabled: root.session.canUndo; onActivated: root.session.undo() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.Redo]; enabled: root.session.canRedo; onActivated: root.session.redo() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.Save]; onActivated: menu.save() } // qmllint disable unqualified
    Shortcut { sequence: "H"; enabled: root.hasSingleKeys; onActivated: root.session.askHint() }
    Shortcut { sequence: "L"; enabled: root.hasSingleKeys; onActivated: root.toggleLog() }
    Shortcut { sequence: "T"; enabled: root.hasSingleKeys; onActivated: root.session.table.view.showThreat = !root.session.table.view.showThreat }
    Shortcut { sequence: "I"; enabled: root.hasSingleKeys; onActivated: root.showSheet() }
    Shortcut { sequence: "0"; enabled: root.hasSingleKeys; onActivated: board.fit() }
    Shortcut { sequence: "F1"; onActivated: root.rulesRequested(reasons.rule()) }

    Rectangle {
        anchors.fill: parent
        color: Theme.desk
    }
    SeatColumn {
        id: seats

        x: root.gap
        y: bar.height + root.gap
        width: root.seatWidth
        height: root.height - y - root.gap
        table: root.session.table
        onPileRequested: (seat, place) => side.showPile(seat, place)
        onSheetRequested: seat => sheet.show(seat)
    }
    Rectangle {
        id: ground

        objectName: "boardGround"
        x: seats.x + seats.width + root.gap
        y: seats.y
        width: root.width - x - root.gap - (root.hasSide ? root.sideWidth + root.gap : 0)
        height: root.height - y - root.gap - root.handHeight - Math.round((root.isSmall ? 16 : 12) * root.u)
        color: Theme.board
        radius: Theme.radiusPanel
        border.width: Math.round(2.5 * root.u)
        border.color: Theme.ink

        BoardView {
            id: board

            objectName: "board"
            anchors.fill: parent
            anchors.margins: parent.border.width
            focus: true
            table: root.session.table
            onSpaceActivated: space => root.activateSpace(space)
            onSpaceHovered: space => root.pointAtSpace(space)
        }
    }
    HandFan {
        id: hand

        objectName: "hand"
        x: ground.x
        y: root.height - root.gap - root.handHeight
        width: ground.width
        height: root.handHeight
        session: root.session
        isLow: !root.isLarge
        visible: !tray.visible
        onCardRead: face => root.read(face)
        onPointedAt: row => {
            root.isReading = row >= 0;
            row < 0 ? reasons.leave() : reasons.point(Picking.Card, row, hand.rectOf(row, root));
        }
    }
    ChoiceTray {
        id: tray

        anchors.fill: hand
        visible: bar.prompt.isList && root.session.phase === GameSession.Deciding
        session: root.session
        prompt: bar.prompt
        onCardRead: face => root.read(face)
    }
    CardReader { // in small windows over the upper seat, while there is something to read
        objectName: "smallReader"
        x: root.gap
        y: seats.y
        width: Math.max(216 * root.u, seats.width)
        height: width * 88 / 63
        visible: !root.hasSide && root.isReading && root.readFace !== undefined && !side.isLedger
        face: root.readFace
    }
    TableSide {
        id: side

        // In small windows the ledger lies over the seats, whose health it tells; the rest over the end of the board.
        readonly property bool isOverSeats: !root.hasSide && isLedger

        x: isOverSeats ? root.gap : root.width - root.gap - width
        y: seats.y
        width: isOverSeats ? Math.max(seats.width, Math.round(270 * root.u)) : root.hasSide ? root.sideWidth : Math.round(300 * root.u * Math.min(1.2, Theme.textScale))
        height: isOverSeats || root.hasSide ? seats.height : ground.height
        session: root.session
        isColumn: root.hasSide
        isLow: !root.isLarge
        readFace: root.readFace !== undefined ? root.readFace : root.firstFace
        onRuleRequested: rule => root.rulesRequested(rule)
        onCardRead: face => root.read(face)
        onFinished: root.toBoard()
    }
    StrikeMarks {
        session: root.session
        board: board
    }
    SchemeShow {
        id: scheme

        anchors.fill: side
        session: root.session
    }
    HeroSheetDrawer {
        id: sheet

        x: ground.x - Math.round(root.gap / 2)
        y: bar.height
        width: Math.min(root.width - x, Math.round(984 * root.u * Math.min(1.2, Theme.textScale)))
        height: root.height - y
        table: root.session.table
        onClosed: root.toBoard()
        onRuleRequested: rule => root.rulesRequested(rule)
    }
    TableBar {
        id: bar

        width: parent.width
        session: root.session
        isTest: root.shell.isTest
        hasResults: end.isPutAway
        isSmall: root.isSmall
        gap: root.gap
        promptLeft: ground.x
        promptRight: ground.x + ground.width
        hasLogButton: !root.hasSide
        isLogOpen: side.isLogWanted
        onHomeRequested: root.homeRequested()
        onRulesRequested: rule => root.rulesRequested(rule)
        onLogRequested: root.toggleLog()
        onMenuRequested: root.showMenu()
        onResultsRequested: end.isPutAway = false
        onCardRead: face => root.read(face)
        onPointedAt: (index, place) => {
            root.isReading = index >= 0;
            index < 0 ? reasons.leave() : reasons.point(Picking.Choice, index, root.mapFromItem(null, place));
        }

        TableMenu {
            id: menu

            session: root.session
            isTest: root.shell.isTest
            onFitRequested: board.fit()
            onHomeRequested: root.homeRequested()
            onSettingsRequested: root.settingsRequested()
            onSheetRequested: root.showSheet()
            onRestartRequested: restart.ask()
        }
    }
    Reasons {
        id: reasons

        anchors.fill: parent
        session: root.session
        board: board
        hand: hand
        prompt: bar.prompt
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
