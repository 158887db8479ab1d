// SPDX-License-Identifier: MIT
//
// The deck workshop: the deck at the left, what is being edited in the middle, the card, the shape of the deck and its
// problems at the right.
import QtQuick
import QtQuick.Dialogs
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property DeckDocument document
    required property string language
    property string owner: "deck"
    readonly property bool isNarrow: width < 1240
    readonly property bool isCard: owner.startsWith("cards[")
    readonly property bool isPart: owner.startsWith("pile.") || owner.startsWith("sideDeck.")
    readonly property bool hasEffect: isCard || isPart || owner === "abilities"
    readonly property Document file: document.file
    signal homeRequested
    signal shelfRequested
    signal testRequested(string path)

    function show(place) {
        const target = desk.ownerOf(place);
        owner = target.startsWith("fighters") ? "deck" : target;
        if (hasEffect)
            editor.focus = place;
    }
    function save() {
        if (!DeckTable.save())
            saveDialog.open();
    }
    /// Panes that are not shown stay visible far above: layouts that are filled while hidden would not be arranged.
    function placeOf(item) {
        return pane.current === item ? Theme.space4 : -20000;
    }
    /// What was shown may be gone after an undo or a delete.
    function keepOwnerReal() {
        if (!owner.startsWith("cards["))
            return;
        const index = Number(owner.slice(6, -1));
        if (index >= document.designCount)
            owner = document.designCount > 0 ? "cards[" + (document.designCount - 1) + "]" : "deck";
    }

    objectName: "deckWorkshop"
    onOwnerChanged: {
        DeckTable.owner = owner;
        middle.contentY = 0;
    }
    Component.onCompleted: owner = DeckTable.owner

    DeckDesk {
        id: desk

        document: root.document
    }
    EffectEditor {
        id: editor

        document: root.document
        owner: root.hasEffect ? root.owner : ""
    }
    DeckPreview {
        id: preview

        document: root.document
        owner: root.owner
        language: root.language
    }
    Connections {
        target: desk
        function onChanged() { root.keepOwnerReal(); }
        function onTestRequested(path) { root.testRequested(path); }
    }
    Shortcut { sequences: ["Ctrl+Z"]; onActivated: root.file.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: root.file.redo() }
    Shortcut { sequences: ["Ctrl+S"]; onActivated: root.save() }
    Shortcut { sequences: ["Ctrl+Shift+S"]; onActivated: saveDialog.open() }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    DeckHeader {
        id: header

        width: parent.width
        document: root.document
        onHomeRequested: root.homeRequested()
        onShelfRequested: root.shelfRequested()
        onSaveRequested: root.save()
        onSaveAsRequested: saveDialog.open()
        onBalanceRequested: balance.open()
        onTestRequested: root.document.requestTest()
    }
    DeckColumn {
        id: left

        anchors { top: header.bottom; bottom: parent.bottom }
        width: (root.isNarrow ? 244 : 312) * Math.min(1.2, Theme.textScale)
        document: root.document
        desk: desk
        owner: root.owner
        onChosen: owner => root.owner = owner
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
        anchors { left: left.right; right: right.left; top: header.bottom; bottom: parent.bottom }

        Item {
            id: pane

            readonly property Item current: root.owner === "deck" ? characterPane : root.owner === "parts" ? partsPane
                                          : root.owner === "abilities" ? abilitiesPane : root.isCard ? cardPane : partPane

            x: Math.max(Theme.space4, (middle.width - width) / 2)
            width: Math.min(760, middle.width - 2 * Theme.space4)
            height: Theme.space4 + current.height + (root.hasEffect ? Theme.space4 + blocks.height : 0) + Theme.space6

            CharacterPane {
                id: characterPane

                width: parent.width
                y: root.placeOf(this)
                enabled: pane.current === this
                document: root.document
                desk: desk
            }
            PartsPane {
                id: partsPane

                width: parent.width
                y: root.placeOf(this)
                enabled: pane.current === this
                document: root.document
                desk: desk
                onOpened: path => root.owner = path
            }
            AbilitiesPane {
                id: abilitiesPane

                width: parent.width
                y: root.placeOf(this)
                enabled: pane.current === this
            }
            CardPane {
                id: cardPane

                width: parent.width
                y: root.placeOf(this)
                enabled: pane.current === this
                document: root.document
                desk: desk
                path: root.isCard ? root.owner : "cards[-1]"
                title: preview.title
                onMoved: index => root.owner = "cards[" + index + "]"
            }
            PartPane {
                id: partPane

                width: parent.width
                y: root.placeOf(this)
                enabled: pane.current === this
                document: root.document
                desk: desk
                path: root.isPart ? root.owner : "none"
                title: preview.title
                onClosed: root.owner = "parts"
            }
            BlockEditor {
                id: blocks

                width: parent.width
                height: implicitHeight
                y: root.hasEffect ? pane.current.y + pane.current.height + Theme.space4 : -20000
                enabled: root.hasEffect
                title: root.owner === "abilities" ? qsTr("Sentences") : qsTr("Effect")
                editor: editor
            }
        }
    }
    BalanceSheet {
        id: balance

        document: root.document
        desk: desk
    }
    FileDialog {
        id: saveDialog

        currentFolder: DeckTable.folderUrl()
        title: qsTr("Save the deck")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "json"
        nameFilters: [qsTr("Decks (*.json)")]
        onAccepted: root.file.saveAs(selectedFile)
    }
}
