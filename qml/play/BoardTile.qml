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
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: words.top; margins: Theme.space1 + 1 }
        battlefield: root.document
    }
    Column {
        id: words

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.space2 }

        Heading {
            width: parent.width
            text: root.name
            font.pixelSize: Theme.sizeBody + 2
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
        }
        Label {
            width: parent.width
            text: root.isDamaged ? qsTr("damaged file") : qsTr("%1 spaces · %2 starts").arg(root.spaceCount).arg(root.starts)
            isMuted: true
            size: Label.Caption
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
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
