// SPDX-License-Identifier: MIT
//
// The picture to trace over: which, how strong, where and how large. It is kept with the board and never exported.
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

    Label { text: qsTr("Picture to trace"); size: Label.Caption; isMuted: true; Layout.topMargin: Theme.space1 }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        PushButton {
            objectName: "chooseTrace"
            text: root.editor.hasTrace ? root.editor.traceName : qsTr("Choose…")
            iconName: "background"
            tip: root.editor.hasTrace ? qsTr("Choose another picture") : qsTr("A sketch or photo shown beneath the battlefield while you draw")
            leftPadding: Theme.space2
            implicitWidth: 90
            Layout.fillWidth: true
            onClicked: pictureDialog.open()
        }
        PushButton {
            objectName: "removeTrace"
            visible: root.editor.hasTrace
            kind: PushButton.Quiet
            iconName: "delete"
            tip: qsTr("Remove the picture")
            implicitWidth: 34
            onClicked: root.editor.removeTrace()
        }
    }
    Label {
        objectName: "traceMissing"
        visible: root.editor.isTraceMissing
        text: qsTr("The picture is missing. Choose it again or remove it.")
        color: Theme.redText
        size: Label.Caption
        Layout.fillWidth: true
    }
    RowLayout {
        visible: root.editor.hasTrace && !root.editor.isTraceMissing
        spacing: Theme.space2
        Layout.fillWidth: true

        Label { text: qsTr("Opacity"); size: Label.Caption; isMuted: true }
        T.Slider {
            id: slider

            objectName: "traceOpacity"
            value: root.editor.traceOpacity
            stepSize: 0.05
            implicitHeight: 24
            Layout.fillWidth: true
            Accessible.name: qsTr("Opacity of the picture")
            onMoved: root.editor.setTraceOpacity(value)
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
            text: qsTr("%1%").arg(Math.round(root.editor.traceOpacity * 100))
            size: Label.Caption
            isStrong: true
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            Layout.preferredWidth: 42
        }
    }
    RowLayout {
        visible: root.editor.hasTrace && !root.editor.isTraceMissing
        spacing: Theme.space2
        Layout.fillWidth: true

        PlaceField {
            label: qsTr("Center x")
            text: root.editor.traceX
            validator: IntValidator { bottom: -4000; top: 8000 }
            onCommitted: text => root.editor.placeTrace(Number(text), root.editor.traceY, root.editor.traceWidth)
        }
        PlaceField {
            label: qsTr("y")
            text: root.editor.traceY
            validator: IntValidator { bottom: -4000; top: 8000 }
            onCommitted: text => root.editor.placeTrace(root.editor.traceX, Number(text), root.editor.traceWidth)
        }
        PlaceField {
            objectName: "traceWidth"
            label: qsTr("Width")
            text: root.editor.traceWidth
            validator: IntValidator { bottom: 20; top: 16000 }
            onCommitted: text => root.editor.placeTrace(root.editor.traceX, root.editor.traceY, Number(text))
        }
        PushButton {
            iconName: "fit"
            tip: qsTr("Fit to the battlefield")
            implicitWidth: 36
            implicitHeight: 34
            Layout.alignment: Qt.AlignBottom
            onClicked: root.editor.fitTrace()
        }
    }
    FileDialogGuard { dialog: pictureDialog }
    FileDialog {
        id: pictureDialog

        title: qsTr("Picture to trace")
        nameFilters: [qsTr("Pictures (*.png *.jpg *.jpeg *.webp *.svg)")]
        onAccepted: root.editor.setTrace("" + selectedFile)
    }
}
