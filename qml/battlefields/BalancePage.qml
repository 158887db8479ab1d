// SPDX-License-Identifier: MIT
//
// A balance run: is the board fair? Progress and a sentence above; where fighters stood and fell, win rates by seat and
// deck, and every pairing below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property BattlefieldEditor editor
    required property BalanceRun run
    readonly property bool isSmall: width < 1200
    property bool isStale: false ///< the board is another one than was played on
    signal homeRequested
    signal backRequested

    onVisibleChanged: {
        isStale = !run.isAbout(editor);
        if (visible && !run.isRunning && !run.hasResult)
            settings.open();
    }
    Keys.onEscapePressed: backRequested()

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        path: root.isSmall ? "" : qsTr("Battlefields") + "  ›  " + root.editor.document.title
        title: qsTr("Balance test")
        onHomeRequested: root.homeRequested()

        PushButton {
            text: qsTr("Export table…")
            enabled: root.run.hasResult
            onClicked: csvDialog.open()
        }
        PushButton {
            objectName: "runAgain"
            text: qsTr("Run again…")
            iconName: "balance"
            onClicked: settings.open()
        }
        PushButton {
            objectName: "backToBoard"
            kind: PushButton.Commit
            text: qsTr("Back to the battlefield")
            onClicked: root.backRequested()
        }
    }
    BalanceStrip {
        id: strip

        anchors { left: parent.left; right: parent.right; top: bar.bottom }
        run: root.run
        isStale: root.isStale
    }
    MessageBar {
        anchors { horizontalCenter: parent.horizontalCenter; top: strip.bottom; topMargin: Theme.space3 }
        width: Math.min(parent.width - 2 * Theme.space5, 760)
        z: 1
        text: root.run.exportProblem
        onDismissed: root.run.dismissExportProblem()
    }
    Connections {
        target: root.run
        function onStateChanged() { root.isStale = !root.run.isAbout(root.editor); }
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: strip.bottom; bottom: parent.bottom }

        GridLayout {
            x: Theme.space5
            width: parent.width - 2 * Theme.space5
            columns: root.isSmall ? 1 : 2
            columnSpacing: 28
            rowSpacing: Theme.space4

            ColumnLayout {
                spacing: Theme.space2
                Layout.fillWidth: true
                Layout.preferredWidth: 736
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.space4

                RowLayout {
                    Layout.fillWidth: true

                    Heading { text: root.run.heat.title; Layout.fillWidth: true }
                    Segments {
                        name: qsTr("What the heat map shows")
                        options: [{ value: HeatModel.Stood, text: qsTr("Presence") }, { value: HeatModel.Fell, text: qsTr("Defeats") },
                            { value: HeatModel.FirstStrike, text: qsTr("First hit") }]
                        value: root.run.heat.view
                        onChosen: value => root.run.heat.view = value
                    }
                }
                HeatMap {
                    heat: root.run.heat
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.max(320, Math.min(width * 0.64, root.height - 240))
                }
                HeatLegend {
                    heat: root.run.heat
                    Layout.fillWidth: true
                }
                Rule { Layout.fillWidth: true; Layout.topMargin: Theme.space2 }
                SectionHead {
                    title: qsTr("Win rate by seat")
                    remark: qsTr("95% interval, %n game(s)", "", root.run.games)
                    Layout.fillWidth: true
                }
                RateChart {
                    rates: root.run.seats
                    Layout.fillWidth: true
                }
                RowLayout {
                    spacing: Theme.space5
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.space4

                    RowLayout {
                        spacing: Theme.space2
                        Rectangle { radius: 6; color: Theme.teal; Layout.preferredWidth: 12; Layout.preferredHeight: 12 }
                        Label { text: qsTr("50% lies within the interval"); isMuted: true; size: Label.Caption; wrapMode: Text.NoWrap }
                    }
                    RowLayout {
                        spacing: Theme.space2
                        Rectangle { rotation: 45; antialiasing: true; color: Theme.redText; Layout.preferredWidth: 10; Layout.preferredHeight: 10 }
                        Label { text: qsTr("50% lies outside: worth a look"); isMuted: true; size: Label.Caption; wrapMode: Text.NoWrap }
                    }
                    Label {
                        text: root.run.turnsText
                        isMuted: true
                        size: Label.Caption
                        horizontalAlignment: Text.AlignRight
                        wrapMode: Text.NoWrap
                        Layout.fillWidth: true
                    }
                }
            }
            ColumnLayout {
                spacing: Theme.space2
                Layout.fillWidth: true
                Layout.preferredWidth: 628
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.space4

                SectionHead {
                    title: qsTr("Win rate by deck")
                    remark: qsTr("95% interval")
                    Layout.fillWidth: true
                }
                RateChart {
                    rates: root.run.decks
                    Layout.fillWidth: true
                }
                Rule { Layout.fillWidth: true; Layout.topMargin: Theme.space2 }
                SectionHead {
                    title: qsTr("Pairings")
                    remark: qsTr("%n game(s) each, seats swapped halfway", "", root.run.gamesEach)
                    Layout.fillWidth: true
                }
                PairingTable {
                    pairings: root.run.pairings
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.space5
                }
            }
        }
    }
    BalanceSettings {
        id: settings

        run: root.run
        editor: root.editor
        onClosed: if (!root.run.isRunning && !root.run.hasResult) root.backRequested() // nothing to see here
    }
    FileDialog {
        id: csvDialog

        title: qsTr("Export table")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Export")
        defaultSuffix: "csv"
        nameFilters: ["CSV (*.csv)"]
        onAccepted: root.run.saveCsv("" + selectedFile)
    }
}
