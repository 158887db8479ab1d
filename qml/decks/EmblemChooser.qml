// SPDX-License-Identifier: MIT
//
// The emblem of the hero and the two colours of the deck.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

ColumnLayout {
    id: root

    required property DeckDocument document
    required property DeckChoices choices
    /// Field and charge at the same place have enough contrast between them.
    readonly property list<color> fields: ["#2b5a45", "#5a3a26", "#4a7020", "#a9d3e3", "#1f2f66", "#e3a53a", "#35243f", "#2a2b30", "#eab4cc", "#7c1f2b", "#1f5d63", "#c9d6c2"]
    readonly property list<color> charges: ["#ebdca6", "#ebd2ab", "#fbf3cf", "#14344a", "#f2c84f", "#3a1e0c", "#bde08c", "#ede9e0", "#561848", "#f5e6cc", "#fbf6ea", "#22402c"]

    function choose(field, charge) {
        document.setPart("colours", true);
        document.setField("colours.field", field);
        document.setField("colours.charge", charge);
    }

    spacing: Theme.space2

    DeckField {
        id: emblem

        document: root.document
        path: "fighters[0].emblem"
    }
    Label {
        text: qsTr("Emblem and colors")
        isMuted: true
        size: Label.Caption
    }
    Flow {
        spacing: 2
        Layout.fillWidth: true
        Layout.leftMargin: -4

        Repeater {
            model: root.choices.emblems

            Pressable {
                id: button

                required property int index
                required property string modelData
                readonly property bool isTaken: root.choices.emblem === modelData

                objectName: "emblem:" + modelData
                implicitWidth: 44
                implicitHeight: 44
                padding: 4
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("Emblem %1").arg(modelData.replace(/-/g, " "))
                Accessible.checked: isTaken
                onClicked: emblem.set(modelData)

                background: Rectangle {
                    radius: 22
                    color: "transparent"
                    border.width: button.isTaken ? 2.5 : 0
                    border.color: Theme.gold

                    FocusRing { target: button; ringRadius: 22 }
                }
                contentItem: EmblemItem {
                    emblem: button.modelData
                    field: root.choices.field
                    charge: root.choices.charge
                    shape: EmblemItem.Roundel
                    opacity: button.isTaken || button.hovered ? 1 : 0.75
                }
            }
        }
    }
    Flow {
        spacing: 6
        Layout.fillWidth: true

        Repeater {
            model: root.fields.length

            Pressable {
                id: pair

                required property int index
                readonly property color field: root.fields[index]
                readonly property color charge: root.charges[index]
                readonly property bool isTaken: Qt.colorEqual(root.choices.field, field)

                objectName: "colours:" + index
                implicitWidth: 40
                implicitHeight: 28
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("Colors %1").arg(index + 1)
                Accessible.checked: isTaken
                onClicked: root.choose(field.toString(), charge.toString())

                background: Rectangle {
                    radius: Theme.radiusChip
                    color: pair.field
                    border.width: pair.isTaken ? 3 : 1
                    border.color: pair.isTaken ? Theme.gold : Theme.edge

                    FocusRing { target: pair; ringRadius: Theme.radiusChip }
                }
                contentItem: Item {
                    Rectangle {
                        anchors.centerIn: parent
                        width: 12
                        height: 12
                        radius: 6
                        color: pair.charge
                    }
                }
            }
        }
    }
}
