// SPDX-License-Identifier: MIT
//
// One seat, always in this order: head, health, how far and how it fights, sidekicks, cards, special things, ability. An
// ability that is longer than the room gives its beginning and the way to the rest: the hero sheet. How high the panel is
// the column of seats says; what happens in the game does not change it.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    enum Form { Full, Short, Dense, Tiny }

    required property GameTable table
    required property int seat
    required property int form
    readonly property bool isFull: form === SeatPanel.Full
    readonly property bool isDense: form >= SeatPanel.Dense
    readonly property bool isTiny: form === SeatPanel.Tiny ///< four seats in the smallest window
    readonly property real inset: Math.round(3 * Theme.unit) ///< the widest frame: what is inside does not move with it
    readonly property real margin: isTiny ? Theme.space1 + 2 : isDense ? Theme.space1 + 3 : isFull ? Theme.space3 : Theme.space2
    readonly property real gap: isTiny ? 1 : isDense ? 3 : isFull ? Theme.space2 : Theme.space1
    readonly property real letters: isTiny ? Math.round(12 * Theme.unit * Math.min(1.15, Theme.textScale)) : Theme.sizeCaption
    readonly property real chipSize: Math.round((isTiny ? 20 : isDense ? 22 : isFull ? 28 : 25) * Theme.unit * Math.min(1.2, Theme.textScale))
    readonly property real baseHeight: column.y + column.implicitHeight + (isTiny ? inset + 1 : margin)
    readonly property real leastHeight: baseHeight + (hasAbility ? ability.leastHeight + gap : 0)
    readonly property real fullHeight: baseHeight + (hasAbility ? ability.wholeHeight + gap : 0)
    readonly property bool hasAbility: (facts.ability ?? "") !== ""
    property var facts: ({})
    readonly property alias counts: countRow
    signal pileRequested(int seat, string place)
    signal sheetRequested(int seat)

    function refresh() { facts = table.view.seats.at(table.view.seats.find("seat", seat)); }

    objectName: "seat-" + seat
    implicitHeight: fullHeight
    border.width: facts.isToPlay ? Math.round(3 * Theme.unit) : Theme.strokePanel
    border.color: facts.isToPlay ? (Theme.dark, Theme.seatLine(seat)) : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: facts.accessibleText ?? ""
    Component.onCompleted: refresh()
    onSeatChanged: refresh()

    Connections {
        target: root.table.view.seats
        function onDataChanged() { root.refresh(); }
        function onModelReset() { root.refresh(); }
        function onRowsInserted() { root.refresh(); }
    }

    SeatHead {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: root.border.width }
        facts: root.facts
        seat: root.seat
        form: root.form
        onSheetRequested: root.sheetRequested(root.seat)
    }
    Column {
        id: column

        x: root.margin
        y: root.inset + head.height + (root.isDense ? 2 : Math.round(root.margin * 0.6))
        width: root.width - 2 * root.margin
        spacing: root.gap

        Item {
            width: parent.width
            height: health.height + (root.isDense ? 0 : root.gap + root.chipSize)

            HealthRow {
                id: health

                width: root.isDense ? ((root.facts.heroes ?? []).length > 1 ? root.facts.heroes.length * size * 1.15 : size * 1.3) : parent.width
                height: implicitHeight
                facts: root.facts
                seat: root.seat
                size: Math.round((root.isTiny ? 18 : root.isDense ? 22 : root.isFull ? 40 : 28) * Theme.unit)
                isBrief: root.isDense
            }
            Row { // in the smallest form the sidekicks stand here
                id: tokens

                x: health.width + Theme.space1
                visible: root.isTiny
                anchors.verticalCenter: health.verticalCenter

                Repeater {
                    model: root.isTiny ? (root.facts.sidekicks ?? []) : []

                    FighterSign {
                        required property var modelData

                        fighter: modelData
                        seat: root.seat
                        size: Math.round(18 * Theme.unit)
                    }
                }
            }
            ChipRow {
                x: root.isDense ? health.width + Theme.space2 + (root.isTiny ? tokens.width : 0) : 0
                y: root.isDense ? (health.height - height) / 2 : health.height + root.gap
                width: parent.width - x
                spacing: root.isDense ? Theme.space1 : Theme.space2
                facts: root.facts
                seat: root.seat
                letters: root.isFull ? Theme.sizeCaption : Math.min(root.letters, Math.round(12 * Theme.unit * Math.min(1.15, Theme.textScale)))
                size: root.chipSize
            }
        }
        Repeater {
            model: root.isTiny ? [] : root.facts.groups ?? []

            SidekickRow {
                required property var modelData

                width: column.width
                group: modelData
                seat: root.seat
                size: Math.round((root.isDense ? 19 : root.isFull ? 34 : 27) * Theme.unit)
                isOnOneLine: root.isDense
                letters: root.letters
            }
        }
        Rule {
            visible: root.isFull
            width: parent.width
            height: Theme.strokeRule
        }
        CountRow {
            id: countRow

            width: parent.width
            facts: root.facts
            seat: root.seat
            isInline: !root.isFull
            letters: root.letters
            onPileRequested: place => root.pileRequested(root.seat, place)
            onSheetRequested: root.sheetRequested(root.seat)
        }
        Rule {
            visible: root.isFull
            width: parent.width
            height: Theme.strokeRule
        }
        SpecialList {
            visible: (root.facts.specials ?? []).length > 0
            width: parent.width
            specials: root.facts.specials ?? []
            isTight: !root.isFull
            letters: root.letters
            seat: root.seat
            onPileRequested: place => root.pileRequested(root.seat, place)
            onSheetRequested: root.sheetRequested(root.seat)
        }
    }
    AbilityText {
        id: ability

        x: root.margin
        y: column.y + column.height + root.gap
        width: column.width
        visible: root.hasAbility
        whole: root.facts.ability ?? ""
        room: root.height - y - (root.isTiny ? root.inset + 1 : root.margin)
        isDense: root.isDense
        letters: root.letters
        seat: root.seat
        onSheetRequested: root.sheetRequested(root.seat)
    }
    TapHandler {
        onTapped: point => { // the head and the figures lead to the sheet; what has a use of its own takes the click
            if (point.position.y < column.y + root.gap)
                root.sheetRequested(root.seat);
        }
    }
}
