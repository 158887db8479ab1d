// SPDX-License-Identifier: MIT
//
// The deck workshop: the deck at the left, what is being edited in the middle, the card, the shape of the deck and its
// problems at the right. Panes are made when they are shown: a layout that is filled while it is hidden is not arranged.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

FocusScope {
    id: root

    required property DeckDocument document
    required property string language
    readonly property string owner: DeckWorkbench.owner
    readonly property bool isNarrow: width < 1240
    readonly property bool isCard: owner.startsWith("cards[")
    readonly property bool isPart: owner.startsWith("pile.") || owner.startsWith("sideDeck.")
    readonly property bool hasEffect: isCard || isPart || owner === "abilities"
    signal homeRequested
    signal newRequested
    signal openRequested
    signal saveRequested
    signal saveAsRequested
    signal shelfRequested
    signal printRequested
    signal tableRequested

    function edit(owner) {
        DeckWorkbench.owner = owner;
    }
    function show(place) {
        const target = DeckWorkbench.choices.ownerOf(place);
        edit(target.startsWith("fighters") ? "deck" : target);
        if (hasEffect)
            DeckWorkbench.effects.focus = place;
    }
    /// What had the keyboard may be gone with its pane.
    function keepFocus() {
        if (Window.activeFocusItem === root || Window.activeFocusItem === null)
            left.takeFocus();
    }

    objectName: "deckWorkshop"
    Keys.onEscapePressed: shelfRequested()
    onOwnerChanged: {
        middle.contentY = 0;
        afterwards.restart();
    }
    Component.onCompleted: left.takeFocus()

    Shortcut { sequences: ["Ctrl+P"]; onActivated: root.printRequested() }
    Timer {
        id: afterwards // the pane that was shown is gone a moment later

        interval: 0
        onTriggered: root.keepFocus()
    }
    Connections {
        target: root.document.file
        function onReplaced() { left.takeFocus(); }
    }

    WorkshopHeader {
        id: header

        width: parent.width
        bench: DeckWorkbench
        path: root.width < 1150 ? "" : qsTr("Decks")
        shelfText: qsTr("All decks")
        balanceTip: qsTr("Let the computer play this deck against others")
        testTip: qsTr("Play this deck against the computer, saved or not (F5)")
        entries: [
            MenuEntry { objectName: "printEntry"; text: qsTr("Print…"); keys: header.ctrl + "P"; onTriggered: root.printRequested() },
            MenuEntry { objectName: "exportTableEntry"; text: qsTr("Export as a table (CSV)…"); onTriggered: root.tableRequested() }
        ]
        onHomeRequested: root.homeRequested()
        onNewRequested: root.newRequested()
        onOpenRequested: root.openRequested()
        onSaveRequested: root.saveRequested()
        onSaveAsRequested: root.saveAsRequested()
        onShelfRequested: root.shelfRequested()
        remarks: CardCount { document: root.document; isShort: root.isNarrow }
    }
    DeckColumn {
        id: left

        anchors { top: header.bottom; bottom: parent.bottom }
        width: (root.isNarrow ? 244 : 312) * Math.min(1.2, Theme.textScale)
        document: root.document
        choices: DeckWorkbench.choices
        owner: root.owner
        onChosen: owner => root.edit(owner)
    }
    PreviewPane {
        id: right

        anchors { top: header.bottom; bottom: parent.bottom; right: parent.right }
        width: root.isNarrow ? 264 : 404
        document: root.document
        preview: preview
        onProblemActivated: place => root.show(place)
    }
    ScrollPane {
        id: middle

        objectName: "middle"
        anchors { left: left.right; right: right.left; top: header.bottom; bottom: fits.visible ? fits.top : parent.bottom }

        Column {
            id: pane

            x: Math.max(Theme.space4, (middle.width - width) / 2)
            width: Math.min(760, middle.width - 2 * Theme.space4)
            topPadding: Theme.space4
            bottomPadding: Theme.space5
            spacing: Theme.space4

            Repeater {
                model: root.owner === "deck" ? 1 : 0

                CharacterPane {
                    width: pane.width
                    document: root.document
                    choices: DeckWorkbench.choices
                }
            }
            Repeater {
                model: root.owner === "parts" ? 1 : 0

                PartsPane {
                    width: pane.width
                    document: root.document
                    choices: DeckWorkbench.choices
                    onOpened: path => root.edit(path)
                }
            }
            Repeater {
                model: root.owner === "abilities" ? 1 : 0

                AbilitiesPane { width: pane.width }
            }
            Repeater {
                model: root.isCard ? 1 : 0

                CardPane {
                    width: pane.width
                    document: root.document
                    choices: DeckWorkbench.choices
                    path: root.owner
                    title: preview.title
                    onMoved: index => root.edit("cards[" + index + "]")
                }
            }
            Repeater {
                model: root.isPart ? 1 : 0

                PartPane {
                    width: pane.width
                    document: root.document
                    choices: DeckWorkbench.choices
                    path: root.owner
                    title: preview.title
                    onClosed: root.edit("parts")
                }
            }
            Repeater {
                id: blocks

                model: root.hasEffect ? 1 : 0

                BlockEditor {
                    width: pane.width
                    title: root.owner === "abilities" ? qsTr("Sentences") : qsTr("Effect")
                    editor: DeckWorkbench.effects
                    onSearchRequested: fits.startSearch()
                }
            }
        }
    }
    FitsBar {
        id: fits

        anchors { left: left.right; right: right.left; bottom: parent.bottom }
        visible: root.hasEffect
        height: root.height < 760 ? 132 : 168
        editor: DeckWorkbench.effects
        onSearchLeft: (blocks.itemAt(0) as BlockEditor)?.takeFocus()
    }
    // Last: what shows it goes first when the page does.
    DeckPreview {
        id: preview

        document: root.document
        owner: root.owner
        language: root.language
    }
}
