// SPDX-License-Identifier: MIT
//
// One line says who must do what, and why; at its right the answers that are words. Long lists of answers stand below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property GameSession session
    readonly property bool isQuiet: session.phase === GameSession.Thinking || session.phase === GameSession.Curtain
    readonly property bool isList: session.table.picking.choices.count > 4 || hasLongChoices
    property bool hasLongChoices: false
    property int pointed: -1
    readonly property bool isReading: session.phase === GameSession.Reading
    // The bar is as high as this decision may need it, so that the board stays where it is from one click to the next.
    property real room: 0 ///< for the longest text
    readonly property real reserve: detail.visible ? Math.max(0, room - Math.ceil(detail.implicitHeight)) : 0
    readonly property real leastHeight: title.implicitHeight / title.lineCount + 2 * longest.implicitHeight / longest.lineCount
    signal ruleRequested(string rule)
    signal cardRead(var face)
    signal pointedAt(int index, rect place) ///< an answer, by the pointer or the keys; -1: no more

    function pressShortcut(text) {
        if (text === "")
            return false;
        for (let row = 0; row < session.table.picking.choices.count; ++row) {
            if (session.table.picking.choices.at(row).isEnabled && shortcutOf(session.table.picking.choices.at(row).label) === text.toUpperCase()) {
                session.table.picking.click(Picking.Choice, row);
                return true;
            }
        }
        return false;
    }
    /// The first letter of an answer, unless the table has another use for it.
    function shortcutOf(label) {
        const letter = label.charAt(0).toUpperCase();
        return "HLT".includes(letter) ? "" : letter;
    }
    function measure() {
        if (!session)
            return; // the game was closed before this was due
        let pixels = 0;
        for (let row = 0; row < session.table.picking.choices.count; ++row)
            pixels += session.table.picking.choices.at(row).label.length * 8.5 * Theme.textScale + 44;
        // Beside the answers there has to be room for the question, with all that may be added to it, in three lines.
        const room = width - pixels - Theme.space7, words = session.table.picking.longestDetail.length * 7.4 * Theme.textScale;
        hasLongChoices = pixels > 0 && (pixels > width * 0.6 || words > 3 * room);
    }
    /// Later, because a layout does not notice what changes while it lays out.
    function makeRoom() { room = Math.ceil(longest.implicitHeight); }
    /// Later, because texts are still being measured while the height that they need changes.
    function takeHeight() { height = Math.ceil(implicitHeight); }
    function report(index, button) {
        if (index < 0 && button.index !== pointed)
            return; // the pointer is on the next one already
        pointed = index;
        pointedAt(index, button.mapToItem(null, Qt.rect(0, 0, button.width, button.height)));
    }

    objectName: "prompt"
    implicitHeight: Math.max(column.implicitHeight + reserve, leastHeight) + 2 * Theme.space2
    radius: Theme.radiusPrompt
    onWidthChanged: Qt.callLater(measure) // qmllint disable type
    onImplicitHeightChanged: Qt.callLater(takeHeight) // qmllint disable type
    Accessible.role: Accessible.StatusBar
    Accessible.name: session.table.picking.promptTitle + " " + session.table.picking.promptDetail

    Label {
        id: longest

        visible: false
        width: detail.width
        size: Label.Control
        text: root.session.table.picking.longestDetail
        onImplicitHeightChanged: Qt.callLater(root.makeRoom) // qmllint disable type
        onTextChanged: Qt.callLater(root.measure) // qmllint disable type
    }
    Connections {
        target: root.session.table.picking.choices
        function onDataChanged() { root.measure(); }
        function onCountChanged() { root.measure(); }
    }

    Rectangle { // whose turn it is to answer
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        width: 8
        radius: 4
        color: root.session.table.picking.promptSeat >= 0 ? (Theme.dark, Theme.seatLine(root.session.table.picking.promptSeat)) : Theme.line
    }
    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space5; rightMargin: Theme.space3 }
        spacing: Theme.space2

        RowLayout {
            spacing: Theme.space4

            ColumnLayout {
                spacing: 0

                Heading {
                    id: title

                    objectName: "promptTitle"
                    text: root.isReading ? qsTr("Attack: %1 against %2").arg(root.session.table.tale.combat.attackerName).arg(root.session.table.tale.combat.defenderName) : root.session.table.picking.promptTitle
                    level: Heading.Section
                    Layout.fillWidth: true
                }
                Label {
                    id: detail

                    objectName: "promptDetail"
                    visible: text !== ""
                    text: root.session.hintText !== "" ? qsTr("Hint: %1 %2").arg(root.session.hintText).arg(root.session.hintReason)
                        : root.isReading ? qsTr("Both cards are revealed. Read the ledger, then continue.") : root.session.table.picking.promptDetail
                    isMuted: root.session.hintText === ""
                    size: Label.Control
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.ceil(implicitHeight)
                }
                Label {
                    visible: root.session.table.picking.warning !== ""
                    text: root.session.table.picking.warning
                    color: Theme.redText
                    isStrong: true
                    Layout.fillWidth: true
                }
            }
            Spinner {
                visible: root.session.phase === GameSession.Thinking || root.session.isHinting
            }
            Row { // no layout: its buttons come and go with every decision
                visible: !root.isList
                spacing: Theme.space2

                Repeater {
                    model: root.session.table.picking.choices
                    delegate: ChoiceButton {
                        visible: !root.isList
                        onPointedAt: index => root.report(index, this)
                        onActivated: index => root.session.table.picking.click(Picking.Choice, index)
                        onCardRead: face => root.cardRead(face)
                    }
                }
            }
        }
        Flow {
            visible: root.isList
            spacing: Theme.space2
            Layout.fillWidth: true

            Repeater {
                model: root.session.table.picking.choices
                delegate: ChoiceButton {
                    visible: root.isList
                    mostWidth: column.width
                    onPointedAt: index => root.report(index, this)
                    onActivated: index => root.session.table.picking.click(Picking.Choice, index)
                    onCardRead: face => root.cardRead(face)
                }
            }
        }
    }
}
