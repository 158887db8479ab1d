// SPDX-License-Identifier: MIT
//
// The print studio: choices on the left, the pages as they will be printed on the right, and the two ways out.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Items
import Champclos.PrintStudio
import Champclos.Ui

FocusScope {
    id: root

    required property string language
    property string what: "" ///< "deck" or "battlefield": what somebody came here to print
    property string reference: "" ///< its id or its file
    signal homeRequested
    signal backRequested

    focus: true
    Component.onCompleted: {
        if (reference !== "")
            studio.showOnly(what, reference);
    }
    Keys.onEscapePressed: studio.busy ? studio.cancel() : backRequested()

    PrintStudio {
        id: studio

        objectName: "printStudio"
        uiLanguage: root.language
    }
    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("Print")
        onHomeRequested: root.homeRequested()

        PrintProgress {
            visible: studio.busy
            share: studio.progress
            onCancelled: studio.cancel()
        }
        PushButton {
            objectName: "printButton"
            visible: !studio.busy
            enabled: studio.pageCount > 0 && studio.output === "pdf"
            text: qsTr("Print…")
            iconName: "print"
            onClicked: studio.sendToPrinter()
        }
        PushButton {
            objectName: "savePdfButton"
            visible: !studio.busy
            enabled: studio.pageCount > 0
            text: studio.output === "pdf" ? qsTr("Save PDF…") : qsTr("Save pictures…")
            iconName: "save"
            kind: PushButton.Commit
            onClicked: {
                if (studio.output !== "pdf") {
                    folderDialog.currentFolder = studio.suggestedFolder();
                    return folderDialog.open();
                }
                saveDialog.selectedFile = studio.suggestedUrl();
                saveDialog.open();
            }
        }
    }
    RowLayout {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom }
        spacing: 0

        Rectangle {
            color: Theme.surface
            Layout.preferredWidth: Math.min(0.6 * root.width, 348 * Theme.textScale)
            Layout.fillHeight: true

            PrintChoices {
                anchors.fill: parent
                enabled: !studio.busy
                studio: studio
                onFileWanted: openDialog.open()
            }
            Rectangle {
                anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
                width: Theme.strokePanel
                color: Theme.line
            }
        }
        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.fillHeight: true

            MessageBar {
                text: studio.message
                iconName: studio.messageIsGood ? "check" : "warning"
                Layout.fillWidth: true
                Layout.margins: Theme.space3
                onDismissed: studio.dismissMessage()
            }
            PrintPreview {
                studio: studio
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }
    FileDialogGuard { dialog: saveDialog }
    FileDialogGuard { dialog: openDialog }
    FolderDialog {
        id: folderDialog

        objectName: "picturesDialog"
        title: qsTr("Save the pictures in")
        modality: Qt.WindowModal
        acceptLabel: qsTr("Save")
        onAccepted: studio.savePictures(selectedFolder)
    }
    FileDialog {
        id: saveDialog

        objectName: "savePdfDialog"
        title: qsTr("Save as PDF")
        modality: Qt.WindowModal
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF files (*.pdf)")]
        onAccepted: studio.savePdf(selectedFile)
    }
    FileDialog {
        id: openDialog

        modality: Qt.WindowModal
        title: studio.wantsBattlefields ? qsTr("Open a battlefield") : qsTr("Open a deck")
        nameFilters: [qsTr("Champclos files (*.json)")]
        onAccepted: studio.addFile(selectedFile)
    }
}
