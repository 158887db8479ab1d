// SPDX-License-Identifier: MIT
//
// What is being edited as the card it will be, and a switch for its language.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property DeckPreview preview
    readonly property bool isNarrow: width < 320
    readonly property real cardWidth: isNarrow ? Math.min(width, 232) : 280

    implicitHeight: cardWidth * 88 / 63 + (isNarrow ? 40 : 0)

    CardItem {
        visible: root.preview.kind === "card"
        x: root.isNarrow ? (root.width - width) / 2 : 2
        width: root.cardWidth
        height: width * 88 / 63
        mode: root.isNarrow ? CardItem.Reading : CardItem.Full
        face: root.preview.kind === "card" ? root.preview.face : undefined
        Accessible.role: Accessible.Graphic
        Accessible.name: fullText
    }
    CharacterItem {
        visible: root.preview.kind === "character"
        x: root.isNarrow ? (root.width - width) / 2 : 2
        width: root.cardWidth
        height: width * 88 / 63
        face: root.preview.kind === "character" ? root.preview.face : undefined
        Accessible.role: Accessible.Graphic
        Accessible.name: fullText
    }
    SideCardItem {
        visible: root.preview.kind === "side"
        x: root.isNarrow ? (root.width - width) / 2 : 2
        width: root.cardWidth
        height: width * 88 / 63
        face: root.preview.kind === "side" ? root.preview.face : undefined
        Accessible.role: Accessible.Graphic
        Accessible.name: fullText
    }
    Grid {
        x: root.isNarrow ? (root.width - width) / 2 : root.width - width
        y: root.isNarrow ? root.height - height : 0
        columns: root.isNarrow ? 3 : 1
        spacing: 6

        Repeater {
            model: ["en", "fr", "de"]

            T.AbstractButton {
                id: button

                required property string modelData
                readonly property bool isTaken: root.preview.language === modelData

                objectName: "preview:" + modelData
                implicitWidth: 58
                implicitHeight: 32
                hoverEnabled: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.toUpperCase()
                Accessible.checked: isTaken
                onClicked: root.preview.language = modelData

                contentItem: Text {
                    text: button.modelData.toUpperCase()
                    color: button.isTaken ? Theme.page : Theme.ink
                    font.family: Theme.sans
                    font.pixelSize: Theme.sizeCaption
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    radius: Theme.radiusChip
                    color: button.isTaken ? Theme.ink : button.hovered ? Theme.sunk : "transparent"
                    border.width: button.isTaken ? 0 : Theme.strokePanel
                    border.color: Theme.line

                    FocusRing { target: button }
                }
            }
        }
    }
}
