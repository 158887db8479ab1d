// SPDX-License-Identifier: MIT
//
// One line of the ledger, with the head of its step when it is the first of it. Cancelled lines stay readable.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property int step
    required property string stepText
    required property int seat
    required property string name
    required property string text
    required property bool isCancelled
    required property bool isEmpty
    required property bool isFirstOfStep

    property bool isBrief: false ///< who does nothing in a step is left out
    readonly property bool isShown: !isEmpty || isFirstOfStep || (!isBrief && text !== "")

    visible: isShown
    implicitHeight: isShown ? column.implicitHeight : 0
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: [isFirstOfStep ? stepText : "", name, text, isCancelled ? qsTr("cancelled") : ""].join(" ") // qmllint disable type

    Rectangle { // the thread that joins the steps
        x: 13
        width: 2
        height: parent.height
        color: Theme.line
    }
    ColumnLayout {
        id: column

        width: parent.width - Theme.space3
        spacing: Theme.space1

        RowLayout {
            visible: root.isFirstOfStep
            spacing: Theme.space3
            Layout.topMargin: Theme.space1

            Rectangle {
                color: Theme.teal
                radius: 14
                Layout.preferredWidth: 28
                Layout.preferredHeight: 28

                Label {
                    anchors.centerIn: parent
                    text: root.step
                    color: Theme.onTeal
                    isStrong: true
                }
            }
            Heading {
                text: root.stepText
                Layout.fillWidth: true
            }
        }
        RowLayout {
            visible: root.text !== ""
            spacing: Theme.space2
            Layout.leftMargin: 40

            Rectangle {
                color: root.seat >= 0 ? (Theme.dark, Theme.seatLine(root.seat)) : Theme.line
                Layout.preferredWidth: 4
                Layout.fillHeight: true
                Layout.minimumHeight: 18
            }
            Label {
                text: root.name
                isStrong: true
                isMuted: root.isEmpty
                Layout.preferredWidth: Math.min(implicitWidth, Theme.scaled(110))
                Layout.alignment: Qt.AlignTop
            }
            Label {
                id: words

                text: root.text
                isMuted: root.isEmpty || root.isCancelled
                Layout.fillWidth: true

                Rectangle {
                    visible: root.isCancelled
                    width: Math.min(words.contentWidth, words.width)
                    height: 2
                    y: words.font.pixelSize * 0.66
                    color: Theme.red
                }
            }
            Rectangle {
                visible: root.isCancelled
                color: "transparent"
                radius: Theme.radiusChip
                border.width: Theme.strokePanel
                border.color: Theme.redText
                Layout.preferredWidth: stamp.implicitWidth + Theme.space4
                Layout.preferredHeight: stamp.implicitHeight + Theme.space1

                Label {
                    id: stamp

                    anchors.centerIn: parent
                    text: qsTr("cancelled")
                    color: Theme.redText
                    size: Label.Caption
                    isStrong: true
                }
            }
        }
    }
}
