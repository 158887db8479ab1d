// SPDX-License-Identifier: MIT
//
// What is wrong with the board, live. The list keeps its place when it is empty.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property BattlefieldEditor editor
    readonly property ProblemModel problems: editor.document.problems

    spacing: Theme.space1

    SectionHead {
        title: qsTr("Problems")
        remark: root.problems.count > 0 ? qsTr("%n open", "", root.problems.count) : ""
        Layout.fillWidth: true
        Layout.preferredHeight: 34
    }
    Rectangle {
        radius: Theme.radiusButton
        color: Theme.page
        border.width: Theme.strokeRule
        border.color: Theme.line
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        RowLayout {
            anchors.centerIn: parent
            visible: root.problems.count === 0
            spacing: Theme.space2

            IconItem {
                name: "check"
                colour: Theme.teal
                Layout.preferredWidth: 18
                Layout.preferredHeight: 18
            }
            Label {
                objectName: "noProblems"
                text: qsTr("no errors · playable")
                isMuted: true
            }
        }
        ScrollPane {
            objectName: "problemList"
            anchors { fill: parent; margins: 1 }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Problems")

            Column {
                width: parent.width

                Repeater {
                    id: rows

                    model: root.problems

                    ProblemRow {
                        required property int index

                        width: parent ? parent.width : 0
                        isLast: index === rows.count - 1
                        onClicked: root.editor.showProblem(index)
                    }
                }
            }
        }
    }
}
