// SPDX-License-Identifier: MIT
//
// One line says who must do what, and why; at its right the answers that are words, with their keys. Long lists of
// answers stand on the tray (ChoiceTray.qml). A long text makes it higher, and it lies over what is below.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property GameSession session
    required property real leastHeight
    property int pointed: -1
    property bool isList: false ///< the answers are too many or too long for the bar
    readonly property bool isReading: session.phase === GameSession.Reading
    readonly property real inset: Math.round(Theme.unit * 22)
    /// Beside the answers there has to be room for the question; otherwise they stand below it.
    readonly property bool isStacked: !isList && answers.width > 0 && width - answers.width - inset - 3 * Theme.space2 < 110 * Theme.unit * Math.min(1.15, Theme.textScale)
    readonly property real wordsWidth: width - inset - Theme.space2 - (isStacked || isList || answers.width === 0 ? 0 : answers.width + Theme.space4) - (spinner.visible ? spinner.width + Theme.space2 : 0)
    readonly property bool isLow: leastHeight < 50 * Theme.unit
    readonly property bool isCrowded: isLow && titleLine.implicitWidth > wordsWidth ///< the title takes two lines
    readonly property bool isLong: detail.visible && oneLine.implicitWidth > wordsWidth
    signal ruleRequested(string rule)
    signal cardRead(var face)
    signal pointedAt(int index, rect place) ///< an answer, by the pointer or the keys; -1: no more

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
    /// The verbs have the same keys in every language; other answers that of their first letter, unless the table or an
    /// answer before it has that one.
    function keyOf(row) {
        const verbs = { maneuver: "M", attack: "A", scheme: "S" };
        const choice = session.table.picking.choices.at(row);
        if (choice["label"] === undefined) // qmllint disable type
            return "";
        if (verbs[choice["kind"]])
            return verbs[choice["kind"]];
        const letter = choice["label"].charAt(0).toUpperCase();
        if ("HLTI".includes(letter) || choice.form === "card" || choice.form === "text")
            return "";
        for (let before = 0; before < row; ++before)
            if (session.table.picking.choices.at(before).label.charAt(0).toUpperCase() === letter)
                return "";
        return letter;
    }
    function measure() {
        if (!session)
            return; // the game was closed before this was due
        let pixels = 0, isLarge = session.table.picking.choices.count > 4;
        for (let row = 0; row < session.table.picking.choices.count; ++row) {
            const choice = session.table.picking.choices.at(row);
            isLarge = isLarge || choice.form === "card" || choice.form === "text";
            pixels += (choice.label.length * 8.2 * Theme.textScale + 60) * Theme.unit;
        }
        isList = session.table.picking.choices.count > 0 && (isLarge || pixels > width - inset);
    }
    function report(index, button) {
        if (index < 0 && button.index !== pointed)
            return; // the pointer is on the next one already
        pointed = index;
        pointedAt(index, button.mapToItem(null, Qt.rect(0, 0, button.width, button.height)));
    }

    objectName: "prompt"
    height: Math.max(leastHeight, words.implicitHeight + (isStacked ? answers.height + Theme.space2 : 0) + Theme.space1)
    radius: Theme.radiusPrompt
    color: Theme.surface
    onWidthChanged: Qt.callLater(measure) // qmllint disable type
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
        id: oneLine

        visible: false
        text: detail.text
        font: detail.font
    }
    Text {
        id: titleLine

        visible: false
        text: title.text
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.round(17 * Theme.unit * Math.min(1.15, Theme.textScale))
    }
    Text { // how high the detail is in its own size
        id: wholeDetail

        visible: false
        width: root.wordsWidth
        text: detail.text
        font: detail.font
        wrapMode: Text.WordWrap
    }
    Text { // and as small as it may become
        id: leastDetail

        visible: false
        width: root.wordsWidth
        text: detail.text
        font { family: detail.font.family; pixelSize: 9 }
        wrapMode: Text.WordWrap
    }
    Column {
        id: words

        x: root.inset
        y: root.isStacked ? Theme.space1 : Math.max(0, (root.leastHeight - height) / 2)
        width: root.wordsWidth

        Heading {
            id: title

            objectName: "promptTitle"
            width: parent.width
            text: root.isReading ? qsTr("Attack: %1 against %2").arg(root.session.table.tale.combat.attackerName).arg(root.session.table.tale.combat.defenderName) : root.session.table.picking.promptTitle
            font.pixelSize: Math.round((root.isCrowded ? 15 : root.isLong || root.isLow ? 17 : 21) * Theme.unit * (root.isCrowded ? 1 : Math.min(1.15, Theme.textScale)))
            lineHeight: root.isCrowded ? 0.82 : 0.9
        }
        Label {
            id: detail

            objectName: "promptDetail"
            width: parent.width
            visible: text !== ""
            text: root.session.hintText !== "" ? qsTr("Hint: %1 %2").arg(root.session.hintText).arg(root.session.hintReason)
                : root.isReading ? qsTr("Both cards are revealed. Read the ledger, then continue.") : root.session.table.picking.promptDetail
            // A low bar hangs over the edge of the board a little at most; the words grow smaller instead.
            height: root.isLow ? Math.min(wholeDetail.implicitHeight, Math.max(leastDetail.implicitHeight + 1, root.leastHeight + 10 * Theme.unit - title.height)) : implicitHeight
            fontSizeMode: root.isLow ? Text.Fit : Text.FixedSize
            minimumPixelSize: 9
            isMuted: root.session.hintText === ""
            font.pixelSize: Math.round((root.isLow ? 12.5 : 13) * Theme.unit * (root.isCrowded ? 1 : root.isLow ? Math.min(1.15, Theme.textScale) : Theme.textScale))
            lineHeight: 1
        }
        Label {
            width: parent.width
            visible: root.session.table.picking.warning !== ""
            text: root.session.table.picking.warning
            color: Theme.redText
            isStrong: true
            size: Label.Caption
            lineHeight: 1
        }
    }
    Spinner {
        id: spinner

        anchors { right: answers.width > 0 && !root.isStacked ? answers.left : parent.right; rightMargin: Theme.space2 }
        y: (root.leastHeight - height) / 2
        visible: root.session.phase === GameSession.Thinking || root.session.isHinting
    }
    Row { // no layout: its buttons come and go with every decision
        id: answers

        anchors { right: parent.right; rightMargin: Theme.space2 }
        y: root.isStacked ? words.y + words.height + Theme.space1 : Math.round((root.leastHeight - height) / 2)
        spacing: Theme.space2

        Repeater {
            model: root.isList ? 0 : root.session.table.picking.choices
            delegate: ChoiceButton {
                cap: isTight && Theme.textScale > 1.2 ? "" : (root.session.table.picking.choices.count, root.keyOf(index))
                isTight: root.width < 700 * Theme.unit
                onPointedAt: index => root.report(index, this)
                onActivated: index => root.session.table.picking.click(Picking.Choice, index)
                onCardRead: face => root.cardRead(face)
            }
        }
    }
}
