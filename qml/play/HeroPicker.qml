// SPDX-License-Identifier: MIT
//
// The heroes to choose from, with the character card, ability and deck of the chosen one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property AppShell shell
    required property NewGame game
    required property int seat
    property bool isLow: false
    property string seatTitle: ""
    property string deckReference: ""
    /// The one that the keyboard points at, otherwise the chosen one.
    readonly property string shownReference: heroes.activeFocus && heroes.currentItem
                                           ? (heroes.currentItem as HeroTile).reference : deckReference
    readonly property var deck: shownReference !== "" ? (shell.language.code, shell.library.deck(shownReference)) : null

    function refresh() {
        const row = game.seats.at(seat);
        if (deckReference !== (row.deck ?? "")) { // qmllint disable type
            deckReference = row.deck ?? "";
            heroes.currentIndex = shell.library.decks.find("reference", deckReference);
        }
        seatTitle = (row.team ?? "") !== "" ? qsTr("%1 · team %2").arg(row.title).arg(row.team) : row.title ?? "";
    }
    /// A number stays with what it counts, a dot with what it follows.
    function facts(deck) {
        const words = qsTr("%n health · move %1 · %2", "", deck.health).arg(deck.move).arg(deck.attack.replace(/ /g, "\u00a0"));
        return (deck.sidekicks ? words + " · " + deck.sidekicks : words).replace(/(\d) /g, "$1\u00a0").replace(/ · /g, "\u00a0· ");
    }
    function choose(tile) {
        game.setSeat(seat, "deck", tile.reference);
    }
    /// What stands on the card is not said again beside it; spells and the like never do.
    function rules(deck, hasCard) {
        const extras = deck.extras.map(extra => extra.label !== "" ? extra.label + ": " + extra.text : extra.text);
        return (hasCard ? [] : deck.abilities.concat(deck.special)).concat(extras).join("\n\n");
    }

    Component.onCompleted: refresh()
    onSeatChanged: refresh()
    Connections {
        target: root.game.seats
        function onDataChanged() { root.refresh(); }
        function onModelReset() { root.refresh(); }
    }

    ColumnLayout {
        anchors { fill: parent; margins: Theme.space4 }
        spacing: root.isLow ? Theme.space2 : Theme.space3

        RowLayout {
            spacing: Theme.space3
            Layout.fillWidth: true

            SectionHead {
                title: qsTr("Choose a hero")
                remark: root.seatTitle
                Layout.fillWidth: true
            }
            PushButton {
                objectName: "randomHero"
                text: qsTr("Random")
                tip: qsTr("Chooses a hero that nobody has")
                iconName: "dice"
                leastWidth: 0
                implicitHeight: Math.max(26, Theme.buttonHeight - Theme.space2)
                onClicked: root.game.randomHero(root.seat)
            }
        }
        GridView {
            id: heroes

            readonly property real leastWidth: (root.isLow ? 132 : 90) * Theme.textScale
            readonly property int rows: Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / leastWidth))))
            readonly property int perRow: Math.max(1, Math.ceil(count / rows))

            objectName: "heroes"
            cellWidth: Math.floor(width / perRow)
            cellHeight: root.isLow ? 10 + 36 * Theme.textScale : 78 + 40 * Theme.textScale
            model: root.shell.library.decks
            interactive: contentHeight > height
            clip: true
            keyNavigationEnabled: true
            activeFocusOnTab: true
            T.ScrollBar.vertical: ScrollMark {}
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Choose a hero")
            Layout.fillWidth: true
            Layout.preferredHeight: cellHeight * Math.min(root.isLow ? 3 : 2, rows)
            Component.onCompleted: currentIndex = root.shell.library.decks.find("reference", root.deckReference)
            Keys.onReturnPressed: if (currentItem) (currentItem as HeroTile).chosen()
            Keys.onEnterPressed: if (currentItem) (currentItem as HeroTile).chosen()
            Keys.onSpacePressed: if (currentItem) (currentItem as HeroTile).chosen()

            delegate: HeroTile {
                width: GridView.view.cellWidth // qmllint disable type
                height: GridView.view.cellHeight // qmllint disable type
                isTaken: reference === root.deckReference
                isFocused: GridView.isCurrentItem && GridView.view.activeFocus
                seat: root.seat
                isLow: root.isLow
                onChosen: root.choose(this)
            }
        }
        Rule { Layout.fillWidth: true }
        Label {
            objectName: "heroTags"
            visible: root.deck !== null
            text: root.deck ? [root.deck.name].concat(root.deck.tags).join(" · ") : ""
            isStrong: true
            Layout.fillWidth: true
        }
        Item { // no layout: what stands in it depends on the room that there is
            id: details

            readonly property bool hasCard: height >= 290 * Theme.textScale && width > 700 ///< large enough to be read
            readonly property bool hasRules: root.deck !== null && root.deck.extras.length > 0
            readonly property real start: hasCard ? card.width + Theme.space5 : 0 ///< of what stands beside the card
            readonly property real wordsWidth: !hasCard ? width * 0.45 : hasRules ? Math.min(300 * Theme.textScale, (width - start) * 0.4) : 0

            visible: root.deck !== null
            Layout.fillWidth: true
            Layout.fillHeight: true

            CharacterItem {
                id: card

                objectName: "characterCard"
                visible: details.hasCard
                height: Math.min(details.height, 440 * Theme.textScale)
                width: Math.floor(height * 63 / 88)
                face: root.deck ? root.deck.face : undefined
                Accessible.role: Accessible.Graphic
                Accessible.name: fullText
            }
            ScrollPane {
                x: details.start
                width: details.wordsWidth
                height: parent.height
                visible: width > 0

                ColumnLayout {
                    width: parent.width - Theme.space3
                    spacing: Theme.space2

                    Label {
                        visible: !details.hasCard
                        text: root.deck ? root.facts(root.deck) : ""
                        isMuted: true
                        Layout.fillWidth: true
                    }
                    Label {
                        objectName: "heroRules"
                        text: root.deck ? root.rules(root.deck, details.hasCard) : ""
                        size: details.hasCard ? Label.Control : Label.Body
                        Layout.fillWidth: true
                    }
                }
            }
            Rule {
                id: rule

                x: details.start + details.wordsWidth + Theme.space4
                visible: details.wordsWidth > 0
                height: parent.height
            }
            ListView {
                id: cards

                objectName: "deckCards"
                x: rule.visible ? rule.x + Theme.space5 : details.start
                width: parent.width - x
                height: parent.height
                clip: true
                spacing: Theme.space1
                model: root.deck ? root.deck.cards : []
                activeFocusOnTab: true
                keyNavigationEnabled: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Cards of the deck")
                T.ScrollBar.vertical: ScrollMark {}
                delegate: CardRow {
                    required property var modelData

                    width: ListView.view.width - Theme.space3
                    isCurrent: ListView.isCurrentItem && ListView.view.activeFocus
                    face: modelData.face
                    name: modelData.name
                    type: modelData.type
                    typeText: modelData.typeText
                    value: modelData.value
                    boost: modelData.boost
                    count: modelData.copies
                    text: modelData.text
                    marks: modelData.marks
                }
            }
        }
    }
}
