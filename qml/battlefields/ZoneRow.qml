// SPDX-License-Identifier: MIT
//
// One zone of the palette: letter, swatch, name, pattern, number of spaces. The chosen one is framed.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Pressable {
    id: root

    required property string letter
    required property string name
    required property string patternText
    required property string ringKey
    required property int spaces
    property bool isOpen: false ///< what tells it apart is shown below

    implicitHeight: 34
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("Zone %1, %2, %3; %n space(s)", "", spaces).arg(letter).arg(name).arg(patternText)
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radiusChip
        color: root.checked ? Theme.sunk : root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : "transparent"
        border.width: root.checked ? Theme.strokePanel : 0
        border.color: Theme.teal

        FocusRing { target: root }
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        ZoneSwatch {
            zone: root.ringKey
            shape: ZoneSwatch.Disc
            Layout.leftMargin: Theme.space2
            Layout.preferredWidth: 22
            Layout.preferredHeight: 22
        }
        ZoneSwatch {
            zone: root.ringKey
            shape: ZoneSwatch.Band
            Layout.preferredWidth: root.width < 300 ? 40 : 48
            Layout.preferredHeight: 15
        }
        Label {
            text: root.name
            size: Label.Caption
            isStrong: root.checked
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Label {
            visible: root.width >= 280 // the swatch says it too, the name needs the room
            text: root.patternText
            size: Label.Caption
            isMuted: true
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 58
            elide: Text.ElideRight
        }
        Text {
            text: root.spaces > 0 ? root.spaces : "–"
            color: root.spaces > 0 ? Theme.ink : Theme.muted
            font: Theme.tabularFont(Theme.sizeCaption, Font.DemiBold)
            horizontalAlignment: Text.AlignRight
            Layout.preferredWidth: 20
            Layout.rightMargin: root.checked ? 0 : 12 + Theme.space2
        }
        IconItem {
            visible: root.checked
            name: root.isOpen ? "chevron-up" : "chevron-down"
            colour: Theme.muted
            Layout.preferredWidth: 12
            Layout.preferredHeight: 12
            Layout.leftMargin: -Theme.space1
            Layout.rightMargin: Theme.space1
        }
    }
}
