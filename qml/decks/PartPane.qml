// SPDX-License-Identifier: MIT
//
// A spell or a side card: its names and what it needs.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property DeckChoices choices
    required property string path
    required property string title
    readonly property bool isSpell: path.startsWith("pile.")
    signal closed

    spacing: Theme.space3

    RowLayout {
        spacing: Theme.space2

        PushButton {
            kind: PushButton.Quiet
            iconName: "back"
            tip: qsTr("Back to all parts")
            onClicked: root.closed()
        }
        Heading {
            text: root.title
            level: Heading.Panel
            lineHeight: 0.9
            Layout.fillWidth: true
        }
    }
    DeckNameFields {
        document: root.document
        path: root.path + ".name"
        Layout.fillWidth: true
    }
    DeckPills {
        visible: root.isSpell
        document: root.document
        path: root.path + ".needs"
        label: qsTr("Needs")
        options: root.choices.ingredients
        Layout.fillWidth: true
    }
}
