// SPDX-License-Identifier: MIT
//
// The end of a game: who won and by what, health over time, damage by card, and what to play next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property AppShell shell
    required property GameSession session
    property bool isWanted: true ///< not in a lesson, whose teacher has the last word
    readonly property GameResult result: session.result
    readonly property bool isShown: isWanted && session.phase === GameSession.Over && result !== null && !isPutAway
    property bool isPutAway: false
    /// Of the two panels: what is left of the page, but never too little to read.
    readonly property real panelHeight: Math.max(300, height - 2 * margin - columns.y - 2)
    readonly property real margin: height < 700 ? Theme.space5 : Theme.space6
    signal homeRequested
    signal watchRequested
    signal reviewRequested

    objectName: "endSheet"
    visible: isShown
    color: Theme.page
    onIsShownChanged: if (isShown) rematch.forceActiveFocus()
    Connections {
        target: root.session
        function onPhaseChanged() { if (root.session.phase !== GameSession.Over) root.isPutAway = false; }
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    ScrollPane {
        anchors { fill: parent; margins: root.margin }

        ColumnLayout {
            width: Math.min(parent.width - 2 * Theme.space2, 1180)
            x: (parent.width - width) / 2
            spacing: root.height < 700 ? Theme.space4 : Theme.space5

            RowLayout {
                spacing: Theme.space5

                Row {
                    spacing: Theme.space4

                    Repeater {
                        model: root.result ? root.result.winners : []

                        EmblemItem {
                            required property int modelData
                            readonly property var winner: root.session.table.view.seats.at(root.session.table.view.seats.find("seat", modelData)) // qmllint disable type

                            shape: EmblemItem.Shield
                            emblem: winner.emblem ?? ""
                            field: winner.emblemField ?? "transparent"
                            charge: winner.emblemCharge ?? "transparent"
                            width: 84
                            height: 104
                        }
                    }
                }
                ColumnLayout {
                    spacing: Theme.space1

                    Heading {
                        objectName: "endTitle"
                        text: root.result ? root.result.title : ""
                        level: root.height < 700 ? Heading.Panel : Heading.Page
                        Layout.fillWidth: true
                    }
                    Label {
                        objectName: "endCause"
                        text: root.result ? root.result.causeText : ""
                        size: Label.Body
                        isMuted: true
                        Layout.fillWidth: true
                    }
                }
            }
            Flow {
                spacing: root.height < 700 ? Theme.space2 : Theme.space3
                Layout.fillWidth: true

                PushButton {
                    id: rematch

                    objectName: "rematch"
                    text: qsTr("Rematch")
                    kind: PushButton.Commit
                    onClicked: root.shell.rematch()
                }
                PushButton {
                    objectName: "reviewGame"
                    text: qsTr("Review")
                    leastWidth: 64
                    onClicked: if (root.shell.replaySession()) root.reviewRequested()
                }
                PushButton {
                    text: qsTr("Swap sides")
                    leastWidth: 64
                    onClicked: root.shell.swapSides()
                }
                PushButton {
                    text: qsTr("Another battlefield")
                    leastWidth: 64
                    onClicked: root.shell.otherBoard("")
                }
                PushButton {
                    text: qsTr("Save replay…")
                    leastWidth: 64
                    onClicked: {
                        saveDialog.selectedFile = root.session.suggestedFile();
                        saveDialog.open();
                    }
                }
                PushButton {
                    objectName: "watchAgain"
                    text: qsTr("Watch again")
                    leastWidth: 64
                    onClicked: if (root.shell.replaySession()) root.watchRequested()
                }
                PushButton {
                    objectName: "lookAtTable"
                    text: qsTr("View the table")
                    leastWidth: 64
                    onClicked: root.isPutAway = true
                }
                PushButton {
                    text: root.shell.isTest ? qsTr("Back to the workshop") : qsTr("Home")
                    leastWidth: 64
                    onClicked: root.homeRequested()
                }
            }
            RowLayout {
                id: columns

                spacing: Theme.space5

                Panel {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 3
                    Layout.preferredHeight: root.panelHeight

                    ColumnLayout {
                        anchors { fill: parent; margins: Theme.space5; bottomMargin: Theme.space4 }
                        spacing: Theme.space3

                        SectionHead {
                            title: qsTr("Health over time")
                            remark: qsTr("by turn")
                            Layout.fillWidth: true
                        }
                        HealthChart {
                            series: root.result ? root.result.series : []
                            mostHealth: root.result ? root.result.maxHealth : 1
                            mostTurn: root.result ? root.result.maxTurn : 1
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                        }
                    }
                }
                DamageList {
                    damage: root.result ? root.result.damage : []
                    Layout.fillWidth: true
                    Layout.preferredWidth: 2
                    Layout.preferredHeight: root.panelHeight
                }
            }
        }
    }
    FileDialog {
        id: saveDialog

        title: qsTr("Save replay…")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "champclos"
        nameFilters: [qsTr("Champclos games (*.champclos)")]
        onAccepted: root.session.saveAs(selectedFile)
    }
}
