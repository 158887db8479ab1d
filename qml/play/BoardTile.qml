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
    readonly property string figures: qsTr("%1 spaces · %2 starts").arg(spaceCount).arg(starts)
    property bool isLow: false ///< the words stand beside the drawing
    signal chosen

    objectName: "board-" + reference
    radius: Theme.radiusButton
    color: isTaken ? Theme.sunk : "transparent"
    border.width: isFocused ? Theme.strokeFocus : isTaken ? 2 : Theme.strokePanel
    border.color: isFocused ? Theme.ink : isTaken ? Theme.redText : Theme.line
    Accessible.role: Accessible.RadioButton
    Accessible.name: isDamaged ? name + ". " + qsTr("damaged file") : [name, figures, description].filter(words => words !== "").join(". ") // qmllint disable type
    Accessible.description: problem
    Accessible.focusable: true
    Accessible.checkable: !isDamaged
    Accessible.checked: isTaken
    Accessible.onPressAction: chosen()
    Accessible.onToggleAction: chosen()

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
            Accessible.ignored: true
            font.pixelSize: Theme.sizeBody + 2
            wrapMode: root.isLow ? Text.WordWrap : Text.NoWrap
            fontSizeMode: root.isLow ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: 11
        }
        Label {
            width: parent.width
            text: root.isDamaged ? qsTr("damaged file") : root.figures
            isMuted: !root.isDamaged
            color: root.isDamaged ? Theme.redText : Theme.muted
            size: Label.Caption
            Accessible.ignored: true
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
