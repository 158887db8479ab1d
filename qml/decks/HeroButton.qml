// SPDX-License-Identifier: MIT
//
// The hero in short: emblem, name, figures.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

QuietRow {
    id: root

    required property DeckDocument document
    required property DeckChoices choices

    text: document.file.title

    contentItem: RowLayout {
        spacing: Theme.space3

        EmblemItem {
            visible: root.choices.emblem !== ""
            emblem: root.choices.emblem
            field: root.choices.field
            charge: root.choices.charge
            shape: EmblemItem.Roundel
            Layout.preferredWidth: root.width < 260 ? 48 : 64
            Layout.preferredHeight: Layout.preferredWidth
            Layout.alignment: Qt.AlignTop
        }
        ColumnLayout {
            spacing: 1
            Layout.fillWidth: true

            Heading {
                text: root.text
                level: Heading.Name
                Layout.fillWidth: true
            }
            Label {
                text: root.document.heroFacts
                isMuted: true
                size: Label.Caption
                Layout.fillWidth: true
            }
            Repeater {
                model: root.document.sidekickFacts

                Label {
                    required property string modelData

                    text: modelData
                    isMuted: true
                    size: Label.Caption
                    Layout.fillWidth: true
                }
            }
        }
    }
}
