// SPDX-License-Identifier: MIT
//
// A small list of the deck: entries with their names right here, or to open on a page of their own.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property string list
    required property string addText
    property string title: ""
    property bool hasNames: false
    signal opened(string path)

    spacing: Theme.space2

    DeckListModel {
        id: entries

        document: root.document
        list: root.list
    }
    Label {
        visible: root.title !== ""
        text: root.title
        isStrong: true
        Layout.topMargin: Theme.space1
    }
    Repeater {
        model: entries

        RowLayout {
            id: row

            required property int index
            required property string path
            required property string title

            spacing: Theme.space2
            Layout.fillWidth: true

            DeckNameFields {
                visible: root.hasNames
                document: root.document
                path: row.path + ".name"
                hasLabels: row.index === 0
                Layout.fillWidth: true
            }
            PushButton {
                objectName: "entry:" + row.path
                visible: !root.hasNames
                text: row.title
                onClicked: root.opened(row.path)
                Layout.fillWidth: true
            }
            PushButton {
                kind: PushButton.Quiet
                iconName: "delete"
                tip: qsTr("Delete")
                onClicked: root.document.removeEntry(root.list, row.index)
                Layout.alignment: Qt.AlignBottom
            }
        }
    }
    DashedButton {
        objectName: "add:" + root.list
        text: root.addText
        onClicked: root.document.addEntry(root.list)
        Layout.fillWidth: true
    }
}
