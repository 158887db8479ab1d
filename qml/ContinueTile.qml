// SPDX-License-Identifier: MIT
//
// The game that was left, to be taken up at the same decision.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property AppShell shell
    readonly property var save: shell.continueSave
    signal activated

    text: qsTr("Continue")
    implicitHeight: column.implicitHeight + 2 * Theme.space4
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: [text, save.title, save.board, save.stateText, save.ago].filter(words => words).join(". ")
    Accessible.onPressAction: activated()
    onClicked: activated()
    Keys.onReturnPressed: activated()
    Keys.onEnterPressed: activated()

    background: Panel {
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : Theme.surface

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: Item {
        ColumnLayout {
            id: column

            x: Theme.space6
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - 2 * Theme.space6
            spacing: Theme.space2

            Item {
                implicitHeight: head.implicitHeight
                Layout.fillWidth: true

                Heading {
                    id: head

                    text: root.text
                    Accessible.ignored: true
                    level: Heading.Panel
                }
                Label {
                    anchors { right: parent.right; baseline: head.baseline }
                    text: root.save.ago ?? ""
                    Accessible.ignored: true
                    isMuted: true
                }
            }
            RowLayout {
                spacing: Theme.space4

                Row {
                    id: roundels

                    readonly property int count: (root.save.emblems ?? []).length
                    readonly property real size: count > 2 ? 40 : 60

                    spacing: count > 2 ? Theme.space1 : Theme.space3
                    // A positioner that a layout makes narrower than its content is laid out for ever (Qt 6.4).
                    Layout.preferredWidth: count * (size + spacing) - spacing
                    Layout.minimumWidth: Layout.preferredWidth
                    Layout.preferredHeight: size * 1.25

                    Repeater {
                        model: root.save.emblems ?? []

                        HeroRoundel { size: roundels.size }
                    }
                }
                ColumnLayout {
                    spacing: Theme.space1
                    Layout.fillWidth: true

                    Label {
                        text: root.save.title ?? ""
                        Accessible.ignored: true
                        size: Label.Body
                        isStrong: true
                        Layout.fillWidth: true
                    }
                    Label {
                        text: root.save.board ? root.save.board + " · " + root.save.stateText : ""
                        Accessible.ignored: true
                        isMuted: true
                        Layout.fillWidth: true
                    }
                }
            }
        }
    }
}
