// SPDX-License-Identifier: MIT
//
// A small thing in a row of its kind that can be clicked, and taken away by its cross.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Pressable {
    id: root

    property string ringKey: ""
    property bool canBeRemoved: false
    property bool isOffer: false
    signal removed

    implicitWidth: row.implicitWidth + 2 * Theme.space2 + (ringKey !== "" || isOffer ? Theme.space1 : 0)
    implicitHeight: 30 * Theme.textScale
    Accessible.name: text
    Keys.onDeletePressed: if (canBeRemoved) removed()

    background: Rectangle {
        radius: root.ringKey !== "" || root.isOffer ? height / 2 : Theme.radiusChip
        color: root.hovered ? Theme.sunk : root.isOffer ? "transparent" : Theme.page
        border.width: Theme.strokeRule
        border.color: root.isOffer ? Theme.edge : Theme.line

        FocusRing { target: root; ringRadius: height / 2 }
    }
    contentItem: Item {
        RowLayout {
            id: row

            anchors.centerIn: parent
            spacing: Theme.space1 + 2

            ZoneSwatch {
                visible: root.ringKey !== ""
                zone: root.ringKey
                shape: ZoneSwatch.Disc
                Layout.preferredWidth: 20
                Layout.preferredHeight: 20
            }
            Label {
                text: root.text
                size: Label.Caption
                isMuted: root.isOffer
                wrapMode: Text.NoWrap
            }
            IconItem {
                visible: root.canBeRemoved
                name: "close"
                colour: cross.hovered ? Theme.redText : Theme.muted
                Layout.preferredWidth: 12
                Layout.preferredHeight: 12

                HoverHandler { id: cross; margin: 6 }
                TapHandler { margin: 6; onTapped: root.removed() }
            }
        }
    }
}
