// SPDX-License-Identifier: MIT
//
// What a list says while there is nothing in it, and what to do about it.
import QtQuick
import Champclos.Items
import Champclos.Ui

Column {
    id: root

    property string iconName: ""
    property string title: ""
    property string remark: ""
    property string action: ""
    signal activated

    function takeFocus() { button.forceActiveFocus(); }

    spacing: Theme.space4

    IconItem {
        anchors.horizontalCenter: parent.horizontalCenter
        name: root.iconName
        colour: Theme.redText
        width: Theme.space7 * 1.5
        height: width
    }
    Heading {
        width: parent.width
        text: root.title
        level: Heading.Panel
        horizontalAlignment: Text.AlignHCenter
    }
    Label {
        width: parent.width
        text: root.remark
        isMuted: true
        size: Label.Body
        horizontalAlignment: Text.AlignHCenter
    }
    PushButton {
        id: button

        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "emptyRoomAction"
        text: root.action
        kind: PushButton.Commit
        onClicked: root.activated()
    }
}
