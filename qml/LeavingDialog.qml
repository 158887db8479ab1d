// SPDX-License-Identifier: MIT
//
// Before the window closes: what becomes of work in the workshops that is not saved. There is at most one battlefield
// and one deck; games save themselves.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    property var works: [] ///< what was not saved when the question was asked: {title, room, kind}
    readonly property bool isOne: works.length === 1
    signal settled
    signal failed(var work)

    /// False if there is nothing to ask.
    function ask() {
        works = unsavedWorks();
        if (works.length === 0)
            return false;
        open();
        save.forceActiveFocus();
        return true;
    }
    function unsavedWorks() {
        const board = BattlefieldWorkbench.editor.document;
        const deck = DeckWorkbench.file;
        return [{ title: board.title, room: "battlefields", kind: qsTr("Battlefield"), isOpen: BattlefieldWorkbench.isOpen && board.isDirty },
            { title: deck.title, room: "decks", kind: qsTr("Deck"), isOpen: DeckWorkbench.isOpen && deck.isDirty }].filter(work => work.isOpen); // qmllint disable type
    }
    function saveAll() {
        close();
        for (const work of works)
            if (!(work.room === "decks" ? DeckWorkbench.save() : BattlefieldWorkbench.save()))
                return failed(work);
        settled();
    }
    function discardAll() {
        close();
        for (const work of works)
            (work.room === "decks" ? DeckWorkbench.file : BattlefieldWorkbench.editor.document).abandon();
        settled();
    }

    objectName: "leavingDialog"
    title: isOne ? qsTr("“%1” has unsaved changes").arg(works[0].title) : qsTr("Two documents have unsaved changes")
    buttons: [
        PushButton {
            objectName: "leavingCancel"
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PushButton {
            objectName: "leavingDiscard"
            kind: PushButton.Danger
            text: qsTr("Don’t save")
            onClicked: root.discardAll()
        },
        PushButton {
            id: save

            objectName: "leavingSave"
            kind: PushButton.Commit
            text: root.isOne ? qsTr("Save") : qsTr("Save both")
            onClicked: root.saveAll()
        }
    ]

    Label {
        text: qsTr("Unless you save, your changes will be lost.")
        isMuted: true
        Layout.fillWidth: true
    }
    Repeater {
        model: root.isOne ? [] : root.works

        RowLayout {
            id: row

            required property var modelData

            spacing: Theme.space3

            IconItem {
                name: row.modelData.room
                colour: Theme.redText
                Layout.preferredWidth: 24
                Layout.preferredHeight: 24
            }
            Label {
                text: row.modelData.title
                isStrong: true
                Layout.fillWidth: true
            }
            Label {
                text: row.modelData.kind
                isMuted: true
            }
        }
    }
}
