// SPDX-License-Identifier: MIT
//
// One row of the block editor: a bar with its slots, a dashed place that may grow, or the foot of a bracket, with the
// legs of the brackets around it.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property int index
    required property string kind
    required property int depth
    required property string path
    required property string label
    required property var legs
    required property string tone
    required property var parts
    required property bool hasProblem
    required property string hint
    required property EffectEditor editor
    readonly property bool isBar: kind === "when" || kind === "scope" || kind === "do" || kind === "section"
    readonly property bool isHead: kind === "when" || kind === "scope"
    readonly property bool isPlace: kind === "grow" || kind === "link"
    readonly property bool isFocused: path !== "" && editor.focus === path
    readonly property bool isDraggable: kind === "do" || kind === "scope"
    readonly property int step: 22
    readonly property int leg: 14
    readonly property int gap: kind === "foot" ? 5 : depth === 0 && index === 0 ? 0 : 7
    readonly property int slotLine: 122 * Theme.textScale
    readonly property color fill: colourOf(tone)
    readonly property color words: tone === "when" ? Theme.onGold : tone === "if" ? Theme.onTeal : Theme.onRed
    signal activated(string path)
    signal dragging(string path, real y)
    signal dragged(string path, real y)

    function colourOf(name) {
        return name === "when" ? Theme.gold : name === "if" ? Theme.teal : Theme.red;
    }

    objectName: "row:" + path
    implicitHeight: gap + (isBar ? bar.height : kind === "grow" ? 30 * Theme.textScale : kind === "link" ? 28 * Theme.textScale : 8)

    Repeater {
        model: root.legs

        Rectangle {
            required property int index
            required property string modelData

            x: index * root.step
            width: root.leg
            height: root.height
            color: root.colourOf(modelData)
        }
    }
    Rectangle {
        visible: root.kind === "foot" || root.kind === "section"
        x: root.depth * root.step
        width: root.leg
        height: root.height
        color: root.fill
        radius: 0
    }
    Rectangle {
        visible: root.kind === "foot"
        x: root.depth * root.step
        y: root.height - height
        width: Math.min(160, root.width - x)
        height: 8
        radius: 4
        color: root.fill

        Rectangle {
            width: root.leg
            height: 4
            color: root.fill
        }
    }
    Rectangle {
        id: bar

        readonly property int lead: Math.max(root.slotLine - x, labelText.x + labelText.implicitWidth + Theme.space3)

        visible: root.isBar
        x: root.depth * root.step
        y: root.gap
        width: root.width - x
        height: root.kind === "section" ? 30 * Theme.textScale : Math.max(48, flow.implicitHeight + 16)
        radius: 6
        color: root.fill

        Rectangle {
            visible: root.isHead || root.kind === "section"
            anchors { left: parent.left; bottom: parent.bottom }
            width: root.leg
            height: 8
            color: root.fill
        }
        Rectangle {
            visible: root.kind === "section"
            width: root.leg
            height: 8
            color: root.fill
        }
        TapHandler { // slots have their own, and may be others when the finger is up again
            property bool isBeside: false

            onPressedChanged: if (pressed) isBeside = flow.childAt(point.position.x - flow.x, point.position.y - flow.y) === null
            onTapped: if (isBeside) root.activated(root.path)
        }
        Item {
            width: bar.lead
            height: parent.height

            HoverHandler { id: headHover }
            Tip {
                text: root.hint
                isWanted: headHover.hovered && !drag.active
            }
        }
        Item {
            id: handle

            visible: root.isDraggable
            objectName: "handle:" + root.path
            width: labelText.x // all that is left of the word
            height: parent.height

            IconItem {
                x: 10
                y: (Math.min(parent.height, 48) - height) / 2
                width: 16
                height: 16
                name: "drag-handle"
                colour: root.words
                ground: root.fill
            }
            HoverHandler { cursorShape: Qt.OpenHandCursor }
            DragHandler {
                id: drag

                property real lastY: 0

                target: null
                onCentroidChanged: {
                    if (!active)
                        return;
                    lastY = handle.mapToItem(root, centroid.position).y;
                    root.dragging(root.path, root.y + lastY);
                }
                onActiveChanged: if (!active) root.dragged(root.path, root.y + lastY)
            }
        }
        Text {
            id: labelText

            x: root.kind === "section" ? 22 : root.isDraggable ? 32 : 14
            y: (Math.min(parent.height, 48) - height) / 2
            text: root.label
            color: root.words
            font.family: Theme.sans
            font.pixelSize: Theme.sizeControl
            font.weight: Font.DemiBold
        }
        Flow {
            id: flow

            x: bar.lead
            y: (bar.height - height) / 2
            width: bar.width - x - (root.hasProblem ? 36 : 12)
            spacing: Theme.space2
            visible: root.kind !== "section"

            Repeater {
                model: root.parts

                BlockChip {
                    required property var modelData

                    objectName: "slot:" + modelData.path
                    part: modelData
                    words: root.words
                    isFocused: root !== null && modelData.path !== "" && modelData.path === root.editor.focus // gone first when the page closes
                    onActivated: root.activated(modelData.path)
                    onStepped: by => root.editor.stepNumber(modelData.path, by)
                    onRemoved: root.editor.removeAt(modelData.path)
                }
            }
        }
        IconItem {
            visible: root.hasProblem
            anchors { right: parent.right; rightMargin: 12 }
            y: (Math.min(parent.height, 48) - height) / 2
            width: 18
            height: 18
            name: "warning"
            colour: root.words
            ground: root.fill
        }
    }
    BlockShape {
        visible: root.kind === "grow"
        x: root.depth * root.step
        y: root.gap
        width: root.width - x
        height: root.height - y
        shape: "grow"
        isDashed: !root.isFocused
        fill: root.isFocused ? Theme.sunk : placeHover.hovered ? Theme.mixed(Theme.sunk, Theme.page, 0.5) : "transparent"
        line: root.isFocused ? Theme.glow : Theme.muted
        lineWidth: root.isFocused ? 2 : 1.25
    }
    Text {
        visible: root.isPlace
        x: root.depth * root.step + 16
        y: root.gap + (root.height - root.gap - height) / 2
        text: "+ " + root.label
        color: root.isFocused ? Theme.ink : Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
        font.underline: root.kind === "link" && placeHover.hovered
    }
    Item {
        readonly property bool isFocused: root.isPlace && root.isFocused

        anchors { fill: parent; topMargin: root.gap; leftMargin: root.depth * root.step }
        visible: root.isPlace
        Accessible.role: Accessible.Button
        Accessible.name: root.label
        Accessible.focused: isFocused
        onIsFocusedChanged: if (isFocused) Speech.tellFocus(this)
        Accessible.onPressAction: root.activated(root.path)

        HoverHandler {
            id: placeHover

            cursorShape: Qt.PointingHandCursor
        }
        TapHandler { onTapped: root.activated(root.path) }
    }
}
