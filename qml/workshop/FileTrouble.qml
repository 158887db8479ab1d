// SPDX-License-Identifier: MIT
//
// Why a file could not be read or written: where and what. Nothing has changed meanwhile.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property ProblemModel problems
    property string path: ""
    readonly property int most: 8

    function report(headline, file) {
        title = headline;
        path = decodeURIComponent(file.replace(/^file:\/\//, "")); // as people write it
        open();
        understood.forceActiveFocus();
    }

    objectName: "fileTrouble"
    preferredWidth: 620 * Theme.textScale
    buttons: [
        PushButton {
            id: understood

            objectName: "troubleSeen"
            text: qsTr("OK")
            kind: PushButton.Commit
            onClicked: root.close()
        }
    ]

    Label {
        visible: root.path !== ""
        text: root.path
        isMuted: true
        size: Label.Caption
        wrapMode: Text.WrapAnywhere
        Layout.fillWidth: true
    }
    Repeater {
        model: root.problems

        RowLayout {
            id: row

            required property string fact
            required property string severity
            required property int line
            required property int column
            required property int index

            visible: index < root.most
            spacing: Theme.space3
            Layout.fillWidth: true

            SeverityIcon {
                severity: row.severity
                dark: Theme.dark
                Layout.preferredWidth: 18
                Layout.preferredHeight: 18
                Layout.alignment: Qt.AlignTop
            }
            Label {
                text: row.line > 0 ? qsTr("Line %1, column %2: %3").arg(row.line).arg(row.column).arg(row.fact) : row.fact
                Layout.fillWidth: true
            }
        }
    }
    Label {
        visible: root.problems.count > root.most
        text: qsTr("and %n more", "", root.problems.count - root.most)
        isMuted: true
    }
    Label {
        text: qsTr("The file itself has not been changed.")
        isMuted: true
        Layout.fillWidth: true
    }
}
