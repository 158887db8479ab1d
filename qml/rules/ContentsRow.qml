// SPDX-License-Identifier: MIT
//
// One section in the contents, under the name of its chapter when it is the first.
import QtQuick
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property int index
    required property string chapter
    required property string title
    required property bool isChapterStart
    required property bool isCurrent
    required property bool isFocused
    signal chosen

    topPadding: isChapterStart && index > 0 ? Theme.space3 : 0

    Heading {
        visible: root.isChapterStart
        width: parent.width
        text: root.chapter
        font.pixelSize: Theme.sizeBody + 3
        bottomPadding: Theme.space1
    }
    Rectangle {
        width: root.width
        height: words.implicitHeight + Theme.space2
        radius: Theme.radiusChip
        color: root.isCurrent ? Theme.sunk : hover.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : "transparent"
        border.width: root.isFocused ? 2 : 0
        border.color: Theme.ink
        Accessible.role: Accessible.Link
        Accessible.name: root.title
        Accessible.onPressAction: root.chosen()

        Label {
            id: words

            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space2 }
            text: root.title
            Accessible.ignored: true
            isStrong: root.isCurrent
        }
        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }
        TapHandler { onTapped: root.chosen() }
    }
}
