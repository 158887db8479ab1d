// SPDX-License-Identifier: MIT
//
// Why a file could not be opened: where and what.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property ProblemModel problems

    objectName: "fileFaults"
    visible: problems.count > 0
    implicitHeight: visible ? column.implicitHeight + 2 * Theme.space4 : 0
    border.color: Theme.redText

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space4 }
        spacing: Theme.space1

        Heading { text: qsTr("The file cannot be opened") }
        Repeater {
            model: root.problems

            Label {
                required property int index
                required property string fact
                required property int line
                required property int column

                visible: index < 8
                text: line > 0 ? qsTr("Line %1, column %2: %3").arg(line).arg(column).arg(fact) : fact
                Layout.fillWidth: true
            }
        }
        Label {
            visible: root.problems.count > 8
            text: qsTr("and %n more", "", root.problems.count - 8)
            isMuted: true
        }
    }
}
