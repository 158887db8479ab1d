// SPDX-License-Identifier: MIT
//
// One side's number as a sum: what is printed, what was added or put in its place, what counts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

RowLayout {
    id: root

    required property string title
    required property string card
    required property int seat
    required property var terms
    required property int result

    spacing: Theme.space3
    Accessible.role: Accessible.StaticText
    Accessible.name: title + " " + result

    Rectangle {
        color: root.seat >= 0 ? (Theme.dark, Theme.seatLine(root.seat)) : Theme.line
        radius: 2
        Layout.preferredWidth: 6
        Layout.preferredHeight: 40
    }
    ColumnLayout {
        spacing: 0
        Layout.preferredWidth: 150 * Theme.textScale
        Layout.maximumWidth: 160 * Theme.textScale

        Label { text: root.title; isStrong: true }
        Label {
            text: root.card
            isMuted: true
            size: Label.Caption
            lineHeight: 1
            Layout.fillWidth: true
        }
    }
    Flow {
        spacing: Theme.space2
        Layout.fillWidth: true

        Repeater {
            model: root.terms

            Rectangle {
                id: term

                required property var modelData

                implicitWidth: words.implicitWidth + 2 * Theme.space3
                implicitHeight: 40
                radius: Theme.radiusButton
                color: Theme.sunk
                border.width: Theme.strokePanel
                border.color: Theme.line

                Row {
                    id: words

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
        text: "="
        color: Theme.ink
        font.family: Theme.serif
        font.pixelSize: Theme.sizeName
    }
    Rectangle {
        radius: Theme.radiusButton
        color: Theme.surface
        border.width: 2
        border.color: root.seat >= 0 ? (Theme.dark, Theme.seatLine(root.seat)) : Theme.line
        Layout.preferredWidth: 72
        Layout.preferredHeight: 40

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
