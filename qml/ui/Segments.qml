// SPDX-License-Identifier: MIT
//
// A few choices side by side, one of them taken. `options` is a list of { value, text }.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

FocusScope {
    id: root

    required property var options
    property var value
    property string name: ""
    property bool isClicked: false ///< so the focus needs no frame
    signal chosen(var value)

    function indexOfValue() {
        for (let i = 0; i < options.length; ++i)
            if (options[i].value === value)
                return i;
        return -1;
    }
    function step(by) {
        isClicked = false;
        const next = Math.max(0, Math.min(options.length - 1, indexOfValue() + by));
        if (options[next].isEnabled !== false && next !== indexOfValue())
            chosen(options[next].value);
    }

    implicitWidth: row.implicitWidth + Theme.space1
    implicitHeight: row.implicitHeight + Theme.space1
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: name
    onActiveFocusChanged: if (!activeFocus) isClicked = false
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: Theme.surface
        border.width: Theme.strokePanel
        border.color: Theme.line

        FocusRing {
            target: root
            visible: root.activeFocus && !root.isClicked
        }
    }
    Row {
        id: row

        anchors.centerIn: parent

        Repeater {
            model: root.options

            T.AbstractButton {
                id: segment

                required property var modelData
                readonly property bool isTaken: modelData.value === root.value

                objectName: (root.objectName !== "" ? root.objectName + "/" : "segment:") + modelData.value
                enabled: modelData.isEnabled !== false
                text: modelData.text
                hoverEnabled: true
                focusPolicy: Qt.NoFocus
                implicitWidth: Math.max(54 * Theme.textScale, words.implicitWidth + 2 * Theme.space3)
                implicitHeight: Theme.buttonHeight - Theme.space1
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checked: isTaken
                onClicked: {
                    root.forceActiveFocus(Qt.MouseFocusReason);
                    root.isClicked = true;
                    root.chosen(modelData.value);
                }

                contentItem: Text {
                    id: words

                    text: segment.text
                    color: segment.isTaken ? Theme.surface : segment.enabled ? Theme.ink : Theme.muted
                    font.family: Theme.sans
                    font.pixelSize: Theme.sizeControl
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    radius: Theme.radiusChip
                    color: segment.isTaken ? Theme.ink : segment.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : "transparent"
                }
            }
        }
    }
}
