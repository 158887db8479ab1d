// SPDX-License-Identifier: MIT
//
// A text of the open deck, by its path.
import QtQuick
import Champclos.Editor
import Champclos.Ui

InputField {
    id: root

    required property DeckDocument document
    required property string path

    objectName: path
    text: field.text
    isFaulty: field.problem !== ""
    onEdited: text => field.set(text)

    DeckField {
        id: field

        document: root.document
        path: root.path
    }
}
