// SPDX-License-Identifier: MIT
//
// The way into the game for who has never played it: the guided duel, begun or gone on with.
import QtQuick
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property Learning learning
    signal activated

    text: qsTr("Learn in five minutes")
    implicitHeight: Math.max(64, words.height + Theme.space4)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: text + ". " + remark.text
    Accessible.onPressAction: activated()
    onClicked: activated()
    Keys.onReturnPressed: activated()
    Keys.onEnterPressed: activated()

    background: Rectangle {
        radius: Theme.radiusPanel
        color: root.down ? Qt.darker(Theme.teal, 1.2) : root.hovered ? Qt.lighter(Theme.teal, 1.12) : Theme.teal

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: Item {
        Column {
            id: words

            anchors { left: parent.left; leftMargin: Theme.space6; right: sign.left; rightMargin: Theme.space3; verticalCenter: parent.verticalCenter }

            Text {
                width: parent.width
                text: root.text
                Accessible.ignored: true
                color: Theme.onTeal
                font { family: Theme.serif; bold: true; pixelSize: Theme.sizePanel }
                wrapMode: Text.WordWrap
            }
            Text {
                id: remark

                width: parent.width
                text: root.learning.isFirstBegun ? qsTr("Go on where you left") : qsTr("A guided duel, one sentence at a time")
                Accessible.ignored: true
                color: Theme.onTeal
                font { family: Theme.sans; pixelSize: Theme.sizeBody }
                wrapMode: Text.WordWrap
            }
        }
        IconItem {
            id: sign

            anchors { right: parent.right; rightMargin: Theme.space6; verticalCenter: parent.verticalCenter }
            name: "hint"
            colour: Theme.onTeal
            ground: Theme.teal
            width: 30
            height: 30
        }
    }
}
