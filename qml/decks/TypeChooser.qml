// SPDX-License-Identifier: MIT
//
// The type of a card: colour, icon and word, side by side.
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
    required property string path
    readonly property var types: [
        { value: "attack", text: qsTr("Attack"), type: 0 }, { value: "versatile", text: qsTr("Versatile"), type: 2 },
        { value: "defense", text: qsTr("Defense"), type: 1 }, { value: "scheme", text: qsTr("Scheme"), type: 3 }
    ]
    property real room: 1000 ///< without enough of it only the chosen type is said in words
    readonly property real wordsWidth: types.reduce((sum, entry) => sum + metrics.advanceWidth(entry.text) + 42, 8)
    readonly property bool hasWords: room >= wordsWidth

    spacing: Theme.space1

    FontMetrics {
        id: metrics

        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
        font.weight: Font.DemiBold
    }
    DeckField {
        id: field

        document: root.document
        path: root.path
    }
    Label {
        text: qsTr("Type")
        isMuted: true
        size: Label.Caption
    }
    Rectangle {
        implicitWidth: row.implicitWidth + 3
        implicitHeight: 34 * Theme.textScale
        radius: Theme.radiusButton
        color: Theme.surface
        border.width: Theme.strokePanel
        border.color: Theme.line

        Row {
            id: row

            anchors.centerIn: parent

            Repeater {
                model: root.types

                Pressable {
                    id: button

                    required property var modelData
                    readonly property bool isTaken: field.text === modelData.value
                    readonly property color words: isTaken ? Theme.typeInk(modelData.type) : Theme.ink

                    objectName: "type:" + modelData.value
                    implicitWidth: content.implicitWidth + 2 * Theme.space2 + 2
                    implicitHeight: 34 * Theme.textScale - 3
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: modelData.text
                    Accessible.checked: isTaken
                    onClicked: field.set(modelData.value)

                    contentItem: Item {
                        implicitWidth: content.implicitWidth

                        Row {
                            id: content

                            anchors.centerIn: parent
                            spacing: 6

                            IconItem {
                                anchors.verticalCenter: parent.verticalCenter
                                name: Theme.typeIcon(button.modelData.type)
                                colour: button.words
                                ground: button.isTaken ? Theme.typeColour(button.modelData.type) : Theme.surface
                                width: 16
                                height: 16
                            }
                            Text {
                                visible: root.hasWords || button.isTaken
                                text: button.modelData.text
                                color: button.words
                                font.family: Theme.sans
                                font.pixelSize: Theme.sizeControl
                                font.weight: Font.DemiBold
                            }
                        }
                    }
                    background: Rectangle {
                        radius: Theme.radiusChip
                        color: button.isTaken ? Theme.typeColour(button.modelData.type)
                             : button.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : "transparent"

                        FocusRing { target: button; ringRadius: Theme.radiusChip }
                    }
                }
            }
        }
    }
}
