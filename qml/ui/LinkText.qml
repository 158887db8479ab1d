// SPDX-License-Identifier: MIT
//
// Words that lead somewhere.
import QtQuick
import Champclos.Items

Text {
    id: root

    property bool isOnTop: false ///< of something that can be tapped itself, and is not to be
    signal activated

    color: Theme.redText
    font.family: Theme.sans
    font.pixelSize: Theme.sizeControl
    font.weight: Font.DemiBold
    font.underline: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.name: text
    Accessible.onPressAction: activated()
    Keys.onReturnPressed: activated()
    Keys.onEnterPressed: activated()
    Keys.onSpacePressed: activated()

    FocusRing { target: root; ringRadius: 4 }
    TapHandler {
        margin: 4 // words are lower than a finger or a trembling hand needs
        gesturePolicy: root.isOnTop ? TapHandler.ReleaseWithinBounds : TapHandler.DragThreshold
        onTapped: root.activated()
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor; margin: 4 }
}
