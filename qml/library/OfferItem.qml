// SPDX-License-Identifier: MIT
//
// One deck or battlefield of a package: its shield or drawing, its name, and whether it is new.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property var item ///< of PackageOffer::items
    property bool isCurrent: false
    signal chosen

    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    implicitHeight: Math.max(54, words.implicitHeight + 2 * Theme.space2)
    text: item.name
    Accessible.name: item.name + ", " + item.detail + ", " + item.mark
    Accessible.onPressAction: chosen()
    onClicked: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()

    background: Rectangle {
        color: root.isCurrent ? Theme.tint : root.hovered ? Theme.mixed(Theme.tint, Theme.surface, 0.5) : "transparent"

        Rectangle {
            width: parent.width
            height: Theme.strokeRule
            color: Theme.line
        }
        FocusRing { target: root }
    }
    contentItem: Item {
        EmblemItem {
            visible: !root.item.document
            x: Theme.space1
            anchors.verticalCenter: parent.verticalCenter
            width: 30
            height: 36
            shape: EmblemItem.Shield
            emblem: root.item.emblem ?? ""
            field: root.item.emblemField ?? Theme.muted
            charge: root.item.emblemCharge ?? Theme.surface
        }
        BoardPreviewItem {
            visible: !!root.item.document
            anchors.verticalCenter: parent.verticalCenter
            width: 40
            height: 36
            battlefield: root.item.document
        }
        Column {
            id: words

            anchors { left: parent.left; right: mark.left; leftMargin: 48; rightMargin: Theme.space2; verticalCenter: parent.verticalCenter }

            Label {
                width: parent.width
                text: root.item.name
                isStrong: true
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: root.item.detail
                size: Label.Caption
                isMuted: true
                Accessible.ignored: true
            }
        }
        Label {
            id: mark

            anchors { right: parent.right; rightMargin: Theme.space1; verticalCenter: parent.verticalCenter }
            text: root.item.mark
            size: Label.Caption
            isStrong: true
            color: root.item.isNew ? Theme.good : Theme.dark ? Theme.gold : "#7A5510"
            Accessible.ignored: true
        }
    }
}
