// SPDX-License-Identifier: MIT
//
// A number of the open deck, by its path; with a noneText it may be left out.
import QtQuick
import Champclos.Editor
import Champclos.Ui

NumberField {
    id: root

    required property DeckDocument document
    required property string path

    objectName: path
    value: noneText !== "" && field.text === "" ? from - 1 : field.number
    onChosen: value => field.set(value < from ? "" : value)

    DeckField {
        id: field

        document: root.document
        path: root.path
    }
}
