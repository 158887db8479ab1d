// SPDX-License-Identifier: MIT
//
// The window: one room at a time. Rooms are made when they are entered and gone when they are left; what has to last
// is in the shell.
// Components that a Loader makes cannot be bound before Qt 6.5, so ids reach into them unqualified.
// qmllint disable unqualified
import QtQuick
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

T.ApplicationWindow {
    id: root

    required property AppShell shell
    required property int firstWidth
    required property int firstHeight
    property string room: "home"
    property var trail: [] ///< the rooms that lead here: Escape goes back through them
    property string testedIn: "home" ///< the workshop that a test game leads back to
    property string rule: "" ///< where the rule book opens: a rule, or "deck:" and the deck whose rules are asked for
    property bool mayClose: false ///< what was not saved is settled
    property bool mayLeaveGame: false ///< its player knows that the game on the table cannot be saved
    property int visibilityBefore: Window.Windowed ///< full screen
    property string openPath: "" ///< of the file that a workshop opens
    property string printWhat: "" ///< "deck" or "battlefield": what the print studio is asked for
    property string printReference: ""
    property bool opensCopy: false ///< of which it makes a copy
    property bool startsNew: false ///< the workshop begins something new
    readonly property alias roomItem: holder.item

    function enter(next) {
        if (next === room)
            return;
        trail = trail.concat([room]);
        room = next;
    }
    /// One step; what a room was about may be gone meanwhile.
    function goBack() {
        const rooms = trail.filter(name => (name !== "table" || shell.session) && (name !== "replay" || shell.replay) && (name !== "review" || shell.review));
        const before = rooms.pop() ?? "home";
        if (before === "home")
            return goHome();
        const isReplay = (room === "replay" && before !== "review") || (room === "review" && before !== "replay");
        trail = rooms;
        room = before;
        if (isReplay)
            shell.closeReplay();
    }
    /// A test game leads back to its workshop.
    function goHome() {
        if (shell.session && !shell.isTest && shell.session.saveProblem !== "" && !mayLeaveGame)
            return askAboutGame();
        mayLeaveGame = false;
        trail = shell.lesson ? ["home"] : [];
        room = shell.isTest ? testedIn : shell.lesson ? "learn" : "home";
        shell.closeGame();
        shell.closeReplay();
    }
    /// Not while one game only gives way to the next.
    function leaveEmptyTable() {
        if (!shell.session && room === "table")
            room = "home";
    }
    function askAboutGame() {
        atRisk.active = true;
        atRisk.item.ask(shell.session); // qmllint disable type
    }
    /// The replay that is open, judged.
    function openReview() {
        if (shell.reviewReplay())
            enter("review");
    }
    function openRules(id) {
        rule = id;
        enter("rules");
    }
    /// The page of the handbook about the room in front.
    function openHelp() {
        const pages = { replays: 2, replay: 2, review: 2, settings: 2, battlefields: 3, decks: 4, library: 4, print: 5 };
        openRules("manual:" + (pages[room] ?? 1));
    }
    function openDeckRules(deck) { openRules("deck:" + deck); }
    /// A file given on the command line or dropped on the window. What somebody has sent is shown before it is added; a
    /// workshop that is in front opens what is its own to open.
    function receiveFile(path, kind) {
        const isOffer = kind === "package" || ((kind === "deck" || kind === "battlefield") && kind !== room.slice(0, -1) && shell.desk.isForeign(path));
        if (!isOffer)
            return openFile(path, kind);
        shell.desk.offer.show(path);
        enter("library");
    }
    /// Something of the library in its workshop; a new one if there is no path.
    function openContent(kind, path, isCopy) {
        const next = kind === "deck" ? "decks" : "battlefields";
        openPath = path;
        opensCopy = isCopy;
        startsNew = path === "";
        enter(next);
    }
    /// A file by what it holds.
    function openFile(path, kind) {
        // Its workshop may be in front already.
        if (kind === room.slice(0, -1) && (roomItem as Room)?.openFile(path))
            return;
        openPath = kind === "battlefield" || kind === "deck" ? path : "";
        if (kind === "game" && shell.loadGame(path))
            room = shell.session ? "table" : "replay";
        else if (kind === "battlefield" || kind === "deck")
            room = kind === "deck" ? "decks" : "battlefields";
        else if (kind === "")
            shell.tell(qsTr("“%1” is not a Champclos game, battlefield, deck, or package.").arg(decodeURIComponent(("" + path).replace(/^file:\/\//, ""))));
    }
    function playTest(battlefield, firstDeck, secondDeck, ownSeat, level) {
        if (!shell.tryOut(battlefield, firstDeck, secondDeck, ownSeat, level))
            return;
        testedIn = room;
        room = "table";
    }
    function printFrom(what, reference) {
        printWhat = what;
        printReference = reference;
        enter("print");
        printReference = ""; // handed over
    }
    /// Its workshop says why.
    function showUnsaved(work) {
        room = work.room;
        shell.tell(qsTr("“%1” could not be saved, so the window stays open.").arg(work.title));
    }
    function componentOf(name) {
        return { home: home, newGame: newGame, table: table, settings: settings, replays: replays, replay: replay, review: review,
            rules: rules, battlefields: battlefields, decks: decks, print: printing, learn: learn, library: library }[name];
    }

    width: Math.max(minimumWidth, firstWidth)
    height: Math.max(minimumHeight, firstHeight)
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: "Champclos"
    color: Theme.page
    font.family: Theme.sans
    font.pixelSize: Theme.sizeControl
    // For the file dialogs of Qt, where the desktop has none of its own.
    palette {
        window: Theme.surface
        windowText: Theme.ink
        base: Theme.surface
        alternateBase: Theme.page
        text: Theme.ink
        button: Theme.page
        buttonText: Theme.ink
        placeholderText: Theme.muted
        light: Theme.surface
        midlight: Theme.sunk
        mid: Theme.line
        dark: Theme.edge
        highlight: Theme.teal
        highlightedText: Theme.onTeal
        disabled { windowText: Theme.muted; text: Theme.muted; buttonText: Theme.muted }
    }
    onClosing: close => {
        if (shell.session && shell.session.saveProblem !== "" && !mayLeaveGame) {
            close.accepted = false;
            mayClose = false;
            atRisk.active = true;
            return atRisk.item.askBeforeClosing(shell.session);
        }
        leaving.active = true;
        close.accepted = mayClose || !leaving.item.ask();
    }

    SystemPalette { id: system }
    Binding {
        target: Theme
        property: "dark"
        value: root.shell.settings.theme === "dark" || (root.shell.settings.theme === "system" && system.window.hslLightness < 0.5)
    }
    Binding { target: Theme; property: "highContrast"; value: root.shell.settings.highContrast }
    Binding { target: Theme; property: "zoneLook"; value: root.shell.settings.zoneLook }
    Binding { target: Theme; property: "textScale"; value: root.shell.settings.textScale }
    // A large window shows the table larger, not only more of it.
    Binding { target: Theme; property: "unit"; value: root.room === "table" ? Math.max(1, Math.min(root.width / 1440, root.height / 900)) : 1 }
    Binding { target: Theme; property: "reducedMotion"; value: root.shell.settings.reducedMotion }
    Binding {
        target: Theme
        property: "motionSpeed"
        value: root.shell.settings.motionFactor > 0 ? 1 / root.shell.settings.motionFactor : 0
    }

    Shortcut { sequences: ["F1"]; enabled: root.room !== "table" && root.room !== "rules"; onActivated: root.openHelp() }
    Shortcut {
        sequences: ["F11"]
        onActivated: {
            const isFull = root.visibility === Window.FullScreen;
            if (!isFull)
                root.visibilityBefore = root.visibility;
            root.visibility = isFull ? root.visibilityBefore : Window.FullScreen;
        }
    }
    Connections {
        target: root.shell
        function onSessionChanged() { Qt.callLater(root.leaveEmptyTable); } // qmllint disable type
        function onReplayChanged() { if (!root.shell.replay && (root.room === "replay" || root.room === "review")) root.room = "home"; }
    }

    Loader {
        id: holder

        anchors.fill: parent
        focus: true
        sourceComponent: root.componentOf(root.room)
        onLoaded: {
            root.openPath = ""; // handed over: coming back to the room does not open it again
            root.opensCopy = false;
            root.startsNew = false;
            (item as Item).forceActiveFocus();
        }
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => root.receiveFile(drop.urls[0], root.shell.kindOfFile(drop.urls[0]))
    }
    Loader {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.space3 }
        width: Math.min(parent.width - 2 * Theme.space5, 760)
        active: root.shell.message !== ""

        sourceComponent: MessageBar {
            objectName: "message"
            text: root.shell.message
            onDismissed: root.shell.dismissMessage()
        }
    }
    Commentary { shell: root.shell }
    Loader {
        id: leaving

        active: false
        source: "qrc:/qt/qml/Champclos/LeavingDialog.qml"
    }
    Connections {
        target: leaving.item
        function onSettled() {
            root.mayClose = true;
            root.close();
        }
        function onFailed(work) { root.showUnsaved(work); }
    }
    Loader {
        id: atRisk

        active: false
        source: "qrc:/qt/qml/Champclos/GameAtRisk.qml"
    }
    Connections {
        target: atRisk.item
        function onSettled(isClosing) {
            root.mayLeaveGame = true;
            if (isClosing)
                root.close();
            else
                root.goHome();
        }
    }

    Component {
        id: home

        HomePage {
            shell: root.shell
            isSmall: root.height < 780 || root.width < 1200
            onRoomRequested: room => room === "rules" ? root.openRules("") : root.enter(room)
            onQuitRequested: root.close()
        }
    }
    Component {
        id: newGame

        Room {
            source: "qrc:/qt/qml/Champclos/Play/NewGamePage.qml"
            properties: ({ shell: root.shell })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
            onStarted: root.enter("table")
        }
    }
    Component {
        id: table

        Room {
            source: "qrc:/qt/qml/Champclos/Play/TableRoom.qml"
            properties: ({ shell: root.shell })
            onHomeRequested: root.goHome()
            onRulesRequested: rule => root.openRules(rule)
            onSettingsRequested: root.enter("settings")
            onWatchRequested: root.enter("replay")
            onNextLessonRequested: root.shell.learn(root.shell.learning.after(root.shell.lesson.lessonId))
            onReviewRequested: root.openReview()
        }
    }
    Component {
        id: settings

        Room {
            source: "qrc:/qt/qml/Champclos/SettingsPage.qml"
            properties: ({ shell: root.shell })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
        }
    }
    Component {
        id: replays

        Room {
            source: "qrc:/qt/qml/Champclos/ReplaysPage.qml"
            properties: ({ shell: root.shell })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
            onWatchRequested: root.enter("replay")
            onReviewRequested: root.openReview()
            onPlayRequested: root.enter("table")
            onNewGameRequested: root.enter("newGame")
        }
    }
    Component {
        id: replay

        Room {
            source: "qrc:/qt/qml/Champclos/Play/ReplayPage.qml"
            properties: ({ shell: root.shell, replay: root.shell.replay })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
            onReplaysRequested: {
                root.trail = root.trail.filter(name => name !== "replays").concat(["replays"]);
                root.goBack();
            }
            onRulesRequested: rule => root.openRules(rule)
            onReviewRequested: root.openReview()
            onPlayed: root.enter("table")
        }
    }
    Component {
        id: review

        Room {
            source: "qrc:/qt/qml/Champclos/Play/ReviewPage.qml"
            properties: ({ shell: root.shell, replay: root.shell.replay, review: root.shell.review })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
            onWatchRequested: root.trail[root.trail.length - 1] === "replay" ? root.goBack() : root.enter("replay")
            onPlayed: root.enter("table")
        }
    }
    Component {
        id: rules

        Room {
            source: "qrc:/qt/qml/Champclos/Rules/RulesPage.qml"
            properties: ({ shell: root.shell, rule: root.rule })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
        }
    }
    Component {
        id: battlefields

        Room {
            source: "qrc:/qt/qml/Champclos/Battlefields/BattlefieldsPage.qml"
            properties: ({ openPath: root.openPath, opensCopy: root.opensCopy, startsNew: root.startsNew, language: root.shell.language.code })
            onHomeRequested: root.goHome()
            onTestRequested: (battlefield, firstDeck, secondDeck, ownSeat, level) => root.playTest(battlefield, firstDeck, secondDeck, ownSeat, level)
            onPrintRequested: (what, reference) => root.printFrom(what, reference)
        }
    }
    Component {
        id: decks

        Room {
            source: "qrc:/qt/qml/Champclos/Decks/DecksPage.qml"
            properties: ({ openPath: root.openPath, opensCopy: root.opensCopy, startsNew: root.startsNew, language: root.shell.language.code })
            onHomeRequested: root.goHome()
            onTestRequested: (battlefield, firstDeck, secondDeck, ownSeat, level) => root.playTest(battlefield, firstDeck, secondDeck, ownSeat, level)
            onPrintRequested: (what, reference) => root.printFrom(what, reference)
        }
    }
    Component {
        id: learn

        Room {
            source: "qrc:/qt/qml/Champclos/Learn/LearnPage.qml"
            properties: ({ shell: root.shell })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
            onStarted: root.enter("table")
            onRulesRequested: rule => root.openRules(rule)
        }
    }
    Component {
        id: printing

        Room {
            source: "qrc:/qt/qml/Champclos/Print/PrintPage.qml"
            properties: ({ language: root.shell.language.code, what: root.printWhat, reference: root.printReference })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
        }
    }
    Component {
        id: library

        Room {
            source: "qrc:/qt/qml/Champclos/Library/LibraryPage.qml"
            properties: ({ shell: root.shell })
            onHomeRequested: root.goHome()
            onBackRequested: root.goBack()
            onNewGameRequested: root.enter("newGame")
            onContentRequested: (kind, path, isCopy) => root.openContent(kind, path, isCopy)
            onPrintRequested: (kind, reference) => root.printFrom(kind, reference)
        }
    }
}
