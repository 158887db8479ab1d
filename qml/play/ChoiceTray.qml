// SPDX-License-Identifier: MIT
//
// Answers that are too many or too long for the bar, in the place of the hand: cards with their faces, everything else
// as words.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property GameSession session
    required property PromptBar prompt
    property bool areCards: false ///< few enough to be shown with their faces
    readonly property int count: session.table.picking.choices.count
    readonly property real cardWidth: Math.min(163 * Theme.unit, (width - 2 * Theme.space2 - (count - 1) * Theme.space2) / Math.max(1, count))
    signal cardRead(var face)

    function look() {
        let all = session.table.picking.choices.count > 0 && session.table.picking.choices.count <= 7;
        for (let row = 0; row < session.table.picking.choices.count && all; ++row)
            all = session.table.picking.choices.at(row).form === "card";
        areCards = all;
    }

    objectName: "tray"
    color: Theme.tint
    Component.onCompleted: look()

    Connections {
        target: root.session.table.picking.choices
        function onDataChanged() { root.look(); }
        function onCountChanged() { root.look(); }
    }
    /// The first answer that can be given.
    function focusFirst(reason) {
        const row = session.table.picking.nextEnabled(Picking.Choice, -1, 1);
        const answer = areCards ? faces.itemAt(row) : words.itemAt(row);
        if (answer)
            answer.forceActiveFocus(reason);
    }
    function step(index, direction) {
        const next = areCards ? faces.itemAt(index + direction) : words.itemAt(index + direction);
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    Row {
        anchors.centerIn: parent
        visible: root.areCards
        spacing: Theme.space2

        Repeater {
            id: faces

            model: root.areCards ? root.session.table.picking.choices : 0

            TrayCard {
                key: root.prompt.keyOf(index)
                Keys.onLeftPressed: root.step(index, -1)
                Keys.onRightPressed: root.step(index, 1)
                width: root.cardWidth
                height: root.height - 2 * Theme.space2
                onPointedAt: index => root.prompt.report(index, this)
                onActivated: index => root.session.table.picking.click(Picking.Choice, index)
                onCardRead: face => root.cardRead(face)
            }
        }
    }
    Flickable {
        id: pane

        anchors { fill: parent; margins: Theme.space2 }
        visible: !root.areCards
        clip: true
        contentHeight: buttons.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        Flow {
            id: buttons

            width: pane.width - Theme.space3
            spacing: Theme.space2

            Repeater {
                id: words

                model: root.areCards ? 0 : root.session.table.picking.choices
                delegate: ChoiceButton {
                    mostWidth: buttons.width
                    cap: root.prompt.keyOf(index)
                    Keys.onLeftPressed: root.step(index, -1)
                    Keys.onRightPressed: root.step(index, 1)
                    Keys.onUpPressed: root.step(index, -1)
                    Keys.onDownPressed: root.step(index, 1)
                    onPointedAt: index => root.prompt.report(index, this)
                    onActivated: index => root.session.table.picking.click(Picking.Choice, index)
                    onCardRead: face => root.cardRead(face)
                }
            }
        }
    }
}
