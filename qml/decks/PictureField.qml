// SPDX-License-Identifier: MIT
//
// A picture of the author’s own for one part of the deck: how it looks there, and buttons to choose, position and remove
// it. Without one the drawn style stays.
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property string path ///< "fighters[0]", "cards[3]", "back"
    property string label: ""
    readonly property alias isThere: picture.isThere
    readonly property alias name: picture.name

    spacing: Theme.space1

    DeckPicture {
        id: picture

        document: root.document
        path: root.path
    }
    Label {
        visible: text !== ""
        text: root.label
        isMuted: true
        size: Label.Caption
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        Rectangle {
            visible: picture.isThere
            implicitHeight: 44
            implicitWidth: implicitHeight * picture.proportion
            radius: Theme.radiusChip
            color: Theme.sunk
            border.width: 1
            border.color: Theme.edge

            PictureItem {
                anchors { fill: parent; margins: 1 }
                name: picture.name
                corner: Theme.radiusChip
            }
        }
        PushButton {
            objectName: root.path + ":choosePicture"
            text: picture.isThere ? qsTr("Another picture…") : qsTr("Own picture…")
            tip: qsTr("A PNG, JPEG, or SVG file; a copy of it becomes part of the deck")
            onClicked: dialog.open()
        }
        PushButton {
            objectName: root.path + ":cropPicture"
            visible: picture.isThere
            text: qsTr("Position…")
            tip: qsTr("Choose which part of the picture is shown")
            onClicked: cropper.open()
        }
        PushButton {
            objectName: root.path + ":removePicture"
            visible: picture.isThere
            kind: PushButton.Quiet
            iconName: "delete"
            tip: qsTr("Remove the picture; the drawn style takes its place")
            onClicked: picture.remove()
        }
        Item { Layout.fillWidth: true }
    }
    Label {
        objectName: root.path + ":pictureProblem"
        visible: picture.problem !== ""
        text: picture.problem
        color: Theme.redText
        size: Label.Caption
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
    }
    PictureCropper {
        id: cropper

        picture: picture
    }
    FileDialogGuard { dialog: dialog }
    FileDialog {
        id: dialog

        title: qsTr("Own picture")
        nameFilters: picture.filters
        onAccepted: picture.choose("" + selectedFile)
    }
}
