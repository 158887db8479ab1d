// SPDX-License-Identifier: MIT
//
// The game on the table for those who hear it: what happened, how a combat ended and what is asked are said as they
// come; F2 repeats what is asked, F3 reads the whole position in order. It says what the screen shows and no more.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App

Item {
    id: root

    required property AppShell shell
    readonly property GameSession session: shell.session
    readonly property string message: shell.message
    readonly property int mostLines: 12 ///< of the log at once: a game that is taken up is not told from its beginning
    property var lines: [] ///< that are still to be said
    property string asked: "" ///< said last

    function prompt() {
        if (!session)
            return "";
        if (session.phase === GameSession.Curtain)
            return session.curtainText;
        const picking = session.table.picking;
        return [picking.promptTitle, picking.promptDetail, picking.warning].filter(words => words !== "").join(" "); // qmllint disable type
    }
    function addLines(first, last) {
        for (let row = Math.max(first, last - mostLines + 1); row <= last; ++row)
            lines.push(session.table.tale.log.at(row).accessibleText);
        Qt.callLater(flush); // qmllint disable type
    }
    function addCombat() {
        const combat = session.table.tale.combat;
        if (combat.isOver)
            lines.push([combat.damageText, combat.winnerText, combat.healthText].filter(words => words !== "").join(" ")); // qmllint disable type
        Qt.callLater(flush); // qmllint disable type
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
        const view = session.table.view;
        return [prompt()].concat(rowsOf(view.seats), rowsOf(view.fighters), rowsOf(view.hand), rowsOf(session.table.picking.choices)).join("\n"); // qmllint disable type
    }

    width: 1
    height: 1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Speech.words
    Component.onCompleted: Speech.speaker = root
    onMessageChanged: Speech.say(message, true)
    onSessionChanged: {
        lines = [];
        asked = "";
        Qt.callLater(flush); // qmllint disable type
    }

    Shortcut { sequence: "F2"; enabled: root.session !== null; onActivated: Speech.say(root.prompt(), true) }
    Shortcut { sequence: "F3"; enabled: root.session !== null; onActivated: Speech.say(root.position(), true) }
    Connections {
        target: root.session
        function onPhaseChanged() { Qt.callLater(root.flush); } // qmllint disable type
        function onHintChanged() { Speech.say([root.session.hintText, root.session.hintReason].join(" ").trim()); } // qmllint disable type
    }
    Connections {
        target: root.session ? root.session.table.picking : null
        function onPromptChanged() { Qt.callLater(root.flush); } // qmllint disable type
        function onRefused(text, rule) { Speech.say(text, true); }
    }
    Connections {
        target: root.session ? root.session.table.tale.log : null
        function onRowsInserted(parent, first, last) { root.addLines(first, last); }
    }
    Connections {
        property bool wasOver: false

        target: root.session ? root.session.table.tale.combat : null
        function onChanged() {
            const isOver = root.session !== null && root.session.table.tale.combat.isOver;
            if (isOver && !wasOver)
                root.addCombat();
            wasOver = isOver;
        }
    }
}
