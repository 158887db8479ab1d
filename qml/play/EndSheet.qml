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
    readonly property GameResult result: session.result
    readonly property bool isShown: session.phase === GameSession.Over && result !== null && !isPutAway
    property bool isPutAway: false
    /// Of the two panels: what is left of the page, but never too little to read.
    readonly property real panelHeight: Math.max(340, damage.implicitHeight + 2 * Theme.space5,
                                                 columns.columns === 2 ? height - 2 * Theme.space6 - columns.y - 2 : 0)
    signal homeRequested
    signal watchRequested

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
        anchors { fill: parent; margins: Theme.space6 }

        ColumnLayout {
            width: Math.min(parent.width - 2 * Theme.space2, 1180)
            x: (parent.width - width) / 2
            spacing: Theme.space5

            RowLayout {
                spacing: Theme.space5

                Row {
                    spacing: Theme.space4

                    Repeater {
                        model: root.result ? root.result.winners : []

                        EmblemItem {
                            required property int modelData

                            shape: EmblemItem.Shield
                            emblem: root.session.seats.at(root.session.seats.find("seat", modelData)).emblem ?? "" // qmllint disable type
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
                        level: Heading.Page
                        Layout.fillWidth: true
                    }
                    Label {
                        text: root.result ? root.result.causeText : ""
                        size: Label.Body
                        isMuted: true
                        Layout.fillWidth: true
                    }
                }
            }
            Flow {
                spacing: Theme.space3
                Layout.fillWidth: true

                PushButton {
                    id: rematch

                    objectName: "rematch"
                    text: qsTr("Rematch")
                    kind: PushButton.Commit
                    onClicked: root.shell.rematch()
                }
                PushButton {
                    text: qsTr("Swap sides")
                    onClicked: root.shell.swapSides()
                }
                PushButton {
                    text: qsTr("Another battlefield")
                    onClicked: root.shell.otherBoard("")
                }
                PushButton {
                    text: qsTr("Save replay…")
                    onClicked: saveDialog.open()
                }
                PushButton {
                    objectName: "watchAgain"
                    text: qsTr("Watch again")
                    onClicked: if (root.shell.replaySession()) root.watchRequested()
                }
                PushButton {
                    text: qsTr("Look at the table")
                    onClicked: root.isPutAway = true
                }
                PushButton {
                    text: qsTr("To the first page")
                    onClicked: root.homeRequested()
                }
            }
            GridLayout {
                id: columns

                columns: root.width > 1000 ? 2 : 1
                columnSpacing: Theme.space5
                rowSpacing: Theme.space5
                Layout.fillWidth: true

                Panel {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 3
                    Layout.preferredHeight: root.panelHeight
                    Layout.alignment: Qt.AlignTop

                    ColumnLayout {
                        anchors { fill: parent; margins: Theme.space5 }
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
                Panel {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 2
                    Layout.preferredHeight: root.panelHeight
                    Layout.alignment: Qt.AlignTop

                    ColumnLayout {
                        id: damage

                        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space5 }
                        spacing: Theme.space2

                        SectionHead {
                            title: qsTr("Damage by card")
                            remark: qsTr("damage · hits")
                            Layout.fillWidth: true
                        }
                        Column {
                            id: damageRows

                            spacing: Theme.space2
                            Layout.fillWidth: true

                            Repeater {
                                model: root.result ? root.result.damage.slice(0, 10) : [] // qmllint disable type

                                RowLayout {
                                    id: row

                                    required property var modelData

                                    spacing: Theme.space3
                                    width: damageRows.width

                                    Rectangle {
                                        color: (Theme.dark, Theme.seatLine(row.modelData.seat))
                                        Layout.preferredWidth: 4
                                        Layout.preferredHeight: 22
                                    }
                                    Label {
                                        text: row.modelData.source
                                        isStrong: true
                                        Layout.fillWidth: true
                                    }
                                    Label {
                                        text: row.modelData.damage
                                        font.family: Theme.tabular
                                        isStrong: true
                                        horizontalAlignment: Text.AlignRight
                                        Layout.preferredWidth: 36
                                    }
                                    Label {
                                        text: "×" + row.modelData.hits
                                        font.family: Theme.tabular
                                        isMuted: true
                                        horizontalAlignment: Text.AlignRight
                                        Layout.preferredWidth: 36
                                    }
                                }
                            }
                        }
                    }
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
