// SPDX-License-Identifier: MIT
//
// A click, or a long press: a finger's way to what a pointer is told by resting on a thing. A long press is no click.
import QtQuick

TapHandler {
    id: root

    property bool wasHeld: false
    signal clicked
    signal held

    gesturePolicy: TapHandler.ReleaseWithinBounds
    onPressedChanged: if (pressed) wasHeld = false
    onLongPressed: {
        wasHeld = true;
        held();
    }
    onTapped: if (!wasHeld) clicked()
}
