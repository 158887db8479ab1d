// SPDX-License-Identifier: MIT
//
// One problem: icon, fact, reason, and the way there. The whole row can be pressed.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Pressable {
    id: root

    required property int index
    required property string severity
    required property string fact
    required property string reason
    required property string place
    property bool isLast: false
    readonly property string severityText: severity === "error" ? qsTr("Error") : severity === "warning" ? qsTr("Warning") : qsTr("Note")

    /// Styled text takes no-break spaces for spaces.
    function styled(text) {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/[\u00a0\u202f]/g, "&nbsp;");
    }

    objectName: "problem:" + index
    implicitHeight: Math.max(40, words.implicitHeight + Theme.space3)
    text: fact + (reason !== "" ? " " + reason : "")
    Accessible.role: Accessible.Button
    Accessible.name: severityText + ": " + text

    background: Rectangle {
        color: root.hovered ? Theme.sunk : "transparent"

        Rule { visible: !root.isLast; anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
        FocusRing { target: root; ringRadius: 4; anchors.margins: 1 }
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

            text: "<b>" + root.styled(root.fact) + "</b> <font color=\"" + Theme.muted + "\">" + root.styled(root.reason) + "</font>"
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
