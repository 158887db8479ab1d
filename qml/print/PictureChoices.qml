// SPDX-License-Identifier: MIT
//
// What is chosen for pictures alone, and what will be written.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.PrintStudio
import Champclos.Ui

ColumnLayout {
    id: root

    required property PrintStudio studio
    readonly property bool isBoard: studio.kind === "board"
    readonly property bool isTabletop: studio.output === "tabletop"

    spacing: Theme.space3

    NumberField {
        objectName: "pixels"
        visible: root.isBoard
        label: qsTr("Longer side, pixels")
        from: 100
        to: 16384
        value: root.studio.pixels
        onChosen: value => root.studio.pixels = value
        Layout.fillWidth: true
    }
    NumberField {
        objectName: "dotsPerInch"
        visible: !root.isBoard && !root.isTabletop
        label: qsTr("Dots per inch")
        from: 36
        to: 1200
        value: root.studio.dotsPerInch
        onChosen: value => root.studio.dotsPerInch = value
        Layout.fillWidth: true
    }
    Toggle {
        objectName: "pictureBleed"
        visible: root.studio.kind === "cards" && !root.isTabletop
        text: qsTr("With 3 mm bleed")
        checked: root.studio.pictureBleed
        onToggled: root.studio.pictureBleed = checked
        Layout.fillWidth: true
    }
    Label {
        text: root.isTabletop ? qsTr("One picture of all cards, one of the back, and a saved object (JSON) with names and texts.")
            : root.studio.kind === "cards" ? qsTr("One picture for each card, named after it, and one of the back.")
                                           : qsTr("One picture for each page.")
        isMuted: true
        size: Label.Caption
        Layout.fillWidth: true
    }
}
