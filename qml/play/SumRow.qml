// SPDX-License-Identifier: MIT
//
// One side's number as a sum: what is printed, what was added or put in its place, what counts.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string title
    required property string card
    required property int seat
    required property var terms
    required property int result
    readonly property real need: Math.max(40, words.height, chips.height)

    /// Later, because the layout around it does not notice what changes while it lays out.
    function takeHeight() { implicitHeight = need; }

    implicitHeight: 40
    onNeedChanged: Qt.callLater(takeHeight) // qmllint disable type
    Component.onCompleted: takeHeight()
    Accessible.role: Accessible.StaticText
    Accessible.name: title + " " + result

    Rectangle {
        id: bar

        color: root.seat >= 0 ? (Theme.dark, Theme.seatLine(root.seat)) : Theme.line
        radius: 2
        width: 6
        height: parent.height
    }
    Column {
        id: words

        anchors { left: bar.right; leftMargin: Theme.space3; verticalCenter: parent.verticalCenter }
        width: 155 * Theme.textScale

        Label {
            width: parent.width
            text: root.title
            isStrong: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.card
            isMuted: true
            size: Label.Caption
            lineHeight: 1
        }
    }
    Flow {
        id: chips

        objectName: "sumTerms"
        anchors { left: words.right; right: equals.left; leftMargin: Theme.space3; rightMargin: Theme.space3; verticalCenter: parent.verticalCenter }
        spacing: Theme.space2

        Repeater {
            model: root.terms

            Rectangle {
                id: term

                required property var modelData

                implicitWidth: figure.implicitWidth + 2 * Theme.space3
                implicitHeight: 40
                radius: Theme.radiusButton
                color: Theme.sunk
                border.width: Theme.strokePanel
                border.color: Theme.line

                Row {
                    id: figure

                    anchors.centerIn: parent
                    spacing: Theme.space2

                    Text {
                        text: term.modelData.value
                        color: term.modelData.isStruck ? Theme.muted : Theme.ink
                        font.family: Theme.serif
                        font.bold: true
                        font.pixelSize: Theme.sizeName
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Label {
                        text: term.modelData.text
                        size: Label.Caption
                        isMuted: term.modelData.isStruck
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
                Rectangle {
                    visible: term.modelData.isStruck
                    anchors.centerIn: parent
                    width: parent.width - Theme.space3
                    height: 2
                    color: Theme.red
                }
            }
        }
    }
    Text {
        id: equals

        anchors { right: box.left; rightMargin: Theme.space3; verticalCenter: parent.verticalCenter }
        text: "="
        color: Theme.ink
        font.family: Theme.serif
        font.pixelSize: Theme.sizeName
    }
    Rectangle {
        id: box

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        radius: Theme.radiusButton
        color: Theme.surface
        border.width: 2
        border.color: root.seat >= 0 ? (Theme.dark, Theme.seatLine(root.seat)) : Theme.line
        width: 72
        height: 40

        Text {
            anchors.centerIn: parent
            text: root.result
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.sizeName
        }
    }
}
