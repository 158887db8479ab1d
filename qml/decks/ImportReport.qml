// SPDX-License-Identifier: MIT
//
// What could not be taken of a table or a foreign deck as it was, line by line, and what was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property TableImport table
    readonly property bool hasCards: table.document.designCount > 0
    signal accepted

    title: qsTr("Import a deck")
    preferredWidth: 640 * Theme.textScale
    onOpened: acceptButton.forceActiveFocus()

    Label {
        text: root.table.summary
        isStrong: true
        size: Label.Body
        Layout.fillWidth: true
    }
    ListView {
        id: list

        objectName: "importProblems"
        clip: true
        model: root.table.problems
        boundsBehavior: Flickable.StopAtBounds
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: Math.min(contentHeight, 320)
        T.ScrollBar.vertical: ScrollMark {}

        delegate: ImportProblem { width: list.width - Theme.space3 }
    }
    Label {
        visible: root.hasCards
        text: qsTr("Names and numbers become cards. Each card’s text is kept as a note beside it until you compose it from blocks.")
        isMuted: true
        Layout.fillWidth: true
    }
    buttons: [
        PushButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PushButton {
            id: acceptButton

            objectName: "acceptImport"
            kind: PushButton.Commit
            text: qsTr("Open the deck")
            enabled: root.hasCards
            onClicked: { root.close(); root.accepted(); }
        }
    ]
}
