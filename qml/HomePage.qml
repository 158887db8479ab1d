// SPDX-License-Identifier: MIT
//
// The first page: play, continue, and the rooms of the house.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    property bool isSmall: height < 780 || width < 1200 ///< best said from outside: at first the page has no size
    readonly property real side: Math.max(Theme.space6, Math.min(72, width * 0.05), (width - 1440) / 2 + 72)
    readonly property real slack: Math.max(0, height - 1000) ///< of a tall window, shared by top and bottom
    /// Between the parts of the page, where there is room and the text is not large.
    readonly property real air: isSmall || Theme.textScale > 1 || unsaved.visible ? 0 : Math.max(0, Math.min(Theme.space6, (height - 836) / 2))
    // By arithmetic: texts that wrap in a layout within a layout do not always come to rest (Qt 6.4).
    readonly property real gutter: isSmall ? Theme.space6 : 72
    readonly property real bodyWidth: width - 2 * side
    readonly property real leftWidth: Math.round((bodyWidth - gutter) * (isSmall ? 0.45 : 0.426))
    readonly property real switchTop: isSmall ? Theme.space4 : Theme.space6
    readonly property real bodyTop: switchTop + Theme.buttonHeight + (isSmall ? Theme.space3 : Theme.space6) + air + slack / 2
    readonly property real footerHeight: Theme.sizeControl * 1.4
    readonly property real footerMargin: isSmall ? Theme.space3 : Theme.space6
    readonly property real footRoom: footerMargin + footerHeight + Theme.space4 + air + slack / 2
    /// As high as the window, or as what has to be on it: with large text in a small window one scrolls.
    readonly property real pageHeight: Math.max(height, bodyTop + Math.max(left.implicitHeight, tiles.leastHeight) + footRoom)
    readonly property real bodyHeight: pageHeight - footRoom - bodyTop
    readonly property bool isNewcomer: !shell.learning.isFirstDone && shell.saves.count === 0
    readonly property var codes: shell.language.codes
    signal roomRequested(string room)
    signal quitRequested

    focus: true
    Component.onCompleted: takeFocus()
    Keys.onEscapePressed: quitRequested()

    Connections {
        target: learning.item
        function onActivated() {
            if (root.shell.learn(root.shell.learning.first))
                root.roomRequested("table");
        }
    }
    Connections {
        target: continuing.item
        function onActivated() {
            if (root.shell.continueGame())
                root.roomRequested("table");
        }
    }
    TextMetrics {
        id: wordmark

        readonly property int size: root.isSmall ? 72 : Math.min(Theme.sizeWordmark, 130)

        text: "Champclos"
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: size
    }
    ScrollPane {
        anchors.fill: parent

        Item {
            width: root.width
            height: root.pageHeight

            Row {
                id: switches

                anchors { right: parent.right; top: parent.top; rightMargin: root.side; topMargin: root.switchTop }
                spacing: Theme.space4

                PushButton {
                    objectName: "themeButton"
                    iconName: "theme"
                    text: qsTr("Theme")
                    tip: qsTr("Light or dark")
                    onClicked: root.shell.settings.theme = Theme.dark ? "light" : "dark"
                }
                Segments {
                    objectName: "languages"
                    name: qsTr("Language")
                    options: root.codes.map(code => ({ value: code, text: code.toUpperCase() }))
                    value: root.shell.language.code
                    onChosen: code => root.shell.language.code = code
                }
            }
            ColumnLayout {
                id: left

                x: root.side
                y: root.bodyTop
                width: root.leftWidth
                height: root.bodyHeight
                spacing: root.isSmall ? Theme.space3 : Theme.space4

                Text {
                    text: wordmark.text
                    color: Theme.ink
                    font.family: Theme.serif
                    font.bold: true
                    // By arithmetic: a text that fits itself tries one size after the other, at first for a page that has none.
                    // Letters are rounded to whole pixels, so a size less than fits is sure to.
                    font.pixelSize: root.leftWidth < 0 || wordmark.advanceWidth <= root.leftWidth ? wordmark.size
                                  : Math.max(40, Math.floor(wordmark.size * root.leftWidth / wordmark.advanceWidth) - 1)
                    Layout.fillWidth: true
                    Layout.topMargin: root.isSmall ? -14 : -24
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Text {
                    objectName: "tagline"
                    text: qsTr("Hero duels, card by card, space by space.")
                    color: Theme.muted
                    font.family: Theme.sans
                    font.pixelSize: Theme.sizeBody + (root.isSmall ? 2 : 5)
                    wrapMode: Text.WordWrap
                    Layout.fillWidth: true
                }
                Rectangle {
                    color: Theme.red
                    Layout.preferredWidth: 96
                    Layout.preferredHeight: 4
                    Layout.bottomMargin: root.isSmall ? Theme.space2 : Theme.space3
                }
                Loader { // for who has never played
                    id: learning

                    active: root.isNewcomer
                    visible: active
                    Layout.fillWidth: true
                    Layout.preferredHeight: implicitHeight + 0.6 * root.air
                    Component.onCompleted: setSource("LearnTile.qml", { objectName: "learnFirst", learning: root.shell.learning })
                }
                PlayTile {
                    id: playButton

                    objectName: "play"
                    Layout.fillWidth: true
                    Layout.preferredHeight: implicitHeight + 0.6 * root.air
                    onActivated: root.roomRequested("newGame")
                }
                Loader {
                    id: continuing

                    active: root.shell.canContinue
                    visible: active
                    Layout.fillWidth: true
                    Layout.preferredHeight: implicitHeight + 0.6 * root.air
                    onLoaded: if (playButton.activeFocus) (item as Item).forceActiveFocus()
                    Component.onCompleted: setSource("ContinueTile.qml", { objectName: "continue", shell: root.shell })
                }
                UnsavedWork {
                    id: unsaved

                    Layout.fillWidth: true
                    onRoomRequested: room => root.roomRequested(room)
                }
                Item { Layout.fillHeight: true }
                Item { // no positioner in a layout: at some widths the two never come to rest (Qt 6.4)
                    id: shields

                    readonly property var emblems: root.shell.library.emblems(root.shell.canContinue || learning.active || unsaved.visible || root.isSmall ? 5 : 10)
                    readonly property real gap: root.isSmall ? Theme.space4 : Theme.space5
                    readonly property real shieldWidth: Math.min(100, (width - 4 * gap) / 5)

                    objectName: "shields"
                    visible: root.height > 620 + (unsaved.visible ? 70 : 0) && !((root.shell.canContinue || learning.active) && root.isSmall)
                    implicitHeight: Math.ceil(emblems.length / 5) * (100 * 1.18 + gap) - gap
                    Layout.fillWidth: true

                    Repeater {
                        model: shields.emblems

                        EmblemItem {
                            required property int index
                            required property var modelData

                            shape: EmblemItem.Shield
                            emblem: modelData.emblem
                            field: modelData.emblemField
                            charge: modelData.emblemCharge
                            swapped: index > 4
                            x: index % 5 * (width + shields.gap)
                            y: shields.height - (Math.ceil(shields.emblems.length / 5) - Math.floor(index / 5)) * (height + shields.gap) + shields.gap
                            width: shields.shieldWidth
                            height: width * 1.18
                        }
                    }
                }
            }
            Item { // no layout: it may still hold tiles that another language has just replaced (Qt 6.4)
                id: tiles

                readonly property real tallestContent: Math.max(0, ...root.contentHeights(repeater))
                readonly property real leastHeight: rows * Math.max(0, ...root.titleHeights(repeater)) + (rows - 1) * gap

                x: root.side + root.leftWidth + root.gutter
                y: root.bodyTop
                width: root.bodyWidth - root.leftWidth - root.gutter
                height: root.bodyHeight
                readonly property real gap: root.isSmall ? Theme.space3 : Theme.space5
                readonly property real tileWidth: (width - gap) / 2
                readonly property real tileHeight: (height - (rows - 1) * gap) / rows
                readonly property int rows: Math.ceil(repeater.count / 2)
                readonly property int wide: repeater.count % 2 ///< of an odd number the first is as wide as two

                Repeater {
                    id: repeater

                    model: root.rooms()

                    RoomTile {
                        required property int index
                        required property var modelData

                        objectName: "room-" + modelData.room
                        readonly property int place: index === 0 ? 0 : index + tiles.wide

                        x: place % 2 * (tiles.tileWidth + tiles.gap)
                        y: Math.floor(place / 2) * (tiles.tileHeight + tiles.gap)
                        width: index === 0 && tiles.wide > 0 ? tiles.width : tiles.tileWidth
                        height: tiles.tileHeight
                        title: modelData.title
                        remark: modelData.remark
                        iconName: modelData.icon
                        isSmall: root.isSmall
                        contentSpace: tiles.tallestContent
                        onActivated: root.roomRequested(modelData.room)
                    }
                }
            }
            Item {
                id: footer

                objectName: "homeFooter"
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: root.side; rightMargin: root.side; bottomMargin: root.footerMargin }
                height: root.footerHeight

                Label {
                    anchors { left: parent.left; right: version.left; rightMargin: Theme.space4; verticalCenter: parent.verticalCenter }
                    text: root.shell.canContinue ? qsTr("Enter: continue · F1: help · Esc: quit") : qsTr("Enter: play · F1: help · Esc: quit")
                    isMuted: true
                }
                Label {
                    id: version

                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: qsTr("Version %1 · offline").arg(Qt.application.version)
                    isMuted: true
                }
            }
        }
    }

    function takeFocus() {
        const tile = continuing.item as Item;
        if (tile)
            tile.forceActiveFocus();
        else
            playButton.forceActiveFocus();
    }
    /// Of the tiles, as far as they are made.
    function contentHeights(tiles) {
        const heights = [];
        for (let row = 0; row < tiles.count; ++row)
            heights.push((tiles.itemAt(row) as RoomTile)?.contentHeight ?? 0);
        return heights;
    }
    function titleHeights(tiles) {
        const heights = [];
        for (let row = 0; row < tiles.count; ++row)
            heights.push((tiles.itemAt(row) as RoomTile)?.titleHeight ?? 0);
        return heights;
    }
    function rooms() {
        return [
            { room: "learn", title: qsTr("Learn"), remark: qsTr("A guided duel, and a short lesson for everything"), icon: "hint" },
            { room: "library", title: qsTr("Library"), remark: qsTr("Your decks and battlefields, and those of others"), icon: "library" },
            { room: "battlefields", title: qsTr("Battlefields"), remark: qsTr("Draw, test, balance"), icon: "battlefields" },
            { room: "decks", title: qsTr("Decks"), remark: qsTr("Create heroes and cards"), icon: "decks" },
            { room: "print", title: qsTr("Print"), remark: qsTr("Cards, battlefields, tokens"), icon: "print" },
            { room: "replays", title: qsTr("Replays"), remark: qsTr("Watch games again, move by move"), icon: "replays" },
            { room: "rules", title: qsTr("Rules"), remark: qsTr("Rule book and handbook"), icon: "rules" },
            { room: "settings", title: qsTr("Settings"), remark: qsTr("Language, theme, motion"), icon: "settings" }
        ];
    }
}
