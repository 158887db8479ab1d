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

FocusScope {
    id: root

    required property AppShell shell
    required property GameSession session
    readonly property LessonSession lesson: shell.lesson ///< the teacher beside the board; null in a game
    readonly property bool isLesson: lesson !== null
    readonly property bool hasSingleKeys: shell.settings.singleKeys
    readonly property real u: Theme.unit
    readonly property bool isWordy: Theme.textScale > 1.2 ///< the column at the right goes one size earlier
    readonly property bool isSmall: width < 1280 || height < 720
    readonly property bool isLarge: width >= 1440 && height >= 900
    readonly property bool hasColumn: hasSide || isLesson ///< something stands beside the board
    readonly property bool hasSide: !isLesson && (isLarge || (!isSmall && !isWordy))
    readonly property real gap: Math.round((isSmall ? 8 : 12) * u)
    readonly property real seatWidth: Math.round((isSmall ? 186 : isLarge ? 216 : 200) * u * (isWordy ? 1.14 : 1))
    readonly property real sideWidth: Math.round((isLarge ? 300 : isSmall ? 252 : 264) * u * (isWordy ? 1.08 : 1))
    readonly property real handHeight: Math.round((isLarge ? 186 : 156) * u)
    readonly property bool isCombat: session.table.tale.combat.isOpen
    property var readFace: undefined ///< of the card under the pointer or the focus
    property int picksBefore: 0
    property int carried: -1 ///< the card of the hand that is dragged
    property bool isReading: false ///< a card is pointed at: in small windows it is shown only then
    /// The first card that may be chosen, or else the first one.
    readonly property var firstFace: session.table.view.hand.count > 0 ? session.table.view.hand.at(hand.isAsked ? session.table.picking.nextEnabled(Picking.Card, -1, 1) : 0).face : undefined // qmllint disable type
    signal homeRequested
    signal rulesRequested(string rule)
    signal settingsRequested
    signal watchRequested
    signal nextLessonRequested
    signal reviewRequested

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
        isReading = face !== undefined;
    }
    function pressDigit(key) {
        if (!hand.visible || !session.table.picking.click(Picking.Card, key - Qt.Key_1))
            bar.prompt.pressShortcut(String(key - Qt.Key_0));
    }
    /// Nothing was pointed at with the keys there: no frame.
    function toBoard() {
        board.forceActiveFocus();
        board.isKeyed = false;
    }
    function toBoardByKey() {
        board.toLegal();
        board.forceActiveFocus(Qt.TabFocusReason);
        board.isKeyed = true;
    }
    function toPrompt(reason) {
        if (session.phase === GameSession.Reading)
            side.focusContinue(reason);
        else if (tray.visible)
            tray.focusFirst(reason);
        else if (isLesson && lesson.isRead)
            teacher.focusNext(reason);
        else if (!bar.prompt.focusFirst(reason))
            toBoardByKey();
    }
    /// To what the next answer is likely to be given with, where keys are used; else it is only not lost.
    function focusNext() {
        if (session.phase !== GameSession.Deciding || sheet.isOpen || menu.visible || keySheet.visible)
            return;
        if (Theme.input !== Theme.Keys)
            return bar.prompt.activeFocus || side.activeFocus || teacher.activeFocus ? undefined : toBoard();
        if (isLesson && lesson.isRead)
            return teacher.focusNext(Qt.TabFocusReason);
        const picking = session.table.picking, asked = picking.asked;
        if (asked === "chooseAction" ? picking.pickCount === 0 : asked === "chooseYesNo" || asked === "chooseOption")
            toPrompt(Qt.TabFocusReason);
        else if (tray.visible)
            tray.focusFirst(Qt.TabFocusReason);
        else if (picking.wantsCard && hand.visible && hand.isAsked)
            hand.focusFirst(Qt.TabFocusReason);
        else if (picking.nextEnabled(Picking.Space, -1, 1) >= 0 && asked !== "chooseBoost" && asked !== "chooseDefense")
            toBoardByKey();
        else if (hand.visible && hand.isAsked)
            hand.focusFirst(Qt.TabFocusReason);
        else
            toPrompt(Qt.TabFocusReason);
    }
    function focusNextLater() { Qt.callLater(focusNext); } // qmllint disable type
    /// Where keys are used, every space and fighter that can be chosen has a letter, or two where there are many.
    function giveKeys() {
        const given = {}, near = [], far = [];
        if (hasSingleKeys && Theme.input === Theme.Keys && session.phase === GameSession.Deciding)
            for (let row = 0; row < session.table.view.spaces.count; ++row) {
                const space = session.table.view.spaces.at(row);
                if (session.table.picking.canClick(space.spaceId)) // qmllint disable type
                    (space.boostNeeded > 0 && space.fighter < 0 ? far : near).push(space.spaceId); // qmllint disable type
            }
        const letters = "CEFGJKORUVWXYZNDMASQ".split("").filter(letter => !bar.prompt.keys.includes(letter)); // qmllint disable type
        const spaces = near.concat(far), single = spaces.length > letters.length ? letters.length - 1 : letters.length; // qmllint disable type
        spaces.forEach((space, place) => { // qmllint disable type
            if (place < 2 * letters.length - 1)
                given[space] = place < single ? letters[place] : letters[single] + letters[place - single]; // qmllint disable type
        });
        board.keys = given;
    }
    function giveKeysLater() { Qt.callLater(giveKeys); } // qmllint disable type
    function dragCard(row, place) {
        if (row !== carried)
            return;
        const at = board.plane.mapFromItem(null, place.x, place.y);
        board.noteDragOver(at.x, at.y, Picking.Card);
    }
    function dropCard(row, place) {
        if (row !== carried)
            return;
        carried = -1;
        const at = board.plane.mapFromItem(null, place.x, place.y), isOnBoard = ground.contains(ground.mapFromItem(null, place.x, place.y));
        const goal = isOnBoard ? board.spaceAt(at.x, at.y) : -1;
        board.dropGoal = -1;
        session.table.picking.hoveredSpace = -1;
        if (isOnBoard && goal < 0 && session.table.picking.canDrop(Picking.Card, 0)) // a scheme, a boost: anywhere
            session.table.picking.drop(Picking.Card, row, 0);
        else
            session.table.picking.drop(Picking.Card, row, goal);
    }
    function toggleLog() { side.isLogWanted = !side.isLogWanted; }
    function askToConcede() { concede.ask(); }
    function showMenu() { menu.popup(bar.menuAnchor, 0, bar.menuAnchor.height + Theme.space1); }
    function handleKey(event) {
        scheme.end();
        if (session.table.motion.isPlaying) {
            session.table.motion.skip();
            event.accepted = event.key !== Qt.Key_Tab;
        } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && event.modifiers === Qt.NoModifier && hasSingleKeys) {
            pressDigit(event.key);
            event.accepted = true;
        } else if (event.key === Qt.Key_Escape || event.key === Qt.Key_Backspace) {
            event.accepted = sheet.hide() || reasons.putHintAway() || session.table.picking.takeBack() || (event.key === Qt.Key_Escape && side.close());
            if (!event.accepted && event.key === Qt.Key_Escape && (end.isShown || isLesson))
                homeRequested();
            else if (!event.accepted && event.key === Qt.Key_Escape) {
                showMenu();
                menu.currentIndex = 0;
            }
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && session.phase === GameSession.Reading) {
            session.proceed();
            event.accepted = true;
        } else {
            event.accepted = hasSingleKeys && ((board.typed !== "" && board.pressKey(event.text.toUpperCase())) || bar.prompt.pressShortcut(event.text) || board.pressKey(event.text.toUpperCase()));
        }
    }

    objectName: "tablePage"
    focus: true
    Keys.onPressed: event => handleKey(event)
    Component.onCompleted: { // the first question was asked before there was a table
        focusNextLater();
        giveKeysLater();
    }

    Shortcut { sequences: [StandardKey.Undo]; enabled: root.session.canUndo; onActivated: root.session.undo() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.Redo]; enabled: root.session.canRedo; onActivated: root.session.redo() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.Save]; onActivated: menu.save() } // qmllint disable unqualified
    Shortcut { sequence: "H"; enabled: root.hasSingleKeys; onActivated: root.isLesson ? root.lesson.showMe() : root.session.askHint() }
    Shortcut { sequence: "Left"; enabled: root.hasSingleKeys && root.isLesson && !board.activeFocus && !hand.activeFocus; onActivated: root.lesson.back() }
    Shortcut { sequence: "L"; enabled: root.hasSingleKeys; onActivated: root.toggleLog() }
    Shortcut { sequence: "T"; enabled: root.hasSingleKeys; onActivated: root.session.table.view.showThreat = !root.session.table.view.showThreat }
    Shortcut { sequence: "I"; enabled: root.hasSingleKeys; onActivated: root.showSheet() }
    Shortcut { sequence: "B"; enabled: root.hasSingleKeys; onActivated: root.toBoardByKey() }
    Shortcut { sequence: "P"; enabled: root.hasSingleKeys; onActivated: root.toPrompt(Qt.TabFocusReason) }
    Shortcut { sequences: ["?", "Shift+?"]; enabled: root.hasSingleKeys; onActivated: keySheet.open() }
    Shortcut { sequence: "0"; enabled: root.hasSingleKeys; onActivated: board.fit() }
    Shortcut { sequence: "F7"; onActivated: keySheet.open() }
    Shortcut { sequence: "F1"; onActivated: root.rulesRequested(sheet.isOpen ? sheet.sheet.rule : reasons.rule()) }

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
        width: root.width - x - root.gap - (root.hasColumn ? root.sideWidth + root.gap : 0)
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
            isFaded: root.session.table.view.showThreat
            faintZones: root.isLesson ? root.lesson.faintZones : []
            onSpaceHeld: space => root.pointAtSpace(space)
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
        onCardHeld: row => reasons.point(Picking.Card, row, hand.rectOf(row, root))
        onLifted: row => root.carried = root.session.table.picking.lift(Picking.Card, row) ? row : -1
        onDragged: (row, place) => root.dragCard(row, place)
        onDropped: (row, place) => root.dropCard(row, place)
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
    TableSide {
        id: side

        // In small windows the ledger lies over the seats, whose health it tells; the rest over the end of the board.
        readonly property bool isOverSeats: !root.hasSide && isLedger

        x: isOverSeats ? root.gap : root.width - root.gap - width
        y: seats.y
        width: isOverSeats ? seats.width : root.hasSide ? root.sideWidth : Math.round(300 * root.u * Math.min(1.2, Theme.textScale))
        height: isOverSeats || root.hasSide ? seats.height : ground.height
        session: root.session
        isColumn: root.hasSide
        isLow: !root.isLarge
        isNarrow: isOverSeats
        readFace: root.readFace !== undefined ? root.readFace : root.firstFace
        onRuleRequested: rule => root.rulesRequested(rule)
        onCardRead: face => root.read(face)
        onFinished: root.toBoard()
    }
    Loader {
        id: teacher

        function focusNext(reason) { (item as TeacherPanel)?.focusNext(reason); }

        x: root.width - root.gap - width
        y: seats.y
        width: root.sideWidth
        height: seats.height
        active: root.isLesson
        Component.onCompleted: if (root.isLesson) setSource("TeacherPanel.qml", { lesson: root.lesson, session: root.session, shell: root.shell })
    }
    Connections {
        target: teacher.item
        function onLeaveRequested() { root.homeRequested(); }
        function onNextRequested() { root.nextLessonRequested(); }
    }
    CardReader { // in small windows over the seats, while there is something to read
        objectName: "smallReader"
        x: root.gap
        y: side.isLedger ? seats.y + seats.height - height : seats.y
        width: Math.max(216 * root.u, seats.width)
        height: width * 88 / 63
        visible: !root.hasSide && root.isReading && root.readFace !== undefined && !side.isChoosing
        face: root.readFace
    }
    StrikeMarks {
        session: root.session
        board: board
    }
    CardFlight {
        anchors.fill: parent
        session: root.session
        seats: seats
        hand: hand
        side: side
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
        lessonTitle: root.isLesson ? root.lesson.title : ""
        hasResults: end.isPutAway
        isSmall: root.isSmall
        gap: root.gap
        promptLeft: ground.x
        promptRight: ground.x + ground.width
        hasLogButton: !root.hasSide && !root.isLesson
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
            onKeysRequested: keySheet.open()
            onSettingsRequested: root.settingsRequested()
            onSheetRequested: root.showSheet()
            onConcedeRequested: root.askToConcede()
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
        side: root.isLesson ? teacher : side
        isQuiet: root.isLesson
        onRuleRequested: rule => root.rulesRequested(rule)
    }
    Connections {
        target: root.lesson
        function onStepEntered() { root.focusNextLater(); }
    }
    Connections {
        target: root.session.table.view
        function onViewerChanged() { // it was another person's
            root.readFace = undefined;
            side.isPileWanted = false;
        }
    }
    Connections {
        target: root.session.table.picking
        function onQuestionChanged() { root.focusNextLater(); }
        function onPicksChanged() {
            root.giveKeysLater();
            if (Theme.input === Theme.Keys && root.session.table.picking.pickCount !== root.picksBefore)
                root.focusNextLater();
            root.picksBefore = root.session.table.picking.pickCount;
        }
    }
    Connections {
        target: Theme
        function onInputChanged() { root.giveKeysLater(); }
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
        isWanted: !root.isLesson
        onHomeRequested: root.homeRequested()
        onWatchRequested: root.watchRequested()
        onReviewRequested: root.reviewRequested()
    }
    TableKeys {
        id: keySheet

        hasSingleKeys: root.hasSingleKeys
    }
    RestartDialog {
        id: restart

        onConfirmed: root.shell.rematch()
    }
    ConcedeDialog {
        id: concede

        session: root.session
    }
    MouseArea { // any click skips motion, whatever lies under it
        anchors.fill: parent
        enabled: root.session.table.motion.isPlaying
        onPressed: root.session.table.motion.skip()
    }
}
