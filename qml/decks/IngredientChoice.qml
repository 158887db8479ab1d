// SPDX-License-Identifier: MIT
//
// Which ingredient a card is, or none.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Flow {
    id: root

    required property DeckDocument document
    required property string path
    required property var choices

    spacing: Theme.space2

    DeckField {
        id: field

        document: root.document
        path: root.path
    }
    Label {
        text: qsTr("Ingredient")
        isMuted: true
        height: 30 * Theme.textScale
        verticalAlignment: Text.AlignVCenter
    }
    PillChoice {
        text: qsTr("None")
        isTaken: field.text === ""
        onClicked: field.set("")
    }
    Repeater {
        model: root.choices

        PillChoice {
            required property var modelData

            objectName: root.path + ":" + modelData.value
            text: modelData.text
            isTaken: field.text === modelData.value
            onClicked: field.set(modelData.value)
        }
    }
}
