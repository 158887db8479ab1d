// SPDX-License-Identifier: MIT
//
// One moment of a reviewed game: the verdict, what was played, what would have been better, why, and what else was
// considered.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property ReviewSession review
    readonly property var detail: review.detail
    readonly property bool hasMoment: detail.head !== undefined
    readonly property int verdict: detail.verdict ?? 0
    readonly property color tone: [Theme.teal, Theme.teal, Theme.gold, Theme.red][verdict]
    readonly property color toneWords: [Theme.onTeal, Theme.onTeal, Theme.onGold, Theme.onRed][verdict]
    signal playRequested

    border.width: hasMoment ? Theme.strokeActive : Theme.strokePanel
    border.color: hasMoment ? tone : Theme.line

    component Chances: Row {
        id: chances

        required property var answer
        required property color ground
        required property color words

        spacing: Theme.space2
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Chances: %1 → %2").arg(answer.before).arg(answer.after)

        Repeater {
            model: [chances.answer.before, "→", chances.answer.after]

            Rectangle {
                id: cell

                required property int index
                required property string modelData

                width: figure.implicitWidth + (index === 1 ? 0 : 2 * Theme.space3)
                height: figure.implicitHeight + Theme.space2
                radius: Theme.radiusChip
                color: index === 1 ? "transparent" : index === 2 ? chances.ground : Theme.tint

                Label {
                    id: figure

                    anchors.centerIn: parent
                    text: cell.modelData
                    color: cell.index === 2 ? chances.words : Theme.ink
                    isStrong: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    component Answer: ColumnLayout {
        id: answer

        required property string title
        required property int mark
        required property var given
        property color ground: Theme.tint
        property color words: Theme.ink

        spacing: Theme.space2

        RowLayout {
            spacing: Theme.space2

            VerdictMark { verdict: answer.mark }
            Label {
                text: answer.title
                size: Label.Caption
                isStrong: true
                color: answer.mark < 2 ? Theme.teal : answer.mark === 3 ? Theme.redText : Theme.ink
                font.capitalization: Font.AllUppercase
                font.letterSpacing: 1
                Layout.fillWidth: true
            }
        }
        Label {
            text: answer.given.text ?? ""
            size: Label.Body
            Layout.fillWidth: true
        }
        Chances {
            answer: answer.given
            ground: answer.ground
            words: answer.words
        }
    }

    Rectangle {
        id: head

        visible: root.hasMoment
        width: parent.width
        height: headWords.implicitHeight + 2 * Theme.space3
        radius: Theme.radiusPanel
        color: root.tone

        Rectangle { // only the upper corners are round
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: parent.radius
            color: parent.color
        }
        ColumnLayout {
            id: headWords

            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space4 }
            spacing: 0

            Label {
                text: root.detail.head ?? ""
                size: Label.Caption
                isStrong: true
                color: root.toneWords
                Layout.fillWidth: true
            }
            RowLayout {
                Heading {
                    objectName: "verdictWord"
                    text: root.detail.word ? root.detail.word.charAt(0).toUpperCase() + root.detail.word.slice(1) : "" // qmllint disable type
                    level: Heading.Name
                    color: root.toneWords
                    wrapMode: Text.NoWrap
                    Layout.fillWidth: true
                }
                Heading {
                    objectName: "verdictPoints"
                    visible: (root.detail.points ?? 0) > 0
                    text: qsTr("− %n point(s)", "", root.detail.points ?? 0)
                    level: Heading.Name
                    color: root.toneWords
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: buttons.top; margins: Theme.space4 }
        visible: root.hasMoment

        ColumnLayout {
            width: parent.width - Theme.space2
            spacing: Theme.space3

            Answer {
                objectName: "playedAnswer"
                title: root.detail.isOwn ? qsTr("You played") : qsTr("Played")
                mark: root.verdict
                given: root.detail.played ?? ({})
                Layout.fillWidth: true
            }
            Label {
                visible: root.detail.isLuck ?? false
                text: qsTr("It came out at %1.").arg(root.detail.cameTo ?? "")
                isMuted: true
                Layout.fillWidth: true
            }
            Rule { Layout.fillWidth: true }
            Answer {
                objectName: "betterAnswer"
                visible: root.detail.hasBetter ?? false
                title: qsTr("Better")
                mark: 0
                given: root.detail.better ?? ({})
                ground: Theme.mixed(Theme.teal, Theme.surface, 0.2)
                Layout.fillWidth: true
            }
            Rectangle {
                visible: (root.detail.why ?? "") !== ""
                color: Theme.tint
                radius: Theme.radiusChip
                Layout.fillWidth: true
                Layout.preferredHeight: why.implicitHeight + 2 * Theme.space3

                Rectangle {
                    width: 5
                    height: parent.height
                    radius: 2
                    color: Theme.gold
                }
                ColumnLayout {
                    id: why

                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space4; rightMargin: Theme.space3 }
                    spacing: Theme.space1

                    Label {
                        text: qsTr("Why")
                        size: Label.Caption
                        isStrong: true
                        font.capitalization: Font.AllUppercase
                        font.letterSpacing: 1
                        Layout.fillWidth: true
                    }
                    Label {
                        objectName: "whyText"
                        text: root.detail.why ?? ""
                        size: Label.Body
                        Layout.fillWidth: true
                    }
                }
            }
            Label {
                visible: (root.detail.others ?? []).length > 0
                text: qsTr("Also considered")
                isStrong: true
                Layout.fillWidth: true
            }
            Repeater {
                model: root.detail.others ?? []

                RowLayout {
                    id: other

                    required property var modelData

                    Label {
                        text: other.modelData.text
                        size: Label.Caption
                        Layout.fillWidth: true
                    }
                    Label {
                        text: other.modelData.chance
                        size: Label.Caption
                        isStrong: true
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
    Label {
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space4 }
        visible: !root.hasMoment
        text: root.review.isRunning ? qsTr("Thinking about the game…") : qsTr("Choose a moment.")
        isMuted: true
        horizontalAlignment: Text.AlignHCenter
    }
    ColumnLayout {
        id: buttons

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.space4 }
        spacing: Theme.space2

        PushButton {
            objectName: "playBetter"
            text: qsTr("Play on with the better move")
            cap: "P"
            kind: PushButton.Commit
            wraps: true
            enabled: root.detail.hasBetter ?? false
            Layout.fillWidth: true
            onClicked: root.playRequested()
        }
        RowLayout {
            spacing: Theme.space2

            PushButton {
                objectName: "momentBefore"
                text: qsTr("Before")
                cap: "←"
                leastWidth: 64
                enabled: root.review.current > 0
                Layout.fillWidth: true
                onClicked: root.review.previous()
            }
            PushButton {
                objectName: "momentNext"
                text: qsTr("Next")
                cap: "→"
                leastWidth: 64
                enabled: root.review.current + 1 < root.review.moments.count
                Layout.fillWidth: true
                onClicked: root.review.next()
            }
        }
    }
}
