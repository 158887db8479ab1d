// SPDX-License-Identifier: MIT
//
// How the numbers of a combat came about: attack, defense, damage, as sums.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property CombatLedger combat
    signal ruleRequested(string rule)

    implicitHeight: column.implicitHeight + 2 * Theme.space4

    ColumnLayout {
        id: column

        anchors { fill: parent; margins: Theme.space4; leftMargin: Theme.space5; rightMargin: Theme.space5 }
        spacing: Theme.space3

        Heading {
            text: qsTr("How the numbers add up")
            Layout.fillWidth: true
        }
        SumRow {
            title: qsTr("Attack")
            card: root.combat.attackCardName
            seat: root.combat.attackerSeat
            terms: root.combat.attackTerms
            result: root.combat.attackValue
            Layout.fillWidth: true
        }
        SumRow {
            title: qsTr("Defense")
            card: root.combat.defenseCardName
            seat: root.combat.defenderSeat
            terms: root.combat.defenseTerms
            result: root.combat.defenseValue
            Layout.fillWidth: true
        }
        Rule {
            visible: root.combat.damageText !== ""
            Layout.fillWidth: true
        }
        RowLayout {
            visible: root.combat.damageText !== ""
            spacing: Theme.space4

            ColumnLayout {
                spacing: 0
                Layout.preferredWidth: 130

                Label { text: qsTr("Damage"); isStrong: true }
                Label { text: root.combat.attackValue < root.combat.defenseValue ? qsTr("never less than 0") : qsTr("attack minus defense"); isMuted: true; size: Label.Caption }
            }
            Heading {
                text: root.combat.damageText
                level: Heading.Name
                wrapMode: Text.NoWrap
                Layout.fillWidth: true
            }
            ColumnLayout {
                spacing: 0

                Label {
                    text: root.combat.healthText
                    isStrong: true
                    horizontalAlignment: Text.AlignRight
                    Layout.alignment: Qt.AlignRight
                }
                Label {
                    text: root.combat.winnerText
                    isMuted: true
                    size: Label.Caption
                    Layout.alignment: Qt.AlignRight
                }
            }
        }
        Rectangle {
            visible: root.combat.note !== ""
            color: Theme.sunk
            radius: Theme.radiusButton
            implicitHeight: noteRow.implicitHeight + Theme.space4
            Layout.fillWidth: true

            RowLayout {
                id: noteRow

                anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }

                Label {
                    text: root.combat.note
                    Layout.fillWidth: true
                }
                LinkText {
                    visible: root.combat.noteRule !== ""
                    text: qsTr("Open the rule")
                    color: Theme.dark ? Theme.reachDigits : Theme.teal
                    onActivated: root.ruleRequested(root.combat.noteRule)
                }
            }
        }
    }
}
