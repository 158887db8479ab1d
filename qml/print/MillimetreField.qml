// SPDX-License-Identifier: MIT
//
// A length with decimals, written as the language writes them.
import QtQuick
import Champclos.Ui

InputField {
    id: root

    property real value: 0
    signal chosen(real value)

    function written() {
        return Number(value).toLocaleString(Qt.locale(), "f", 1);
    }

    text: written()
    inputMethodHints: Qt.ImhFormattedNumbersOnly
    onCommitted: typed => {
        const number = Number(typed.replace(",", "."));
        if (typed.trim() !== "" && !isNaN(number) && number !== value)
            chosen(number);
        // What is not a number, or beyond what is possible, gives way to what counts.
        text = typed;
        text = Qt.binding(written);
    }
}
