// SPDX-License-Identifier: MIT
//
// A balance run: is what is open fair? Progress and a sentence above; below, every pairing and whatever else the
// workshop shows (its children).
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property Workbench bench
    required property string path ///< of the workshop, in the header
    required property string backText
    required property string staleText
    required property string explanation
    required property int leastDecks
    readonly property BalanceRun run: bench.run
    readonly property bool isSmall: width < 1200
    property bool isStale: false ///< it has changed since it was played with
    property bool hasDecks: true ///< rates of all decks are shown beside the pairings
    default property alias findings: findingsColumn.data
    signal homeRequested

    function goBack() {
        bench.isBalancing = false;
    }
    function exportTable() {
        csvDialog.selectedFile = bench.proposedFile("csv");
        csvDialog.open();
    }

    objectName: "balancePage"
    Keys.onEscapePressed: goBack()
    Component.onCompleted: {
        isStale = !bench.isRunCurrent();
        again.forceActiveFocus();
        if (!run.isRunning && !run.hasResult)
            settings.offer();
    }

    Shortcut { sequences: ["Alt+Left"]; onActivated: root.goBack() }

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        path: root.isSmall ? "" : root.path + "  ›  " + root.bench.file.title
        title: qsTr("Balance test")
        onHomeRequested: root.homeRequested()

        PushButton {
            objectName: "exportTable"
            text: qsTr("Export table…")
            enabled: root.run.hasResult
            onClicked: root.exportTable()
        }
        PushButton {
            id: again

            objectName: "runAgain"
            text: qsTr("Run again…")
            iconName: "balance"
            focus: true
            onClicked: settings.offer()
        }
        PushButton {
            objectName: "balanceBack"
            kind: PushButton.Commit
            text: root.backText
            onClicked: root.goBack()
        }
    }
    BalanceStrip {
        id: strip

        anchors { left: parent.left; right: parent.right; top: bar.bottom }
        run: root.run
        isStale: root.isStale
        staleText: root.staleText
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
        function onStateChanged() { root.isStale = !root.bench.isRunCurrent(); }
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: strip.bottom; bottom: parent.bottom }

        GridLayout {
            x: Theme.space5
            width: parent.width - 2 * Theme.space5
            columns: root.isSmall || findingsColumn.children.length === 0 ? 1 : 2
            columnSpacing: 28
            rowSpacing: Theme.space4

            ColumnLayout {
                id: findingsColumn

                visible: children.length > 0
                spacing: Theme.space2
                Layout.fillWidth: true
                Layout.preferredWidth: 736
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.space4
            }
            ColumnLayout {
                spacing: Theme.space2
                Layout.fillWidth: true
                Layout.preferredWidth: 628
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.space4

                SectionHead {
                    visible: root.hasDecks
                    title: qsTr("Win rate by deck")
                    remark: qsTr("95% interval")
                    Layout.fillWidth: true
                }
                RateChart {
                    visible: root.hasDecks
                    rates: root.run.decks
                    Layout.fillWidth: true
                }
                Rule { visible: root.hasDecks; Layout.fillWidth: true; Layout.topMargin: Theme.space2 }
                SectionHead {
                    title: qsTr("Pairings")
                    remark: qsTr("%n game(s) each, seats swapped halfway", "", root.run.gamesEach)
                    Layout.fillWidth: true
                }
                PairingTable {
                    pairings: root.run.pairings
                    Layout.fillWidth: true
                }
                RateKey {
                    turnsText: root.run.turnsText
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.space5
                }
            }
        }
    }
    BalanceSettings {
        id: settings

        bench: root.bench
        explanation: root.explanation
        least: root.leastDecks
        onClosed: if (!root.run.isRunning && !root.run.hasResult) root.goBack() // nothing to see here
    }
    FileDialogGuard { dialog: csvDialog }
    FileDialog {
        id: csvDialog

        objectName: "csvDialog"
        title: qsTr("Export table")
        modality: Qt.WindowModal
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Export")
        defaultSuffix: "csv"
        nameFilters: ["CSV (*.csv)"]
        onAccepted: root.run.saveCsv("" + selectedFile)
    }
}
