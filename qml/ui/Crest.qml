// SPDX-License-Identifier: MIT
//
// The crest and the wordmark at the left of every page's bar; a click goes home.
import QtQuick
import Champclos.Items

Item {
    id: root

    signal activated

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Champclos: home page")
    Accessible.onPressAction: activated()
    Keys.onReturnPressed: activated()
    Keys.onEnterPressed: activated()
    Keys.onSpacePressed: activated()

    Row {
        id: row

        spacing: Theme.space3

        IconItem {
            name: "champclos"
            width: 28
            height: 28
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            text: "Champclos"
            Accessible.ignored: true
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.sizeName
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    FocusRing { target: root }
    TapHandler { onTapped: root.activated() }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
