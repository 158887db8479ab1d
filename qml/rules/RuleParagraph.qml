// SPDX-License-Identifier: MIT
//
// One block of the rule book: a paragraph, an item of a list, an example in a box, or a drawing.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string kind
    required property string text
    readonly property bool isExample: kind === "example"
    readonly property real inset: isExample ? Theme.space4 : kind === "item" ? Theme.space5 : 0

    /// The last line has its space below it too.
    implicitHeight: kind === "figure" ? figure.implicitHeight : words.height + (isExample ? 2 * Theme.space3 - words.font.pixelSize * (words.lineHeight - 1) : 0)

    Rectangle {
        anchors.fill: parent
        visible: root.isExample
        radius: Theme.radiusButton
        color: Theme.sunk

        Rectangle {
            width: 4
            height: parent.height
            color: Theme.gold
        }
    }
    Rectangle { // the mark of an item
        visible: root.kind === "item"
        x: Theme.space2
        y: words.font.pixelSize * 0.55
        width: 6
        height: 6
        radius: 3
        color: Theme.redText
    }
    Label {
        id: words

        visible: root.kind !== "figure"
        x: root.inset
        y: root.isExample ? Theme.space3 : 0
        width: parent.width - 2 * root.inset
        height: contentHeight + 2
        text: root.kind !== "figure" ? root.text : ""
        textFormat: Text.MarkdownText
        size: Label.Body
        lineHeight: 1.3
    }
    RuleFigure {
        id: figure

        visible: root.kind === "figure"
        width: parent.width
        name: root.kind === "figure" ? root.text : ""
    }
}
