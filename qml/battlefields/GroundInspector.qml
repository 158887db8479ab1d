// SPDX-License-Identifier: MIT
//
// The picture that is played on, in the place of a drawing: which, how strong, where and how large. It is a part of the
// battlefield and seen wherever that is.
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property BattlefieldEditor editor

    spacing: Theme.space2

    component PlaceField: InputField {
        Layout.fillWidth: true
        Layout.preferredWidth: 60
    }

    Label { text: qsTr("Own picture"); size: Label.Caption; isMuted: true; Layout.topMargin: Theme.space1 }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        PushButton {
            objectName: "chooseGround"
            text: root.editor.hasGround ? root.editor.groundName : qsTr("Choose…")
            iconName: "background"
            tip: root.editor.hasGround ? qsTr("Choose another picture") : qsTr("A PNG, JPEG, or SVG file that is played on; a copy of it becomes part of the battlefield")
            leftPadding: Theme.space2
            implicitWidth: 90
            Layout.fillWidth: true
            onClicked: pictureDialog.open()
        }
        PushButton {
            objectName: "removeGround"
            visible: root.editor.hasGround
            kind: PushButton.Quiet
            iconName: "delete"
            tip: qsTr("Remove the picture")
            implicitWidth: 34
            onClicked: root.editor.removeGround()
        }
    }
    Label {
        objectName: "groundProblem"
        visible: root.editor.groundProblem !== ""
        text: root.editor.groundProblem
        color: Theme.redText
        size: Label.Caption
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
    }
    PushButton {
        objectName: "useTrace"
        visible: root.editor.hasTrace && !root.editor.isTraceMissing
        text: qsTr("Use the traced picture")
        tip: qsTr("The picture you trace over becomes the ground that is played on, where it lies now")
        Layout.fillWidth: true
        onClicked: root.editor.useTraceAsGround()
    }
    RowLayout {
        visible: root.editor.hasGround
        spacing: Theme.space2
        Layout.fillWidth: true

        Label { text: qsTr("Opacity"); size: Label.Caption; isMuted: true }
        T.Slider {
            id: slider

            objectName: "groundOpacity"
            value: root.editor.groundOpacity
            from: 0.1
            stepSize: 0.05
            implicitHeight: 24
            Layout.fillWidth: true
            Accessible.name: qsTr("Opacity of the ground picture")
            onMoved: root.editor.setGroundOpacity(value)
            background: Rectangle {
                y: slider.height / 2 - 2
                width: slider.width
                height: 4
                radius: 2
                color: Theme.line
            }
            handle: Rectangle {
                x: slider.visualPosition * (slider.width - width)
                y: (slider.height - height) / 2
                width: 16
                height: 16
                radius: 8
                color: Theme.teal

                FocusRing { target: slider; ringRadius: 8 }
            }
        }
        Label {
            text: qsTr("%1%").arg(Math.round(root.editor.groundOpacity * 100))
            size: Label.Caption
            isStrong: true
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 42
        }
    }
    RowLayout {
        visible: root.editor.hasGround
        spacing: Theme.space2
        Layout.fillWidth: true

        PlaceField {
            label: qsTr("Center x")
            text: root.editor.groundX
            validator: IntValidator { bottom: -4000; top: 8000 }
            onCommitted: text => root.editor.placeGround(Number(text), root.editor.groundY, root.editor.groundWidth)
        }
        PlaceField {
            label: qsTr("y")
            text: root.editor.groundY
            validator: IntValidator { bottom: -4000; top: 8000 }
            onCommitted: text => root.editor.placeGround(root.editor.groundX, Number(text), root.editor.groundWidth)
        }
        PlaceField {
            objectName: "groundWidth"
            label: qsTr("Width")
            text: root.editor.groundWidth
            validator: IntValidator { bottom: 20; top: 16000 }
            onCommitted: text => root.editor.placeGround(root.editor.groundX, root.editor.groundY, Number(text))
        }
        PushButton {
            iconName: "fit"
            tip: qsTr("Cover the battlefield")
            implicitWidth: 36
            implicitHeight: 34
            Layout.alignment: Qt.AlignBottom
            onClicked: root.editor.fitGround()
        }
    }
    FileDialogGuard { dialog: pictureDialog }
    FileDialog {
        id: pictureDialog

        title: qsTr("Own picture")
        nameFilters: [qsTr("Pictures (*.png *.jpg *.jpeg *.webp *.svg)")]
        onAccepted: root.editor.setGround("" + selectedFile)
    }
}
