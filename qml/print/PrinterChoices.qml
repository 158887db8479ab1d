// SPDX-License-Identifier: MIT
//
// What a printer does wrong, as measured on the calibration page.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.PrintStudio
import Champclos.Ui

ColumnLayout {
    id: root

    required property PrintStudio studio

    spacing: Theme.space2

    Rule { Layout.fillWidth: true }
    SectionHead {
        title: qsTr("Printer")
        Layout.fillWidth: true
    }
    Label {
        text: qsTr("What you measured on the calibration page, in mm. The values are saved.")
        isMuted: true
        size: Label.Caption
        Layout.fillWidth: true
    }
    LinkText {
        visible: root.studio.kind !== "calibration"
        text: qsTr("Show the calibration page")
        onActivated: root.studio.kind = "calibration"
    }
    GridLayout {
        columns: 2
        columnSpacing: Theme.space3
        rowSpacing: Theme.space2
        Layout.fillWidth: true

        MillimetreField {
            label: qsTr("100 mm across")
            value: root.studio.widthOf100
            onChosen: value => root.studio.widthOf100 = value
            Layout.fillWidth: true
        }
        MillimetreField {
            label: qsTr("100 mm down")
            value: root.studio.heightOf100
            onChosen: value => root.studio.heightOf100 = value
            Layout.fillWidth: true
        }
        MillimetreField {
            label: qsTr("Shifted right by")
            value: root.studio.offsetX
            onChosen: value => root.studio.offsetX = value
            Layout.fillWidth: true
        }
        MillimetreField {
            label: qsTr("Shifted down by")
            value: root.studio.offsetY
            onChosen: value => root.studio.offsetY = value
            Layout.fillWidth: true
        }
    }
}
