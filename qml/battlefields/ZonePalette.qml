// SPDX-License-Identifier: MIT
//
// The zones of the board: a list to choose from, and below it everything that tells the chosen one apart.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

ColumnLayout {
    id: root

    required property BattlefieldEditor editor
    property int vision: BoardCanvas.Normal
    readonly property int chosen: editor.activeZone
    readonly property bool hasSelection: editor.selectionCount > 0 || editor.hasSelectedLine
    property bool showsDetails: true ///< of the chosen zone; they make room for what is selected

    function choose(zone) {
        showsDetails = zone !== chosen || !showsDetails;
        editor.activeZone = zone;
    }

    spacing: 0
    onHasSelectionChanged: showsDetails = !hasSelection

    ZoneModel {
        id: zones

        editor: root.editor
        vision: root.vision
    }
    SectionHead {
        title: qsTr("Zones")
        remark: qsTr("spaces")
        Layout.fillWidth: true
        Layout.preferredHeight: 34
        Layout.rightMargin: Theme.space2
    }
    Repeater {
        id: rows

        model: zones

        ColumnLayout {
            id: entry

            required property int index
            required property string letter
            required property string name
            required property string patternText
            required property string ringKey
            required property string zoneColour
            required property int pattern
            required property int spaces
            required property string nameEn
            required property string nameFr
            required property string nameDe
            readonly property bool isChosen: index === root.chosen

            spacing: 0
            Layout.fillWidth: true

            ZoneRow {
                objectName: "zone-" + entry.index
                letter: entry.letter
                name: entry.name
                patternText: entry.patternText
                ringKey: entry.ringKey
                spaces: entry.spaces
                checked: entry.isChosen
                isOpen: entry.isChosen && root.showsDetails
                Layout.fillWidth: true
                onClicked: root.choose(entry.index)
            }
            ColumnLayout {
                visible: entry.isChosen && root.showsDetails
                spacing: Theme.space2
                Layout.fillWidth: true
                Layout.topMargin: Theme.space2
                Layout.bottomMargin: Theme.space3

                NameFields {
                    purpose: "zoneName-"
                    faulty: (en === "" ? "en " : "") + (fr === "" ? "fr " : "") + (de === "" ? "de" : "")
                    en: entry.nameEn
                    fr: entry.nameFr
                    de: entry.nameDe
                    Layout.fillWidth: true
                    onEdited: (language, text) => root.editor.setZoneName(entry.index, language, text)
                }
                RowLayout {
                    spacing: Theme.space2
                    Layout.fillWidth: true

                    InputField {
                        label: qsTr("Letter")
                        text: entry.letter
                        maximumLength: 1
                        horizontalAlignment: Text.AlignHCenter
                        Layout.preferredWidth: 66
                        onCommitted: text => root.editor.setZoneLetter(entry.index, text)
                    }
                    ColourButton {
                        objectName: "zoneColour"
                        label: qsTr("Color")
                        value: entry.zoneColour
                        colours: Array.from(root.editor.zoneColours())
                        Layout.preferredWidth: 56
                        onChosen: colour => root.editor.setZoneColour(entry.index, colour)
                    }
                    ColumnLayout {
                        spacing: Theme.space1
                        Layout.fillWidth: true

                        Label { text: qsTr("Pattern"); size: Label.Caption; isMuted: true }
                        ChoiceBox {
                            name: qsTr("Pattern")
                            model: zones.patterns
                            value: entry.pattern
                            implicitHeight: 34
                            implicitWidth: 80
                            Layout.fillWidth: true
                            onChosen: value => root.editor.setZonePattern(entry.index, value)
                        }
                    }
                    PushButton {
                        kind: PushButton.Quiet
                        iconName: "delete"
                        tip: qsTr("Remove zone %1").arg(entry.letter)
                        implicitWidth: 34
                        implicitHeight: 34
                        Layout.alignment: Qt.AlignBottom
                        onClicked: root.editor.removeZoneAt(entry.index)
                    }
                }
            }
        }
    }
    OptionToggle {
        objectName: "addZone"
        text: qsTr("Add a zone")
        iconName: "plus"
        enabled: root.editor.zoneCount < root.editor.maxZones
        tip: enabled ? "" : qsTr("A battlefield has at most %1 zones").arg(root.editor.maxZones)
        Layout.topMargin: Theme.space1
        onClicked: root.editor.addNewZone()
    }
}
