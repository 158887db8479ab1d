// SPDX-License-Identifier: MIT
//
// One seat: who plays, health, sidekicks, cards, actions left, and the special things of the hero.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property GameTable table
    required property int seat
    required property bool isShort
    required property bool isTiny
    required property bool isDense
    required property bool hasAbility ///< there is room for what the hero can do; otherwise the emblem tells it
    readonly property real margin: isDense ? Theme.space1 + 2 : isTiny ? Theme.space2 : isShort ? Theme.space2 + 2 : Theme.space3 + 1
    readonly property real leastHeight: column.implicitHeight + 2 * margin
    readonly property real fullHeight: leastHeight + (ability.text === "" ? 0 : ability.implicitHeight + 2 * Theme.space2 + Theme.space1)
    property var facts: ({})
    readonly property bool isInTwoLines: !isTiny && (facts.name ?? "").length > 13 && facts.name.includes(" ")
    signal pileRequested(int seat, string place)
    signal specialRead(var face)

    function refresh() { facts = table.view.seats.at(table.view.seats.find("seat", seat)); }

    objectName: "seat-" + seat
    implicitHeight: hasAbility ? fullHeight : leastHeight
    border.width: facts.isToPlay ? Theme.strokeActive : Theme.strokePanel
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

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: root.margin }
        spacing: root.isDense ? 1 : root.isTiny ? 3 : root.isShort ? Theme.space1 + 2 : Theme.space2

        RowLayout {
            spacing: Theme.space3

            EmblemItem {
                shape: EmblemItem.Roundel
                emblem: root.facts.emblem ?? ""
                field: root.facts.emblemField ?? "transparent"
                charge: root.facts.emblemCharge ?? "transparent"
                seat: root.seat

                HoverHandler { id: emblemHover }
                Tip {
                    text: root.facts.ability ?? ""
                    isWanted: emblemHover.hovered
                }
                Layout.preferredWidth: root.isDense ? 32 : root.isTiny ? 34 : root.isShort ? 40 : 54
                Layout.preferredHeight: Layout.preferredWidth
            }
            ColumnLayout {
                spacing: 1

                Heading {
                    text: root.facts.name ?? ""
                    level: root.isShort ? Heading.Section : Heading.Name
                    font.pixelSize: root.isDense ? Theme.sizeBody + 1 : root.isShort || root.isInTwoLines ? Theme.sizeSection : Theme.sizeName
                    wrapMode: root.isInTwoLines ? Text.WordWrap : Text.NoWrap
                    fontSizeMode: root.isInTwoLines ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: 11
                    lineHeight: root.isInTwoLines ? 0.9 : 1
                    Layout.fillWidth: true
                }
                RowLayout {
                    spacing: 0

                    Label {
                        text: root.facts.status ?? ""
                        isMuted: true
                        size: Label.Caption
                        Layout.fillWidth: true
                    }
                    SealRow { // with little room the actions left stand beside the name
                        visible: root.isShort && (root.facts.isTurn ?? false)
                        remaining: root.facts.actionsLeft ?? 0
                        total: root.facts.actionsTotal ?? 2
                        size: root.isDense ? 16 : 20
                    }
                }
            }
        }
        Rule {
            visible: !root.isShort
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: Theme.space3

            DialItem {
                value: root.facts.health ?? 0
                most: root.facts.maxHealth ?? 1
                seat: root.seat
                Layout.preferredWidth: root.isDense ? 38 : root.isTiny ? 44 : root.isShort ? 54 : 72
                Layout.preferredHeight: Layout.preferredWidth
            }
            ColumnLayout {
                visible: !root.isShort
                spacing: 2

                Label { text: qsTr("Health"); isStrong: true }
                Label {
                    text: qsTr("%1 of %2").arg(root.facts.health ?? 0).arg(root.facts.maxHealth ?? 0)
                    isMuted: true
                }
            }
            SidekickRow {
                visible: root.isShort
                sidekicks: root.facts.sidekicks ?? []
                seat: root.seat
                size: root.isDense ? 24 : 30
                Layout.fillWidth: true
            }
        }
        SidekickRow {
            visible: !root.isShort && (root.facts.sidekicks ?? []).length > 0
            sidekicks: root.facts.sidekicks ?? []
            seat: root.seat
            size: 40
            hasWords: (root.facts.sidekicks ?? []).length === 1
            Layout.fillWidth: true
        }
        Rule {
            visible: !root.isShort
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: root.isDense ? Theme.space2 : 0

            CountCell {
                isInline: root.isDense
                count: root.facts.handCount ?? 0
                label: qsTr("Hand")
                isSmall: root.isShort
                Layout.fillWidth: true
            }
            Rule {
                visible: !root.isDense
                Layout.preferredHeight: root.isShort ? 26 : 38
            }
            CountCell {
                isInline: root.isDense
                count: root.facts.deckCount ?? 0
                label: root.facts.isExhausted ? qsTr("Exhausted") : qsTr("Deck")
                isAlarming: root.facts.isExhausted ?? false
                isSmall: root.isShort
                Layout.fillWidth: true
            }
            Rule {
                visible: !root.isDense
                Layout.preferredHeight: root.isShort ? 26 : 38
            }
            CountCell {
                objectName: "discard-" + root.seat
                isInline: root.isDense
                count: root.facts.discardCount ?? 0
                label: qsTr("Discard", "the pile")
                isSmall: root.isShort
                isButton: true
                Layout.fillWidth: true
                onActivated: root.pileRequested(root.seat, "discard")
            }
        }
        RowLayout {
            visible: (root.facts.isTurn ?? false) && !root.isShort
            spacing: Theme.space1

            Label {
                text: qsTr("Actions left")
                isStrong: true
                Layout.fillWidth: true
            }
            SealRow {
                remaining: root.facts.actionsLeft ?? 0
                total: root.facts.actionsTotal ?? 2
                size: 28
            }
        }
        SpecialList {
            visible: (root.facts.specials ?? []).length > 0
            specials: root.facts.specials ?? []
            isTiny: root.isTiny
            seat: root.seat
            Layout.fillWidth: true
            onPileRequested: place => root.pileRequested(root.seat, place)
        }
    }
    Rule {
        anchors { left: parent.left; right: parent.right; bottom: ability.top; margins: root.margin; bottomMargin: Theme.space2 }
        visible: ability.visible
        height: Theme.strokeRule
    }
    Label {
        id: ability

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: root.margin }
        visible: root.hasAbility && text !== ""
        text: root.facts.ability ?? ""
        isMuted: true
        size: Label.Caption
    }
}
