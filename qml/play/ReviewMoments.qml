// SPDX-License-Identifier: MIT
//
// The moments of a reviewed game, what decided it, and whether all cards count.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property ReviewSession review
    function takeFocus() { list.forceActiveFocus(); }

    ColumnLayout {
        anchors { fill: parent; margins: root.height < 640 ? Theme.space3 : Theme.space4 }
        spacing: root.height < 640 ? Theme.space2 : Theme.space3

        Heading {
            text: qsTr("Moments")
            Layout.fillWidth: true
        }
        Segments {
            objectName: "momentFilter"
            name: qsTr("Which moments")
            options: [{ value: ReviewSession.Mine, text: qsTr("Mine") }, { value: ReviewSession.BothSides, text: qsTr("Both sides") }, { value: ReviewSession.AllTurns, text: qsTr("All") }]
            value: root.review.filter
            Layout.maximumWidth: parent.width
            onChosen: value => root.review.filter = value
        }
        ListView {
            id: list

            objectName: "moments"
            clip: true
            spacing: 2
            activeFocusOnTab: true
            model: root.review.moments
            currentIndex: root.review.current
            onCurrentIndexChanged: if (currentIndex >= 0) positionViewAtIndex(currentIndex, ListView.Contain)
            highlightFollowsCurrentItem: false
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Moments")
            Keys.onUpPressed: root.review.previous()
            Keys.onDownPressed: root.review.next()
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: 120
            T.ScrollBar.vertical: ScrollMark {}

            delegate: T.ItemDelegate {
                id: row

                required property int index
                required property int verdict
                required property string word
                required property string head
                required property string title
                required property string numbers
                required property string accessibleText
                readonly property bool isCurrent: index === root.review.current
                readonly property color wordColour: verdict < 2 ? Theme.teal : verdict === 2 ? Theme.ink : Theme.redText

                objectName: "moment-" + index
                width: ListView.view.width - Theme.space2
                implicitHeight: words.implicitHeight + 2 * Theme.space2
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                Accessible.role: Accessible.ListItem
                Accessible.name: accessibleText
                Accessible.selectable: true
                Accessible.selected: isCurrent
                Accessible.onPressAction: clicked()
                onClicked: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.review.current = index;
                }

                background: Rectangle {
                    radius: Theme.radiusButton
                    color: row.isCurrent ? Theme.sunk : row.hovered ? Theme.tint : "transparent"
                    border.width: row.isCurrent ? Theme.strokeActive : 0
                    border.color: [Theme.teal, Theme.teal, Theme.gold, Theme.red][row.verdict]

                    FocusRing {
                        target: list
                        visible: list.activeFocus && row.isCurrent && Theme.input === Theme.Keys
                        anchors.margins: 0
                    }
                }
                contentItem: RowLayout {
                    spacing: Theme.space2

                    VerdictMark {
                        verdict: row.verdict
                        Layout.leftMargin: Theme.space2
                    }
                    ColumnLayout {
                        id: words

                        spacing: 0
                        Layout.topMargin: Theme.space2
                        Layout.bottomMargin: Theme.space2
                        Layout.rightMargin: Theme.space2

                        RowLayout {
                            spacing: Theme.space1

                            Label {
                                text: row.head
                                size: Label.Caption
                                isMuted: true
                                wrapMode: Text.NoWrap
                                elide: Text.ElideRight
                                Accessible.ignored: true
                                Layout.fillWidth: true
                            }
                            Label {
                                text: row.numbers
                                size: Label.Caption
                                isStrong: true
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                        }
                        Label {
                            text: "<b><font color=\"" + row.wordColour + "\">" + row.word + "</font></b> · " + row.title.replace(/&/g, "&amp;").replace(/</g, "&lt;")
                            textFormat: Text.StyledText
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            Accessible.ignored: true
                            Layout.fillWidth: true
                        }
                    }
                }
            }
            Label {
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                visible: list.count === 0 && root.review.hasResult
                text: qsTr("Nothing stands out here.")
                isMuted: true
                horizontalAlignment: Text.AlignHCenter
            }
        }
        Rule { Layout.fillWidth: true }
        Heading {
            text: qsTr("What decided the game")
            Layout.fillWidth: true
        }
        ScrollPane {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(told.implicitHeight, root.height * 0.28)

            ColumnLayout {
                id: told

                width: parent.width - Theme.space2
                spacing: Theme.space2

                Repeater {
                    model: root.review.summary

                    RowLayout {
                        id: line

                        required property int index
                        required property string modelData

                        spacing: Theme.space3
                        Layout.fillWidth: true

                        Heading {
                            text: line.index + 1
                            color: Theme.redText
                            Accessible.ignored: true
                            Layout.alignment: Qt.AlignTop
                        }
                        Label {
                            objectName: "decided-" + line.index
                            text: line.modelData
                            Layout.fillWidth: true
                        }
                    }
                }
            }
        }
        Label {
            visible: root.review.summary.length === 0
            text: root.review.isRunning ? qsTr("Still thinking…") : qsTr("Nothing yet.")
            isMuted: true
        }
        Rule { Layout.fillWidth: true }
        Label {
            text: root.review.isWithAllCards ? qsTr("Judged with all cards on the table.") : qsTr("Judged by what each player could know.")
            size: Label.Caption
            isMuted: true
            Layout.fillWidth: true
        }
        PushButton {
            objectName: "allCards"
            text: qsTr("With all cards")
            checkable: true
            checked: root.review.isWithAllCards
            Layout.fillWidth: true
            onClicked: root.review.isWithAllCards = !root.review.isWithAllCards
        }
    }
}
