// SPDX-License-Identifier: MIT
//
// A length with decimals, written as the language writes them.
import QtQuick
import Champclos.Ui

InputField {
    id: root

    property real value: 0
    signal chosen(real value)

    text: Number(value).toLocaleString(Qt.locale(), "f", 1)
    inputMethodHints: Qt.ImhFormattedNumbersOnly
    onCommitted: written => {
        const number = Number(written.replace(",", "."));
        if (!isNaN(number) && number !== value)
            chosen(number);
    }
}
