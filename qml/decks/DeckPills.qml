// SPDX-License-Identifier: MIT
//
// Which of a few are meant, as pills: who may play a card, its tags, its ingredient, what a spell needs.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Flow {
    id: root

    required property DeckDocument document
    required property string path
    required property ChoiceList options
    property string label: ""
    property string noneText: ""  ///< a pill for none of them, if that has a meaning
    property bool isSingle: false ///< one of them at most, and the field is no list

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
        isTaken: root.isSingle ? field.text === "" : field.names.length === 0
        onClicked: root.isSingle ? field.set("") : field.set([])
    }
    Repeater {
        model: root.options

        PillChoice {
            required property string value
            required text

            objectName: root.path + ":" + value
            isTaken: root.isSingle ? field.text === value : Array.from(field.names).includes(value)
            onClicked: root.isSingle ? field.set(value) : field.toggle(value)
        }
    }
}
