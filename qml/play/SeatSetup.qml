// SPDX-License-Identifier: MIT
//
// One seat of a new game: its hero, and who plays it.
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property int index
    required property int seat
    required property string team
    required property string kind
    required property string level
    required property string language
    required property string heroName
    required property string emblem
    required property var emblemField
    required property var emblemCharge
    required property string title
    required property bool isSecondOfSolo
    required property NewGame game
    required property AppShell shell
    required property bool isChosen
    readonly property var codes: shell.language.codes
    signal chosen

    objectName: "seatSetup-" + seat
    implicitHeight: column.implicitHeight + 2 * Theme.space3
    radius: Theme.radiusButton
    color: isChosen ? Theme.sunk : "transparent"
    border.width: isChosen ? 2 : Theme.strokePanel
    border.color: isChosen ? (Theme.dark, Theme.seatLine(seat)) : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: title + ", " + heroName

    TapHandler { onTapped: root.chosen() }

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space3 }
        spacing: Theme.space2

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(48, names.height)

            EmblemItem {
                id: roundel

                anchors.verticalCenter: parent.verticalCenter
                shape: EmblemItem.Roundel
                emblem: root.emblem
                field: root.emblemField ?? "transparent"
                charge: root.emblemCharge ?? "transparent"
                seat: root.seat
                width: 44
                height: 44
            }
            Column {
                id: names

                anchors { left: roundel.right; right: change.visible ? change.left : parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space3 }

                Heading {
                    width: parent.width
                    text: root.heroName
                }
                Label {
                    width: parent.width
                    text: root.team !== "" ? qsTr("%1 · team %2").arg(root.title).arg(root.team) : root.title
                    isMuted: true
                    size: Label.Caption
                }
            }
            PushButton {
                id: change

                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                objectName: "changeHero-" + root.seat
                kind: PushButton.Quiet
                text: qsTr("Change")
                visible: !root.isChosen
                onClicked: root.chosen()
            }
        }
        GridLayout {
            columns: root.kind === "computer" && root.width > 270 * Theme.textScale ? 2 : 1 // names of languages are long
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2

            ChoiceBox {
                objectName: "kind-" + root.seat
                name: qsTr("Who plays %1").arg(root.heroName)
                enabled: !root.isSecondOfSolo
                model: [{ value: "human", text: qsTr("Human") }, { value: "computer", text: qsTr("Computer") }]
                value: root.kind
                Layout.fillWidth: true
                onChosen: value => root.game.setSeat(root.index, "kind", value)
            }
            ChoiceBox {
                objectName: "level-" + root.seat
                visible: root.kind === "computer"
                name: qsTr("Computer level")
                model: root.shell.settings.levels
                value: root.level
                Layout.fillWidth: true
                onChosen: value => root.game.setSeat(root.index, "level", value)
            }
            ChoiceBox {
                objectName: "language-" + root.seat
                visible: root.kind === "human"
                name: qsTr("Language at this seat")
                model: [{ value: "", text: qsTr("Program language") }].concat(root.codes.map((code, row) => ({ value: code, text: root.shell.language.names[row] }))) // qmllint disable type
                value: root.language
                Layout.fillWidth: true
                onChosen: value => root.game.setSeat(root.index, "language", value)
            }
        }
    }
}
