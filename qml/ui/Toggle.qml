// SPDX-License-Identifier: MIT
//
// On or off, with words: a switch whose knob and mark say the state beside its colour.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

T.Switch {
    id: root

    implicitWidth: indicator.implicitWidth + (text === "" ? 0 : spacing + words.implicitWidth)
    implicitHeight: Math.max(Theme.buttonHeight, words.implicitHeight)
    spacing: Theme.space3
    font.family: Theme.sans
    font.pixelSize: Theme.sizeControl
    opacity: enabled ? 1 : 0.55
    Accessible.name: text
    Accessible.checkable: true
    Accessible.onToggleAction: press()
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    function press() { // as the space bar does
        if (!enabled)
            return;
        toggle();
        toggled();
    }

    indicator: Rectangle {
        implicitWidth: 44
        implicitHeight: 24
        y: (root.height - height) / 2
        radius: height / 2
        color: root.checked ? Theme.teal : Theme.sunk
        border.width: Theme.strokePanel
        border.color: Theme.highContrast && root.enabled ? Theme.ink : root.checked ? Theme.teal : Theme.edge

        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: 18
            height: 18
            radius: 9
            color: root.checked ? Theme.onTeal : Theme.edge

            Behavior on x { NumberAnimation { duration: Theme.hoverTime } }
        }
        FocusRing { target: root; ringRadius: 12 }
    }
    contentItem: Text {
        id: words

        leftPadding: root.indicator.width + root.spacing
        text: root.text
        font: root.font
        Accessible.ignored: true
        color: root.enabled ? Theme.ink : Theme.muted
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
    }
}
