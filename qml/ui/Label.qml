// SPDX-License-Identifier: MIT
//
// Running text in the sans of the house: body, control or caption size; muted if it is only a remark.
import QtQuick
import Champclos.Items

Text {
    id: root

    enum Size { Body, Control, Caption }
    property int size: Label.Control
    property bool isMuted: false
    property bool isStrong: false

    color: isMuted ? Theme.muted : Theme.ink
    font.family: Theme.sans
    font.pixelSize: [Theme.sizeBody, Theme.sizeControl, Theme.sizeCaption][root.size]
    font.weight: isStrong ? Font.DemiBold : Font.Normal
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    lineHeight: 1.12
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
