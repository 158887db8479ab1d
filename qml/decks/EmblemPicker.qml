// SPDX-License-Identifier: MIT
//
// The emblem of one fighter: one of those the program has, or a picture of the author’s own.
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
    required property int fighter
    readonly property string path: "fighters[" + fighter + "]"
    /// One fighter of several has its emblems under a name of their own.
    readonly property string prefix: fighter === 0 ? "emblem:" : path + ":emblem:"

    spacing: Theme.space2

    DeckField {
        id: emblem

        document: root.document
        path: root.path + ".emblem"
    }
    DeckField {
        id: id

        document: root.document
        path: root.path + ".id"
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
                readonly property bool isTaken: !own.isThere && (emblem.text === "" ? id.text : emblem.text) === modelData

                objectName: root.prefix + modelData
                implicitWidth: 44
                implicitHeight: 44
                padding: 4
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("Emblem %1").arg(modelData.replace(/-/g, " "))
                Accessible.checked: isTaken
                onClicked: root.choices.takeEmblem(root.fighter, modelData)

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
    PictureField {
        id: own

        document: root.document
        path: root.path
        Layout.fillWidth: true
    }
}
