// SPDX-License-Identifier: MIT
//
// One lesson of the list: whose it is, what it teaches, how long it takes, and whether it is done or was left.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property string lessonId
    required property string title
    required property string summary
    required property int minutes
    required property bool isDone
    required property int step
    required property int stepCount
    required property bool isOwn
    required property string emblem
    required property color emblemField
    required property color emblemCharge
    required property bool isCurrent
    required property bool isLeft ///< the one that was open last
    readonly property string progress: step > 0 ? qsTr("Go on at step %1 of %2").arg(step + 1).arg(stepCount) : isDone ? qsTr("done", "a lesson") : ""
    signal activated
    signal restarted ///< from its beginning, though it was left in the middle

    objectName: "lesson-" + lessonId
    focus: isCurrent
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    implicitHeight: Math.max(crest.height, words.height) + 2 * Theme.space2
    Accessible.role: Accessible.ListItem
    Accessible.name: title + ". " + summary + ". " + length.text + (progress !== "" ? ". " + progress : "")
    Accessible.onPressAction: activated()
    onActiveFocusChanged: if (activeFocus) Speech.tellFocus(root)
    onClicked: activated()
    Keys.onReturnPressed: activated()
    Keys.onEnterPressed: activated()

    background: Panel {
        color: root.down ? Theme.sunk : root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.5) : Theme.surface
        border.color: root.isLeft && root.step > 0 ? Theme.teal : Theme.line
        border.width: root.isLeft && root.step > 0 ? Theme.strokeActive : Theme.strokePanel

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: Item {
        EmblemItem {
            id: crest

            anchors { left: parent.left; leftMargin: Theme.space3; verticalCenter: parent.verticalCenter }
            shape: EmblemItem.Shield
            emblem: root.emblem
            field: root.emblemField
            charge: root.emblemCharge
            width: 40
            height: 47
        }
        Column {
            id: words

            anchors { left: crest.right; leftMargin: Theme.space4; right: tail.left; rightMargin: Theme.space3; verticalCenter: parent.verticalCenter }

            Heading {
                width: parent.width
                level: Heading.Section
                text: root.title
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: root.summary
                isMuted: true
                Accessible.ignored: true
            }
        }
        Row {
            id: tail

            anchors { right: parent.right; rightMargin: Theme.space3; verticalCenter: parent.verticalCenter }
            spacing: Theme.space3

            Label {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.step > 0
                text: root.progress
                isStrong: true
                color: Theme.teal
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            PushButton {
                anchors.verticalCenter: parent.verticalCenter
                objectName: "restart-" + root.lessonId
                visible: root.step > 0
                kind: PushButton.Quiet
                iconName: "undo"
                tip: qsTr("From the beginning")
                onClicked: root.restarted()
            }
            Label {
                id: length

                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%n minute(s)", "", root.minutes)
                isMuted: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            IconItem {
                anchors.verticalCenter: parent.verticalCenter
                opacity: root.isDone ? 1 : 0
                name: "check"
                colour: Theme.good
                width: 22
                height: 22
            }
        }
    }
}
