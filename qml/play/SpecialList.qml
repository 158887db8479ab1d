// SPDX-License-Identifier: MIT
//
// What only this hero has: a two-sided token, glamours, a cauldron, a line with its syllables.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    required property var specials
    required property bool isTiny
    required property int seat
    signal pileRequested(string place)

    spacing: Theme.space1

    Repeater {
        model: root.specials

        Rectangle {
            id: entry

            required property var modelData
            /// "Glamour: Glamour of Rhyme" would say it twice.
            readonly property bool isNamed: modelData.text.startsWith(modelData.label)
            readonly property bool opens: modelData.kind === "pile" || modelData.kind === "line" || modelData.kind === "sideCard"

            implicitHeight: row.implicitHeight + (root.isTiny ? Theme.space1 : Theme.space2)
            radius: Theme.radiusChip
            color: Theme.sunk
            activeFocusOnTab: opens
            width: root.width
            Accessible.role: opens ? Accessible.Button : Accessible.StaticText
            Accessible.name: modelData.label + ". " + modelData.text
            Keys.onReturnPressed: open()
            Keys.onEnterPressed: open()
            Keys.onSpacePressed: open()

            function open() {
                if (opens)
                    root.pileRequested(modelData.kind === "sideCard" ? "sideDiscard" : "pile");
            }

            RowLayout {
                id: row

                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space2 }
                spacing: Theme.space2

                Label {
                    visible: !entry.isNamed && (!root.isTiny || entry.modelData.kind !== "sideCard") // whose name says it
                    text: entry.modelData.label
                    isStrong: true
                    size: Label.Caption
                    wrapMode: Text.NoWrap
                }
                Label {
                    text: entry.modelData.goal > 0 ? entry.modelData.value + " / " + entry.modelData.goal : entry.modelData.text
                    size: Label.Caption
                    isStrong: entry.isNamed
                    horizontalAlignment: entry.isNamed ? Text.AlignLeft : Text.AlignRight
                    wrapMode: root.isTiny ? Text.NoWrap : Text.WordWrap
                    fontSizeMode: root.isTiny ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: 10
                    Layout.fillWidth: true
                }
            }
            FocusRing { target: entry; ringRadius: Theme.radiusChip }
            HoverHandler {
                id: hover

                cursorShape: entry.opens ? Qt.PointingHandCursor : Qt.ArrowCursor
            }
            TapHandler {
                enabled: entry.opens
                onTapped: entry.open()
            }
            Tip {
                text: entry.modelData.detail ? entry.modelData.text + ". " + entry.modelData.detail
                    : (entry.modelData.items ?? []).map(item => item.name ? item.name + " × " + item.count : item).join(", ")
                isWanted: hover.hovered
            }
        }
    }
}
