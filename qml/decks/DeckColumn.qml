// SPDX-License-Identifier: MIT
//
// The left column: the hero in short, the ability, and all cards of the deck.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property DeckDocument document
    required property DeckChoices choices
    required property string owner
    readonly property int current: owner.startsWith("cards[") ? Number(owner.slice(6, -1)) : -1
    signal chosen(string owner)

    function addCard() {
        const index = document.addEntry("cards");
        if (index >= 0)
            chosen("cards[" + index + "]");
    }

    /// To the card above or below; or that card itself one place up or down.
    function step(index, by, isMove) {
        const target = index + by;
        if (target < 0 || target >= rows.count || (isMove && !document.moveEntry("cards", index, target)))
            return;
        chosen("cards[" + target + "]");
        rows.itemAt(target).forceActiveFocus(Qt.TabFocusReason);
    }
    /// The keyboard to what is being edited.
    function takeFocus() {
        const row = rows.itemAt(current);
        if (row)
            row.forceActiveFocus(Qt.OtherFocusReason);
        else
            (owner === "abilities" ? abilities : owner === "deck" ? hero : parts).forceActiveFocus(Qt.OtherFocusReason);
    }
    function reveal() {
        const row = rows.itemAt(current);
        if (row === null)
            return;
        const y = row.mapToItem(column, 0, 0).y;
        const lowest = y + row.height - pane.height;
        pane.contentY = Math.max(0, Math.max(lowest, Math.min(y, pane.contentY)));
    }

    color: Theme.surface
    onOwnerChanged: laidOut.restart()

    Timer {
        id: laidOut // a new row has its place a moment later

        interval: 1
        onTriggered: root.reveal()
    }
    ScrollPane {
        id: pane

        anchors { fill: parent; topMargin: Theme.space2; leftMargin: Theme.space2; rightMargin: 2; bottomMargin: newCard.height + 2 * Theme.space3 }

        ColumnLayout {
            id: column

            x: Theme.space1 // room for the ring of the focus
            width: root.width - 2 * Theme.space3
            spacing: Theme.space2

            Item { Layout.preferredHeight: 0 }
            HeroButton {
                id: hero

                objectName: "hero"
                document: root.document
                choices: root.choices
                isCurrent: root.owner === "deck"
                onClicked: root.chosen("deck")
                Layout.fillWidth: true
            }
            Rule { Layout.fillWidth: true }
            AbilityButton {
                id: abilities

                objectName: "abilities"
                text: root.document.abilityText
                isCurrent: root.owner === "abilities"
                onClicked: root.chosen("abilities")
                Layout.fillWidth: true
            }
            PartsButton {
                id: parts

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
            Column {
                Layout.fillWidth: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Cards")

                Repeater {
                    id: rows

                    model: CardListModel { document: root.document }

                    CardListRow {
                        width: column.width
                        isCurrent: root.owner === "cards[" + index + "]"
                        onClicked: root.chosen("cards[" + index + "]")
                        Keys.onPressed: event => {
                            const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
                            event.accepted = by !== 0;
                            if (by !== 0)
                                root.step(index, by, (event.modifiers & Qt.ControlModifier) !== 0);
                        }
                    }
                }
            }
        }
    }
    DashedButton {
        id: newCard

        objectName: "newCard"
        x: Theme.space3
        y: Math.min(parent.height - height - Theme.space3, pane.y + column.height + Theme.space2)
        width: root.width - 2 * Theme.space3
        text: qsTr("+ New card")
        onClicked: root.addCard()
    }
    Rectangle {
        anchors { top: parent.top; bottom: parent.bottom; right: parent.right }
        width: Theme.strokeRule
        color: Theme.line
    }
}
