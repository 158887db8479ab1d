// SPDX-License-Identifier: MIT
//
// Where a deck or a battlefield comes from: mine, installed, built in. A sign and a word, never only a color.
import QtQuick
import Champclos.Items
import Champclos.Ui

Row {
    id: root

    required property string source
    readonly property color installed: Theme.dark ? "#C39AD3" : "#6B3F7D"
    readonly property color colour: source === "mine" ? Theme.teal : source === "installed" ? installed : Theme.muted
    readonly property string words: source === "mine" ? qsTr("mine") : source === "installed" ? qsTr("installed") : qsTr("built in")

    spacing: Theme.space1
    Accessible.ignored: true // the tile says it

    IconItem {
        anchors.verticalCenter: parent.verticalCenter
        name: root.source === "mine" ? "edit" : root.source === "installed" ? "import" : "lock"
        colour: root.colour
        width: Theme.sizeCaption * 1.15
        height: width
    }
    Label {
        text: root.words
        color: root.colour
        size: Label.Caption
        isStrong: root.source !== "builtIn"
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
