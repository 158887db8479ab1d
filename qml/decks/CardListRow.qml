// SPDX-License-Identifier: MIT
//
// One card of the deck in the list at the left.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

QuietRow {
    id: root

    required property int index
    required property string name
    required property string facts
    required property string shortFacts ///< without the type, which the badge shows
    required property int type
    required property int value
    required property int copies
    required property int problems
    required property bool hasNote
    readonly property bool isNarrow: width < 260

    objectName: "card:" + index
    implicitHeight: Math.max(46, row.implicitHeight + Theme.space2)
    topPadding: 0
    bottomPadding: 0
    leftPadding: Theme.space2
    rightPadding: Theme.space2
    text: name
    Accessible.name: name + ", " + facts + ", ×" + copies

    contentItem: RowLayout {
        id: row

        spacing: Theme.space2

        TypeBadge { type: root.type }
        Text {
            text: root.value < 0 ? "–" : root.value
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.sizeSection
            horizontalAlignment: Text.AlignHCenter
            Layout.preferredWidth: 20 * Theme.textScale
        }
        Column { // not a layout: these do not hear of a text that wraps after they are done
            Layout.fillWidth: true
            Layout.preferredWidth: 100

            Text {
                width: parent.width
                text: root.name
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: (root.isNarrow ? 16 : 17) * Theme.textScale
                wrapMode: Text.Wrap
                lineHeight: 0.92
            }
            Label {
                text: root.isNarrow ? "×" + root.copies + " · " + root.shortFacts
                    : whole.advanceWidth < parent.width ? root.facts : root.shortFacts
                width: parent.width
                isMuted: true
                size: Label.Caption
            }
        }
        IconItem {
            visible: root.problems > 0
            name: "error"
            colour: Theme.redText
            ground: Theme.surface
            Layout.preferredWidth: 16
            Layout.preferredHeight: 16
        }
        Label {
            visible: !root.isNarrow
            text: "×" + root.copies
            isStrong: true
        }
    }
    TextMetrics {
        id: whole

        text: root.facts
        font.family: Theme.sans
        font.pixelSize: Theme.sizeCaption
    }
}
