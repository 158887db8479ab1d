// SPDX-License-Identifier: MIT
//
// The emblem of the hero, the two colors of the deck, ready-made or of the author’s own, and the back of its cards.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

ColumnLayout {
    id: root

    required property DeckDocument document
    required property DeckChoices choices
    /// Field and charge at the same place have enough contrast between them.
    readonly property list<color> fields: ["#2b5a45", "#5a3a26", "#4a7020", "#a9d3e3", "#1f2f66", "#e3a53a", "#35243f", "#2a2b30", "#eab4cc", "#7c1f2b", "#1f5d63", "#c9d6c2"]
    readonly property list<color> charges: ["#ebdca6", "#ebd2ab", "#fbf3cf", "#14344a", "#f2c84f", "#3a1e0c", "#bde08c", "#ede9e0", "#561848", "#f5e6cc", "#fbf6ea", "#22402c"]

    readonly property list<string> paintBox: ["#1f2f66", "#2e6f9e", "#1f5d63", "#2b5a45", "#4a7020", "#7c1f2b", "#a8322a", "#6b3f7d", "#35243f", "#5a3a26", "#2a2b30", "#000000", "#a9d3e3", "#c9d6c2", "#bde08c", "#f2c84f", "#e3a53a", "#ebd2ab", "#ebdca6", "#fbf3cf", "#eab4cc", "#ede9e0", "#fbf6ea", "#ffffff"]
    readonly property string contrastText: {
        const figure = (Math.floor(choices.contrast * 10) / 10).toLocaleString(Qt.locale(), "f", 1);
        return choices.contrast < 3 ? qsTr("Contrast %1:1, too low: names and signs can hardly be made out.").arg(figure)
             : choices.contrast < 4.5 ? qsTr("Contrast %1:1, low: small text is hard to read. 4.5 is enough.").arg(figure)
             : qsTr("Contrast %1:1, easy to read.").arg(figure);
    }

    function choose(field, charge) {
        choices.takeColours(field, charge);
    }

    spacing: Theme.space2

    Label {
        text: qsTr("Emblem and colors")
        isMuted: true
        size: Label.Caption
    }
    EmblemPicker {
        document: root.document
        choices: root.choices
        fighter: 0
        Layout.fillWidth: true
    }
    Flow {
        spacing: 6
        Layout.fillWidth: true

        Repeater {
            model: root.fields.length

            Pressable {
                id: pair

                required property int index
                readonly property color field: root.fields[index]
                readonly property color charge: root.charges[index]
                readonly property bool isTaken: Qt.colorEqual(root.choices.field, field) && Qt.colorEqual(root.choices.charge, charge)

                objectName: "colours:" + index
                implicitWidth: 40
                implicitHeight: 28
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("Colors %1").arg(index + 1)
                Accessible.checked: isTaken
                onClicked: root.choose(field.toString(), charge.toString())

                background: Rectangle {
                    radius: Theme.radiusChip
                    color: pair.field
                    border.width: pair.isTaken ? 3 : 1
                    border.color: pair.isTaken ? Theme.gold : Theme.edge

                    FocusRing { target: pair; ringRadius: Theme.radiusChip }
                }
                contentItem: Item {
                    Rectangle {
                        anchors.centerIn: parent
                        width: 12
                        height: 12
                        radius: 6
                        color: pair.charge
                    }
                }
            }
        }
    }
    RowLayout {
        spacing: Theme.space3
        Layout.fillWidth: true

        ColourButton {
            objectName: "ownField"
            label: qsTr("Field")
            value: root.choices.field.toString()
            colours: root.paintBox
            onChosen: colour => root.choose(colour.toLowerCase(), root.choices.charge.toString())
        }
        ColourButton {
            objectName: "ownCharge"
            label: qsTr("Charge and names")
            value: root.choices.charge.toString()
            colours: root.paintBox
            onChosen: colour => root.choose(root.choices.field.toString(), colour.toLowerCase())
        }
        Rectangle { // as names stand on it
            radius: Theme.radiusButton
            color: root.choices.field
            border.width: 1
            border.color: Theme.edge
            implicitWidth: sample.implicitWidth + 2 * Theme.space3
            implicitHeight: 34
            Layout.alignment: Qt.AlignBottom

            Heading {
                id: sample

                anchors.centerIn: parent
                text: "Aa"
                color: root.choices.charge
                Accessible.ignored: true
            }
        }
        Label {
            objectName: "contrast"
            text: root.contrastText
            color: root.choices.contrast < 4.5 ? Theme.redText : Theme.ink
            size: Label.Caption
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignBottom
        }
    }
    PictureField {
        document: root.document
        path: "back"
        label: qsTr("Back of the cards")
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
    }
}
