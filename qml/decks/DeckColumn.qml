// SPDX-License-Identifier: MIT
//
// The left column: the hero in short, the ability, and all cards of the deck.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property DeckDocument document
    required property DeckDesk desk
    required property string owner
    signal chosen(string owner)

    function addCard() {
        const index = document.addEntry("cards");
        if (index >= 0)
            chosen("cards[" + index + "]");
    }

    color: Theme.surface

    CardListModel {
        id: cards

        document: root.document
    }
    ColumnLayout {
        anchors { fill: parent; margins: Theme.space3 }
        spacing: Theme.space2

        HeroButton {
            objectName: "hero"
            document: root.document
            emblem: root.desk.emblem
            isCurrent: root.owner === "deck"
            onClicked: root.chosen("deck")
            Layout.fillWidth: true
        }
        Rule { Layout.fillWidth: true }
        AbilityButton {
            objectName: "abilities"
            text: root.document.abilityText
            isCurrent: root.owner === "abilities"
            onClicked: root.chosen("abilities")
            Layout.fillWidth: true
        }
        PartsButton {
            objectName: "parts"
            isCurrent: root.owner === "parts" || root.owner.startsWith("sideDeck") || root.owner.startsWith("pile")
            onClicked: root.chosen("parts")
            Layout.fillWidth: true
        }
        Rule { Layout.fillWidth: true }
        SectionHead {
            title: qsTr("Cards")
            remark: qsTr("%n design(s)", "", root.document.designCount) + (root.width < 280 ? "" : " · " + qsTr("%n copies", "", root.document.cardCount))
            Layout.leftMargin: Theme.space2
            Layout.rightMargin: Theme.space2
            Layout.fillWidth: true
        }
        ListView {
            id: list

            clip: true
            model: cards
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: contentHeight
            Layout.maximumHeight: contentHeight
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Cards")
            Keys.onUpPressed: root.chosen("cards[" + Math.max(0, current() - 1) + "]")
            Keys.onDownPressed: root.chosen("cards[" + Math.min(count - 1, current() + 1) + "]")

            function current() {
                return root.owner.startsWith("cards[") ? Number(root.owner.slice(6, -1)) : -1;
            }

            delegate: CardListRow {
                width: list.width - (list.contentHeight > list.height ? Theme.space3 : 0)
                isCurrent: root.owner === "cards[" + index + "]"
                onClicked: root.chosen("cards[" + index + "]")
                Keys.onPressed: event => {
                    const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
                    if ((event.modifiers & Qt.ControlModifier) && by !== 0 && root.document.moveEntry("cards", index, index + by))
                        root.chosen("cards[" + (index + by) + "]");
                }
            }
            T.ScrollBar.vertical: ScrollMark {}
        }
        DashedButton {
            objectName: "newCard"
            text: qsTr("+ New card")
            onClicked: root.addCard()
            Layout.fillWidth: true
        }
        Item {
            Layout.fillHeight: true
            Layout.preferredHeight: 0
        }
    }
    Rectangle {
        anchors { top: parent.top; bottom: parent.bottom; right: parent.right }
        width: Theme.strokeRule
        color: Theme.line
    }
}
