// SPDX-License-Identifier: MIT
//
// The teacher beside the board of a lesson: one sentence, at most two lines that help, why a wrong try failed, how far
// the lesson has come. What is taught, and what counts, the lesson says.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property LessonSession lesson
    required property GameSession session
    required property AppShell shell
    readonly property bool isLow: height < 760 * Theme.unit ///< smaller letters
    readonly property bool hasSingleKeys: shell.settings.singleKeys
    readonly property string nextLesson: lesson.isLast ? shell.learning.after(lesson.lessonId) : "" ///< not learned yet
    readonly property bool isReadingLedger: session.phase === GameSession.Reading
    readonly property real inset: Math.round((isLow ? 12 : 20) * Theme.unit)
    readonly property real growth: Math.min(1.2, Theme.textScale)
    signal leaveRequested
    signal nextRequested

    function focusNext(reason) {
        const button = playOn.visible ? playOn : forward.visible ? forward : show;
        if (button.visible)
            button.forceActiveFocus(reason);
    }

    objectName: "teacher"
    Accessible.role: Accessible.Pane
    Accessible.name: lesson.spoken

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Math.round(3 * Theme.unit)
        border.color: Theme.teal
    }
    Rectangle {
        id: head

        width: parent.width
        height: headWords.height + 2 * Math.round((root.isLow ? 8 : 14) * Theme.unit)
        radius: Theme.radiusPanel
        color: Theme.teal

        Rectangle { // its lower corners are square
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: parent.radius
            color: parent.color
        }
        Column {
            id: headWords

            x: root.inset
            width: parent.width - 2 * root.inset
            anchors.verticalCenter: parent.verticalCenter

            Text {
                objectName: "stepNumber"
                width: parent.width
                text: qsTr("Step %1 of %2").arg(root.lesson.step + 1).arg(root.lesson.stepCount)
                color: Theme.onTeal
                font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Math.round(13 * Theme.unit * root.growth) }
            }
            Text {
                objectName: "stepTitle"
                width: parent.width
                text: root.lesson.stepTitle
                color: Theme.onTeal
                font { family: Theme.serif; bold: true; pixelSize: Math.round((root.isLow ? 20 : 25) * Theme.unit * root.growth) }
                wrapMode: Text.WordWrap
            }
        }
    }
    Flickable { // large letters in a small window: one scrolls
        id: body

        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: foot.top; leftMargin: root.inset; rightMargin: root.inset; topMargin: Math.round((root.isLow ? 8 : 18) * Theme.unit); bottomMargin: Theme.space2 }
        contentHeight: words.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        Column {
            id: words

            width: body.width
            spacing: Math.round((root.isLow ? 8 : 16) * Theme.unit)

            Text {
                objectName: "sentence"
                width: parent.width
                text: root.lesson.sentence
                color: Theme.ink
                font { family: Theme.serif; bold: true; pixelSize: Math.round((root.isLow ? 19 : 27) * Theme.unit * root.growth) }
                lineHeight: 1.04
                wrapMode: Text.WordWrap
                textFormat: Text.PlainText
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Rectangle {
                width: parent.width
                height: Theme.strokeRule
                color: Theme.line
                visible: root.lesson.help.length > 0
            }
            Repeater {
                model: root.lesson.help

                Item {
                    id: line

                    required property var modelData
                    readonly property real lead: modelData.icon !== "" ? sign.width + Theme.space3 : 0

                    width: words.width
                    height: Math.max(sign.visible ? sign.height : 0, helping.height)

                    IconItem {
                        id: sign

                        y: Math.round(2 * Theme.unit)
                        visible: line.modelData.icon !== ""
                        name: line.modelData.icon !== "" ? line.modelData.icon : "info"
                        colour: Theme.teal
                        width: Math.round((root.isLow ? 18 : 22) * Theme.unit)
                        height: width
                    }
                    Text {
                        id: helping

                        x: line.lead
                        width: parent.width - x
                        text: line.modelData.text
                        textFormat: Text.StyledText
                        color: Theme.ink
                        font { family: Theme.sans; pixelSize: Math.round((root.isLow ? 13 : 15) * Theme.unit * root.growth) }
                        lineHeight: 1.2
                        wrapMode: Text.WordWrap
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text.replace(/<[^>]*>/g, "")
                    }
                }
            }
            Rectangle {
                id: note

                objectName: "note"
                width: parent.width
                height: visible ? noteWords.height + 2 * Theme.space2 : 0
                visible: root.lesson.noteText !== ""
                radius: Theme.radiusChip
                color: Theme.tint
                Accessible.role: Accessible.AlertMessage
                Accessible.name: root.lesson.noteTitle + " " + root.lesson.noteText

                Rectangle {
                    width: Math.round(5 * Theme.unit)
                    height: parent.height
                    radius: width / 2
                    color: Theme.gold
                }
                Column {
                    id: noteWords

                    x: Math.round(16 * Theme.unit)
                    y: Theme.space2
                    width: parent.width - x - Theme.space2

                    Label { objectName: "noteTitle"; width: parent.width; text: root.lesson.noteTitle; visible: text !== ""; isStrong: true; size: Label.Caption }
                    Label { objectName: "noteText"; width: parent.width; text: root.lesson.noteText; size: Label.Caption }
                }
            }
            Label {
                objectName: "ledgerLine"
                width: parent.width
                visible: root.isReadingLedger
                text: qsTr("Look at the ledger. When you have read it, continue.")
                size: Label.Caption
                isMuted: true
            }
            Label {
                objectName: "teachersHint"
                width: parent.width
                visible: root.lesson.isFree && root.session.hintText !== ""
                text: root.session.hintText + " " + root.session.hintReason
                size: Label.Caption
            }
        }
    }
    Connections {
        target: root.lesson
        function onNoteChanged() { // it must be seen
            if (root.lesson.noteText !== "")
                Qt.callLater(() => body.contentY = Math.max(0, Math.min(body.contentHeight - body.height, note.y))); // qmllint disable type
        }
        function onStepEntered() { body.contentY = 0; }
    }
    Column {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: root.inset; rightMargin: root.inset; bottomMargin: root.inset - Theme.space1 }
        spacing: Math.round((root.isLow ? 6 : 12) * Theme.unit)

        Row { // a dot for each step; the present one is wide
            id: dots

            readonly property real dot: Math.min(Math.round(12 * Theme.unit), (foot.width - 14 * Theme.unit) / root.lesson.stepCount * 0.72)

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Math.round(dot * 0.38)
            Accessible.ignored: true

            Repeater {
                model: root.lesson.stepCount

                Rectangle {
                    required property int index

                    width: index === root.lesson.step ? dots.dot * 2 : dots.dot
                    height: dots.dot
                    radius: height / 2
                    color: index <= root.lesson.step ? Theme.teal : "transparent"
                    border.width: Math.max(1, Math.round(1.4 * Theme.unit))
                    border.color: Theme.teal
                }
            }
        }
        PushButton {
            id: playOn

            objectName: "playOn"
            width: parent.width
            visible: root.lesson.canPlayOn
            kind: PushButton.Commit
            text: qsTr("Go on against easy")
            onClicked: root.shell.playOn()
        }
        Item {
            width: parent.width
            height: Math.max(back.height, forward.height)

            PushButton {
                id: back

                objectName: "stepBack"
                text: qsTr("Back", "to the step before")
                cap: root.hasSingleKeys ? "←" : ""
                leastWidth: 0
                leftPadding: Theme.space2
                enabled: root.lesson.step > 0
                onClicked: root.lesson.back()
            }
            PushButton {
                id: forward

                objectName: "stepForward"
                anchors.right: parent.right
                visible: root.lesson.isRead
                kind: PushButton.Commit
                accent: Theme.teal
                leastWidth: 0
                leftPadding: Theme.space3
                text: !root.lesson.isLast ? qsTr("Next", "step") : root.nextLesson !== "" ? qsTr("Next lesson") : qsTr("Finish", "a lesson")
                onClicked: !root.lesson.isLast ? root.lesson.next() : root.nextLesson !== "" ? root.nextRequested() : root.leaveRequested()
            }
            PushButton {
                id: show

                objectName: "showMe"
                anchors.right: parent.right
                visible: !root.lesson.isRead
                enabled: !root.lesson.isShowing && (root.session.phase === GameSession.Deciding || root.isReadingLedger)
                kind: PushButton.Commit
                accent: Theme.teal
                leastWidth: 0
                leftPadding: Theme.space2
                text: root.lesson.isFree ? qsTr("Hint") : qsTr("Show me")
                cap: root.hasSingleKeys ? "H" : ""
                onClicked: root.lesson.showMe()
            }
        }
        Label {
            width: parent.width
            visible: !root.isLow
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("You can leave at any step and go on later.")
            size: Label.Caption
            isMuted: true
        }
    }
}
