// SPDX-License-Identifier: MIT
//
// One problem: icon, fact, reason, and the way there. The whole row can be clicked.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property string severity
    required property string fact
    required property string reason
    property bool isLast: false
    readonly property string severityText: severity === "error" ? qsTr("Error") : severity === "warning" ? qsTr("Warning") : qsTr("Note")

    implicitHeight: Math.max(40, words.implicitHeight + Theme.space3)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: severityText + ": " + fact + " " + reason
    Keys.onReturnPressed: root.clicked()

    background: Rectangle {
        color: root.hovered ? Theme.sunk : "transparent"

        Rectangle {
            visible: !root.isLast
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: Theme.strokeRule
            color: Theme.line
        }
        FocusRing { target: root; ringRadius: 4 }
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        SeverityIcon {
            severity: root.severity
            dark: Theme.dark
            Layout.leftMargin: Theme.space3
            Layout.preferredWidth: 18
            Layout.preferredHeight: 18
        }
        Text {
            id: words

            text: "<b>" + root.fact + "</b> <font color=\"" + Theme.muted + "\">" + root.reason + "</font>"
            textFormat: Text.StyledText
            color: Theme.ink
            font.family: Theme.sans
            font.pixelSize: Theme.sizeCaption
            wrapMode: Text.WordWrap
            Layout.fillWidth: true
        }
        Text {
            text: qsTr("show")
            color: Theme.redText
            font.family: Theme.sans
            font.pixelSize: Theme.sizeCaption
            font.weight: Font.DemiBold
            font.underline: true
            Layout.rightMargin: Theme.space3
        }
    }
}
