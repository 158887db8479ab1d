// SPDX-License-Identifier: MIT
//
// What is wrong with what is open, live; a row leads to its place. The list keeps its place when it is empty. It scrolls
// in the room it is given, or is as long as its rows.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property ProblemModel problems
    property bool scrolls: true
    readonly property bool isNarrow: width < 320
    readonly property string remark: problems.errorCount > 0 ? qsTr("%n error(s) · not playable yet", "", problems.errorCount)
                                   : qsTr("no errors · playable")
    signal activated(int index, string place)

    spacing: Theme.space1

    SectionHead {
        title: qsTr("Problems")
        remark: root.isNarrow ? "" : root.remark
        Layout.fillWidth: true
        Layout.preferredHeight: 34
    }
    Label {
        objectName: "playableMark"
        visible: root.isNarrow
        text: root.remark
        isMuted: true
        size: Label.Caption
        Layout.fillWidth: true
    }
    Rectangle {
        radius: Theme.radiusButton
        color: Theme.page
        border.width: Theme.strokeRule
        border.color: Theme.line
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: root.scrolls
        Layout.preferredHeight: root.problems.count > 0 ? rows.height + 2 : 40

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
                text: qsTr("nothing to mend")
                isMuted: true
            }
        }
        ScrollPane {
            objectName: "problemList"
            anchors { fill: parent; margins: 1 }
            interactive: root.scrolls
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Problems")

            Column {
                id: rows

                width: parent.width

                Repeater {
                    model: root.problems

                    ProblemRow {
                        width: rows.width
                        isLast: index === root.problems.count - 1
                        onClicked: root.activated(index, place)
                    }
                }
            }
        }
    }
}
