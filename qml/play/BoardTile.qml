// SPDX-License-Identifier: MIT
//
// A battlefield to choose: a small drawing, its name, its figures.
import QtQuick
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property string reference
    required property string name
    required property string description
    required property int starts
    required property int spaceCount
    required property int zoneCount
    required property bool isDamaged
    required property string problem
    required property var document
    required property bool isTaken
    required property bool isFocused
    property bool isLow: false ///< the words stand beside the drawing
    signal chosen

    objectName: "board-" + reference
    radius: Theme.radiusButton
    color: isTaken ? Theme.sunk : "transparent"
    border.width: isFocused ? Theme.strokeFocus : isTaken ? 2 : Theme.strokePanel
    border.color: isFocused ? Theme.ink : isTaken ? Theme.redText : Theme.line
    Accessible.role: Accessible.RadioButton
    Accessible.name: name + ". " + description
    Accessible.checked: isTaken
    Accessible.onPressAction: chosen()

    BoardPreviewItem {
        x: Theme.space1 + 1
        y: Theme.space1 + 1
        width: root.isLow ? height * 1.35 : parent.width - 2 * x
        height: root.isLow ? parent.height - 2 * y : words.y - 2 * y
        battlefield: root.document
    }
    Column {
        id: words

        x: root.isLow ? (root.height - 10) * 1.35 + Theme.space3 : Theme.space2
        y: root.isLow ? (parent.height - height) / 2 : parent.height - height - Theme.space2
        width: parent.width - x - Theme.space2

        Heading {
            width: parent.width
            text: root.name
            font.pixelSize: Theme.sizeBody + 2
            wrapMode: root.isLow ? Text.WordWrap : Text.NoWrap
            fontSizeMode: root.isLow ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: 11
        }
        Label {
            width: parent.width
            text: root.isDamaged ? qsTr("damaged file") : qsTr("%1 spaces · %2 starts").arg(root.spaceCount).arg(root.starts)
            isMuted: true
            size: Label.Caption
            wrapMode: root.isLow ? Text.WordWrap : Text.NoWrap
            elide: root.isLow ? Text.ElideNone : Text.ElideRight
        }
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler { onTapped: root.chosen() }
    Tip {
        text: root.isDamaged ? root.problem : root.description
        isWanted: hover.hovered
    }
}
