// SPDX-License-Identifier: MIT
//
// What only this hero has, by name: a two-sided token, a glamour, a cauldron with what lies in it, a line with its
// syllables. What has more to show opens it: its own pile, or the hero sheet.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property var specials
    required property bool isTight
    required property int seat
    required property real letters
    signal pileRequested(string place)
    signal sheetRequested

    spacing: Theme.space1

    Repeater {
        model: root.specials

        Rectangle {
            id: entry

            required property var modelData
            required property int index
            /// "Glamour: Glamour of Rhyme" would say it twice.
            readonly property bool isNamed: modelData.text.startsWith(modelData.label)
            readonly property bool hasPile: modelData.kind === "pile" || modelData.kind === "line"
            readonly property bool isStacked: !isNamed && name.implicitWidth + words.implicitWidth > width - 3 * Theme.space2
            readonly property string things: modelData.things ?? ""

            objectName: "special-" + root.seat + "-" + index
            implicitHeight: (isStacked ? name.implicitHeight + words.implicitHeight : Math.max(name.implicitHeight, words.implicitHeight))
                            + (more.visible ? more.implicitHeight : 0) + (root.isTight ? 3 : Theme.space2)
            radius: Theme.radiusChip
            color: Theme.tint
            activeFocusOnTab: true
            width: root.width
            Accessible.role: Accessible.Button
            Accessible.name: modelData.label + ". " + modelData.text + ". " + things
            Accessible.onPressAction: open()
            Keys.onReturnPressed: open()
            Keys.onEnterPressed: open()
            Keys.onSpacePressed: open()

            function open() { hasPile ? root.pileRequested("pile") : root.sheetRequested(); }

            Label {
                id: name

                x: Theme.space2
                y: root.isTight ? 1 : Theme.space1
                width: Math.min(implicitWidth, entry.width - 2 * Theme.space2)
                visible: !entry.isNamed
                text: entry.modelData.label
                color: Theme.redText
                isStrong: true
                font.pixelSize: root.letters
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(11 * Theme.unit)
            }
            Label {
                id: words

                x: entry.isStacked || entry.isNamed ? Theme.space2 : name.x + name.width + Theme.space2
                y: entry.isStacked ? name.y + name.implicitHeight : name.y
                width: entry.width - x - Theme.space2
                text: entry.modelData.goal > 0 && root.isTight ? entry.modelData.value + " / " + entry.modelData.goal : entry.modelData.text
                font.pixelSize: root.letters
                isStrong: entry.isNamed
                horizontalAlignment: entry.isStacked || entry.isNamed ? Text.AlignLeft : Text.AlignRight
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(11 * Theme.unit)
            }
            Label {
                id: more

                x: Theme.space2
                y: Math.max(words.y + words.implicitHeight, name.y + name.implicitHeight)
                width: entry.width - 2 * Theme.space2
                visible: text !== "" && !root.isTight && entry.modelData.kind === "pile" // a line grows: it is opened to be read
                text: entry.things
                font.pixelSize: root.letters
            }
            FocusRing { target: entry; ringRadius: Theme.radiusChip }
            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                margin: Math.max(0, (Theme.touchTarget - entry.height) / 2)
                onTapped: entry.open()
            }
            Tip {
                text: [entry.modelData.text, entry.modelData.detail ?? "", entry.things].filter(part => part !== "").join(". ")
                isWanted: hover.hovered
            }
        }
    }
}
