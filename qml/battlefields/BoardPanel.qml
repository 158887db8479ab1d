// SPDX-License-Identifier: MIT
//
// The right panel: the zone palette over the inspector of whatever is selected.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property BattlefieldEditor editor
    required property BoardCanvas canvas

    implicitWidth: 340
    color: Theme.surface

    ScrollPane {
        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space1; topMargin: Theme.space2; bottomMargin: Theme.space2 }

        ColumnLayout {
            width: parent.width - Theme.space3
            spacing: Theme.space2

            ZonePalette {
                editor: root.editor
                vision: root.canvas.vision
                Layout.fillWidth: true
            }
            Rule {
                Layout.fillWidth: true
                Layout.topMargin: Theme.space2
            }
            // Made when there is something to show: a layout that is filled while it is hidden is not arranged.
            Repeater {
                model: root.editor.selectionCount > 0 ? 1 : 0

                SpaceInspector {
                    editor: root.editor
                    Layout.fillWidth: true
                }
            }
            Repeater {
                model: root.editor.hasSelectedLine ? 1 : 0

                LineInspector {
                    editor: root.editor
                    Layout.fillWidth: true
                }
            }
            Repeater {
                model: root.editor.selectionCount === 0 && !root.editor.hasSelectedLine ? 1 : 0

                BoardInspector {
                    editor: root.editor
                    Layout.fillWidth: true
                }
            }
        }
    }
    Rectangle {
        width: Theme.strokeRule
        height: parent.height
        color: Theme.line
    }
}
