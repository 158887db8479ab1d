// SPDX-License-Identifier: MIT
//
// What stands beside the board: the log over the card that is read, the ledger in a combat, or a pile to look through.
// In small windows the log takes the place of the card when it is wanted. Nothing of it lies over the board.
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property GameSession session
    required property bool isWide
    required property real tableWidth
    property var readFace: undefined ///< of the card under the pointer or the focus
    property bool isLogWanted: false ///< in small windows; in wide ones it is always there
    property bool isPileWanted: false
    readonly property bool isCombat: session.table.tale.combat.isOpen
    readonly property bool isPile: isPileWanted
    readonly property bool isLog: !isPile && !isCombat && (isWide || isLogWanted)
    readonly property bool isReader: !isPile && !isCombat && (isWide || !isLogWanted)
    readonly property bool isBesidePrompt: isWide || isCombat ///< not below it
    readonly property real cardWidth: isWide ? Math.max(264 * Math.min(1.15, Theme.textScale), Math.min(420, tableWidth * 0.165)) : 216
    signal ruleRequested(string rule)
    signal cardRead(var face)
    signal finished ///< the keyboard has nothing more to do here

    function showPile(seat, place) {
        isPileWanted = true;
        pile.show(seat, place);
    }
    /// True if there was something to close.
    function close() {
        const isOpen = isPileWanted || (isLogWanted && !isWide);
        isPileWanted = isLogWanted = false;
        if (isOpen)
            finished();
        return isOpen;
    }

    objectName: "side"
    implicitWidth: isPile ? Math.max(cardWidth, (isWide ? 380 : 320) * Theme.textScale)
        : isCombat ? (isWide ? 532 : 400) : isLog && !isWide ? 264 * Theme.textScale : cardWidth

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space4

        Panel {
            visible: root.isPile
            Layout.fillWidth: true
            Layout.fillHeight: true

            PilePane {
                id: pile

                anchors.fill: parent
                table: root.session.table
                onCardRead: face => root.cardRead(face)
                onClosed: root.close()
            }
        }
        CombatPanel {
            visible: root.isCombat && !root.isPile
            session: root.session
            isNarrow: !root.isWide
            readFace: root.readFace
            onRuleRequested: rule => root.ruleRequested(rule)
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        LogPanel {
            visible: root.isLog
            table: root.session.table
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        CardReader {
            visible: root.isReader
            face: root.readFace
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(root.height, root.cardWidth * 88 / 63)
            Layout.alignment: root.isWide ? Qt.AlignBottom : Qt.AlignTop
        }
    }
}
