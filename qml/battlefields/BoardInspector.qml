// SPDX-License-Identifier: MIT
//
// The battlefield as a whole: names, ground, size, who made it.
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
    property int changes: 0 ///< names are asked anew after every change

    function nameIn(language) { return changes >= 0 ? editor.name(language) : ""; }
    function descriptionIn(language) { return changes >= 0 ? editor.description(language) : ""; }

    spacing: Theme.space2

    Connections {
        target: root.editor
        function onBoardChanged() { ++root.changes; }
    }

    SectionHead {
        title: qsTr("Battlefield")
        remark: qsTr("nothing selected")
        Layout.fillWidth: true
        Layout.preferredHeight: 34
    }
    NameFields {
        purpose: "boardName-"
        faulty: (en === "" ? "en " : "") + (fr === "" ? "fr " : "") + (de === "" ? "de" : "")
        en: root.nameIn("en")
        fr: root.nameIn("fr")
        de: root.nameIn("de")
        Layout.fillWidth: true
        onEdited: (language, text) => root.editor.setName(language, text)
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        ColourButton {
            label: qsTr("Background")
            value: root.editor.background
            colours: ["#efe4cc", "#f6efdf", "#e3dcc0", "#d9e0c4", "#cfe0dc", "#d7dfe8", "#e6d3c4", "#d8d2cb",
                      "#8c7a5c", "#6f7f5c", "#56787a", "#5f6d80", "#7c5a4a", "#4a4038", "#35332a", "#211d19"]
            mayBeNone: true
            onChosen: colour => root.editor.setBackground(colour)
        }
        ColumnLayout {
            spacing: Theme.space1
            Layout.fillWidth: true

            Label { text: qsTr("Ornament"); size: Label.Caption; isMuted: true }
            ChoiceBox {
                name: qsTr("Ornament")
                model: root.editor.ornaments()
                value: root.editor.art
                implicitHeight: 34
                implicitWidth: 80
                Layout.fillWidth: true
                onChosen: value => root.editor.setArt(value)
            }
        }
    }
    GroundInspector {
        editor: root.editor
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        InputField {
            label: qsTr("Width")
            text: root.editor.boardWidth
            validator: IntValidator { bottom: 200; top: 4000 }
            Layout.fillWidth: true
            Layout.preferredWidth: 60
            onCommitted: text => root.editor.setBoardSize(Number(text), root.editor.boardHeight)
        }
        InputField {
            label: qsTr("Height")
            text: root.editor.boardHeight
            validator: IntValidator { bottom: 200; top: 4000 }
            Layout.fillWidth: true
            Layout.preferredWidth: 60
            onCommitted: text => root.editor.setBoardSize(root.editor.boardWidth, Number(text))
        }
        InputField {
            objectName: "radius"
            label: qsTr("Radius of spaces")
            text: root.editor.radius
            validator: IntValidator { bottom: 16; top: 70 }
            Layout.fillWidth: true
            Layout.preferredWidth: 80
            onCommitted: text => root.editor.setRadius(Number(text))
        }
    }
    component Side: PushButton {
        leftPadding: Theme.space1
        rightPadding: Theme.space1
        implicitWidth: 40
        font.pixelSize: Theme.sizeCaption
    }
    RowLayout {
        spacing: Theme.space1
        Layout.fillWidth: true

        Label { text: qsTr("More room"); size: Label.Caption; isMuted: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.fillWidth: true }
        Side { objectName: "room-left"; text: "←"; tip: qsTr("More room on the left"); Accessible.name: tip; onClicked: root.editor.enlarge(50, 0, 0, 0) }
        Side { objectName: "room-top"; text: "↑"; tip: qsTr("More room at the top"); Accessible.name: tip; onClicked: root.editor.enlarge(0, 50, 0, 0) }
        Side { objectName: "room-bottom"; text: "↓"; tip: qsTr("More room at the bottom"); Accessible.name: tip; onClicked: root.editor.enlarge(0, 0, 0, 50) }
        Side { objectName: "room-right"; text: "→"; tip: qsTr("More room on the right"); Accessible.name: tip; onClicked: root.editor.enlarge(0, 0, 50, 0) }
    }
    RowLayout {
        spacing: Theme.space1
        Layout.fillWidth: true

        Label { text: qsTr("Scale it all"); size: Label.Caption; isMuted: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.fillWidth: true }
        Side { objectName: "scale-50"; text: "50%"; tip: qsTr("Scale the battlefield with everything on it"); implicitWidth: 48; onClicked: root.editor.scaleSelection(50) }
        Side { objectName: "scale-90"; text: "90%"; tip: qsTr("Scale the battlefield with everything on it"); implicitWidth: 48; onClicked: root.editor.scaleSelection(90) }
        Side { objectName: "scale-110"; text: "110%"; tip: qsTr("Scale the battlefield with everything on it"); implicitWidth: 48; onClicked: root.editor.scaleSelection(110) }
        Side { objectName: "scale-200"; text: "200%"; tip: qsTr("Scale the battlefield with everything on it"); implicitWidth: 48; onClicked: root.editor.scaleSelection(200) }
    }
    TraceInspector {
        editor: root.editor
        Layout.fillWidth: true
    }
    Repeater {
        model: ["en", "fr", "de"]

        InputField {
            required property string modelData

            label: modelData === "en" ? qsTr("Description, English") : modelData === "fr" ? qsTr("Description, French") : qsTr("Description, German")
            text: root.descriptionIn(modelData)
            maximumLength: 400
            Layout.fillWidth: true
            onEdited: text => root.editor.setDescription(modelData, text)
        }
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        InputField {
            label: qsTr("Author")
            text: root.editor.author
            maximumLength: 120
            Layout.fillWidth: true
            Layout.preferredWidth: 60
            onEdited: text => root.editor.setAuthor(text)
        }
        InputField {
            label: qsTr("License")
            text: root.editor.licence
            maximumLength: 120
            Layout.fillWidth: true
            Layout.preferredWidth: 60
            onEdited: text => root.editor.setLicence(text)
        }
    }
}
