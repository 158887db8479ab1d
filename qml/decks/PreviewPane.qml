// SPDX-License-Identifier: MIT
//
// The right column: the real card in any language, the shape of the deck, the problems.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Rectangle {
    id: root

    required property DeckDocument document
    required property DeckPreview preview
    signal problemActivated(string place)

    color: Theme.surface

    ScrollPane {
        id: pane

        anchors.fill: parent
        anchors.leftMargin: Theme.space4
        anchors.rightMargin: 2

        ColumnLayout {
            width: pane.width - Theme.space4 + 2
            spacing: Theme.space4

            Item { Layout.preferredHeight: 1 }
            CardStage {
                preview: root.preview
                Layout.fillWidth: true
            }
            ShapePanel {
                document: root.document
                Layout.fillWidth: true
            }
            ProblemList {
                problems: root.document.file.problems
                scrolls: false
                onActivated: (index, place) => root.problemActivated(place)
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.space4
            }
        }
    }
    Rectangle {
        anchors { top: parent.top; bottom: parent.bottom; left: parent.left }
        width: Theme.strokeRule
        color: Theme.line
    }
}
