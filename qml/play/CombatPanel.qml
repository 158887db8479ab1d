// SPDX-License-Identifier: MIT
//
// The ledger of a combat: both cards, then step by step what each side did, who was cancelled, and what came of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property GameSession session
    required property bool isNarrow
    property var readFace: undefined ///< of the card of the hand that is looked at
    readonly property CombatLedger combat: session.table.tale.combat
    readonly property bool isChoosing: !combat.isRevealed && session.phase === GameSession.Deciding
    readonly property real cardWidth: isNarrow ? 118 : 212
    signal ruleRequested(string rule)

    /// Whose back a face-down card shows.
    function ownerOf(seat) { return session.table.view.seats.at(session.table.view.seats.find("seat", seat)); }

    objectName: "combat"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Combat ledger")

    ColumnLayout {
        anchors { fill: parent; margins: root.isNarrow ? Theme.space4 : Theme.space5 - 1 }
        spacing: root.isNarrow ? Theme.space2 : Theme.space4

        RowLayout {
            Heading {
                text: qsTr("Combat ledger")
                level: root.isNarrow ? Heading.Name : Heading.Panel
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                Layout.fillWidth: true
            }
            Label {
                visible: !root.isNarrow || !root.isChoosing // the question says it
                text: root.combat.stageText
                isMuted: true
                horizontalAlignment: Text.AlignRight
                Layout.maximumWidth: root.isNarrow ? 150 : 260
            }
        }
        RowLayout {
            visible: !root.isNarrow || !root.isChoosing // with little room a card to read is worth more than two backs
            spacing: Theme.space2

            CombatCard {
                title: qsTr("Defender · %1").arg(root.combat.defenderName)
                seat: root.combat.defenderSeat
                owner: root.ownerOf(root.combat.defenderSeat)
                face: root.combat.defenseFace
                hasCard: root.combat.hasDefenseCard
                isHidden: root.combat.isDefenseHidden
                none: root.combat.isRevealed ? qsTr("No card") : qsTr("Choosing")
                isSmall: root.isNarrow
                cardWidth: root.cardWidth
                Layout.fillWidth: true
                Layout.preferredWidth: root.cardWidth // both alike, whoever has the longer name
            }
            ColumnLayout {
                spacing: Theme.space1
                Layout.preferredWidth: 44

                IconItem {
                    name: "attack"
                    colour: Theme.muted
                    Layout.preferredWidth: 40
                    Layout.preferredHeight: 40
                    Layout.alignment: Qt.AlignHCenter
                }
                Text {
                    visible: root.combat.isRevealed
                    text: root.combat.defenseValue + " : " + root.combat.attackValue
                    color: Theme.ink
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.sizeSection
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    Layout.preferredWidth: 44
                    Layout.alignment: Qt.AlignHCenter
                }
            }
            CombatCard {
                title: qsTr("Attacker · %1").arg(root.combat.attackerName)
                seat: root.combat.attackerSeat
                owner: root.ownerOf(root.combat.attackerSeat)
                face: root.combat.attackFace
                hasCard: root.combat.hasAttackCard
                isHidden: root.combat.isAttackHidden
                none: qsTr("No card")
                isSmall: root.isNarrow
                isRight: root.isNarrow
                cardWidth: root.cardWidth
                Layout.fillWidth: true
                Layout.preferredWidth: root.cardWidth // both alike, whoever has the longer name
            }
        }
        CardReader { // before the cards are turned there is nothing in the ledger, and a card to choose
            visible: root.isChoosing
            face: root.readFace
            Layout.preferredWidth: Math.min(264, Layout.preferredHeight * 63 / 88)
            Layout.preferredHeight: Math.min(264 * 88 / 63, root.height - (root.isNarrow ? 100 : 450))
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: root.isNarrow ? 0 : Theme.space3
        }
        Item {
            visible: root.isChoosing
            Layout.fillHeight: true
        }
        ListView {
            id: list

            visible: !root.isChoosing
            clip: true
            model: root.combat.lines
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollMark {}
            onContentHeightChanged: Qt.callLater(positionViewAtEnd) // qmllint disable type
            onHeightChanged: Qt.callLater(positionViewAtEnd) // qmllint disable type
            Layout.fillWidth: true
            Layout.fillHeight: true
            delegate: LedgerLine {
                width: ListView.view.width
                isBrief: root.isNarrow
            }
        }
        RowLayout {
            Label {
                text: root.session.table.motion.isPlaying ? qsTr("Press any key to skip")
                    : root.combat.damageText !== "" && root.isNarrow ? root.combat.damageText + "   " + root.combat.healthText : ""
                isMuted: root.session.table.motion.isPlaying
                isStrong: !root.session.table.motion.isPlaying
                Layout.fillWidth: true
            }
            PushButton {
                objectName: "continueCombat"
                visible: root.session.phase === GameSession.Reading
                text: qsTr("Continue")
                kind: PushButton.Commit
                onVisibleChanged: if (visible) forceActiveFocus()
                onClicked: root.session.proceed()
            }
        }
    }
}
