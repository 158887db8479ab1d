// SPDX-License-Identifier: MIT
//
// One section of the rule book as it is read.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property string chapter
    required property string title
    required property var blocks
    required property bool isChapterStart
    required property var ids
    required property var decks
    property bool isWanted: false ///< it tells the rule that was asked for

    spacing: Theme.space2

    Heading {
        visible: root.isChapterStart
        width: root.width
        text: root.chapter
        level: Heading.Page
        bottomPadding: Theme.space2
    }
    Item {
        width: root.width
        height: head.height

        Rectangle {
            visible: root.isWanted
            x: -Theme.space3
            width: 5
            height: parent.height
            radius: 2
            color: Theme.gold
        }
        Heading {
            id: head

            width: parent.width - numbers.width - Theme.space4
            text: root.title
            level: Heading.Name
        }
        Label {
            id: numbers

            anchors { right: parent.right; baseline: head.baseline }
            text: root.ids.join(" · ")
            isMuted: true
            size: Label.Caption
            wrapMode: Text.NoWrap
        }
    }
    Repeater {
        model: root.blocks

        RuleParagraph {
            required property var modelData

            width: root.width
            kind: modelData.kind
            text: modelData.text
        }
    }
}
