// SPDX-License-Identifier: MIT
//
// One fighter: names, numbers, and the grammar that sentences need, with samples of how it sounds.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property int index
    required property string path
    required property string title
    required property DeckDocument document
    required property DeckChoices choices
    property bool showsGrammar: false
    property bool showsEmblems: false

    implicitHeight: column.implicitHeight + 2 * Theme.space4

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space4 }
        spacing: Theme.space3

        RowLayout {
            spacing: Theme.space3

            Heading {
                text: root.title
                Layout.fillWidth: true
            }
            DeckSegments {
                visible: root.index > 0
                document: root.document
                path: root.path + ".role"
                name: qsTr("Role")
                options: [{ value: "hero", text: qsTr("Hero") }, { value: "sidekick", text: qsTr("Sidekick") }]
            }
            PushButton {
                visible: root.index > 0
                kind: PushButton.Quiet
                iconName: "delete"
                tip: qsTr("Delete this fighter")
                onClicked: root.document.removeEntry("fighters", root.index)
            }
        }
        DeckNameFields {
            document: root.document
            path: root.path + ".name"
            Layout.fillWidth: true
        }
        Flow {
            spacing: Theme.space3
            Layout.fillWidth: true

            DeckNumberField {
                document: root.document
                path: root.path + ".health"
                label: qsTr("Health")
                from: 1
            }
            DeckNumberField {
                document: root.document
                path: root.path + ".count"
                label: qsTr("How many")
                from: 1
                to: 8
            }
            ColumnLayout {
                spacing: Theme.space1

                Label {
                    text: qsTr("Attack")
                    isMuted: true
                    size: Label.Caption
                }
                DeckSegments {
                    document: root.document
                    path: root.path + ".attack"
                    name: qsTr("Attack")
                    options: [{ value: "melee", text: qsTr("Melee") }, { value: "ranged", text: qsTr("Ranged") }]
                }
            }
        }
        RowLayout { // the hero's is above, with the colors
            visible: root.index > 0
            spacing: Theme.space2

            EmblemItem {
                emblem: root.choices.emblemsOfFighters[root.index] ?? ""
                field: root.choices.field
                charge: root.choices.charge
                shape: EmblemItem.Roundel
                implicitWidth: 36
                implicitHeight: 36
            }
            Toggle {
                objectName: root.path + ":emblem"
                text: qsTr("Emblem")
                checked: root.showsEmblems
                onToggled: root.showsEmblems = checked
            }
        }
        Repeater {
            model: root.showsEmblems && root.index > 0 ? 1 : 0

            EmblemPicker {
                document: root.document
                choices: root.choices
                fighter: root.index
                Layout.fillWidth: true
            }
        }
        Toggle {
            objectName: root.path + ":grammar"
            text: qsTr("Grammar of the name")
            checked: root.showsGrammar
            onToggled: root.showsGrammar = checked
        }
        Label {
            visible: root.showsGrammar
            text: qsTr("How sentences refer to this fighter. Regular forms are filled in or may be left empty; hover over a field to see what it is for, and read the example below it.")
            isMuted: true
            Layout.fillWidth: true
        }
        Repeater {
            model: root.showsGrammar ? ["en", "fr", "de"] : []

            GrammarPane {
                required property string modelData

                document: root.document
                fighter: root.index
                language: modelData
                Layout.fillWidth: true
            }
        }
    }
}
