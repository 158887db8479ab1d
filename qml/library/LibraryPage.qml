// SPDX-License-Identifier: MIT
//
// The library: everything there is to play with, mine, installed, and built in, and what can be done with it. What
// somebody has sent is shown in a drawer before it is added.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    readonly property LibraryDesk desk: shell.desk
    readonly property bool isNarrow: width < 1240
    property string chosen: "" ///< reference
    property var content: ({})
    signal homeRequested
    signal backRequested
    signal newGameRequested
    signal contentRequested(string kind, string path, bool isCopy)
    signal printRequested(string kind, string reference)

    function choose(reference) {
        chosen = reference;
        content = desk.content(reference);
    }
    function play() {
        if (!content.isPlayable) // qmllint disable type
            return;
        if (content.kind === "deck")
            shell.newGame.setSeat(0, "deck", chosen);
        else
            shell.newGame.battlefield = chosen;
        newGameRequested();
    }
    function openContent() {
        contentRequested(content.kind, content.source === "builtIn" ? ":/champclos/" + content.kind + "s/" + chosen + ".json" : chosen, content.source !== "mine");
    }
    function duplicate() {
        const copy = desk.duplicate(chosen);
        if (copy !== "")
            choose(copy);
    }
    function remove() {
        removal.close();
        if (desk.throwAway(chosen))
            choose("");
        searchField.forceActiveFocus();
    }
    function addFile(url) { desk.offer.show("" + url); }

    objectName: "libraryPage"
    focus: true
    Keys.onEscapePressed: backRequested()
    Component.onCompleted: {
        desk.source = "";
        desk.search = "";
        desk.refresh();
        if (desk.offer.isOpen)
            drawer.takeFocus();
        else
            searchField.forceActiveFocus();
    }

    Shortcut { sequences: ["Ctrl+F"]; onActivated: searchField.forceActiveFocus() }
    Connections {
        target: root.desk
        function onChanged() { root.choose(root.chosen); }
    }
    Connections {
        target: root.desk.offer
        function onChanged() {
            if (!root.desk.offer.isOpen && drawer.activeFocus)
                searchField.forceActiveFocus();
            else if (root.desk.offer.isOpen && !drawer.activeFocus)
                drawer.takeFocus();
        }
        function onAdded() {
            root.desk.search = "";
            root.desk.source = root.desk.offer.isPackage ? "installed" : "mine";
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.desk
    }
    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("Library")
        onHomeRequested: root.homeRequested()

        PushButton {
            objectName: "newContent"
            text: qsTr("New")
            iconName: "plus"
            leastWidth: 0
            onClicked: newMenu.popup(this, 0, height)
        }
        PushButton {
            objectName: "addFile"
            text: qsTr("Add a file…")
            iconName: "import"
            leastWidth: 0
            onClicked: fileDialog.open()
        }
    }
    Item {
        id: main

        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom }
        anchors.rightMargin: drawer.visible && !root.isNarrow ? drawer.width : 0
        enabled: !(drawer.visible && root.isNarrow)

        RowLayout {
            id: tools

            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space5; topMargin: Theme.space4 }
            spacing: Theme.space3

            Segments {
                objectName: "sources"
                name: qsTr("Where it comes from")
                options: [{ value: "", text: qsTr("Everything") }, { value: "mine", text: qsTr("Mine") }, { value: "installed", text: qsTr("Installed") }, { value: "builtIn", text: qsTr("Built in") }]
                value: root.desk.source
                onChosen: value => root.desk.source = value
            }
            InputField {
                id: searchField

                objectName: "librarySearch"
                placeholder: qsTr("Search decks, battlefields, authors")
                text: root.desk.search
                Layout.fillWidth: true
                onEdited: words => root.desk.search = words
            }
        }
        ScrollPane {
            anchors { left: parent.left; right: parent.right; top: tools.bottom; bottom: foot.top; topMargin: Theme.space2; bottomMargin: Theme.space2 }

            ColumnLayout {
                x: Theme.space5
                width: parent.width - 2 * Theme.space5
                spacing: Theme.space3

                ContentShelf {
                    id: deckShelf

                    objectName: "deckShelf"
                    title: qsTr("Decks")
                    shelf: root.desk.decks
                    counts: root.desk.deckCounts
                    allText: qsTr("Show all %n decks", "", root.desk.decks.count)
                    leastTile: 132
                    isWhole: root.desk.source !== "" || root.desk.search !== ""
                    Layout.fillWidth: true
                    tile: Component {
                        ContentTile {
                            id: deckTile

                            required property int index
                            required property string emblem
                            required property color emblemField
                            required property color emblemCharge

                            visible: index < deckShelf.limit
                            width: deckShelf.tileWidth
                            height: 178 * Theme.textScale
                            isChosen: reference === root.chosen
                            onChosen: root.choose(reference)
                            onOpened: { root.choose(reference); root.play(); }
                            onMenuRequested: actions.showMenu()

                            EmblemItem {
                                anchors.centerIn: parent
                                width: 54
                                height: 66
                                shape: EmblemItem.Shield
                                emblem: deckTile.emblem
                                field: deckTile.emblemField
                                charge: deckTile.emblemCharge
                            }
                        }
                    }
                }
                ContentShelf {
                    id: boardShelf

                    objectName: "boardShelf"
                    title: qsTr("Battlefields")
                    shelf: root.desk.battlefields
                    counts: root.desk.battlefieldCounts
                    allText: qsTr("Show all %n battlefields", "", root.desk.battlefields.count)
                    leastTile: 230
                    isWhole: root.desk.source !== "" || root.desk.search !== ""
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.space3
                    tile: Component {
                        ContentTile {
                            id: boardTile

                            required property int index
                            required property var document

                            visible: index < boardShelf.limit
                            width: boardShelf.tileWidth
                            height: pictureHeight + 84 * Theme.textScale
                            isCentred: false
                            pictureHeight: Math.round(width * 0.6)
                            isChosen: reference === root.chosen
                            onChosen: root.choose(reference)
                            onOpened: { root.choose(reference); root.play(); }
                            onMenuRequested: actions.showMenu()

                            BoardPreviewItem {
                                anchors.fill: parent
                                battlefield: boardTile.document
                            }
                        }
                    }
                }
            }
        }
        ColumnLayout {
            id: foot

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.space5; bottomMargin: Theme.space3 }
            spacing: Theme.space2

            ContentBar {
                id: actions

                content: root.content
                Layout.fillWidth: true
                onPlayRequested: root.play()
                onOpenRequested: root.openContent()
                onDuplicateRequested: root.duplicate()
                onRenameRequested: renaming.ask()
                onPrintRequested: root.printRequested(root.content.kind, root.chosen)
                onExportRequested: exporting.ask(root.chosen)
                onFolderRequested: Qt.openUrlExternally("file://" + root.chosen.slice(0, root.chosen.lastIndexOf("/")))
                onRemoveRequested: removal.open()
            }
            Label {
                text: qsTr("Drop a package, a deck, or a battlefield anywhere in this window.")
                isMuted: true
                size: Label.Caption
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }
        }
    }
    PackageDrawer {
        id: drawer

        anchors { right: parent.right; top: bar.bottom; bottom: parent.bottom }
        width: Math.min(462 * Math.min(1.3, Theme.textScale), root.width)
        visible: root.desk.offer.isOpen
        offer: root.desk.offer
        onLookRequested: (kind, path) => root.contentRequested(kind, path, true)
    }
    MenuList {
        id: newMenu

        MenuEntry { objectName: "newDeck"; text: qsTr("New deck"); onTriggered: root.contentRequested("deck", "", false) }
        MenuEntry { objectName: "newBattlefield"; text: qsTr("New battlefield"); onTriggered: root.contentRequested("battlefield", "", false) }
    }
    ExportDialog {
        id: exporting

        desk: root.desk
    }
    Modal {
        id: renaming

        function ask() {
            newName.text = root.content.name;
            open();
            newName.forceActiveFocus();
        }
        function accept() {
            close();
            root.desk.rename(root.chosen, newName.text);
        }

        objectName: "renameDialog"
        title: qsTr("Rename “%1”").arg(root.content.name ?? "")
        buttons: [
            PushButton { text: qsTr("Cancel"); onClicked: renaming.close() },
            PushButton {
                objectName: "renameButton"
                kind: PushButton.Commit
                enabled: newName.text.trim() !== ""
                text: qsTr("Rename")
                onClicked: renaming.accept()
            }
        ]

        InputField {
            id: newName

            objectName: "newName"
            label: qsTr("Name")
            maximumLength: 60
            Layout.fillWidth: true
            onEdited: words => text = words
            Keys.onReturnPressed: if (text.trim() !== "") renaming.accept()
        }
    }
    Modal {
        id: removal

        readonly property bool isPackage: root.content.source === "installed"

        objectName: "removalDialog"
        title: isPackage ? qsTr("Remove the package “%1”?").arg(root.content.package ?? "") : qsTr("Move “%1” to the trash?").arg(root.content.name ?? "")
        onOpened: keepButton.forceActiveFocus()
        buttons: [
            PushButton { id: keepButton; text: qsTr("Cancel"); onClicked: removal.close() },
            PushButton {
                objectName: "removeButton"
                kind: PushButton.Danger
                text: removal.isPackage ? qsTr("Remove") : qsTr("Move to trash")
                onClicked: root.remove()
            }
        ]

        Label {
            text: removal.isPackage ? qsTr("Everything that came with it goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.")
                                    : qsTr("The file goes to your system’s trash, if it has one. Saved games keep their own copies and can still be played.")
            Layout.fillWidth: true
        }
    }
    FileDialogGuard { dialog: fileDialog }
    FileDialog {
        id: fileDialog

        objectName: "addDialog"
        title: qsTr("Add to my library")
        modality: Qt.WindowModal
        nameFilters: [qsTr("Packages, decks, and battlefields (*.champclos *.zip *.json)"), qsTr("All files (*)")]
        onAccepted: root.addFile(selectedFile)
    }
}
