// SPDX-License-Identifier: MIT
//
// One block of a book: a paragraph, an item of a list, a numbered step, an example in a box, lines to type, or a drawing.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string kind
    required property string text
    readonly property bool isCode: kind === "code"
    readonly property bool isStep: kind === "step"
    readonly property bool isBox: kind === "example" || isCode
    readonly property int dot: isStep ? text.indexOf(".") : -1 ///< after the number
    readonly property real inset: isBox ? Theme.space4 : kind === "item" ? Theme.space5 : isStep ? Theme.space6 : 0

    /// The last line has its space below it too.
    implicitHeight: kind === "figure" ? figure.implicitHeight : words.height + (isBox ? 2 * Theme.space3 - words.font.pixelSize * (words.lineHeight - 1) : 0)

    Rectangle {
        anchors.fill: parent
        visible: root.isBox
        radius: Theme.radiusButton
        color: Theme.sunk

        Rectangle {
            visible: !root.isCode
            width: 4
            height: parent.height
            color: Theme.gold
        }
    }
    Label { // the number of a step
        visible: root.isStep
        width: Theme.space5
        text: root.isStep ? root.text.slice(0, root.dot + 1) : ""
        color: Theme.redText
        isStrong: true
        size: Label.Body
        lineHeight: words.lineHeight
        horizontalAlignment: Text.AlignRight
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
        y: root.isBox ? Theme.space3 : 0
        width: parent.width - 2 * root.inset
        height: contentHeight + 2
        text: root.kind === "figure" ? "" : root.isStep ? root.text.slice(root.dot + 2) : root.text
        textFormat: root.isCode ? Text.PlainText : Text.MarkdownText
        font.family: root.isCode ? "monospace" : Theme.sans
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
