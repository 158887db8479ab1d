// SPDX-License-Identifier: MIT
//
// A number of the open deck, by its path.
import QtQuick
import Champclos.Editor
import Champclos.Ui

NumberField {
    id: root

    required property DeckDocument document
    required property string path

    objectName: path
    value: field.number
    onChosen: value => field.set(value)

    DeckField {
        id: field

        document: root.document
        path: root.path
    }
}
