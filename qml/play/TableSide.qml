// SPDX-License-Identifier: MIT
//
// What stands beside the board: the log over the card that is read. Over both slide, one at a time, the ledger of a
// combat, a pile to look through, and the strike reach; the log comes to the front on its key. In small windows there is
// no such column: what is asked for lies over the edge of the table and goes again. The board never makes room.
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property GameSession session
    required property bool isColumn ///< it has a place of its own
    required property bool isLow
    required property bool isNarrow ///< the ledger stands in the column of the seats
    property var readFace: undefined ///< of the card under the pointer or the focus
    property bool isLogWanted: false
    property bool isPileWanted: false
    readonly property bool isCombat: session.table.tale.combat.isOpen
    readonly property bool isThreat: session.table.view.showThreat
    readonly property bool isPile: isPileWanted
    readonly property bool isLog: !isPile && (isLogWanted || isPlain)
    readonly property bool isLedger: isCombat && !isPile && !isLogWanted && !isThreat
    readonly property bool isChoosing: isLedger && ledger.isChoosing ///< the card is read in the ledger
    readonly property bool isPlain: isColumn && !isPile && !isCombat && !isThreat ///< log and reader
    readonly property bool isReader: isPlain && !isLogWanted
    readonly property alias combatPanel: ledger
    readonly property real readerHeight: Math.min(width * 88 / 63, height * 0.62)
    signal ruleRequested(string rule)
    signal cardRead(var face)
    signal finished ///< the keyboard has nothing more to do here

    function showPile(seat, place) {
        isPileWanted = true;
        pile.show(seat, place);
    }
    function focusContinue(reason) { ledger.focusContinue(reason); }
    /// True if there was something to close.
    function close() {
        const isOpen = isPileWanted || isLogWanted || isThreat;
        isPileWanted = isLogWanted = false;
        session.table.view.showThreat = false;
        if (isOpen)
            finished();
        return isOpen;
    }

    objectName: "side"
    visible: isColumn || isPile || isLog || isLedger || isThreat

    LogPanel {
        width: parent.width
        height: root.isReader ? parent.height - reader.height - Theme.space3 : parent.height
        visible: root.isLog
        table: root.session.table
        closeText: root.isLogWanted ? qsTr("Close") : qsTr("Open", "shows all of the log")
        onClosed: root.isLogWanted = !root.isLogWanted
    }
    CardReader {
        id: reader

        objectName: "reader"
        y: parent.height - height
        width: parent.width
        height: root.readerHeight
        visible: root.isReader
        face: root.readFace
    }
    SlideIn {
        isShown: root.isLedger

        CombatPanel {
            id: ledger

            anchors.fill: parent
            table: root.session.table
            isDeciding: root.session.phase === GameSession.Deciding
            isReading: root.session.phase === GameSession.Reading
            onContinued: root.session.proceed()
            isLow: root.isLow
            isNarrow: root.isNarrow
            readFace: root.readFace
            onRuleRequested: rule => root.ruleRequested(rule)
            onLogRequested: root.isLogWanted = true
            onCardRead: face => root.cardRead(face)
        }
    }
    SlideIn {
        isShown: root.isThreat && !root.isPile && !root.isLogWanted

        ThreatPanel {
            anchors.fill: parent
            session: root.session
            onClosed: root.session.table.view.showThreat = false
        }
    }
    SlideIn {
        isShown: root.isPile

        Panel {
            anchors.fill: parent

            PilePane {
                id: pile

                anchors.fill: parent
                table: root.session.table
                onCardRead: face => root.cardRead(face)
                onClosed: root.close()
            }
        }
    }
}
