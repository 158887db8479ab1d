// SPDX-License-Identifier: MIT
//
// Whatever can be pressed in a workshop and looks like itself: by the mouse, by Space, Return, or Enter, and by a screen
// reader alike. A click leaves the keyboard where it is, so that the keys of the canvas go on working.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: root

    function press() { // as the space bar does
        if (checkable) {
            toggle();
            toggled();
        }
        clicked();
    }

    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: text
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
}
