// SPDX-License-Identifier: MIT
//
// What is wrong with the deck; a click goes to the place. It keeps its place when there is nothing to say.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property ProblemModel problems
    readonly property bool isNarrow: width < 320
    signal activated(string place)

    function remark() {
        if (problems.errorCount > 0)
            return qsTr("%n error(s) · not playable yet", "", problems.errorCount);
        return qsTr("no errors · playable");
    }

    function escaped(text) {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    }

    spacing: 0

    SectionHead {
        title: qsTr("Problems")
        remark: root.isNarrow ? "" : root.remark()
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space1
    }
    Label {
        visible: root.isNarrow
        text: root.remark()
        isMuted: true
        size: Label.Caption
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space2
    }
    Repeater {
        model: root.problems

        T.AbstractButton {
            id: row

            required property int index
            required property string severity
            required property string fact
            required property string reason
            required property string place

            objectName: "problem:" + index
            visible: index < 40
            implicitHeight: Math.max(38, words.implicitHeight + Theme.space3)
            hoverEnabled: true
            Layout.fillWidth: true
            Accessible.role: Accessible.Link
            Accessible.name: severity + ": " + fact + ", " + reason
            onClicked: root.activated(place)

            background: Rectangle {
                color: row.hovered ? Theme.sunk : "transparent"
                radius: Theme.radiusChip

                Rule { anchors { left: parent.left; right: parent.right; top: parent.top } }
                FocusRing { target: row; ringRadius: Theme.radiusChip }
            }
            contentItem: RowLayout {
                spacing: Theme.space2

                IconItem {
                    name: row.severity === "error" ? "error" : row.severity === "warning" ? "warning" : "info"
                    colour: row.severity === "error" ? Theme.redText : row.severity === "warning" ? Theme.gold : Theme.teal
                    ground: Theme.page
                    Layout.preferredWidth: 18
                    Layout.preferredHeight: 18
                }
                Text {
                    id: words

                    text: qsTr("<b>%1</b>: %2").arg(root.escaped(row.fact)).arg(root.escaped(row.reason)).replace(/[\u00a0\u202f]/g, "&nbsp;")
                    textFormat: Text.StyledText // which takes no-break spaces for spaces
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
                }
            }
        }
    }
}
