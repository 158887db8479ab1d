// SPDX-License-Identifier: MIT
//
// What is chosen for cards alone.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.PrintStudio
import Champclos.Ui

ColumnLayout {
    id: root

    required property PrintStudio studio

    spacing: Theme.space3

    PrintRow {
        label: qsTr("Size")
        ChoiceBox {
            name: qsTr("Card size")
            model: [
                { value: "63x88", text: "63 × 88 mm" },
                { value: "63.5x88.9", text: "63.5 × 88.9 mm" },
                { value: "57x87", text: "57 × 87 mm" },
                { value: "44x68", text: "44 × 68 mm" },
                { value: "70x120", text: "70 × 120 mm" }
            ]
            value: root.studio.cardSize
            onChosen: value => root.studio.cardSize = value
        }
    }
    Toggle {
        visible: root.studio.output !== "pdf"
        text: qsTr("Include the back")
        checked: root.studio.backs !== "none"
        onToggled: root.studio.backs = checked ? "long" : "none"
        Layout.fillWidth: true
    }
    PrintRow {
        visible: root.studio.output === "pdf"
        label: qsTr("Backs")
        ChoiceBox {
            name: qsTr("Backs")
            model: [
                { value: "long", text: qsTr("flipped on the long edge") },
                { value: "short", text: qsTr("flipped on the short edge") },
                { value: "none", text: qsTr("none", "backs") }
            ]
            value: root.studio.backs
            onChosen: value => root.studio.backs = value
            Layout.preferredWidth: 216 * Theme.textScale
        }
    }
    Label {
        visible: root.studio.backs !== "none" && root.studio.output === "pdf"
        text: qsTr("Print double-sided: each back lines up with its front if the printer flips on this edge.")
        isMuted: true
        size: Label.Caption
        Layout.fillWidth: true
    }
    Toggle {
        visible: root.studio.output === "pdf"
        text: qsTr("One card per page, for a print shop (3 mm bleed)")
        checked: root.studio.single
        onToggled: root.studio.single = checked
        Layout.fillWidth: true
    }
    Toggle {
        text: qsTr("Include the character card")
        checked: root.studio.character
        onToggled: root.studio.character = checked
        Layout.fillWidth: true
    }
}
