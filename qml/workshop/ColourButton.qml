// SPDX-License-Identifier: MIT
//
// A colour that can be changed: a field that opens the picker below.
import QtQuick
import Champclos.Items
import Champclos.Ui

Pressable {
    id: root

    property string label: ""
    property string value: ""
    property color shown: value === "" ? Theme.board : value
    property list<string> colours
    property bool mayBeNone: false
    signal chosen(string colour)

    implicitWidth: Math.max(64, caption.implicitWidth)
    implicitHeight: caption.implicitHeight + Theme.space1 + 34
    Accessible.name: label
    onClicked: picker.open()

    contentItem: Item {
        Label {
            id: caption

            text: root.label
            size: Label.Caption
            isMuted: true
            wrapMode: Text.NoWrap
        }
        Rectangle {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: 34
            radius: Theme.radiusButton
            color: root.shown
            border.width: Theme.strokePanel
            border.color: root.hovered ? Theme.ink : Theme.edge

            FocusRing { target: root }
        }
    }
    ColourPicker {
        id: picker

        y: root.height + Theme.space1
        colours: root.colours
        value: root.value
        mayBeNone: root.mayBeNone
        onChosen: colour => root.chosen(colour)
    }
}
