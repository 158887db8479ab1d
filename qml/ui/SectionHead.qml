// SPDX-License-Identifier: MIT
//
// The head of a section: its name on the left, one remark on the right.
import QtQuick
import QtQuick.Layouts
import Champclos.Items

RowLayout {
    id: root

    property string title: ""
    property string remark: ""

    spacing: Theme.space3

    Heading {
        text: root.title
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        Layout.fillWidth: true
    }
    Label { // stays in the layout without words too: Qt 6.4 forgets to lay out what appears on a hidden page
        text: root.remark
        Accessible.ignored: root.remark === ""
        isMuted: true
        size: Label.Caption
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
    }
}
