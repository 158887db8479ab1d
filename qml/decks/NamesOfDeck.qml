// SPDX-License-Identifier: MIT
//
// Which ids of a list are meant, as pills: who may play a card, its tags, what a spell needs.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Flow {
    id: root

    required property DeckDocument document
    required property string path
    required property var choices ///< [{ value, text }]
    property string label: ""
    property string noneText: ""  ///< a pill for the empty list, if it has a meaning

    spacing: Theme.space2

    DeckField {
        id: field

        document: root.document
        path: root.path
    }
    Label {
        visible: root.label !== ""
        text: root.label
        isMuted: true
        height: 30 * Theme.textScale
        verticalAlignment: Text.AlignVCenter
    }
    PillChoice {
        objectName: root.path + ":none"
        visible: root.noneText !== ""
        text: root.noneText
        isTaken: field.names.length === 0
        onClicked: field.set([])
    }
    Repeater {
        model: root.choices

        PillChoice {
            required property var modelData

            objectName: root.path + ":" + modelData.value
            text: modelData.text
            isTaken: field.names.indexOf(modelData.value) >= 0
            onClicked: field.toggle(modelData.value)
        }
    }
}
