// SPDX-License-Identifier: MIT
//
// Everything about the spaces that are selected: place, start, zones, lines, ways to the starts.
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
    readonly property bool isSingle: editor.currentSpace >= 0
    property int changes: 0 ///< names are asked anew after every change

    function nameIn(language) { return changes >= 0 && isSingle ? editor.currentName(language) : ""; }

    spacing: Theme.space2

    Connections {
        target: root.editor
        function onSelectionChanged() { ++root.changes; }
        function onBoardChanged() { ++root.changes; }
    }

    component Caption: Label {
        size: Label.Caption
        isMuted: true
        Layout.topMargin: Theme.space1
    }

    SectionHead {
        title: root.editor.selectionTitle
        remark: qsTr("selected")
        Layout.fillWidth: true
        Layout.preferredHeight: 34
    }
    RowLayout {
        visible: root.isSingle
        spacing: Theme.space2

        InputField {
            label: qsTr("x")
            text: root.editor.currentX
            validator: IntValidator { bottom: 0; top: root.editor.boardWidth }
            Layout.fillWidth: true
            Layout.preferredWidth: 70
            onCommitted: text => root.editor.setCurrentPosition(Number(text), root.editor.currentY)
        }
        InputField {
            label: qsTr("y")
            text: root.editor.currentY
            validator: IntValidator { bottom: 0; top: root.editor.boardHeight }
            Layout.fillWidth: true
            Layout.preferredWidth: 70
            onCommitted: text => root.editor.setCurrentPosition(root.editor.currentX, Number(text))
        }
        ColumnLayout {
            spacing: Theme.space1
            Layout.fillWidth: true
            Layout.preferredWidth: 90

            Label { text: qsTr("Start number"); size: Label.Caption; isMuted: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.fillWidth: true }
            ChoiceBox {
                objectName: "startNumber"
                name: qsTr("Start number")
                model: [{ value: 0, text: qsTr("none", "start number") }, { value: 1, text: "1" }, { value: 2, text: "2" },
                    { value: 3, text: "3" }, { value: 4, text: "4" }]
                value: root.editor.currentStart
                implicitHeight: 34
                implicitWidth: 70
                Layout.fillWidth: true
                onChosen: number => root.editor.setCurrentStart(number)
            }
        }
    }
    Caption { visible: root.isSingle; text: qsTr("Name of the space") }
    NameFields {
        visible: root.isSingle
        purpose: "spaceName-"
        what: qsTr("Name of the space")
        hasLabels: false
        en: root.nameIn("en")
        fr: root.nameIn("fr")
        de: root.nameIn("de")
        Layout.fillWidth: true
        onEdited: (language, text) => root.editor.setCurrentName(language, text)
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        ColumnLayout {
            spacing: Theme.space1
            Layout.fillWidth: true
            Layout.preferredWidth: 90

            Label { text: qsTr("Passage"); size: Label.Caption; isMuted: true }
            ChoiceBox {
                objectName: "passage"
                name: qsTr("Passage")
                model: root.changes >= 0 ? root.editor.passages() : []
                value: root.editor.currentPassage
                implicitHeight: 34
                implicitWidth: 70
                Layout.fillWidth: true
                onChosen: letter => root.editor.setPassage(letter)
            }
        }
        InputField {
            objectName: "ringTurn"
            label: qsTr("Ring turned by, °")
            text: root.editor.currentTurn
            validator: IntValidator { bottom: 0; top: 359 }
            Layout.fillWidth: true
            Layout.preferredWidth: 90
            onCommitted: text => root.editor.setTurn(Number(text))
        }
    }
    Caption { text: qsTr("Zones") }
    ChipFlow {
        Layout.fillWidth: true

        Repeater {
            model: root.editor.currentZones

            Chip {
                required property var modelData

                text: modelData.isPartial ? qsTr("%1 (some)").arg(modelData.name) : modelData.name
                ringKey: modelData.ringKey
                canBeRemoved: true
                onClicked: root.editor.activeZone = modelData.zone
                onRemoved: root.editor.takeSelectionFromZone(modelData.zone)
            }
        }
        Chip {
            objectName: "putInZone"
            text: qsTr("+ Zone")
            isOffer: true
            onClicked: root.editor.putSelectionInZone(root.editor.activeZone)
        }
    }
    Caption { visible: root.isSingle; text: qsTr("Joined to") }
    ChipFlow {
        visible: root.isSingle
        Layout.fillWidth: true

        Repeater {
            model: root.editor.currentNeighbours

            Chip {
                required property var modelData

                text: modelData.label
                canBeRemoved: true
                onClicked: root.editor.selectSpace(modelData.space)
                onRemoved: root.editor.separateCurrentFrom(modelData.space)
            }
        }
        Chip {
            text: qsTr("+ Draw a line")
            isOffer: true
            onClicked: root.editor.tool = BattlefieldEditor.Line
        }
    }
    Caption { visible: root.isSingle && root.editor.currentDistances.length > 0; text: qsTr("Distance") }
    Repeater {
        model: root.isSingle ? root.editor.currentDistances : []

        ColumnLayout {
            id: way

            required property var modelData
            required property int index

            spacing: Theme.space1
            Layout.fillWidth: true

            RowLayout {
                Layout.fillWidth: true

                Label { text: qsTr("to start %1").arg(way.modelData.start); size: Label.Caption; Layout.fillWidth: true }
                Label { text: way.modelData.text; size: Label.Caption; isStrong: true }
            }
            Rule { visible: way.index < root.editor.currentDistances.length - 1; Layout.fillWidth: true }
        }
    }
    GridLayout {
        visible: !root.isSingle
        columns: 2
        columnSpacing: Theme.space2
        rowSpacing: Theme.space2
        Layout.fillWidth: true

        component Tidy: PushButton {
            leftPadding: Theme.space2
            implicitWidth: 60
            font.pixelSize: Theme.sizeCaption
            Layout.fillWidth: true
        }
        Tidy { text: qsTr("In a row"); onClicked: root.editor.alignSelection(false) }
        Tidy { text: qsTr("In a column"); onClicked: root.editor.alignSelection(true) }
        Tidy { text: qsTr("Spread across"); tip: qsTr("Equal distances from left to right"); enabled: root.editor.selectionCount > 2; onClicked: root.editor.spreadSelection(false) }
        Tidy { text: qsTr("Spread down"); tip: qsTr("Equal distances from top to bottom"); enabled: root.editor.selectionCount > 2; onClicked: root.editor.spreadSelection(true) }
        Tidy { objectName: "closer"; text: qsTr("Closer", "spaces"); tip: qsTr("Scale the selection down to 90%; a corner of its frame does it freely"); onClicked: root.editor.scaleSelection(90) }
        Tidy { objectName: "apart"; text: qsTr("Apart", "spaces"); tip: qsTr("Scale the selection up to 110%; a corner of its frame does it freely"); onClicked: root.editor.scaleSelection(110) }
        Tidy { text: qsTr("Join in a chain"); tip: qsTr("From each one to the nearest one left"); Layout.columnSpan: 2; onClicked: root.editor.joinSelection() }
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2

        PushButton {
            text: qsTr("Duplicate")
            tip: qsTr("Ctrl", "key") + "+D"
            leftPadding: Theme.space2
            implicitWidth: 60
            Layout.fillWidth: true
            onClicked: root.editor.duplicateSelection()
        }
        PushButton {
            objectName: "deleteSelection"
            kind: PushButton.Danger
            text: root.isSingle ? qsTr("Delete space") : qsTr("Delete spaces")
            tip: qsTr("Del", "key")
            leftPadding: Theme.space2
            implicitWidth: 60
            Layout.fillWidth: true
            onClicked: root.editor.removeSelection()
        }
    }
}
