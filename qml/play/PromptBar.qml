// SPDX-License-Identifier: MIT
//
// One line says who must do what, and why; at its right the answers that are words, with their keys. Long lists of
// answers stand on the tray (ChoiceTray.qml). It stays within the bar: long words grow smaller, to a limit.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property GameSession session
    required property real leastHeight
    required property real narrowWidth ///< as it mostly is
    property real spareWidth: 0 ///< that it may take at its left for a very long question
    property int pointed: -1
    property bool isList: false ///< the answers are too many or too long for the bar
    property var keys: [] ///< of the answers, by row
    readonly property bool isReading: session.phase === GameSession.Reading
    readonly property bool isLow: leastHeight < 50 * Theme.unit
    readonly property real inset: Math.round(Theme.unit * 22)
    readonly property real wordsWidth: narrowWords + width - narrowWidth
    readonly property real narrowWords: narrowWidth - inset - Theme.space2 - (isList || answers.width === 0 ? 0 : answers.width + Theme.space3) - (spinner.visible ? spinner.width + Theme.space2 : 0)
    readonly property bool isWide: detail.text !== "" && narrowDetail.implicitHeight > room - Math.round(1.1 * smallTitle) + 1
    readonly property real least: Math.round(11 * Theme.unit) ///< no letters are smaller
    readonly property real room: leastHeight - Math.round(2 * Theme.unit) ///< for title and detail
    readonly property real growth: Math.min(1.15, Theme.textScale)
    /// In a few steps from as it was drawn to as small as it may be; without room for both the detail is worth more.
    readonly property real titleSize: Math.round((isLow ? 17 : 21) * Theme.unit * growth)
    readonly property real smallTitle: Math.max(least, Math.round(14 * Theme.unit))
    readonly property bool isTitleLong: titleLine.implicitWidth * smallTitle / titleSize > wordsWidth ///< it takes two lines
    readonly property bool isDetailLong: detail.text !== "" && detailLine.implicitWidth > wordsWidth
    /// The detail needs so much that the title has to be small.
    readonly property bool isTight: isTitleLong || (isDetailLong && leastDetail.implicitHeight > room - Math.round(17 * Theme.unit * 1.25))
    readonly property bool isTitleHidden: detail.text !== "" && leastDetail.implicitHeight > room - Math.round((isTitleLong ? 2 : 1.1) * smallTitle) + 1
    signal ruleRequested(string rule)
    signal cardRead(var face)
    signal pointedAt(int index, rect place) ///< an answer, by the pointer or the keys; -1: no more

    /// The first answer that can be given, on the tray too; false if there is none.
    function focusFirst(reason) {
        const row = session.table.picking.nextEnabled(Picking.Choice, -1, 1);
        const button = isList ? null : buttons.itemAt(row);
        if (button)
            button.forceActiveFocus(reason);
        return button !== null;
    }
    function step(item, direction) {
        const next = buttons.itemAt(item.index + direction);
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }
    function pressShortcut(text) {
        if (text === "")
            return false;
        for (let row = 0; row < session.table.picking.choices.count; ++row) {
            if (session.table.picking.choices.at(row).isEnabled && keyOf(row) === text.toUpperCase()) {
                session.table.picking.click(Picking.Choice, row);
                return true;
            }
        }
        return false;
    }
    function keyOf(row) { return keys[row] ?? ""; }
    /// The verbs have the same keys in every language; what lies on the tray has digits; other answers have the first of
    /// their letters that nobody before them has, and no key of the table.
    function giveKeys() {
        const verbs = { maneuver: "M", attack: "A", scheme: "S" }, given = [];
        for (let row = 0; row < session.table.picking.choices.count; ++row) {
            const choice = session.table.picking.choices.at(row);
            let key = verbs[choice["kind"]] ?? ""; // qmllint disable type
            if (key === "" && isList)
                key = row < 9 ? String(row + 1) : "";
            for (const letter of key === "" && !isList ? choice["label"].toUpperCase() : "") // qmllint disable type
                if (key === "" && letter >= "A" && letter <= "Z" && !"HLTIBP".includes(letter) && !given.includes(letter))
                    key = letter;
            given.push(key); // qmllint disable type
        }
        keys = given;
    }
    function measure() {
        if (!session)
            return; // the game was closed before this was due
        let pixels = 0, isLarge = session.table.picking.choices.count > 4, isVerb = false;
        for (let row = 0; row < session.table.picking.choices.count; ++row) {
            const choice = session.table.picking.choices.at(row);
            isVerb = isVerb || choice.form === "verb";
            isLarge = isLarge || choice.form === "card" || choice.form === "text";
            pixels += (choice.label.length * 8.2 * Theme.textScale + 60) * Theme.unit;
        }
        const isHand = session.table.picking.nextEnabled(Picking.Card, -1, 1) >= 0; // it must be seen
        isList = session.table.picking.choices.count > 0 && (isLarge || (!isVerb && !isHand && pixels > narrowWidth - inset - 150 * Theme.unit));
        giveKeys();
    }
    function report(index, button) {
        if (index < 0 && button.index !== pointed)
            return; // the pointer is on the next one already
        pointed = index;
        pointedAt(index, button.mapToItem(null, Qt.rect(0, 0, button.width, button.height)));
    }

    objectName: "prompt"
    height: leastHeight
    radius: Theme.radiusPrompt
    color: Theme.surface
    onNarrowWidthChanged: Qt.callLater(measure) // qmllint disable type
    Component.onCompleted: measure()
    Accessible.role: Accessible.StatusBar
    Accessible.name: session.table.picking.promptTitle + " " + session.table.picking.promptDetail

    Connections {
        target: root.session.table.picking.choices
        function onDataChanged() { root.measure(); }
        function onCountChanged() { root.measure(); }
    }
    Rectangle { // whose turn it is to answer
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        width: Math.round(10 * Theme.unit)
        color: root.session.table.picking.promptSeat >= 0 ? (Theme.dark, Theme.seatLine(root.session.table.picking.promptSeat)) : Theme.line
        radius: Theme.radiusPrompt

        Rectangle {
            anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
            width: parent.width / 2
            color: parent.color
        }
    }
    Text {
        id: titleLine

        visible: false
        text: title.text
        font { family: Theme.serif; bold: true; pixelSize: root.titleSize }
    }
    Text {
        id: detailLine

        visible: false
        text: detail.text
        font { family: Theme.sans; pixelSize: Math.round(13 * Theme.unit * root.growth) }
    }
    Text { // in its own size
        id: wholeDetail

        visible: false
        width: root.wordsWidth
        text: detail.text
        font: detailLine.font
        wrapMode: Text.WordWrap
    }
    Text {
        id: narrowDetail

        visible: false
        width: root.narrowWords
        text: detail.text
        font: leastDetail.font
        wrapMode: Text.WordWrap
    }
    Text { // as small as it may become
        id: leastDetail

        visible: false
        width: root.wordsWidth
        text: detail.text
        font { family: Theme.sans; pixelSize: root.least }
        wrapMode: Text.WordWrap
    }
    Column {
        id: words

        x: root.inset
        y: Math.max(0, (root.height - height) / 2)
        width: root.wordsWidth
        spacing: root.isTight && !root.isTitleLong && !root.isTitleHidden ? Math.round(1.1 * root.smallTitle) - title.height : 0 // set solid

        Heading {
            id: title

            objectName: "promptTitle"
            width: parent.width
            height: root.isTitleHidden ? 0 : root.isTitleLong ? Math.round(2 * root.smallTitle) : Math.round(titleLine.implicitHeight * font.pixelSize / root.titleSize)
            visible: !root.isTitleHidden
            text: root.isReading ? qsTr("Attack: %1 against %2").arg(root.session.table.tale.combat.attackerName).arg(root.session.table.tale.combat.defenderName) : root.session.table.picking.promptTitle
            font.pixelSize: root.isTight ? root.smallTitle : root.isDetailLong ? Math.min(root.titleSize, Math.round(17 * Theme.unit)) : root.titleSize
            fontSizeMode: root.isTitleLong ? Text.Fit : Text.HorizontalFit
            minimumPixelSize: root.least
            wrapMode: root.isTitleLong ? Text.WordWrap : Text.NoWrap
            lineHeight: root.isTitleLong ? 0.76 : 0.95
        }
        Label {
            id: detail

            objectName: "promptDetail"
            width: parent.width
            height: Math.min(wholeDetail.implicitHeight, root.room - title.height - parent.spacing)
            visible: text !== ""
            text: root.session.table.picking.warning !== "" ? root.session.table.picking.warning
                : root.isReading ? qsTr("Both cards are revealed. Read the ledger, then continue.") : root.session.table.picking.promptDetail
            color: root.session.table.picking.warning !== "" ? Theme.redText : Theme.muted
            isStrong: root.session.table.picking.warning !== ""
            font.pixelSize: detailLine.font.pixelSize
            fontSizeMode: Text.Fit
            minimumPixelSize: root.least
            lineHeight: 1
        }
    }
    Spinner {
        id: spinner

        anchors { right: answers.width > 0 ? answers.left : parent.right; rightMargin: Theme.space2 }
        y: (root.leastHeight - height) / 2
        visible: root.session.phase === GameSession.Thinking || root.session.isHinting
    }
    Row { // no layout: its buttons come and go with every decision
        id: answers

        anchors { right: parent.right; rightMargin: Theme.space2 }
        y: Math.round((root.leastHeight - height) / 2)
        spacing: Theme.space2

        Repeater {
            id: buttons

            model: root.isList ? 0 : root.session.table.picking.choices
            delegate: ChoiceButton {
                cap: isTight && Theme.textScale > 1.2 ? "" : root.keyOf(index)
                mostHeight: root.leastHeight - 4
                mostWidth: Math.max(110 * Theme.unit, (root.narrowWidth - root.inset - 150 * Theme.unit) / Math.max(1, root.session.table.picking.choices.count))
                font.pixelSize: Math.min(Theme.sizeControl, Math.round(16 * Theme.unit))
                isTight: root.narrowWidth < 700 * Theme.unit
                Keys.onLeftPressed: root.step(this, -1)
                Keys.onRightPressed: root.step(this, 1)
                onPointedAt: index => root.report(index, this)
                onActivated: index => root.session.table.picking.click(Picking.Choice, index)
                onCardRead: face => root.cardRead(face)
            }
        }
    }
}
