// SPDX-License-Identifier: MIT
//
// One block that fits, in the outline of its kind; or one that does not, struck through, with the reason.
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property int index
    required property string label
    required property string key
    required property string shape
    required property bool fits
    required property string reason
    required property string hint
    readonly property bool isVerb: shape === "verb"
    readonly property color words: !fits ? Theme.muted : isVerb ? Theme.onRed : shape === "moment" ? Theme.onGold : Theme.cardInk
    signal chosen

    objectName: "fits:" + key
    implicitHeight: Math.max(30, 30 * Theme.textScale)
    implicitWidth: outline.width + (why.visible ? why.implicitWidth + Theme.space2 : 0)
    activeFocusOnTab: fits
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: reason !== "" ? reason + ". " + hint : hint
    Accessible.onPressAction: if (fits) chosen()
    Keys.onReturnPressed: chosen()
    Keys.onSpacePressed: chosen()

    BlockShape {
        id: outline

        width: text.implicitWidth + 2 * inset
        height: parent.height
        shape: root.shape
        fill: !root.fits ? "transparent" : root.isVerb ? (hover.hovered ? Qt.lighter(Theme.red, 1.12) : Theme.red)
            : root.shape === "moment" ? (hover.hovered ? Qt.lighter(Theme.gold, 1.12) : Theme.gold)
            : (hover.hovered ? Qt.lighter(Theme.parchment, 1.05) : Theme.parchment)
        line: !root.fits ? Theme.muted : root.activeFocus ? Theme.ink : Theme.mixed(Theme.ink, Theme.parchment, 0.25)
        lineWidth: root.activeFocus ? 2 : 1

        Text {
            id: text

            anchors.centerIn: parent
            text: root.label
            color: root.words
            font.family: Theme.sans
            font.pixelSize: Theme.sizeControl
            font.weight: Font.DemiBold
            font.strikeout: !root.fits
        }
    }
    Text {
        id: why

        anchors { left: outline.right; leftMargin: Theme.space2; verticalCenter: parent.verticalCenter }
        visible: !root.fits
        text: root.reason
        color: Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.sizeCaption
    }
    HoverHandler {
        id: hover

        cursorShape: root.fits ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Tip {
        text: root.hint
        isWanted: hover.hovered || root.activeFocus
    }
    TapHandler {
        enabled: root.fits
        onTapped: root.chosen()
    }
}
