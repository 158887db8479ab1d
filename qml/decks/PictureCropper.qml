// SPDX-License-Identifier: MIT
//
// Which part of a picture is shown: the whole picture with a frame on it that is dragged, or moved by the arrow keys,
// and sized by the wheel or plus and minus. What it does is done at once and can be undone.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Modal {
    id: root

    required property DeckPicture picture

    objectName: "cropper"
    title: qsTr("Position the picture")
    preferredWidth: 560 * Theme.textScale
    onOpened: stage.forceActiveFocus()

    Item {
        id: stage

        // The picture as large as there is room, with some around it for a frame that reaches beyond.
        readonly property real room: 0.84
        readonly property real boxWidth: Math.min(width * room, height * room * root.picture.pictureProportion)
        readonly property real boxHeight: boxWidth / root.picture.pictureProportion

        objectName: "cropStage"
        implicitHeight: 300
        Layout.fillWidth: true
        Layout.fillHeight: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Canvas
        Accessible.name: qsTr("Visible part of the picture: arrow keys move it, plus and minus change its size")
        Accessible.focusable: true
        Keys.onLeftPressed: root.picture.moveBy(-0.02, 0)
        Keys.onRightPressed: root.picture.moveBy(0.02, 0)
        Keys.onUpPressed: root.picture.moveBy(0, -0.02)
        Keys.onDownPressed: root.picture.moveBy(0, 0.02)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
                root.picture.zoomBy(1.1);
            else if (event.key === Qt.Key_Minus)
                root.picture.zoomBy(1 / 1.1);
            else
                return;
            event.accepted = true;
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusButton
            color: Theme.mat
            clip: true

            PictureItem {
                id: whole

                anchors.centerIn: parent
                width: stage.boxWidth
                height: stage.boxHeight
                name: root.picture.whole
                opacity: 0.45
            }
            Item {
                id: frame

                objectName: "cropFrame"
                x: whole.x + root.picture.cropX * whole.width
                y: whole.y + root.picture.cropY * whole.height
                width: root.picture.cropWidth * whole.width
                height: root.picture.cropHeight * whole.height

                PictureItem {
                    anchors.fill: parent
                    name: root.picture.name
                }
                Rectangle {
                    anchors { fill: parent; margins: -1 }
                    color: "transparent"
                    border.width: 4
                    border.color: Theme.surface
                }
                Rectangle {
                    anchors.fill: parent
                    color: "transparent"
                    border.width: 2
                    border.color: Theme.ink
                }
            }
            FocusRing { target: stage; ringRadius: Theme.radiusButton }
        }
        MouseArea {
            property real lastX: 0
            property real lastY: 0

            objectName: "cropMouse"
            anchors.fill: parent
            cursorShape: Qt.SizeAllCursor
            onPressed: mouse => { lastX = mouse.x; lastY = mouse.y; stage.forceActiveFocus(); }
            onPositionChanged: mouse => {
                root.picture.moveBy((mouse.x - lastX) / stage.boxWidth, (mouse.y - lastY) / stage.boxHeight);
                lastX = mouse.x;
                lastY = mouse.y;
            }
            onWheel: wheel => root.picture.zoomBy(Math.pow(1.1, wheel.angleDelta.y / 120))
        }
    }
    RowLayout {
        spacing: Theme.space2
        Layout.fillWidth: true

        Label {
            text: root.picture.file
            isMuted: true
            size: Label.Caption
            elide: Text.ElideMiddle
            wrapMode: Text.NoWrap
            Layout.fillWidth: true
        }
        PushButton {
            objectName: "cropSmaller"
            text: "−"
            tip: qsTr("Show more of the picture")
            implicitWidth: 40
            onClicked: root.picture.zoomBy(1 / 1.1)
        }
        PushButton {
            objectName: "cropLarger"
            text: "+"
            tip: qsTr("Show less of the picture, larger")
            implicitWidth: 40
            onClicked: root.picture.zoomBy(1.1)
        }
        PushButton {
            objectName: "cropAll"
            iconName: "fit"
            tip: qsTr("Show as much as possible")
            implicitWidth: 40
            onClicked: root.picture.showAll()
        }
    }
    buttons: PushButton {
        objectName: "cropDone"
        text: qsTr("Done")
        kind: PushButton.Commit
        onClicked: root.close()
    }
}
