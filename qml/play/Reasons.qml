// SPDX-License-Identifier: MIT
//
// The "why not?" of the table: a tip beside what is pointed at, a notice after a click on it, and the rule that F1
// opens. Both lie where they cover nothing that can be chosen. What is legal, and why not, the session says.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Board
import Champclos.Items

Item {
    id: root

    required property GameSession session
    required property BoardView board
    required property HandFan hand
    required property PromptBar prompt
    required property Item side ///< what is read there stays readable
    property bool isQuiet: false ///< a teacher says what there is to say about a click
    property int kind: Picking.Nothing ///< of what is pointed at
    property int thing: -1
    property rect place: Qt.rect(0, 0, 0, 0)
    property string told: "" ///< what the notice told of last: it is not told twice
    property rect noticePlace: Qt.rect(0, 0, 0, 0) ///< what the notice stands beside
    signal ruleRequested(string rule)

    objectName: "reasons"

    /// The rule that belongs to what is pointed at, or else to what has to be decided.
    function rule() { return session.table.picking.ruleAt(kind, thing); }

    function point(what, id, rectangle) {
        kind = what;
        thing = id;
        place = rectangle;
        tip.text = "";
        parting.stop();
        wait.restart();
    }
    function pointAtSpace(space) {
        if (space < 0)
            return leave();
        point(Picking.Space, space, board.rectOf(space, root));
    }
    function leave() {
        wait.stop();
        if (tip.isShown)
            parting.restart(); // time to reach the link
        else
            forget();
    }
    function forget() {
        kind = Picking.Nothing;
        thing = -1;
        tip.text = "";
    }
    function show() {
        if (notice.visible && told === kind + "/" + thing)
            return;
        if (told !== "")
            notice.text = ""; // its thing is no longer pointed at
        const why = session.phase === GameSession.Deciding ? session.table.picking.whyNot(kind, thing) : {};
        tip.rule = why.rule ?? "";
        tip.text = why.text ?? "";
        layTip();
    }
    function notify(text, rule) {
        wait.stop();
        tip.text = "";
        told = rule !== "" ? kind + "/" + thing : "";
        notice.show(text, rule);
        noticePlace = kind !== Picking.Nothing ? place : promptPlace();
        layNotice();
    }
    /// Also when it knows how large its words are, which is later.
    function layNotice() {
        if (notice.visible)
            lay(notice, noticePlace);
    }
    function layHint() {
        if (hint.visible)
            lay(hint, promptPlace());
    }
    function promptPlace() { return prompt.mapToItem(root, Qt.rect(0, 0, prompt.width, prompt.height)); }
    /// True if there was a hint to put away.
    function putHintAway() {
        const isThere = hint.visible;
        hint.isPutAway = true;
        return isThere;
    }
    function layTip() {
        if (tip.isShown)
            lay(tip, place);
    }

    /// What must stay free: everything that can be chosen, the question with its answers, and the thing itself.
    function obstacles(anchor) {
        const list = [anchor].concat([prompt, side].map(item => item.mapToItem(root, Qt.rect(0, 0, item.width, item.height)))); // qmllint disable type
        return list.concat(board.rectsOfChoices(root), hand.visible ? hand.rectsOfChoices(root) : []);
    }
    function overlap(a, b) {
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        return across > 0 && down > 0 ? across * down : 0;
    }
    /// Puts an item as near to the anchor as it goes without covering anything.
    function lay(item, anchor) {
        const gap = Theme.space2, taken = obstacles(anchor);
        const middle = anchor.x + (anchor.width - item.width) / 2;
        const places = [Qt.point(middle, anchor.y + anchor.height + gap), Qt.point(middle, anchor.y - item.height - gap),
            Qt.point(anchor.x + anchor.width + gap, anchor.y + (anchor.height - item.height) / 2),
            Qt.point(anchor.x - item.width - gap, anchor.y + (anchor.height - item.height) / 2)];
        for (let y = gap; y + item.height + gap <= height; y += 24)
            for (let x = gap; x + item.width + gap <= width; x += 32)
                places.push(Qt.point(x, y));
        const centre = Qt.point(anchor.x + anchor.width / 2, anchor.y + anchor.height / 2);
        let best = null, bestCost = Infinity;
        for (const at of places) {
            const x = Math.max(gap, Math.min(width - item.width - gap, at.x)), y = Math.max(gap, Math.min(height - item.height - gap, at.y));
            const away = Math.hypot(x + item.width / 2 - centre.x, y + item.height / 2 - centre.y);
            if (away >= bestCost)
                continue;
            const covered = taken.reduce((sum, other) => sum + overlap({ x: x, y: y, width: item.width, height: item.height }, other), 0);
            if (away + covered * 100 < bestCost) {
                bestCost = away + covered * 100;
                best = Qt.point(x, y);
            }
        }
        item.x = best.x;
        item.y = best.y;
    }

    Timer {
        id: wait

        interval: 500
        onTriggered: root.show()
    }
    Timer {
        id: parting

        interval: 700
        onTriggered: tip.isTouched ? restart() : root.forget()
    }
    Connections {
        target: root.session.table.picking
        function onRefused(text, rule) { if (!root.isQuiet) root.notify(text, rule); }
        function onPicksChanged() { tip.text = ""; }
    }
    Connections {
        target: root.session
        function onMessage(text) { root.notify(text, ""); }
        function onPhaseChanged() {
            root.forget();
            if (notice.rule !== "") // what it told of is over
                notice.text = "";
        }
    }
    WhyTip {
        id: tip

        onWidthChanged: root.layTip()
        onHeightChanged: root.layTip()
        onRuleRequested: rule => root.ruleRequested(rule)
    }
    HintNote {
        id: hint

        session: root.session
        isQuiet: root.isQuiet
        onVisibleChanged: root.layHint()
        onWidthChanged: root.layHint()
        onHeightChanged: root.layHint()
    }
    Notice {
        id: notice

        onWidthChanged: root.layNotice()
        onHeightChanged: root.layNotice()
        onRuleRequested: rule => root.ruleRequested(rule)
    }
}
