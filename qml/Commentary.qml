// SPDX-License-Identifier: MIT
//
// The game on the table for those who hear it: what happened, each step of a combat with its figures, and what is asked
// are said as they come. F2 repeats what is asked, F3 reads the whole position in order, F4 tells the way to a fighter, F5 who can
// strike at the cursor, F6 what happened since the own last turn. It says what the screen shows and no more.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items

Item {
    id: root

    required property AppShell shell
    readonly property GameSession session: shell.session
    readonly property int mostLines: 12 ///< of the log at once: a game that is taken up is not told from its beginning
    property var lines: [] ///< that are still to be said
    property string asked: "" ///< said last

    function prompt() {
        if (!session)
            return "";
        if (shell.lesson)
            return lessonPrompt();
        if (session.phase === GameSession.Curtain)
            return session.curtainText;
        if (session.phase === GameSession.Over && session.result)
            return [session.result.title, session.result.causeText].filter(words => words !== "").join(" ");
        const picking = session.table.picking;
        return [picking.promptTitle + (picking.promptDetail !== "" ? "." : ""), picking.promptDetail, picking.warning].filter(words => words !== "").join(" ");
    }
    /// What the teacher says, and only in free turns what the table asks.
    function lessonPrompt() {
        const lesson = shell.lesson, asked = lesson.isFree ? session.table.picking.promptTitle : "";
        return asked !== "" ? lesson.spoken + "\n" + asked : lesson.spoken;
    }
    function addLines(first, last) {
        for (let row = Math.max(first, last - mostLines + 1); row <= last; ++row)
            lines.push(session.table.tale.log.at(row).accessibleText);
        Qt.callLater(flush);
    }
    /// What happened, and then what is asked now if that is something else.
    function flush() {
        if (!session)
            return;
        const said = lines;
        const isUnderWay = session.phase === GameSession.Thinking || session.phase === GameSession.Playing;
        const question = isUnderWay ? asked : prompt();
        lines = [];
        if (question !== asked)
            said.push(question);
        asked = question;
        Speech.say(said.filter(words => words !== "").join("\n"));
    }
    function rowsOf(model) {
        const texts = [];
        for (let row = 0; row < model.count; ++row)
            texts.push(model.at(row).accessibleText);
        return texts;
    }
    function position() {
        return [prompt(), session.table.ear.position()].concat(rowsOf(session.table.picking.choices)).filter(words => words !== "").join("\n"); // qmllint disable type
    }

    onSessionChanged: {
        lines = [];
        asked = "";
        Qt.callLater(flush); // qmllint disable type
    }

    Shortcut { sequence: "F2"; enabled: root.session !== null; onActivated: Speech.say(root.prompt(), true) }
    Shortcut { sequence: "F3"; enabled: root.session !== null; onActivated: Speech.say(root.position(), true) }
    Shortcut { sequence: "F4"; enabled: root.session !== null; onActivated: Speech.say(root.session.table.ear.wayToNext(root.session.table.picking.selectedSpace()), true) }
    Shortcut { sequence: "F5"; enabled: root.session !== null; onActivated: Speech.say(root.session.table.ear.threatTo(root.session.table.picking.hoveredSpace), true) }
    Shortcut { sequence: "F6"; enabled: root.session !== null; onActivated: Speech.say(root.session.table.ear.sinceLastTurn(), true) }
    Repeater {
        model: 4

        Item {
            property string words: ""

            width: 1
            height: 1
            Accessible.role: Accessible.Notification
            Accessible.name: words
            Component.onCompleted: Speech.addSpeaker(this)
        }
    }
    Connections {
        target: root.shell.lesson
        function onStepEntered() { Qt.callLater(root.flush); } // qmllint disable type
        function onNoteChanged() { Speech.say([root.shell.lesson.noteTitle, root.shell.lesson.noteText].join(" ").trim(), true); } // qmllint disable type
    }
    Connections {
        target: root.session
        function onPhaseChanged() { Qt.callLater(root.flush); } // qmllint disable type
        function onHintChanged() { Speech.say([root.session.hintText, root.session.hintReason].join(" ").trim()); } // qmllint disable type
    }
    Connections {
        target: root.session ? root.session.table.picking : null
        function onPromptChanged() { Qt.callLater(root.flush); } // qmllint disable type
        function onRefused(text, rule) { if (!root.shell.lesson) Speech.say(text, true); }
    }
    Connections {
        target: root.session ? root.session.table.tale.log : null
        function onRowsInserted(parent, first, last) { root.addLines(first, last); }
    }
}
