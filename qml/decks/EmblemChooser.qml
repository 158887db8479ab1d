// SPDX-License-Identifier: MIT
//
// The emblem of the hero and the two colours of the deck.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property DeckDesk desk
    readonly property var shown: desk.emblem
    /// Pairs of a field and a charge with enough contrast between them.
    readonly property var pairs: [["#2b5a45", "#ebdca6"], ["#5a3a26", "#ebd2ab"], ["#4a7020", "#fbf3cf"], ["#a9d3e3", "#14344a"],
        ["#1f2f66", "#f2c84f"], ["#e3a53a", "#3a1e0c"], ["#35243f", "#bde08c"], ["#2a2b30", "#ede9e0"], ["#eab4cc", "#561848"],
        ["#7c1f2b", "#f5e6cc"], ["#1f5d63", "#fbf6ea"], ["#c9d6c2", "#22402c"]]

    function choose(pair) {
        document.setPart("colours", true);
        document.setField("colours.field", pair[0]);
        document.setField("colours.charge", pair[1]);
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
            model: root.desk.emblems

            T.AbstractButton {
                id: button

                required property int index
                required property string modelData
                readonly property bool isTaken: root.shown.id === modelData

                objectName: "emblem:" + modelData
                implicitWidth: 44
                implicitHeight: 44
                padding: 4
                hoverEnabled: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("Emblem %1").arg(index + 1)
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
                    field: root.shown.field ?? Theme.teal
                    charge: root.shown.charge ?? Theme.onTeal
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
            model: root.pairs

            T.AbstractButton {
                id: pair

                required property int index
                required property var modelData
                readonly property bool isTaken: Qt.colorEqual(root.shown.field ?? "#000", modelData[0])

                objectName: "colours:" + index
                implicitWidth: 40
                implicitHeight: 28
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("Colors %1").arg(index + 1)
                Accessible.checked: isTaken
                onClicked: root.choose(modelData)

                background: Rectangle {
                    radius: Theme.radiusChip
                    color: pair.modelData[0]
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
                        color: pair.modelData[1]
                    }
                }
            }
        }
    }
}
