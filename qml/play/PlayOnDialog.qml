// SPDX-License-Identifier: MIT
//
// Who plays on from a step of a replay: every seat can be taken by a person or by a computer of any level.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property AppShell shell
    required property ReplaySession replay
    property var wanted: [] ///< by seat: {kind, level, language}
    signal accepted(var seats)

    function ask() {
        wanted = replay.seatKinds.map(seat => ({ kind: seat.kind, level: seat.level, language: seat.language })); // qmllint disable type
        open();
        go.forceActiveFocus();
    }
    function change(seat, kind, level) {
        const next = wanted.slice();
        next[seat] = { kind: kind, level: level !== "" ? level : next[seat].level, language: next[seat].language };
        wanted = next;
    }
    /// A person, or a computer of one of the levels.
    function players() {
        const levels = shell.settings.levels;
        return [{ value: "human", text: qsTr("Human") }].concat(levels.map(level => ({ value: level.value, text: qsTr("Computer, %1").arg(level.text) }))); // qmllint disable type
    }

    objectName: "playOn"
    title: qsTr("Continue from here")
    buttons: [
        PushButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PushButton {
            id: go

            objectName: "playOnStart"
            text: qsTr("Play")
            kind: PushButton.Commit
            onClicked: {
                root.close();
                root.accepted(root.wanted);
            }
        }
    ]

    Label {
        text: qsTr("The replay stays as it is: this starts a separate game.")
        isMuted: true
        Layout.fillWidth: true
    }
    Repeater {
        model: root.replay.seatKinds

        RowLayout {
            id: row

            required property int index
            required property var modelData

            spacing: Theme.space3

            Rectangle {
                color: (Theme.dark, Theme.seatLine(row.index))
                radius: 2
                Layout.preferredWidth: 6
                Layout.preferredHeight: 32
            }
            Label {
                text: row.modelData.name
                isStrong: true
                Layout.fillWidth: true
            }
            ChoiceBox {
                readonly property var now: root.wanted[row.index] ?? row.modelData

                objectName: "playOnSeat-" + row.index
                name: qsTr("Who plays %1").arg(row.modelData.name)
                model: root.players()
                value: now.kind === "human" ? "human" : now.level
                Layout.preferredWidth: 220 * Theme.textScale
                onChosen: value => root.change(row.index, value === "human" ? "human" : "computer", value === "human" ? "" : value)
            }
        }
    }
}
