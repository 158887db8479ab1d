// SPDX-License-Identifier: MIT
//
// The ledger of a combat: both cards, the figures and how they came about, then step by step what each side did, who was
// cancelled, and what came of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property GameTable table
    property bool isDeciding: false ///< a card may be chosen now
    property bool isReading: false ///< the combat is over and waits for its reader
    required property bool isLow ///< little height: smaller cards
    property bool isNarrow: false ///< in place of the seats: cards as strips
    property var readFace: undefined ///< of the card of the hand that is looked at
    readonly property CombatLedger combat: table.tale.combat
    readonly property bool isChoosing: !combat.isRevealed && isDeciding
    property bool hasLogButton: true
    readonly property alias attackCard: attack
    readonly property alias defenseCard: defense
    readonly property real cardHeight: Math.round((isLow ? 156 : 196) * Theme.unit)
    signal ruleRequested(string rule)
    signal logRequested
    signal continued
    signal cardRead(var face)

    function focusContinue(reason) { goOn.forceActiveFocus(reason); }
    /// Whose back a face-down card shows.
    function ownerOf(seat) { return table.view.seats.at(table.view.seats.find("seat", seat)); }
    /// "3 printed, +2 boost (Feint)": what counts and where it comes from.
    function sumOf(terms) {
        return terms.map((term, place) => (place > 0 && term.value > 0 && term.kind !== "replaced" ? "+" : "") + term.value + " " + term.text
            + (term.name ? " “" + term.name + "”" : "") + (term.isStruck ? " ✗" : "")).join(", ");
    }

    objectName: "combat"
    border.color: Theme.ink
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Combat ledger")

    ColumnLayout {
        anchors { fill: parent; margins: root.isNarrow ? Theme.space2 : Theme.space3 }
        spacing: root.isLow ? Theme.space1 : Theme.space2

        RowLayout {
            spacing: Theme.space1

            Heading {
                text: qsTr("Combat")
                level: root.isLow ? Heading.Section : Heading.Name
                wrapMode: Text.NoWrap
                Layout.fillWidth: true
            }
            PushButton {
                objectName: "logOverLedger"
                visible: root.hasLogButton
                kind: PushButton.Quiet
                text: qsTr("Log")
                cap: "L"
                leftPadding: Theme.space2
                onClicked: root.logRequested()
            }
        }
        Label {
            objectName: "combatStage"
            text: root.combat.declaredText
            size: Label.Caption
            Layout.fillWidth: true
        }
        CombatStrip {
            visible: root.isNarrow
            title: qsTr("Defender · %1").arg(root.combat.defenderName)
            seat: root.combat.defenderSeat
            face: root.combat.defenseFace
            hasCard: root.combat.hasDefenseCard
            isHidden: root.combat.isDefenseHidden
            none: root.combat.isRevealed ? qsTr("No card") : qsTr("Choosing")
            onCardRead: face => root.cardRead(face)
            Layout.fillWidth: true
        }
        CombatStrip {
            visible: root.isNarrow
            title: qsTr("Attacker · %1").arg(root.combat.attackerName)
            seat: root.combat.attackerSeat
            face: root.combat.attackFace
            hasCard: root.combat.hasAttackCard
            isHidden: root.combat.isAttackHidden
            none: qsTr("No card")
            onCardRead: face => root.cardRead(face)
            Layout.fillWidth: true
        }
        RowLayout {
            visible: !root.isNarrow
            spacing: Theme.space2

            CombatCard {
                id: defense

                objectName: "defenseCard"
                title: qsTr("Defender · %1").arg(root.combat.defenderName)
                seat: root.combat.defenderSeat
                owner: root.ownerOf(root.combat.defenderSeat)
                face: root.combat.defenseFace
                hasCard: root.combat.hasDefenseCard
                isHidden: root.combat.isDefenseHidden
                isPlaying: root.table.motion.isPlaying
                none: root.combat.isRevealed ? qsTr("No card") : qsTr("Choosing")
                cardHeight: root.cardHeight
                onCardRead: face => root.cardRead(face)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
            CombatCard {
                id: attack

                objectName: "attackCard"
                title: qsTr("Attacker · %1").arg(root.combat.attackerName)
                seat: root.combat.attackerSeat
                owner: root.ownerOf(root.combat.attackerSeat)
                face: root.combat.attackFace
                hasCard: root.combat.hasAttackCard
                isHidden: root.combat.isAttackHidden
                isPlaying: root.table.motion.isPlaying
                none: qsTr("No card")
                cardHeight: root.cardHeight
                onCardRead: face => root.cardRead(face)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
        RowLayout {
            visible: root.combat.isRevealed
            spacing: Theme.space3
            Layout.alignment: Qt.AlignHCenter

            CombatFigure {
                value: root.combat.defenseValue
                seat: root.combat.defenderSeat
                isLow: root.isLow
            }
            Label {
                text: qsTr("against", "between two numbers")
                isMuted: true
            }
            CombatFigure {
                value: root.combat.attackValue
                seat: root.combat.attackerSeat
                isLow: root.isLow
            }
        }
        GridLayout {
            visible: root.combat.isRevealed && (root.combat.attackTerms.length > 1 || root.combat.defenseTerms.length > 1)
            objectName: "sums"
            columns: 2
            columnSpacing: Theme.space2

            Label {
                text: root.sumOf(root.combat.defenseTerms)
                size: Label.Caption
                isMuted: true
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
            }
            Label {
                text: root.sumOf(root.combat.attackTerms)
                size: Label.Caption
                isMuted: true
                horizontalAlignment: Text.AlignRight
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
            }
        }
        Rule {
            visible: !root.isChoosing
            Layout.fillWidth: true
        }
        CardReader { // before the cards are turned there is nothing in the ledger, and a card to choose
            visible: root.isChoosing
            face: root.readFace
            Layout.preferredHeight: Math.min(width * 88 / 63, root.height - y - Theme.space3)
            Layout.fillWidth: true
        }
        Item {
            visible: root.isChoosing
            Layout.fillHeight: true
        }
        ListView {
            id: list

            objectName: "ledgerLines"
            visible: !root.isChoosing
            clip: true
            model: root.combat.lines
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: contentHeight > height
            T.ScrollBar.vertical: ScrollMark {}
            onContentHeightChanged: Qt.callLater(positionViewAtEnd) // qmllint disable type
            onHeightChanged: Qt.callLater(positionViewAtEnd) // qmllint disable type
            Layout.fillWidth: true
            Layout.fillHeight: true
            delegate: LedgerLine {
                width: ListView.view.width - (root.isNarrow ? Theme.space2 : 0)
                stage: root.combat.isOver ? 5 : root.combat.stage
            }
        }
        Rectangle { // what the combat comes to
            id: note

            visible: words.text !== "" && !root.isChoosing
            color: Theme.tint
            radius: Theme.radiusButton
            implicitHeight: words.implicitHeight + (rule.visible ? rule.implicitHeight : 0) + Theme.space3
            Layout.fillWidth: true

            Label {
                id: words

                anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space2; topMargin: Theme.space1 + 2 }
                text: [root.combat.damageText !== "" ? root.combat.damageText + "   " + root.combat.healthText : "", root.combat.winnerText, root.combat.note].filter(part => part !== "").join("\n") // qmllint disable type
                size: Label.Caption
            }
            LinkText {
                id: rule

                anchors { left: words.left; top: words.bottom }
                visible: root.combat.noteRule !== ""
                text: qsTr("Open the rule")
                color: Theme.dark ? Theme.reachDigits : Theme.teal
                font.pixelSize: Theme.sizeCaption
                onActivated: root.ruleRequested(root.combat.noteRule)
            }
        }
        RowLayout {
            visible: root.table.motion.isPlaying || root.isReading

            Label {
                text: root.table.motion.isPlaying ? qsTr("Press any key to skip") : ""
                isMuted: true
                size: Label.Caption
                Layout.fillWidth: true
            }
            PushButton {
                id: goOn

                objectName: "continueCombat"
                visible: root.isReading
                text: qsTr("Continue")
                cap: qsTr("Enter", "the key")
                kind: PushButton.Commit
                onVisibleChanged: if (visible) forceActiveFocus(Theme.input === Theme.Keys ? Qt.TabFocusReason : Qt.MouseFocusReason)
                onClicked: root.continued()
            }
        }
    }
}
