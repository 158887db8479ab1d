// SPDX-License-Identifier: MIT
//
// One of a few words of the open deck, by its path.
import QtQuick
import Champclos.Editor
import Champclos.Ui

Segments {
    id: root

    required property DeckDocument document
    required property string path

    objectName: path
    value: field.text
    onChosen: value => field.set(value)

    DeckField {
        id: field

        document: root.document
        path: root.path
    }
}
