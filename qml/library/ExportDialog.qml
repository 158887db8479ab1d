// SPDX-License-Identifier: MIT
//
// A package to give away: what goes in beside the chosen one, what it is called, whose it is.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property LibraryDesk desk
    property string first: "" ///< reference of the one it was asked for
    property var others: [] ///< one's own beside it: {reference, name}
    property var taken: [] ///< references of those that come along
    property var proposal: ({})

    function ask(reference) {
        first = reference;
        taken = [];
        proposal = desk.proposal(reference);
        const list = [];
        for (const shelf of [desk.decks, desk.battlefields])
            for (let row = 0; row < shelf.count; ++row) {
                const each = shelf.at(row);
                if (each.source === "mine" && each.isPlayable && each.reference !== reference) // qmllint disable type
                    list.push(each);
            }
        others = list;
        nameField.text = proposal.name ?? "";
        authorField.text = proposal.author ?? "";
        licenceField.text = proposal.licence ?? "";
        releaseField.text = proposal.release ?? "";
        open();
    }
    function toggle(reference) {
        taken = taken.includes(reference) ? taken.filter(each => each !== reference) : taken.concat([reference]);
    }
    function save(file) {
        if (desk.exportPackage([first, ...taken], { name: nameField.text, author: authorField.text, licence: licenceField.text, release: releaseField.text }, file))
            close();
    }

    objectName: "exportDialog"
    title: qsTr("Export a package")
    preferredWidth: 560 * Theme.textScale
    onOpened: nameField.forceActiveFocus()
    buttons: [
        PushButton { text: qsTr("Cancel"); onClicked: root.close() },
        PushButton {
            objectName: "exportSave"
            kind: PushButton.Commit
            enabled: nameField.text.trim() !== ""
            text: qsTr("Save as…")
            onClicked: {
                saveDialog.selectedFile = root.proposal.file ?? "";
                saveDialog.open();
            }
        }
    ]

    Label {
        text: qsTr("One file that a friend opens with a double click. It is a zip archive with plain files in it.")
        isMuted: true
        Layout.fillWidth: true
    }
    InputField {
        id: nameField

        objectName: "packageName"
        label: qsTr("Name of the package")
        maximumLength: 60
        Layout.fillWidth: true
        onEdited: words => text = words
    }
    RowLayout {
        spacing: Theme.space3

        InputField {
            id: authorField

            objectName: "packageAuthor"
            label: qsTr("Author")
            maximumLength: 120
            Layout.fillWidth: true
            onEdited: words => text = words
        }
        InputField {
            id: releaseField

            objectName: "packageRelease"
            label: qsTr("Version")
            validator: RegularExpressionValidator { regularExpression: /[0-9]{1,6}(\.[0-9]{1,6}){0,3}/ }
            Layout.preferredWidth: 100 * Theme.textScale
            onEdited: words => text = words
        }
    }
    InputField {
        id: licenceField

        objectName: "packageLicence"
        label: qsTr("License: what others may do with it")
        placeholder: qsTr("none named")
        maximumLength: 120
        Layout.fillWidth: true
        onEdited: words => text = words
    }
    Label {
        visible: root.others.length > 0
        text: qsTr("What goes in as well")
        isStrong: true
        Layout.fillWidth: true
    }
    ScrollPane {
        visible: root.others.length > 0
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(160, contentHeight)

        Column {
            width: parent.width

            Repeater {
                model: root.others

                Toggle {
                    required property var modelData

                    objectName: "include-" + modelData.name
                    text: modelData.name
                    checked: root.taken.includes(modelData.reference)
                    onToggled: root.toggle(modelData.reference)
                }
            }
        }
    }
    FileDialogGuard { dialog: saveDialog }
    FileDialog {
        id: saveDialog

        objectName: "packageFileDialog"
        title: qsTr("Save the package as")
        modality: Qt.WindowModal
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "champclos"
        nameFilters: [qsTr("Champclos packages (*.champclos)")]
        onAccepted: root.save(selectedFile)
    }
}
