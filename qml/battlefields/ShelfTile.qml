// SPDX-License-Identifier: MIT
//
// A board on the shelf: drawn in small, its name, what it has.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property string name
    required property string remark
    property var boardValue
    property string problem: ""
    property bool isOffer: false ///< something new instead of a board
    property bool hasMenu: false
    signal menuRequested(Item button)

    implicitWidth: 250
    implicitHeight: 226
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: name + ". " + (problem !== "" ? problem : remark)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Panel {
        border.color: root.hovered ? Theme.ink : Theme.line
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.4) : Theme.surface

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: ColumnLayout {
        spacing: 2

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: Theme.space3
            Layout.bottomMargin: Theme.space1

            BoardPreviewItem {
                visible: !root.isOffer && root.problem === ""
                anchors.fill: parent
                battlefield: root.boardValue
            }
            IconItem {
                visible: root.isOffer
                anchors.centerIn: parent
                width: 56
                height: 56
                name: "plus"
                colour: Theme.teal
            }
            Label {
                visible: root.problem !== ""
                anchors.fill: parent
                text: root.problem
                color: Theme.redText
                size: Label.Caption
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
            }
        }
        Text {
            text: root.name
            color: Theme.ink
            font: Theme.fontSection
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            elide: Text.ElideRight
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space4
            Layout.rightMargin: Theme.space4
        }
        Label {
            text: root.remark
            isMuted: true
            size: Label.Caption
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space4
            Layout.rightMargin: Theme.space4
            Layout.bottomMargin: Theme.space3
        }
    }

    PushButton {
        id: more

        objectName: "tileMenu"
        visible: root.hasMenu
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.space2 }
        kind: PushButton.Quiet
        iconName: "more"
        tip: qsTr("More actions for %1").arg(root.name)
        onClicked: root.menuRequested(more)
    }
}
