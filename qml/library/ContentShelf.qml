// SPDX-License-Identifier: MIT
//
// One shelf: its title, how many of each kind, and as many tiles as fit in a row until all are asked for.
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property string title
    required property RowModel shelf
    required property var counts
    required property string allText ///< of the link that shows the rest
    required property Component tile
    required property real leastTile
    property bool isWhole: false
    readonly property int columns: Math.max(1, Math.floor((width + Theme.space3) / (leastTile * Theme.textScale + Theme.space3)))
    readonly property real tileWidth: Math.floor((width - (columns - 1) * Theme.space3) / columns)
    readonly property int limit: isWhole ? shelf.count : columns

    spacing: Theme.space2

    RowLayout {
        spacing: Theme.space3

        Heading {
            text: root.title
            level: Heading.Name
        }
        Label {
            text: qsTr("%1 · %2 mine, %3 installed, %4 built in").arg(root.counts.all).arg(root.counts.mine).arg(root.counts.installed).arg(root.counts.builtIn)
            isMuted: true
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Layout.fillWidth: true
        }
    }
    Label {
        visible: root.shelf.count === 0
        text: qsTr("Nothing here matches.")
        isMuted: true
        Layout.fillWidth: true
    }
    Grid {
        visible: root.shelf.count > 0
        columns: root.columns
        spacing: Theme.space3
        topPadding: Theme.space2 // for "unfinished", which stands on the edge
        Layout.fillWidth: true

        Repeater {
            model: root.shelf
            delegate: root.tile
        }
    }
    LinkText {
        objectName: root.objectName + "/all"
        visible: root.shelf.count > root.columns
        text: root.isWhole ? qsTr("Show fewer") : root.allText
        onActivated: root.isWhole = !root.isWhole
        Layout.alignment: Qt.AlignRight
    }
}
