// SPDX-License-Identifier: MIT
//
// One line of the ledger, with the head of its step when it is the first of it. Cancelled lines stay readable.
pragma ComponentBehavior: Bound
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

    readonly property bool isOfLastStep: step === 4
    property bool isBrief: false ///< who does nothing in a step is left out
    readonly property bool isShown: !isEmpty || isFirstOfStep || (!isBrief && text !== "")

    visible: isShown
    implicitHeight: isShown ? column.implicitHeight + 3 : 0
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: [isFirstOfStep ? stepText : "", name, text, isCancelled ? qsTr("canceled") : ""].join(" ") // qmllint disable type

    Rectangle { // the thread that joins the steps
        x: 13
        y: root.isFirstOfStep && root.step === 1 ? Theme.space4 : 0
        width: 2
        height: root.isOfLastStep ? (root.isFirstOfStep ? Theme.space4 : 0) : parent.height - y
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
        Item { // no layout: it would not always notice that the words need another line
            visible: root.text !== "" && !(root.isBrief && root.isEmpty)
            implicitHeight: Math.max(who.height, words.height)
            Layout.leftMargin: 40
            Layout.fillWidth: true

            Rectangle {
                color: root.seat >= 0 ? (Theme.dark, Theme.seatLine(root.seat)) : Theme.line
                width: 4
                height: parent.height
            }
            Label {
                id: who

                x: Theme.space3
                width: Math.min(implicitWidth, 110 * Theme.textScale)
                text: root.name
                isStrong: true
                isMuted: root.isEmpty
            }
            Label {
                id: words

                anchors { left: who.right; right: chip.visible ? chip.left : parent.right; leftMargin: Theme.space2; rightMargin: Theme.space2 }
                text: root.text
                isMuted: root.isEmpty || root.isCancelled

                Repeater { // one rule a line
                    model: root.isCancelled ? words.lineCount : 0

                    Rectangle {
                        required property int index

                        width: Math.min(words.contentWidth, words.width)
                        height: 2
                        y: words.contentHeight / words.lineCount * index + words.font.pixelSize * 0.66
                        color: Theme.red
                    }
                }
            }
            Rectangle {
                id: chip

                anchors.right: parent.right
                visible: root.isCancelled
                width: stamp.implicitWidth + Theme.space4
                height: stamp.implicitHeight + Theme.space1
                color: "transparent"
                radius: Theme.radiusChip
                border.width: Theme.strokePanel
                border.color: Theme.redText

                Label {
                    id: stamp

                    anchors.centerIn: parent
                    text: qsTr("canceled")
                    color: Theme.redText
                    size: Label.Caption
                    isStrong: true
                }
            }
        }
    }
}
