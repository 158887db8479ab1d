// SPDX-License-Identifier: MIT
//
// A title in the serif of the house. `level` picks the size: page, panel, name or section.
import QtQuick
import Champclos.Items

Text {
    id: root

    enum Level { Page, Panel, Name, Section }
    property int level: Heading.Section

    color: Theme.ink
    font.family: Theme.serif
    font.bold: true
    font.pixelSize: [Theme.sizePage, Theme.sizePanel, Theme.sizeName, Theme.sizeSection][root.level]
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
