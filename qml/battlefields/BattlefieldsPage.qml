// SPDX-License-Identifier: MIT
//
// The room of battlefields: the shelf, the drawing table, or the balance run. A page is made when it comes to the front.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Champclos.Editor
import Champclos.Items
import Champclos.Workshop

WorkshopRoom {
    id: root

    readonly property BattlefieldEditor editor: BattlefieldWorkbench.editor

    function exportPicture() {
        exportDialog.selectedFile = bench.proposedFile("png");
        exportDialog.open();
    }

    bench: BattlefieldWorkbench
    openTitle: qsTr("Open a battlefield")
    saveTitle: qsTr("Save the battlefield as")
    fileFilter: qsTr("Battlefields (*.json)")

    Repeater {
        model: root.bench.isOpen ? 0 : 1

        BattlefieldShelfPage {
            anchors.fill: parent
            focus: true
            onHomeRequested: root.homeRequested()
            onNewRequested: root.startNew()
            onOpenDialogRequested: root.request(WorkshopRoom.Choose, "")
            onOpenRequested: path => root.openFile(path)
            onCopyRequested: path => root.openCopy(path)
            onRecoverRequested: key => root.recover(key)
        }
    }
    Repeater {
        model: root.bench.isOpen && !root.bench.isBalancing ? 1 : 0

        BattlefieldWorkshopPage {
            anchors.fill: parent
            focus: true
            onHomeRequested: root.homeRequested()
            onNewRequested: root.request(WorkshopRoom.New, "")
            onOpenRequested: root.request(WorkshopRoom.Choose, "")
            onSaveRequested: root.save()
            onSaveAsRequested: root.saveAs()
            onExportRequested: root.exportPicture()
            onPrintRequested: root.printDocument()
            onShelfRequested: root.request(WorkshopRoom.Close, "")
        }
    }
    Repeater {
        model: root.bench.isOpen && root.bench.isBalancing ? 1 : 0

        BattlefieldBalancePage {
            anchors.fill: parent
            focus: true
            onHomeRequested: root.homeRequested()
        }
    }
    FileDialogGuard { dialog: exportDialog }
    FileDialog {
        id: exportDialog

        objectName: "exportDialog"
        title: qsTr("Export picture")
        modality: Qt.WindowModal
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Export")
        defaultSuffix: "png"
        nameFilters: ["PNG (*.png)", "SVG (*.svg)", "PDF (*.pdf)"]
        onAccepted: root.editor.exportPicture("" + selectedFile, false)
    }
}
