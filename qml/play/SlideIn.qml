// SPDX-License-Identifier: MIT
//
// Something that slides in from the right over what is there, and away again at once.
import QtQuick
import Champclos.Items

Item {
    id: root

    property bool isShown: false

    width: parent.width
    height: parent.height
    visible: isShown
    onIsShownChanged: if (isShown) slide.restart()

    NumberAnimation {
        id: slide

        target: root
        property: "x"
        from: root.width * 0.25
        to: 0
        duration: Theme.panelTime
        easing.type: Easing.OutQuad
    }
}
