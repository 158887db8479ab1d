// SPDX-License-Identifier: MIT
//
// Something on a shelf that opens when it is pressed: its picture or, if it cannot be opened, the reason; its name, what
// it has, whether it is finished. One's own have a menu.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Pressable {
    id: root

    required property string path
    required property string title
    required property string facts
    required property string problem
    required property bool isPlayable
    property bool hasMenu: false
    property real pictureHeight: 140
    default property alias picture: pictureHolder.data
    readonly property bool isReadable: problem === ""
    readonly property string condition: !isReadable ? qsTr("cannot be opened") : isPlayable ? facts : qsTr("unfinished") + " · " + facts
    signal menuRequested(Item button)

    implicitHeight: content.implicitHeight + 2 * Theme.space3
    text: title
    Accessible.name: title + ". " + (isReadable ? condition : problem)
    Keys.onMenuPressed: if (hasMenu) menuRequested(more)

    background: Panel {
        border.color: root.hovered ? Theme.ink : Theme.line
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.4) : Theme.surface

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: Item {
        ColumnLayout {
            id: content

            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space3 }
            spacing: 2

            Item {
                id: pictureHolder

                visible: root.isReadable
                Layout.fillWidth: true
                Layout.preferredHeight: root.pictureHeight
            }
            Label {
                visible: !root.isReadable
                text: root.problem
                color: Theme.redText
                size: Label.Caption
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                Layout.fillWidth: true
                Layout.preferredHeight: root.pictureHeight
            }
            Text {
                text: root.title
                color: Theme.ink
                font: Theme.fontSection
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                elide: Text.ElideRight
                Layout.fillWidth: true
                Layout.rightMargin: root.hasMenu ? more.width : 0
            }
            Label {
                text: root.condition
                isMuted: root.isPlayable
                color: root.isReadable ? isMuted ? Theme.muted : Theme.ink : Theme.redText
                size: Label.Caption
                Layout.fillWidth: true
                Layout.rightMargin: root.hasMenu ? more.width : 0
            }
        }
    }

    PushButton {
        id: more

        objectName: "tileMenu"
        visible: root.hasMenu
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.space2 }
        kind: PushButton.Quiet
        iconName: "more"
        tip: qsTr("More actions for %1").arg(root.title)
        onClicked: root.menuRequested(more)
    }
}
