// SPDX-License-Identifier: MIT
//
// One line of the ledger, with the head of its step when it is the first of it: done, now, or still to come. A step in
// which neither card acts is one line. Cancelled lines stay readable.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property int step
    required property string stepText
    required property int seat
    required property string name
    required property string text
    required property bool isCancelled
    required property bool isEmpty
    required property bool isFirstOfStep
    required property bool isStepEmpty
    required property string outcome
    required property int stage ///< of the combat; beyond the last step when it is over

    readonly property bool isNow: step === stage
    readonly property bool isNarrow: width < 200 * Theme.unit
    readonly property real indent: Math.round((isNarrow ? 6 : 34) * Theme.unit)
    readonly property string said: isStepEmpty ? qsTr("Neither card acts now.") : text
    readonly property bool hasWords: said !== "" && (isFirstOfStep || !isStepEmpty)
    readonly property bool isShown: isFirstOfStep || hasWords

    visible: isShown
    implicitHeight: isShown ? head.height + line.height + Theme.space1 : 0
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: [isFirstOfStep ? stepText : "", isStepEmpty ? "" : name, said, outcome, isCancelled ? qsTr("canceled") : ""].join(" ") // qmllint disable type

    Item {
        id: head

        width: parent.width
        height: root.isFirstOfStep ? Math.round(30 * Theme.unit * Math.min(1.2, Theme.textScale)) : 0
        visible: root.isFirstOfStep

        Rectangle {
            id: disc

            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(26 * Theme.unit)
            height: width
            radius: width / 2
            color: root.isNow ? Theme.red : root.step < root.stage ? Theme.teal : Theme.line

            Text {
                anchors.centerIn: parent
                text: root.step
                color: root.isNow ? Theme.onRed : root.step < root.stage ? Theme.onTeal : Theme.ink
                font.family: Theme.sans
                font.weight: Font.DemiBold
                font.pixelSize: Math.round(13 * Theme.unit)
            }
        }
        Heading {
            anchors { left: disc.right; leftMargin: Theme.space2; right: now.visible ? now.left : parent.right; rightMargin: Theme.space1; verticalCenter: parent.verticalCenter }
            text: root.stepText
            font.underline: root.isNow && root.isNarrow
            font.pixelSize: Math.round(19 * Theme.unit * Math.min(1.2, Theme.textScale))
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(11 * Theme.unit)
        }
        Label {
            id: now

            anchors { right: parent.right; rightMargin: Theme.space2; verticalCenter: parent.verticalCenter }
            visible: root.isNow && !root.isNarrow // there the title is underlined
            wrapMode: Text.NoWrap
            text: qsTr("now", "the step of a combat that is under way")
            color: Theme.redText
            isStrong: true
            size: Label.Caption
        }
    }
    Item { // no layout: it would not always notice that the words need another line
        id: line

        x: root.indent
        y: head.height
        width: parent.width - root.indent - Theme.space2
        height: root.hasWords ? words.implicitHeight + (stamp.text !== "" ? stamp.implicitHeight : 0) : 0
        visible: root.hasWords

        Rectangle {
            visible: !root.isStepEmpty
            color: root.seat >= 0 ? (Theme.dark, Theme.seatLine(root.seat)) : Theme.line
            width: Math.round(3 * Theme.unit)
            height: parent.height
        }
        Label {
            id: words

            x: root.isStepEmpty ? 0 : Theme.space2 + 2
            width: parent.width - x
            textFormat: Text.StyledText
            text: (root.isStepEmpty || root.name === "" ? "" : "<b>" + root.name + ":</b> ") + root.said.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/\n/g, "<br>")
            font.strikeout: root.isCancelled
            isMuted: root.isEmpty || root.isCancelled
            size: Label.Caption
            lineHeight: 1.05
        }
        Label {
            id: stamp

            anchors { left: words.left; top: words.bottom }
            visible: text !== ""
            width: words.width
            text: root.isCancelled ? qsTr("canceled") : root.outcome
            color: root.isCancelled ? Theme.redText : Theme.muted
            isStrong: true
            size: Label.Caption
        }
    }
}
