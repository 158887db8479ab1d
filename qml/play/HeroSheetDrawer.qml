// SPDX-License-Identifier: MIT
//
// All about one hero, in a drawer from the seat's edge: character card, special rules with what is ready now, and the
// deck with what this viewer has seen of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property GameTable table
    readonly property HeroSheet sheet: table.view.sheet
    readonly property bool isNarrow: width < 860 * Theme.unit * Math.min(1.2, Theme.textScale)
    property bool isOpen: false
    signal closed
    signal ruleRequested(string rule)
    signal cardRead(var face)

    function show(seat) {
        sheet.seat = seat;
        isOpen = true;
        pane.contentY = 0;
        pane.forceActiveFocus(Qt.OtherFocusReason);
    }
    function hide() {
        if (!isOpen)
            return false;
        isOpen = false;
        sheet.seat = -1;
        closed();
        return true;
    }
    /// To the next seat, and after the last away.
    function toggle(first) {
        if (!isOpen)
            return show(first);
        const next = (sheet.seat + 1) % table.view.seatCount;
        next === first ? hide() : show(next);
    }

    objectName: "heroSheet"
    visible: isOpen
    Keys.onEscapePressed: hide()
    onIsOpenChanged: if (isOpen) slide.restart()

    NumberAnimation {
        id: slide

        target: holder
        property: "x"
        from: -Theme.space7
        to: 0
        duration: Theme.panelTime
        easing.type: Easing.OutQuad
    }
    Rectangle {
        id: holder

        width: root.width
        height: root.height
        color: Theme.surface
        border.width: Theme.strokePanel
        border.color: Theme.ink

        MouseArea { // nothing falls through to the board
            anchors.fill: parent
            hoverEnabled: true
        }
        Rectangle {
            width: Math.round(6 * Theme.unit)
            height: parent.height
            color: root.sheet.seat >= 0 ? (Theme.dark, Theme.seatLine(root.sheet.seat)) : Theme.line
        }
        Flickable {
            id: pane

            anchors { fill: parent; leftMargin: Theme.space5; rightMargin: Theme.space2; topMargin: Theme.space3; bottomMargin: Theme.space1 }
            clip: true
            contentHeight: column.height + Theme.space3
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: contentHeight > height
            T.ScrollBar.vertical: ScrollMark {}
            Keys.onDownPressed: contentY = Math.min(Math.max(0, contentHeight - height), contentY + 60)
            Keys.onUpPressed: contentY = Math.max(0, contentY - 60)

            Column {
                id: column

                width: pane.width - Theme.space4
                spacing: Theme.space3

                Item {
                    id: top

                    width: parent.width
                    height: Math.max(character.y + character.height, rules.y + rules.height)

                    CharacterItem {
                        id: character

                        width: Math.round((root.isNarrow ? 236 : 292) * Theme.unit)
                        height: Math.round(width * 88 / 63)
                        face: root.sheet.character
                        Accessible.role: Accessible.StaticText
                        Accessible.name: fullText
                    }
                    Row {
                        id: buttons

                        anchors.right: parent.right
                        spacing: Theme.space2

                        PushButton {
                            objectName: "sheetRules"
                            text: qsTr("In the rule book")
                            cap: "F1"
                            onClicked: root.ruleRequested(root.sheet.rule)
                        }
                        PushButton {
                            id: close

                            objectName: "closeSheet"
                            text: qsTr("Close")
                            cap: qsTr("Esc", "the key")
                            onClicked: root.hide()
                        }
                    }
                    Column {
                        id: rules

                        anchors { left: character.right; leftMargin: Theme.space4; right: parent.right }
                        y: buttons.height + Theme.space2
                        spacing: Theme.space2

                        Heading {
                            width: parent.width
                            text: root.sheet.name
                            level: Heading.Name
                        }
                        Repeater {
                            model: root.sheet.rules.length > 0 ? [] : root.sheet.abilities // they are on the card

                            Label {
                                required property string modelData

                                width: rules.width
                                text: modelData
                            }
                        }
                        Repeater {
                            model: root.sheet.rules

                            SheetRule {
                                width: rules.width
                                isNarrow: root.isNarrow
                            }
                        }
                    }
                }
                DeckList {
                    width: parent.width
                    sheet: root.sheet
                    isNarrow: root.isNarrow
                    onCardRead: face => root.cardRead(face)
                }
            }
        }
    }
}
