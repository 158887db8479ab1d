// SPDX-License-Identifier: MIT
//
// A deck on the shelf.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property string path
    required property string title
    required property string facts
    required property string emblem
    required property color field
    required property color charge
    required property bool isPlayable

    implicitWidth: 260 * Theme.textScale
    implicitHeight: Math.max(76 * Theme.textScale, row.implicitHeight + 2 * Theme.space3)
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    hoverEnabled: true
    text: title
    Accessible.name: title + ", " + facts

    contentItem: RowLayout {
        id: row

        spacing: Theme.space3

        EmblemItem {
            emblem: root.emblem
            field: root.field
            charge: root.charge
            shape: EmblemItem.Roundel
            Layout.preferredWidth: 52
            Layout.preferredHeight: 52
        }
        ColumnLayout {
            spacing: 1

            Heading {
                text: root.title
                Layout.fillWidth: true
            }
            Label {
                text: root.facts
                isMuted: true
                size: Label.Caption
                Layout.fillWidth: true
            }
            Label {
                visible: !root.isPlayable
                text: qsTr("unfinished")
                isMuted: true
                size: Label.Caption
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusPanel
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : Theme.surface
        border.width: Theme.strokePanel
        border.color: Theme.line

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
}
