// SPDX-License-Identifier: MIT
//
// The balance run of a battlefield: where fighters stood and fell, and whether going first is worth something.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

BalancePage {
    id: root

    bench: BattlefieldWorkbench
    path: qsTr("Battlefields")
    backText: qsTr("Back to the battlefield")
    staleText: qsTr("The battlefield has changed since then: run the test again.")
    explanation: qsTr("Computer players face each other on this battlefield, everyone against everyone; seats are swapped halfway. You can keep working.")
    leastDecks: 2

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
        Layout.bottomMargin: Theme.space4
    }
}
