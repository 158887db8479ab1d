// SPDX-License-Identifier: MIT
//
// One special thing of a hero: what it holds, and its parts. What is ready now glows, what is missing is
// named.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property var modelData ///< {title, now, entries}
    required property bool isNarrow
    readonly property var entries: modelData.entries ?? []

    spacing: Theme.space2

    Heading {
        width: parent.width
        text: root.modelData.title
    }
    Label {
        width: parent.width
        visible: text !== ""
        text: root.modelData.now ?? ""
        isStrong: true
        size: Label.Caption
    }
    Grid {
        id: grid

        width: parent.width
        visible: root.entries.length > 0
        columns: root.isNarrow ? 1 : 2
        spacing: Theme.space2

        Repeater {
            model: root.entries

            Rectangle {
                id: entry

                required property var modelData

                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                height: words.implicitHeight + 2 * Theme.space2
                radius: Theme.radiusButton
                color: modelData.isReady ? Theme.mixed(Theme.glow, Theme.surface, 0.14) : "transparent"
                border.width: modelData.isReady ? 2 : Theme.strokeRule
                border.color: modelData.isReady ? Theme.glow : Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: [modelData.name, modelData.needs, modelData.text, modelData.state].join(". ")

                Column {
                    id: words

                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space2 }

                    Heading {
                        width: parent.width
                        text: entry.modelData.name
                        font.pixelSize: Theme.sizeBody + 2
                    }
                    Label {
                        width: parent.width
                        visible: text !== ""
                        text: entry.modelData.needs
                        isMuted: true
                        isStrong: true
                        size: Label.Caption
                    }
                    Label {
                        width: parent.width
                        text: entry.modelData.text
                        size: Label.Caption
                    }
                    Label {
                        width: parent.width
                        visible: text !== ""
                        text: entry.modelData.state
                        color: entry.modelData.isReady ? Theme.good : Theme.muted
                        isStrong: true
                        size: Label.Caption
                    }
                }
            }
        }
    }
}
